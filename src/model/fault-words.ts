/** Errors in words: the sentences of faults, and how an error is told in a language. */

import {
  asDetails,
  type ConcordiaError,
  clipped,
  type LocalizedMessage,
  type LocalizedRefusal,
  type Refusal,
  reasonOf,
} from './errors';
import {
  type CallFacts,
  type CityFacts,
  type FailureFacts,
  type Fault,
  inShort,
  type MatchFacts,
  type Named,
  type PictureFacts,
  type SentenceFacts,
  type ShapeFacts,
  type SheetFacts,
  type StateFacts,
  whose,
} from './faults';
import { asHint } from './find';
import { filled, listed, type Names, namesWith } from './names';
import { isRecord } from './plain';

// Words for faults: clauses by reason, and the sentence around them.

/** A clause without a full stop for each reason. */
export type WordsFor<Facts> = {
  readonly [R in keyof Facts]: (names: Names, facts: Facts[R]) => string;
};

/** Clauses by reason; each says itself which facts it uses. */
type Clauses = Readonly<Record<string, (names: Names, facts: never) => string>>;

/** The facts that a clause uses. */
type FactsIn<C> = C extends (names: never, facts: infer F) => unknown
  ? unknown extends F
    ? object
    : F
  : never;

/** The reasons of clauses, each with its facts, as a type. */
export type FaultOfWords<C> = C extends object
  ? {
      readonly [R in keyof C & string]: {
        /** Its name. */
        readonly reason: R;
        /** Its facts. */
        readonly details: FactsIn<C[R]>;
      };
    }[keyof C & string]
  : never;

/** What can be wrong with the parts, decisions and draws of one map or module. */
export interface OwnFaults<C> {
  /** For `faults` of its rules. */
  readonly words: C;
  /** A reason with the facts that belong to it. */
  of<R extends keyof C & string>(
    reason: R,
    ...facts: object extends FactsIn<C[R]> ? [] : [facts: FactsIn<C[R]>]
  ): Fault;
}

/**
 * Defines the faults of a map or module: each reason with the clause that tells it, whose type says what its facts are.
 *
 * @typeParam C - the faults, with their facts.
 */
export function faultsOf<C extends Clauses>(words: C): OwnFaults<C> {
  return { words, of: (reason, ...[facts]) => ({ reason, facts }) };
}

interface Framed {
  readonly path?: string;
  readonly owner?: string;
  readonly why?: string;
}

/** The sentence around a clause; undefined without a clause, if the error has a sentence of its own. */
export function framed(what: string) {
  return (_names: Names, { path = '', owner, why }: Framed): string | undefined =>
    why && `Not a valid ${what}${path && `, at ${path}`}${whose(owner)}: ${why}`;
}

/** Why rules have failed; the name of the failure if there are no words for it. */
export function toldFailure(
  failures: WordsFor<FailureFacts>,
  names: Names,
  failure: keyof FailureFacts,
  facts: object,
): string {
  const tell: Record<string, (names: Names, facts: never) => string> = { ...failures };
  return tell[failure]?.(names, facts as never) ?? failure;
}

/** The kind of a thing and its name: `event cardPlayed`. */
export function thingNamed(named: Named): string {
  return Object.entries(named)[0]?.join(' ') ?? 'same name';
}

// What can be wrong with any input, in English: its shape, and the maps and places that it names.

export const shapeFaults: WordsFor<ShapeFacts & Pick<CallFacts, 'notAccepted'>> = {
  notAccepted: () => 'the function does not accept this',
  notPlainData: () => 'this is not plain data',
  notPlainNumber: (_names, { found }) => `${found} is not a valid number`,
  nestedTooDeeply: () => 'it is nested too deeply',
  notPlainObject: () => 'this is not a plain object',
  listWithHoles: () => 'a list must not have holes or keys',
  keyNotAllowed: (_names, { key }) => `the key ${key} is not allowed`,
  tooMuchData: () => 'there is too much data',
  wrongType: (_names, { expected, found }) =>
    found === 'undefined'
      ? `${typeNamed(expected)} is missing`
      : `expected ${typeNamed(expected)}${found === 'number' ? '' : `, found ${typeNamed(found)}`}`,
  wrongValue: (_names, { expected }) => `expected ${orList(expected.map((word) => `"${word}"`))}`,
  wrongSize(names, { of, most, least, exactly, below, above }) {
    const size = (count = 0): string => {
      const unit = UNITS[of];
      return unit === undefined ? `${count}` : names.counted(count, unit);
    };
    if (exactly !== undefined) return `expected exactly ${size(exactly)}`;
    if (most !== undefined) return `expected at most ${size(most)}`;
    if (least !== undefined) return `expected at least ${size(least)}`;
    return below === undefined
      ? `expected more than ${size(above)}`
      : `expected less than ${size(below)}`;
  },
  wrongForm: (_names, { pattern }) => `it must match ${pattern}`,
  unknownField(_names, { fields, more = 0, advice }) {
    const named = fields.map(
      ({ name, nearest }) =>
        `"${name}"${nearest === undefined ? '' : ` (did you mean ${nearest}?)`}`,
    );
    const rest = more === 0 ? '' : ` and ${more} more`;
    const hint =
      advice === undefined
        ? ''
        : "; points of the map's or a module's own rules go into a player's bonus";
    return `unknown ${fields.length === 1 ? 'field' : 'fields'} ${named.join(', ')}${rest}${hint}`;
  },
  wrongKey: () => 'the name of a field is not valid',
  noneOfThese: (_names, { known = [] }) =>
    known.length === 0 ? 'this is not valid' : `expected ${orList(known.map((one) => `"${one}"`))}`,
  unknownName: (_names, { what, unknown, nearest, known = [] }) =>
    `there is no ${WHAT[what] ?? what} ${unknown}${known.length === 0 ? asHint(nearest) : `; choose from ${known.join(', ')}`}`,
  nothingToSee: () => 'nothing of this name can be seen',
  hiddenCharacter: (_names, { character }) => `there is an invisible character, ${character}`,
  moduleTwice: () => 'a module is named twice',
  otherwiseWrong: (_names, { message }) => message,
  notValid: () => 'this is not valid',
};

/** What sheets and set-ups say of a table. */
export const cityFaults: WordsFor<CityFacts & Pick<SheetFacts, 'unknownCard' | 'nameTwice'>> = {
  noSuchCity: (_names, { city, nearest }) => `there is no city ${city}${asHint(nearest)}`,
  otherGoodPrinted: (names, { city, good }) => `${names.place(city)} has ${good} printed on it`,
  tooFewTokens: (names, { letter, good, cities, tokens }) =>
    `${names.counted(cities, 'city', 'cities')} of letter ${letter} ${cities === 1 ? 'has' : 'have'} ${good}, but there ${tokens === 1 ? 'is' : 'are'} only ${names.counted(tokens, 'token')}`,
  twoSaltTokens: (_names, { letter }) =>
    `two cities of letter ${letter} have salt, but there is only 1 token`,
  cityWithoutGood: (names, { city }) => `the good of ${names.place(city)} is missing`,
  unknownCard: (_names, { card }) => `there is no card ${card}`,
  nameTwice: (_names, { name }) => `two players are called ${name}`,
};

type PlaceFaultFacts = Pick<StateFacts, 'noSuchSeat' | 'notOnMap'> & PictureFacts;

export const placeFaults: WordsFor<PlaceFaultFacts> = {
  noSuchSeat: () => 'there is no such seat',
  notOnMap: (_names, { id, map, nearest }) => `there is no ${id} on ${map}${asHint(nearest)}`,
  nameMissing: (_names, { id }) => `the name of ${id} is missing`,
};

/** Faults of matches of boardgame.io. */
export const matchFaults: WordsFor<MatchFacts> = {
  otherNumberOfPlayers: (_names, { players, found }) =>
    `this game is for ${players} players, not for ${found}`,
  notForTheLobby: (_names, { option, open }) =>
    `the host does not leave ${option} to whoever creates a match${
      open.length === 0 ? '' : `, only ${open.join(', ')}`
    }`,
  noListOfOptions: () => 'expected a list of names of options',
  dealIsTaken: (_names, { action }) =>
    `an action of this library is called ${action}, like the move that begins a match`,
};

/** Faults of words. */
export const wordFaults: WordsFor<Pick<CallFacts, 'notWords'>> = {
  notWords: () => 'words must be functions, named after what they describe',
};

/** Faults of what is put together. */
export const listFaults: WordsFor<Pick<CallFacts, 'noListsOfParts'>> = {
  noListsOfParts: () => 'maps and modules must be lists',
};

/** Faults of what automatic players are given. */
export const botFaults: WordsFor<Pick<CallFacts, 'notALibrary' | 'nothingToPick'>> = {
  notALibrary: (_names, { functions }) =>
    `expected an object returned by createLibrary or createEngine, with ${functions.join(', ')}`,
  nothingToPick: () => 'there is nothing to choose from',
};

export const unknownMap: WordsFor<SentenceFacts>['unknownMap'] = (
  _names,
  { map, known, nearest },
) => {
  const all = `There is no map ${map}; available: ${known.join(', ') || 'none'}.`;
  // In front of the list of known maps, where people see it.
  return nearest === undefined ? all : `Did you mean ${nearest}? ${all}`;
};

export const otherMap: WordsFor<SentenceFacts>['otherMap'] = (_names, { map, given }) =>
  `The state is on the map ${map}, but the map is ${given}.`;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  function: 'a function',
  record: 'an object',
  null: 'nothing',
  undefined: 'nothing',
};

export function typeNamed(type: string): string {
  return TYPES[type] ?? type;
}

/** The units of the size of a string or list. */
const UNITS: Readonly<Record<string, string>> = { string: 'character', array: 'item' };

/** Words for kinds of names that differ from their fields. */
const WHAT: Readonly<Record<string, string>> = {
  actionType: 'kind of action',
  cardSet: 'set of cards',
};

function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `one of ${listed(words)}`;
}

// Refusals and faults in words, once, for whoever asked.

interface Teller {
  tell(names: Names, details: object): unknown;
}

/** Words for errors; for those it does not know, what they say themselves. */
export interface ErrorWords {
  /** Whole sentences, by the reason. */
  readonly refusals?: Readonly<Record<string, Teller['tell']>> | undefined;
  /** Clauses that say what is wrong with input, by the reason. */
  readonly faults?: Readonly<Record<string, Teller['tell']>> | undefined;
}

/** Lists of faults among the facts. */
const LISTS = ['issues', 'faults'];

/** What is said of a refusal. @param sets - words, the first to be asked first. */
export function inWords(
  refusal: Refusal,
  names: Names,
  sets: readonly ErrorWords[],
): LocalizedMessage {
  const { code, message } = refusal;
  const reason = reasonOf(refusal);
  const details = withLists(refusal.details ?? {}, names, sets);
  // What rules refuse is said in sentences, whatever their reasons are called.
  const isFault = code.startsWith('INVALID_');
  const why = isFault ? clauseOf(reason, details, names, sets) : undefined;
  const told =
    why === undefined
      ? saidBy(sets, 'refusals', reason, details, names)
      : (saidBy(sets, 'refusals', reasonOf({ code }), { ...details, why }, names) ??
        inShort(code, '', undefined, why));
  return {
    message: clipped(told ?? (typeof message === 'string' ? message : message(names, details))),
    details,
  };
}

/** An error without a game whose names could be used. @param sets - words, the first to be asked first. */
export function inEnglish(error: ConcordiaError, ...sets: readonly ErrorWords[]): ConcordiaError {
  return error.localized((refusal) => inWords(refusal, namesWith(), sets));
}

/** An error in the words that a library was made with, or else in English. @param library - unchecked. */
export function inWordsOf(
  library: unknown,
  error: ConcordiaError,
  english: ErrorWords,
): ConcordiaError {
  let own: readonly ErrorWords[] = [];
  try {
    const definition: unknown = Reflect.get(Object(library), 'definition');
    const words: unknown = Reflect.get(Object(definition), 'words');
    own = [words].flat().filter(isRecord).reverse();
  } catch {
    // Its words cannot be read.
  }
  return inEnglish(error, ...own, english);
}

/** A refusal as it is shown. */
export function told(
  refusal: Refusal,
  names: Names,
  sets: readonly ErrorWords[] = [],
): LocalizedRefusal {
  const { code, rule } = refusal;
  const { message, details: facts } = inWords(refusal, names, sets);
  const [reason, details] = [reasonOf(refusal), asDetails(facts)];
  // In the order of `toJSON`.
  return rule === undefined
    ? { code, reason, message, details }
    : { code, reason, message, rule, details };
}

/** What is wrong, without where it is; undefined if nobody has words for it. */
export function clauseOf(
  reason: string,
  facts: object,
  names: Names,
  sets: readonly ErrorWords[],
): string | undefined {
  return saidBy(sets, 'faults', reason, facts, names);
}

/** What the first of these words say of a reason; undefined if nobody has words for it. */
function saidBy(
  sets: readonly ErrorWords[],
  kind: keyof ErrorWords,
  reason: string,
  facts: object,
  names: Names,
): string | undefined {
  for (let index = 0; index < sets.length; index++) {
    try {
      const text = filled(sets[index]?.[kind]?.[reason]?.(names, facts));
      if (text !== undefined) return text;
    } catch {
      // Words that fail are no words.
    }
  }
  return undefined;
}

/** The facts, and each of the faults among them in words. */
function withLists(details: object, names: Names, sets: readonly ErrorWords[]): object {
  let told = details;
  for (const name of LISTS) {
    const list: unknown = Reflect.get(details, name);
    if (!Array.isArray(list)) continue;
    told = { ...told, [name]: list.map((item) => toldItem(item, names, sets)) };
  }
  return told;
}

function toldItem(item: unknown, names: Names, sets: readonly ErrorWords[]): unknown {
  if (!isRecord(item) || typeof item.reason !== 'string') return item;
  // An error among them has its own sentence already.
  if ('code' in item) return item;
  const clause = clauseOf(item.reason, item, names, sets);
  const owner = typeof item.owner === 'string' ? item.owner : undefined;
  return clause === undefined ? item : { ...item, message: clipped(clause) + whose(owner) };
}
