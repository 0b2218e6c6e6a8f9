/** The words of a map, without those of its players. There are thousands, so they are collected once for each map. */
import type { Field } from '../kit/fields';
import { ANY_ROLE } from '../kit/step';
import type { AnyAction } from '../model/any';
import type { Cards } from '../model/cards';
import { ARROW, Dictionary, type Word } from '../model/find';
import { BundleSchema, STORED_GOODS, type StoredGood } from '../model/goods';
import { COLONIST_KINDS, type Seat, SeatSchema } from '../model/ids';
import type { CheckedMap } from '../model/map';
import type { Names } from '../model/names';
import { namesOf } from '../words/names';
import { type FieldValues, type Form, fieldsOfForm, readForm } from './forms';
import {
  AND,
  bundleWording,
  MONEY,
  NO_WORDS,
  NOTHING,
  plainWording,
  type ValueWording,
} from './wordings';

interface Dictionaries {
  readonly cards: Dictionary;
  readonly roles: Dictionary;
  readonly places: Dictionary;
  readonly provinces: Dictionary;
  readonly goods: Dictionary<StoredGood>;
}

export interface BoardLanguage extends Dictionaries {
  /** All forms of the library. */
  readonly forms: ReadonlyMap<string, Form>;
  /**
   * What the words state in full in a decision of this kind, or in any. A form that names players stands for
   * itself.
   */
  read(words: readonly Word[], kind: string | undefined): readonly (ActionInWords | Form)[];
  /** Whether the fields have the shape of an action of this type. */
  isSound(type: string, fields: FieldValues): boolean;
  /** Undefined for fields that have no words, and for seats, whose names depend on the game. */
  wordingOf(field: Field): ValueWording | undefined;
  /** All known words except names of players, in the form in which they are compared. */
  readonly words: ReadonlyMap<string, string>;
  seatOf(seat: Seat): string;
  placeOf(id: string): string;
  provinceOf(id: string): string;
  cardOf(id: string): string;
}

/** An action without its seat, as stated in words. */
export interface ActionInWords {
  readonly type: string;
  readonly fields: FieldValues;
  /** Whether it has the shape of an action. */
  readonly isSound: boolean;
}

/** More clauses than many games on one map have. */
const MOST_REMEMBERED = 3000;
/** In characters; longer clauses are rare. */
const LONGEST_REMEMBERED = 100;

/**
 * @param forms - all forms of the library.
 * @param own - names in the language of the library, which are read but never written.
 * @param isShaped - whether a value has the shape of an action.
 */
export function boardLanguageOf(
  forms: ReadonlyMap<string, Form>,
  map: CheckedMap,
  cards: Cards,
  own: Partial<Names> | undefined,
  isShaped: (action: AnyAction) => boolean,
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
  const ownNames = own === undefined ? undefined : namesOf(map, cards, [], own);
  if (ownNames !== undefined) addNames(dictionaries, map, ownNames);
  const goodNames = new Map<string, string>(
    ownNames === undefined ? [] : STORED_GOODS.map((good) => [good, ownNames.good(good)]),
  );

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

  const named = (dictionary: Dictionary, write: (id: string) => string): ValueWording => ({
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
  const wordingOf = ({ word, schema }: Field): ValueWording | undefined => {
    if (word === 'decision' || word === 'decisions') return undefined;
    if (word !== undefined) return wordings[word];
    return schema === BundleSchema ? bundles : plainWording(schema, goodNames);
  };
  const fields = [...forms.values()].flatMap(fieldsOfForm).filter((field) => !isSeat(field));
  const known = new Map(fields.map((field) => [field, wordingOf(field)]));
  const knownOf = (field: Field): ValueWording | undefined => known.get(field);

  const all = [...forms.values()];
  const seated = new Set(all.filter((form) => fieldsOfForm(form).some(isSeat)));
  const kinds = new Set(all.flatMap(({ during }) => [...during]));
  const always = all.filter(({ during }) => during.has(ANY_ROLE));
  const formsByKind = new Map(
    [...kinds].map((kind) => [
      kind,
      all.filter(({ during }) => during.has(kind) || during.has(ANY_ROLE)),
    ]),
  );

  const isSound = (type: string, fields: FieldValues): boolean =>
    isShaped({ type, seat: 0, ...fields });
  const sayingsOf = (form: Form, words: readonly Word[]): readonly (ActionInWords | Form)[] => {
    if (seated.has(form)) return [form];
    const { type } = form;
    return readForm(form, words, knownOf)
      .filter(isOfOneKind)
      .map((fields) => ({ type, fields, isSound: isSound(type, fields) }));
  };
  /** The same few hundred clauses occur again and again. */
  const sayings = new Map<string, readonly (ActionInWords | Form)[]>();

  return {
    ...dictionaries,
    forms,
    read(words, kind) {
      // Comments do not repeat.
      if (kind === undefined) return all.flatMap((form) => sayingsOf(form, words));
      let key = `${kind}\n`;
      for (const word of words) key += ` ${word.key}`;
      const before = sayings.get(key);
      if (before !== undefined) return before;
      const possible = formsByKind.get(kind) ?? always;
      const said = possible.flatMap((form) => sayingsOf(form, words));
      if (key.length <= LONGEST_REMEMBERED) {
        if (sayings.size >= MOST_REMEMBERED) sayings.clear();
        sayings.set(key, said);
      }
      return said;
    },
    isSound,
    wordingOf: knownOf,
    words: wordsOfAll(dictionaries, forms, knownOf),
    seatOf: names.seat,
    placeOf,
    provinceOf: names.province,
    cardOf,
  };
}

/** Other names for the same things. */
function addNames(
  { cards, roles, places, provinces, goods }: Dictionaries,
  map: CheckedMap,
  names: Names,
): void {
  for (const id of cards.values) cards.add(names.card(id), id);
  for (const role of roles.values) roles.add(names.role(role), role);
  for (const { id } of [...map.cities, ...(map.fields ?? [])]) places.add(names.place(id), id);
  for (const { id } of map.provinces) provinces.add(names.province(id), id);
  for (const good of STORED_GOODS) goods.add(names.good(good), good);
}

/** Whether a field is the seat of a player. */
export function isSeat({ word, schema }: Field): boolean {
  return word === undefined && schema === SeatSchema;
}

/** Land colonists are on land routes, sea colonists on sea routes. */
export function isOfOneKind(fields: FieldValues): boolean {
  const { kind } = fields;
  const other = COLONIST_KINDS.find((one) => one !== kind);
  if (!COLONIST_KINDS.some((one) => one === kind)) return true;
  return !Object.values(fields).some(
    (value) => typeof value === 'string' && value.startsWith(`${other}:`),
  );
}

/** The order decides which of two equal words is meant: names of players come first. */
export function wordsOfAll(
  { cards, roles, places, provinces, goods }: Dictionaries,
  forms: ReadonlyMap<string, Form>,
  wordingOf: (field: Field) => ValueWording | undefined,
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
