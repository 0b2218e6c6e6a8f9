/** The words of one game: how its actions are written, and what a text may mean by its words alone. */
import type { Field } from '../kit/fields';
import { ANY_ROLE } from '../kit/step';
import type { AnyAction } from '../model/any';
import type { Cards } from '../model/cards';
import { BundleSchema, STORED_GOODS, type StoredGood } from '../model/goods';
import { COLONIST_KINDS, type Seat, SeatSchema } from '../model/ids';
import type { CheckedMap } from '../model/map';
import { namesOf } from '../words/names';
import { Dictionary } from './dictionary';
import { type Form, readForm, type Written, writeForm } from './forms';
import {
  AND,
  bundleWording,
  MONEY,
  NO_WORDS,
  NOTHING,
  plainWording,
  type Wording,
} from './wordings';
import { ARROW, keysOf, type Word } from './words';

export interface Language {
  /** Undefined if it cannot be written in words. */
  write(action: AnyAction): Written | undefined;
  /** Every action that the words say in full. @param kind - of the decision in which it may be taken; any if left out. */
  read(words: readonly Word[], seat: Seat, kind?: string): readonly AnyAction[];
  /** Every word that means something, by how it is compared. */
  readonly words: ReadonlyMap<string, string>;
  readonly players: Dictionary<Seat>;
  readonly cards: Dictionary;
  readonly places: Dictionary;
  readonly provinces: Dictionary;
  readonly goods: Dictionary<StoredGood>;
  /** A player as a text names them. */
  playerOf(seat: Seat): string;
  placeOf(id: string): string;
  provinceOf(id: string): string;
  cardOf(id: string): string;
}

/** @param forms - all those of the library. */
export function languageOf(
  forms: ReadonlyMap<string, Form>,
  map: CheckedMap,
  cards: Cards,
  players: readonly string[],
): Language {
  const names = namesOf(
    map,
    cards,
    players.map((name) => ({ name })),
  );
  const roles = new Set([...cards.values()].flatMap((card) => card.roles));
  const playerNames = players.map((name, seat) => playerName(players, name, seat));
  const dictionaries = {
    players: new Dictionary<Seat>(),
    cards: new Dictionary(),
    roles: new Dictionary(),
    places: placesOf(map, names.place),
    provinces: new Dictionary(),
    goods: new Dictionary<StoredGood>(),
  };
  for (const [seat, name] of players.entries()) {
    dictionaries.players.add(name, seat).add(`seat ${seat}`, seat);
  }
  for (const id of cards.keys()) dictionaries.cards.add(names.card(id), id).add(id, id);
  for (const role of roles) dictionaries.roles.add(names.role(role), role).add(role, role);
  for (const { id } of map.provinces) {
    dictionaries.provinces.add(names.province(id), id).add(id, id);
  }
  for (const good of STORED_GOODS) dictionaries.goods.add(good, good).add(`${good}s`, good);

  const named = (dictionary: Dictionary, write: (id: string) => string): Wording => ({
    write: (value) => (typeof value === 'string' ? write(value) : undefined),
    read: (words, at) => dictionary.read(words, at),
    words: dictionary.words,
  });
  const routes = new Map(map.routes.map((route) => [route.id, route]));
  const placeOf = (id: string): string => {
    const route = routes.get(id);
    if (route === undefined) return names.place(id);
    const [, second] = id.split('#');
    return `${route.ends.map(names.place).join('-')}${second === undefined ? '' : ` ${second}`}`;
  };
  const wordings = {
    card: named(dictionaries.cards, (id) => names.card(id)),
    role: named(dictionaries.roles, names.role),
    place: named(dictionaries.places, placeOf),
    province: named(dictionaries.provinces, names.province),
  };
  const seats: Wording = {
    write: (value) => (typeof value === 'number' ? playerNames[value] : undefined),
    read: (words, at) => dictionaries.players.read(words, at),
    words: dictionaries.players.words,
  };
  const bundles = bundleWording(dictionaries.goods);

  const known = new Map<Field, Wording | undefined>();
  function wordingOf(field: Field): Wording | undefined {
    if (!known.has(field)) known.set(field, makeWording(field));
    return known.get(field);
  }
  function makeWording({ word, schema }: Field): Wording | undefined {
    if (word !== undefined) return wordings[word];
    if (schema === SeatSchema) return seats;
    if (schema === BundleSchema) return bundles;
    return plainWording(schema);
  }

  const allWords = new Map([AND, NOTHING, ...MONEY, ARROW].map((word) => [word, word]));
  const know = (words: ReadonlyMap<string, string>): void => {
    for (const [key, word] of words) allWords.set(key, word);
  };
  for (const dictionary of Object.values(dictionaries)) know(dictionary.words);
  for (const { groups } of forms.values()) {
    for (const part of groups.flatMap(({ parts }) => parts)) {
      if ('keys' in part) for (const key of part.keys) allWords.set(key, key);
      else know(wordingOf(part.field)?.words ?? NO_WORDS);
    }
  }

  return {
    write(action) {
      const form = forms.get(action.type);
      return form && writeForm(form, action, wordingOf);
    },
    read(words, seat, kind) {
      if (words.length === 0) return [];
      const found: AnyAction[] = [];
      for (const form of forms.values()) {
        const { type, during } = form;
        if (kind !== undefined && !during.has(kind) && !during.has(ANY_ROLE)) continue;
        for (const fields of readForm(form, words, wordingOf)) {
          const action = { type, seat, ...fields };
          if (isOfOneKind(action)) found.push(action);
        }
      }
      return found;
    },
    words: allWords,
    ...dictionaries,
    playerOf: (seat) => playerNames[seat] ?? names.seat(seat),
    placeOf,
    provinceOf: names.province,
    cardOf: (id) => names.card(id),
  };
}

/** Land colonists stand on land routes, sea colonists on sea routes. */
function isOfOneKind(action: AnyAction): boolean {
  const kind: unknown = Reflect.get(action, 'kind');
  const other = COLONIST_KINDS.find((one) => one !== kind);
  if (!COLONIST_KINDS.some((one) => one === kind)) return true;
  return !Object.values(action).some(
    (value) => typeof value === 'string' && value.startsWith(`${other}:`),
  );
}

/** A name that can stand before a colon and means nobody else; or else the seat. */
function playerName(players: readonly string[], name: string, seat: Seat): string {
  const keys = keysOf(name).join(' ');
  const isClear =
    /^\p{L}[\p{L}\p{M}\p{N} .'-]*$/u.test(name) &&
    !/^seat\b/i.test(name) &&
    players.every((other, index) => index === seat || keysOf(other).join(' ') !== keys);
  return isClear ? name : `seat ${seat}`;
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
