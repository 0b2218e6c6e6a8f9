/** The words of a map, without those of its players. There are thousands, so they are collected once for each map. */
import type { Field } from '../kit/fields';
import { ANY_ROLE } from '../kit/step';
import type { AnyAction } from '../model/any';
import type { Cards } from '../model/cards';
import { ARROW, Dictionary, keysOf, type Word } from '../model/find';
import { BundleSchema, STORED_GOODS, type StoredGood } from '../model/goods';
import { COLONIST_KINDS, type ColonistKind, type Seat, SeatSchema } from '../model/ids';
import type { CheckedMap } from '../model/map';
import { namesOf } from '../words/game-names';
import { type FieldValues, type Form, fieldsOfForm, readForm } from './forms';
import {
  CORRECTION_WORDS,
  type Opening,
  openingIn,
  openingsOf,
  type SmallWords,
  smallWordsOf,
  type Voice,
  variantsOf,
  writtenIn,
} from './voices';
import {
  bundleWording,
  distinct,
  type EntryWords,
  NO_WORDS,
  plainWording,
  type ValueWording,
} from './wordings';

/** Written for no goods at all. */
const NOTHING = 'nothing';
/** Written for a player whose name cannot stand before a colon. */
const SEAT = 'seat';

interface Dictionaries {
  readonly cards: Dictionary;
  readonly roles: Dictionary;
  readonly places: Dictionary;
  readonly provinces: Dictionary;
  readonly goods: Dictionary<StoredGood>;
}

export interface BoardLanguage extends Dictionaries {
  /** All languages; the first is the one that is written. */
  readonly voices: readonly [BoardVoice, ...BoardVoice[]];
  readonly smallWords: SmallWords;
  /** The words that mean a pass. */
  readonly passes: ReadonlySet<string>;
  /** The words that actions begin with, except names. */
  readonly verbs: ReadonlySet<string>;
  /**
   * What the words state in full in a decision of this kind, or in any. A form that names players stands for
   * itself.
   */
  read(words: readonly Word[], kind: string | undefined): readonly (ActionInWords | Form)[];
  /** Whether the fields have the shape of an action of this type. */
  isSound(type: string, fields: FieldValues): boolean;
  /** Undefined for fields that have no words, and for seats, whose names depend on the game. */
  wordingOf(form: Form, field: Field): ValueWording | undefined;
  /** All known words except names of players, in the form in which they are compared. */
  readonly words: ReadonlyMap<string, string>;
  /** The same, to look for abbreviations. */
  book(): WordBook;
  /** The words of corrections. */
  readonly corrections: Dictionary;
  /** What is written in front of corrections. */
  readonly opening: Opening;
  /** The words that begin a correction in every language, in the form in which they are compared. */
  readonly openingWords: readonly string[];
  /** The words for a seat, the written one first. */
  readonly seatWords: readonly string[];
  /** How an English word is written. */
  wordOf(word: string): string;
  seatOf(seat: Seat): string;
  /** A player who has been given no name, in every language; the written one first. */
  unnamed(seat: Seat): readonly string[];
  placeOf(id: string): string;
  provinceOf(id: string): string;
  cardOf(id: string): string;
  goodOf(good: StoredGood): string;
}

/** Words, and those that begin with the same letter together, where abbreviations of them are looked for. */
export interface WordBook {
  readonly words: ReadonlyMap<string, string>;
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
}

export function wordBook(words: ReadonlyMap<string, string>): WordBook {
  const byLetter = new Map<string, string[]>();
  for (const word of words.keys()) {
    const letter = word.charAt(0);
    const others = byLetter.get(letter);
    if (others === undefined) byLetter.set(letter, [word]);
    else others.push(word);
  }
  return { words, byLetter };
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

/** A language, and how each type of actions is written in it. */
export interface SpokenForms {
  readonly voice: Voice;
  readonly forms: ReadonlyMap<string, Form>;
}

/** How a language writes the actions of one map. */
export interface BoardVoice {
  /** By types of actions. */
  readonly forms: ReadonlyMap<string, Form>;
  /** Undefined for fields that have no words, and for seats, whose names depend on the game. */
  wordingOf(field: Field): ValueWording | undefined;
}

/**
 * @param spoken - all languages; the first is the one that is written.
 * @param isNamed - whether the text says that it is in the first language, so that its names come before others.
 * @param isShaped - whether a value has the shape of an action.
 */
export function boardLanguageOf(
  spoken: readonly [SpokenForms, ...SpokenForms[]],
  isNamed: boolean,
  map: CheckedMap,
  cards: Cards,
  isShaped: (action: AnyAction) => boolean,
): BoardLanguage {
  const [writing, ...further] = spoken;
  const languageOf = ({ voice, forms }: SpokenForms): BoardNames => ({
    voice,
    forms,
    names: writtenNames(voice, map, cards),
  });
  const leading = languageOf(writing);
  const languages = [leading, ...further.map(languageOf)];
  const smallWords = smallWordsOf(spoken.map(({ voice }) => voice));
  const dictionaries = dictionariesOf(
    map,
    cards,
    languages.map(({ names }) => names),
    isNamed,
  );
  /** The words of values of fields in each language, and as they are. */
  const entriesOf = (entries: readonly string[]): Dictionary =>
    dictionaryOf(
      [
        ...languages.map(({ voice, names }) =>
          entries.flatMap((entry) =>
            entryIn(voice, names, entry).map((word) => [word, entry] as const),
          ),
        ),
        // `he sells` means the same as `they sell`.
        entries.flatMap((entry) => [entry, `${entry}s`].map((word) => [word, entry] as const)),
      ],
      isNamed,
    );

  const voiceOf = ({ voice, forms, names }: BoardNames): BoardVoice => {
    const wordings = {
      card: named(dictionaries.cards, names.card),
      role: named(dictionaries.roles, names.role),
      place: named(dictionaries.places, names.place),
      province: named(dictionaries.provinces, names.province),
    };
    const nothing = writtenIn(voice, NOTHING);
    const bundles = bundleWording(dictionaries.goods, smallWords, names.good, nothing);
    const words: EntryWords = {
      write: (entry) => entryIn(voice, names, entry)[0],
      read: entriesOf,
    };
    const wordingOf = ({ word, schema }: Field): ValueWording | undefined => {
      if (word === 'decision' || word === 'decisions') return undefined;
      if (word !== undefined) return wordings[word];
      return schema === BundleSchema ? bundles : plainWording(schema, smallWords, words);
    };
    const fields = [...forms.values()].flatMap(fieldsOfForm).filter((field) => !isSeat(field));
    const known = new Map(fields.map((field) => [field, wordingOf(field)]));
    return { forms, wordingOf: (field) => known.get(field) };
  };
  const first = voiceOf(leading);
  const others = languages.slice(1).map(voiceOf);
  const { names } = leading;
  const readings = new Map(
    [first, ...others].flatMap((voice) =>
      [...voice.forms.values()].map((form) => [form, voice] as const),
    ),
  );

  const all = [...readings.keys()];
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
    return readForm(form, words, readings.get(form)?.wordingOf ?? first.wordingOf)
      .filter(isOfOneKind)
      .map((fields) => ({ type, fields, isSound: isSound(type, fields) }));
  };
  /** The same few hundred clauses occur again and again. */
  const sayings = new Map<string, readonly (ActionInWords | Form)[]>();
  const words = wordsOfAll(dictionaries, readings, smallWords);
  /** Made for the first text that is read. */
  let book: WordBook | undefined;
  return {
    ...dictionaries,
    voices: [first, ...others],
    smallWords,
    verbs: verbsOf(readings, smallWords),
    passes: new Set(all.filter(({ type }) => type === 'pass').flatMap(soleWords)),
    read(words, kind) {
      // Comments do not repeat.
      if (kind === undefined) return distinct(all.flatMap((form) => sayingsOf(form, words)));
      let key = `${kind}\n`;
      for (const word of words) key += ` ${word.key}`;
      const before = sayings.get(key);
      if (before !== undefined) return before;
      const possible = formsByKind.get(kind) ?? always;
      const said = distinct(possible.flatMap((form) => sayingsOf(form, words)));
      if (key.length <= LONGEST_REMEMBERED) {
        if (sayings.size >= MOST_REMEMBERED) sayings.clear();
        sayings.set(key, said);
      }
      return said;
    },
    isSound,
    wordingOf: (form, field) => (readings.get(form) ?? first).wordingOf(field),
    words,
    book() {
      book ??= wordBook(words);
      return book;
    },
    corrections: entriesOf(CORRECTION_WORDS),
    opening: openingIn(writing.voice),
    openingWords: [...openingsOf(spoken.map(({ voice }) => voice)).correction],
    seatWords: [...new Set([...spoken.map(({ voice }) => writtenIn(voice, SEAT)), SEAT])],
    wordOf: (word) => writtenIn(writing.voice, word),
    seatOf: names.seat,
    unnamed: (seat) => languages.map(({ names }) => names.unnamed(seat)),
    placeOf: names.place,
    provinceOf: names.province,
    cardOf: names.card,
    goodOf: names.good,
  };
}

/** The words of a form that has nothing else. */
function soleWords({ groups }: Form): readonly string[] {
  const [part, ...others] = groups.flatMap(({ parts }) => parts);
  if (part === undefined || 'field' in part || others.length > 0) return [];
  return part.variants.flatMap((keys) => (keys.length === 1 ? keys : []));
}

/** What each form begins with: `build`, `land`, `sell`; and what says that something was gained or paid. */
function verbsOf(
  readings: ReadonlyMap<Form, BoardVoice>,
  { gains, pays }: SmallWords,
): ReadonlySet<string> {
  const verbs = new Set([...gains, ...pays]);
  for (const [{ groups }, voice] of readings) {
    for (const part of groups.flatMap(({ parts }) => parts)) {
      if ('variants' in part) {
        for (const [key = ''] of part.variants) verbs.add(key);
        if (part.isSilent) continue;
      } else if (part.field.word === undefined && part.field.schema._zod.def.type === 'enum') {
        for (const key of voice.wordingOf(part.field)?.words.keys() ?? []) verbs.add(key);
      }
      break;
    }
  }
  return verbs;
}

/** A language with its names on one map. */
interface BoardNames extends SpokenForms {
  readonly names: WrittenNames;
}

/** How one language writes names. */
interface WrittenNames {
  readonly place: (id: string) => string;
  readonly province: (id: string) => string;
  readonly card: (id: string) => string;
  readonly role: (id: string) => string;
  readonly good: (good: StoredGood) => string;
  readonly unnamed: (seat: Seat) => string;
  readonly seat: (seat: Seat) => string;
  /** The words for a kind of colonists or routes. */
  readonly kinds: (kind: ColonistKind) => readonly string[];
  /** Names of goods that are read, the written one first. */
  readonly goods: (good: StoredGood) => readonly string[];
  /** A name, and its other forms: `Präfekt I` and `Präfekten I`. */
  readonly formsOf: (name: string) => readonly string[];
}

function writtenNames(voice: Voice, map: CheckedMap, cards: Cards): WrittenNames {
  const names = namesOf(map, cards, [], voice.names);
  const routes = map.routes.map(({ id, ends }) => {
    const [, second] = id.split('#');
    const name = ends.map(names.place).join('-');
    return [id, second === undefined ? name : `${name} ${second}`] as const;
  });
  const places = new Map([
    ...[...map.cities, ...(map.fields ?? [])].map(({ id }) => [id, names.place(id)] as const),
    ...routes,
  ]);
  const titles = new Map([...cards.keys()].map((id) => [id, names.card(id)]));
  const goods = (good: StoredGood): readonly string[] => {
    // Two of them, without the number.
    const many = names.goods({ [good]: 2 }).replace(/\d+/g, '');
    return [...variantsOf(voice, good), names.good(good), `${names.good(good)}s`, many];
  };
  return {
    place: (id) => places.get(id) ?? names.place(id),
    province: names.province,
    card: (id) => titles.get(id) ?? names.card(id),
    role: names.role,
    good: (good) => goods(good)[0] ?? good,
    unnamed: names.unnamed,
    seat: names.seat,
    kinds: (kind) => [kind, ...variantsOf(voice, kind)],
    goods,
    formsOf(name) {
      const [noun = '', ...rest] = name.split(' ');
      return [noun, ...variantsOf(voice, noun)].map((form) => [form, ...rest].join(' '));
    },
  };
}

/** The words of a value of a field, the written one first. */
function entryIn(voice: Voice, names: WrittenNames, entry: string): readonly string[] {
  const good = STORED_GOODS.find((one) => one === entry);
  return good === undefined ? variantsOf(voice, entry) : names.goods(good);
}

function named(dictionary: Dictionary, write: (id: string) => string): ValueWording {
  return {
    write: (value) => (typeof value === 'string' ? write(value) : undefined),
    read: (words, at) => dictionary.read(words, at),
    words: dictionary.words,
  };
}

type ReadName<T> = readonly [name: string, value: T];

/** All names in all languages. @param isNamed - whether a name of the first language has no other meaning. */
function dictionariesOf(
  map: CheckedMap,
  cards: Cards,
  languages: readonly WrittenNames[],
  isNamed: boolean,
): Dictionaries {
  const roles = new Set([...cards.values()].flatMap((card) => card.roles));
  const provinces = map.provinces.map(({ id }) => id);
  const of = <T>(
    namesIn: (names: WrittenNames) => readonly ReadName<T>[],
    ids: readonly ReadName<T>[],
  ): Dictionary<T> => dictionaryOf([...languages.map(namesIn), ids], isNamed);
  const byId = (
    ids: Iterable<string>,
    nameOf: (names: WrittenNames) => (id: string) => string,
  ): Dictionary => {
    const all = [...ids];
    return of(
      (names) =>
        all.flatMap((id) => names.formsOf(nameOf(names)(id)).map((name) => [name, id] as const)),
      all.map((id) => [id, id]),
    );
  };
  return {
    cards: byId(cards.keys(), (names) => names.card),
    roles: byId(roles, (names) => names.role),
    provinces: byId(provinces, (names) => names.province),
    places: of(
      (names) => namesOfPlaces(map, names.place, names.kinds),
      namesOfPlaces(
        map,
        (id) => id,
        (kind) => [kind],
      ),
    ),
    goods: of(
      (names) =>
        STORED_GOODS.flatMap((good) => names.goods(good).map((name) => [name, good] as const)),
      STORED_GOODS.map((good) => [good, good]),
    ),
  };
}

/** @param languages - the names in each. */
function dictionaryOf<T>(
  [first = [], ...others]: readonly (readonly ReadName<T>[])[],
  isNamed: boolean,
): Dictionary<T> {
  const dictionary = new Dictionary<T>();
  const known = new Map<string, T>();
  for (const [name, value] of first) {
    dictionary.add(name, value);
    known.set(name, value);
  }
  const own = new Map([...known].map(([name, value]) => [keysOf(name).join(' '), value]));
  for (const [name, value] of others.flat()) {
    // Most places have the same name in all languages.
    if (known.get(name) === value) continue;
    const key = isNamed ? keysOf(name).join(' ') : '';
    if (!isNamed || !own.has(key) || own.get(key) === value) dictionary.add(name, value);
  }
  return dictionary;
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

/** The order decides which of two equal words is meant. */
function wordsOfAll(
  { cards, roles, places, provinces, goods }: Dictionaries,
  readings: ReadonlyMap<Form, BoardVoice>,
  smallWords: SmallWords,
): ReadonlyMap<string, string> {
  const all = new Map(smallWords.words).set(ARROW, ARROW);
  const know = (words: ReadonlyMap<string, string>): void => {
    for (const [key, word] of words) all.set(key, word);
  };
  for (const { words } of [cards, roles, places, provinces, goods]) know(words);
  for (const [{ groups }, voice] of readings) {
    for (const part of groups.flatMap(({ parts }) => parts)) {
      if ('variants' in part) for (const key of part.variants.flat()) all.set(key, key);
      else know(voice.wordingOf(part.field)?.words ?? NO_WORDS);
    }
  }
  return all;
}

/** Places by name; routes by their ends in either order, with their kind or without. */
function namesOfPlaces(
  map: CheckedMap,
  nameOf: (id: string) => string,
  kindsOf: (kind: ColonistKind) => readonly string[],
): readonly ReadName<string>[] {
  const places = [...map.cities, ...(map.fields ?? [])].map(({ id }) => [nameOf(id), id] as const);
  const routes = map.routes.flatMap(({ id, kind, ends: [a, b] }) => {
    const line = id.split('#')[1] ?? '';
    const names = [`${nameOf(a)} ${nameOf(b)} ${line}`, `${nameOf(b)} ${nameOf(a)} ${line}`];
    const kinds = kindsOf(kind);
    return names.flatMap((name) =>
      [name, ...kinds.map((kind) => `${kind} ${name}`)].map((name) => [name, id] as const),
    );
  });
  return [...places, ...routes];
}
