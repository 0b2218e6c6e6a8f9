/** The words of a map, whoever plays on it. They are made once for each map: there are thousands. */
import type { Field } from '../kit/fields';
import { ANY_ROLE } from '../kit/step';
import type { Cards } from '../model/cards';
import { BundleSchema, STORED_GOODS, type StoredGood } from '../model/goods';
import { type Seat, SeatSchema } from '../model/ids';
import type { CheckedMap } from '../model/map';
import { namesOf } from '../words/names';
import { Dictionary } from './dictionary';
import { type Form, fieldsOfForm } from './forms';
import {
  AND,
  bundleWording,
  MONEY,
  NO_WORDS,
  NOTHING,
  plainWording,
  type Wording,
} from './wordings';
import { ARROW } from './words';

interface Dictionaries {
  readonly cards: Dictionary;
  readonly roles: Dictionary;
  readonly places: Dictionary;
  readonly provinces: Dictionary;
  readonly goods: Dictionary<StoredGood>;
}

export interface BoardLanguage extends Dictionaries {
  /** All those of the library. */
  readonly forms: ReadonlyMap<string, Form>;
  /** Those that can be taken in a decision of that kind; all of them if it is left out. */
  formsIn(kind: string | undefined): readonly Form[];
  /** Undefined for fields that have no words, and for seats: they are known by who plays. */
  wordingOf(field: Field): Wording | undefined;
  /** Every word that means something, by how it is compared, but for the names of those who play. */
  readonly words: ReadonlyMap<string, string>;
  seatOf(seat: Seat): string;
  placeOf(id: string): string;
  provinceOf(id: string): string;
  cardOf(id: string): string;
}

/** @param forms - all those of the library. */
export function boardLanguageOf(
  forms: ReadonlyMap<string, Form>,
  map: CheckedMap,
  cards: Cards,
): BoardLanguage {
  const names = namesOf(map, cards, []);
  const roles = new Set([...cards.values()].flatMap((card) => card.roles));
  const dictionaries = {
    cards: new Dictionary(),
    roles: new Dictionary(),
    places: placesOf(map, names.place),
    provinces: new Dictionary(),
    goods: new Dictionary<StoredGood>(),
  };
  for (const id of cards.keys()) dictionaries.cards.add(names.card(id), id).add(id, id);
  for (const role of roles) dictionaries.roles.add(names.role(role), role).add(role, role);
  for (const { id } of map.provinces) {
    dictionaries.provinces.add(names.province(id), id).add(id, id);
  }
  for (const good of STORED_GOODS) dictionaries.goods.add(good, good).add(`${good}s`, good);

  const routes = map.routes.map(({ id, ends }) => {
    const [, second] = id.split('#');
    const name = ends.map(names.place).join('-');
    return [id, second === undefined ? name : `${name} ${second}`] as const;
  });
  const cities = [...map.cities, ...(map.fields ?? [])];
  const placeNames = new Map([
    ...cities.map(({ id }) => [id, names.place(id)] as const),
    ...routes,
  ]);
  const cardNames = new Map([...cards.keys()].map((id) => [id, names.card(id)]));
  const placeOf = (id: string): string => placeNames.get(id) ?? names.place(id);
  const cardOf = (id: string): string => cardNames.get(id) ?? names.card(id);

  const named = (dictionary: Dictionary, write: (id: string) => string): Wording => ({
    write: (value) => (typeof value === 'string' ? write(value) : undefined),
    read: (words, at) => dictionary.read(words, at),
    words: dictionary.words,
  });
  const wordings = {
    card: named(dictionaries.cards, cardOf),
    role: named(dictionaries.roles, names.role),
    place: named(dictionaries.places, placeOf),
    province: named(dictionaries.provinces, names.province),
  };
  const bundles = bundleWording(dictionaries.goods);
  const wordingOf = ({ word, schema }: Field): Wording | undefined => {
    if (word !== undefined) return wordings[word];
    return schema === BundleSchema ? bundles : plainWording(schema);
  };
  const fields = [...forms.values()].flatMap(fieldsOfForm).filter((field) => !isSeat(field));
  const known = new Map(fields.map((field) => [field, wordingOf(field)]));
  const knownOf = (field: Field): Wording | undefined => known.get(field);

  const all = [...forms.values()];
  const kinds = new Set(all.flatMap(({ during }) => [...during]));
  const always = all.filter(({ during }) => during.has(ANY_ROLE));
  const formsByKind = new Map(
    [...kinds].map((kind) => [
      kind,
      all.filter(({ during }) => during.has(kind) || during.has(ANY_ROLE)),
    ]),
  );

  return {
    ...dictionaries,
    forms,
    formsIn: (kind) => (kind === undefined ? all : (formsByKind.get(kind) ?? always)),
    wordingOf: knownOf,
    words: wordsOfAll(dictionaries, forms, knownOf),
    seatOf: names.seat,
    placeOf,
    provinceOf: names.province,
    cardOf,
  };
}

/** Whether a field holds a player, by their seat. */
export function isSeat({ word, schema }: Field): boolean {
  return word === undefined && schema === SeatSchema;
}

/** In an order that decides which of two like words is meant: those of players first. */
export function wordsOfAll(
  { cards, roles, places, provinces, goods }: Dictionaries,
  forms: ReadonlyMap<string, Form>,
  wordingOf: (field: Field) => Wording | undefined,
  players = new Dictionary<Seat>(),
): ReadonlyMap<string, string> {
  const all = new Map([AND, NOTHING, ...MONEY, ARROW].map((word) => [word, word]));
  const know = (words: ReadonlyMap<string, string>): void => {
    for (const [key, word] of words) all.set(key, word);
  };
  for (const { words } of [players, cards, roles, places, provinces, goods]) know(words);
  for (const { groups } of forms.values()) {
    for (const part of groups.flatMap(({ parts }) => parts)) {
      if ('keys' in part) for (const key of part.keys) all.set(key, key);
      else know(wordingOf(part.field)?.words ?? NO_WORDS);
    }
  }
  return all;
}

/** Places by name and by id; routes by their ends in either order, with their kind or without. */
function placesOf(map: CheckedMap, nameOf: (id: string) => string): Dictionary {
  const places = new Dictionary();
  for (const { id } of [...map.cities, ...(map.fields ?? [])]) {
    places.add(nameOf(id), id).add(id, id);
  }
  for (const { id, kind, ends } of map.routes) {
    const [a, b] = ends;
    const line = id.split('#')[1] ?? '';
    for (const ends of [
      [a, b],
      [b, a],
    ]) {
      const name = `${ends.map(nameOf).join(' ')} ${line}`;
      places.add(name, id).add(`${kind} ${name}`, id);
      places.add(`${kind} ${ends.join(' ')} ${line}`, id);
    }
  }
  return places;
}
