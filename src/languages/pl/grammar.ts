/** Polish grammar: forms of nouns, and nouns that take the case for names that cannot be declined. */
import type { PlaceId, ProvinceId, Seat } from '../../model/ids';
import type { Names } from '../../model/names';
import { grammarOf, type NounForms } from '../grammar';

export const { form, counted, listed, either, number } = grammarOf('pl');

/** `1 karta`, `2 karty`, `5 kart`. */
export function noun(one: string, few: string, many: string): NounForms {
  return { one, few, other: many };
}

export const CARD = noun('karta', 'karty', 'kart');
export const COIN = noun('moneta', 'monety', 'monet');
export const COLONIST = noun('kolonista', 'kolonistów', 'kolonistów');
export const GOODS = noun('dobro', 'dobra', 'dóbr');
export const HOUSE = noun('dom', 'domy', 'domów');
export const KIND = noun('rodzaj', 'rodzaje', 'rodzajów');
export const PLAYER = noun('gracz', 'graczy', 'graczy');
export const POINT = noun('punkt', 'punkty', 'punktów');
export const PROVINCE = noun('prowincja', 'prowincje', 'prowincji');
export const SESTERTIUS = noun('sestercja', 'sestercje', 'sestercji');
export const STEP = noun('ruch', 'ruchy', 'ruchów');

/** `został 1`, `zostały 2`, `zostało 5`. */
export const LEFT = noun('został', 'zostały', 'zostało');

/** As the object of a verb: `1 kartę`, `2 karty`, `5 kart`. */
export function some(count: number, forms: NounForms): string {
  return counted(count, { ...forms, one: accusative(forms.one ?? forms.other) });
}

/** `cegła` becomes `cegłę`; words with another ending stay. */
export function accusative(word: string): string {
  return word.replace(/a$/, 'ę');
}

/** Begins a sentence with a player; only the name of nobody in particular begins with a small letter. */
export function who(names: Names, seat: Seat): string {
  return names.player(seat).replace(/^gracz /, 'Gracz ');
}

/** A sentence that says nothing but who does it. */
export function does(what: string): (names: Names, facts: { readonly seat: Seat }) => string {
  return (names, { seat }) => `${who(names, seat)} ${what}`;
}

/** `gracza Livia`, `gracza na miejscu 2`. */
export function ofPlayer(names: Names, seat: Seat): string {
  return `gracza ${bare(names, seat)}`;
}

/** `graczowi Livia`, `graczowi na miejscu 2`. */
export function toPlayer(names: Names, seat: Seat): string {
  return `graczowi ${bare(names, seat)}`;
}

/** Without the noun that is about to be declined. */
function bare(names: Names, seat: Seat): string {
  return names.player(seat).replace(/^gracz /i, '');
}

/** The place itself, and where from, where to and where. */
type PlaceCases = readonly [place: string, from: string, to: string, at: string];

const CITY_WAYS: PlaceCases = ['miasto', 'z miasta', 'do miasta', 'w mieście'];
const FIELD_WAYS: PlaceCases = ['pole', 'z pola', 'na pole', 'na polu'];
const ROUTE_WAYS: PlaceCases = ['trasa', 'z trasy', 'na trasę', 'na trasie'];
const SITE_WAYS: PlaceCases = ['miejsce', 'z miejsca', 'do miejsca', 'w miejscu'];

/** Trade squares that are no city. */
const FIELDS = /^(?:gold|frankincense)$/;

/** What stands in the city of Rome and on its ship track is no city. */
const SITES =
  /^(?:amphi|aqua-tr|castra-[np]|circus|colosseum|emporium|forum-r|horti|macellum|maus|naum|panth|porta-|stad|templ|theat|thermae-|via-|athenae-|carthago-)/;

type PlaceForm = 'from' | 'to' | 'at';

/** A name that is declined, or a noun that is declined in its place. */
function way(names: Names, id: PlaceId, form: PlaceForm, [, from, to, at] = waysOf(id)): string {
  const name = names.place(id);
  return names.formOf(name, form) || `${{ from, to, at }[form]} ${name}`;
}

function waysOf(id: PlaceId): PlaceCases {
  if (id.includes('~')) return ROUTE_WAYS;
  if (FIELDS.test(id)) return FIELD_WAYS;
  return isSite(id) ? SITE_WAYS : CITY_WAYS;
}

/** Whether it is a place in Rome or on its ship track. */
export function isSite(id: PlaceId): boolean {
  return SITES.test(id);
}

/** `miasto Roma`, `trasa Roma–Ostia`, and a name alone that is declined. */
export function aPlace(names: Names, id: PlaceId): string {
  const name = names.place(id);
  return names.formOf(name, 'at') === '' ? `${waysOf(id)[0]} ${name}` : name;
}

/** `Roma–Ostia`. */
export function endsOf(names: Names, ids: readonly PlaceId[]): string {
  return ids.map(names.place).join('–');
}

/** `z miasta Roma`, `z trasy Roma–Ostia`. */
export function fromPlace(names: Names, id: PlaceId): string {
  return way(names, id, 'from');
}

/** `miasta Roma`, `trasy Roma–Ostia`. */
export function ofPlace(names: Names, id: PlaceId): string {
  return way(names, id, 'from').replace(/^ze? /, '');
}

/** `do miasta Roma`, `na trasę Roma–Ostia`. */
export function intoPlace(names: Names, id: PlaceId): string {
  return way(names, id, 'to');
}

/** `w mieście Roma`, `na trasie Roma–Ostia`. */
export function inPlace(names: Names, id: PlaceId): string {
  return way(names, id, 'at');
}

/** `z pola Ostia`, of the ship track; elsewhere it may be a city. */
export const fromField = (names: Names, id: PlaceId): string => way(names, id, 'from', FIELD_WAYS);
/** `na pole Ostia`. */
export const intoField = (names: Names, id: PlaceId): string => way(names, id, 'to', FIELD_WAYS);
/** `na polu Ostia`. */
export const inField = (names: Names, id: PlaceId): string => way(names, id, 'at', FIELD_WAYS);

/** The seven hills and quarters of Rome. */
const QUARTERS = /^(?:aventin|caelius|campus-m|capitolin|esquil|trans-tib|vimin)/;

/** Provinces that are named by a colour; they stand for `prowincja` too, so they are feminine. */
export const COLOURS: Readonly<Record<string, string>> = {
  Blue: 'Niebieska',
  Brown: 'Brązowa',
  Cyan: 'Błękitna',
  'Dark green': 'Ciemnozielona',
  'Dark grey': 'Ciemnoszara',
  'Dark red': 'Ciemnoczerwona',
  // It is a place as well.
  Gold: 'Złoto',
  Gray: 'Szara',
  Green: 'Zielona',
  Grey: 'Szara',
  'Light green': 'Jasnozielona',
  Maroon: 'Bordowa',
  Olive: 'Oliwkowa',
  Orange: 'Pomarańczowa',
  Purple: 'Fioletowa',
  Red: 'Czerwona',
  Yellow: 'Żółta',
};

/** `prowincji Italia`, of it and in it. */
export function ofProvince(names: Names, id: ProvinceId): string {
  return QUARTERS.test(id) ? `dzielnicy ${names.province(id)}` : ofNamed(names.province(id));
}

/** `brązowej prowincji`: a colour is an adjective before it, any other name stands behind it. */
function ofNamed(name: string): string {
  if (!Object.values(COLOURS).includes(name)) return `prowincji ${name}`;
  return `${name.toLowerCase().replace(/ka$/, 'kia').slice(0, -1)}ej prowincji`;
}

/** The end of a sentence about an unknown word; empty if no known word is near. */
export function meant(nearest: string | undefined): string {
  return nearest === undefined ? '' : `; czy chodzi o ${nearest}?`;
}
