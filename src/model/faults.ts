/** What can be wrong with input: faults with the clauses that tell them, how they are refused, and what every room refuses. */

import {
  type AnyCode,
  AT_ONCE,
  asDetails,
  type Clauses,
  ConcordiaError,
  type ErrorCode,
  type Refusal,
  refuse,
} from './errors';
import { asHint, type Nearest } from './find';
import type { MapId } from './ids';
import { filled, listed, type Names, namesWith, spaced } from './names';

/** A reason and its facts. */
export interface Fault {
  /** Its key, such as `wrongType`; docs/reference/faults.md lists all of them. */
  readonly reason: string;
  /** The facts for its clause, such as `{ city }`. */
  readonly facts?: object | undefined;
  /** The number of its rule, such as `R-2.3`. */
  readonly rule?: string | undefined;
  /** What is wrong, as a clause without a full stop; faults made with `faultsOf` have theirs. */
  readonly words?: Clauses[string] | undefined;
}

/** A fault, and its place within what is checked; without a path, the fault is about all of it. */
export interface InnerFault extends Fault {
  /** Such as `goods.brick`, relative to what is checked. */
  readonly path?: string;
}

/** A fault and its place. */
export interface PlacedFault extends InnerFault {
  /** Such as `players[0].goods.brick`; empty for the whole input. */
  readonly path: string;
  /** The player or other owner of the place, if that helps to find it. */
  readonly owner?: string | undefined;
}

/** A clause without a full stop for each reason. */
export type WordsFor<Facts> = {
  readonly [R in keyof Facts]: (names: Names, facts: Facts[R]) => string;
};

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

/** The facts of clauses, by reason. */
export type FactsOfWords<C> = { readonly [R in keyof C]: FactsIn<C[R]> };

/** The facts if the reason has some. */
export type FactsOf<C> = object extends FactsIn<C> ? [facts?: FactsIn<C>] : [facts: FactsIn<C>];

/** A rule, and the facts if the reason has some. */
export type RuleAndFacts<C> =
  object extends FactsIn<C>
    ? [rule?: string | undefined, facts?: FactsIn<C>]
    : [rule: string | undefined, facts: FactsIn<C>];

/** Faults that are defined together. */
export interface Faults<C> {
  /** The clause of each reason; those of a map or module are the `faults` of its rules. */
  readonly words: C;
  /** A fault, for whoever refuses it. */
  of<R extends keyof C & string>(reason: R, ...facts: FactsOf<C[R]>): Fault;
  /**
   * Refuses input.
   *
   * @throws ConcordiaError with the reason; `details` has the place and the facts.
   */
  refuse<R extends keyof C & string>(
    code: ErrorCode,
    path: string,
    reason: R,
    ...more: RuleAndFacts<C[R]>
  ): never;
}

type Refused = readonly [reason: string, rule?: string | undefined, facts?: object | undefined];

/**
 * Defines what can be wrong with input: each reason with the clause that tells it, whose type says what its facts are.
 *
 * @typeParam C - the faults, with their facts.
 */
export function faultsOf<C extends Clauses>(words: C): Faults<C> {
  return Object.freeze({
    words: Object.freeze(words),
    of: (reason: string, facts?: object): Fault => ({ reason, facts, words: words[reason] }),
    refuse: function refuse(
      code: ErrorCode,
      path: string,
      ...[reason, rule, facts]: Refused
    ): never {
      throw errorFor(code, { path, reason, rule, facts, words: words[reason] }, refuse);
    },
  });
}

/**
 * Refuses input for a fault at its place.
 *
 * @throws ConcordiaError
 */
export function refuseFault(code: ErrorCode, fault: PlacedFault): never {
  throw errorFor(code, fault, refuseFault);
}

/** The error of a fault. @param refusing - the function that throws it: the stack begins with its caller. */
function errorFor(
  code: ErrorCode,
  fault: PlacedFault,
  refusing: (...given: never[]) => never,
): ConcordiaError {
  const error = new ConcordiaError(refusalFor(code, fault), AT_ONCE);
  Error.captureStackTrace?.(error, refusing);
  return error;
}

/** @param others - all faults, if there may be more than one. */
export function refusalFor(
  code: ErrorCode,
  fault: PlacedFault,
  others?: readonly PlacedFault[],
): Refusal {
  const { path, owner, reason, rule, facts } = fault;
  return {
    code,
    reason,
    rule,
    message: (names = PLAIN, details) => framed(code, path, owner, clauseOf(fault, details, names)),
    details: {
      path,
      ...(owner === undefined ? {} : { owner }),
      ...facts,
      ...(others && { issues: others.map(asIssue) }),
    },
    clauses: clausesOf([fault, ...(others ?? [])]),
  };
}

/** Why a state is impossible, for the `audit` of a decision, whose caller knows the place. */
export function impossible(fault: Fault, rule?: string): Refusal {
  const { reason, facts = {} } = fault;
  return {
    code: 'INVALID_STATE',
    reason,
    rule,
    message: (names = PLAIN, details) => clauseOf(fault, details, names),
    details: facts,
    clauses: clausesOf([fault]),
  };
}

function clausesOf(faults: readonly Fault[]): Clauses {
  return Object.fromEntries(
    faults.flatMap(({ reason, words }) => (words ? [[reason, words]] : [])),
  );
}

/** What is wrong, in English; the reason in letters where its author has no words for it. */
function clauseOf({ reason, words }: Fault, facts: object, names: Names): string {
  return saidBy(words, names, facts) ?? shortly(reason, facts);
}

/** What words say; undefined if there are none, or if they fail. */
export function saidBy(
  words: ((names: Names, facts: never) => unknown) | undefined,
  names: Names,
  facts: object,
): string | undefined {
  try {
    return filled(words?.(names, facts as never));
  } catch {
    return undefined;
  }
}

function asIssue(fault: PlacedFault): object {
  const { path, owner, reason, rule, facts } = fault;
  return {
    path,
    ...(owner === undefined ? {} : { owner }),
    reason,
    message: clauseOf(fault, asDetails(facts ?? {}), PLAIN) + whose(owner),
    ...(rule === undefined ? {} : { rule }),
    ...facts,
  };
}

/** What is not valid, by the code of the error, if the code does not say it as people do. */
const KINDS: Readonly<Record<string, string>> = {
  INVALID_LOG: 'game log',
  INVALID_OPTIONS: 'set of options',
  INVALID_RULES: 'set of rules',
  INVALID_SHEET: 'score sheet',
};

/** The sentence around a clause: `Not a valid state, at seat: it is not their turn`. */
export function framed(code: string, path: string, owner: string | undefined, why: string): string {
  const [first = '', ...rest] = code.toLowerCase().split('_');
  const what =
    first === 'invalid'
      ? `Not a valid ${KINDS[code] ?? rest.join(' ')}`
      : [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...rest].join(' ');
  return `${what}${path === '' ? '' : `, at ${path}`}${whose(owner)}: ${why}`;
}

export function whose(owner: string | undefined): string {
  return owner === undefined ? '' : ` (${owner})`;
}

/** The reason in letters, for whoever has no words for it: `only one card`. The details have its facts. */
export function shortly(reason: string, facts: object = {}): string {
  // The message of a schema or of rules from outside.
  if ('message' in facts) return String(facts.message);
  return / /.test(reason) ? reason : spaced(reason);
}

// Reasons why something is not allowed, each with a sentence of its own.

/** A reason as its author writes it. */
export interface RefusalDefinition<R extends string, F extends object> {
  /** The reason, unique in a library, in camel case, such as `wellDry`; it never changes its meaning. */
  readonly reason: R;
  /** One of the library's codes, or your own. */
  readonly code: AnyCode;
  /** The number of its rule, such as `R-4.2`. */
  readonly rule?: string;
  /** A complete sentence for the player. */
  words(names: Names, facts: F): string;
}

/** A reason. Call it with the facts, which become the `details` of the error. */
export interface RefusalType<R extends string = string, F extends object = never> {
  /** @param rule - the number of the rule, if it varies. */
  (facts: F, rule?: string): Refusal;
  /** Its name. */
  readonly reason: R;
  /** The code of the error. */
  readonly code: AnyCode;
  /** A complete sentence for the player. */
  words(names: Names, facts: F): string;
}

/** A reason of the base game: if its words fail, whoever gave it the facts is to blame. */
export function baseRefusal<const R extends string, F extends object>(
  definition: RefusalDefinition<R, F>,
): RefusalType<R, F> {
  const { reason, code, rule: ownRule, words } = definition;
  const message = (names: Names = PLAIN, facts: F): string => words(names, facts);
  // Lists make many of these and show none, so each is made as cheaply as possible.
  const because = (facts: F, rule = ownRule): Refusal => ({
    code,
    reason,
    message,
    rule,
    details: facts,
  });
  return Object.freeze(Object.assign(because, { reason, code, words }));
}

/** Names without a board. */
const PLAIN = namesWith();

// What every room may refuse: the shape of input, and the players and cards that it names.

/** An unknown name, and the one that may be meant. */
export interface Meant {
  readonly nearest?: string | undefined;
}

/** What every room may refuse: the shape of input, and the players, places and cards that it names. */
export const inputFaults = faultsOf({
  /** Reading the input threw an error. */
  notAccepted: () => 'the function does not accept this',
  /** JSON cannot express it. */
  notPlainData: () => 'this is not plain data',
  notPlainNumber: (_names, { found }: { readonly found: string }) =>
    `${found} is not a valid number`,
  nestedTooDeeply: () => 'it is nested too deeply',
  notPlainObject: () => 'this is not a plain object',
  listWithHoles: () => 'a list must not have holes or keys',
  keyNotAllowed: (_names, { key }: { readonly key: string }) => `the key ${key} is not allowed`,
  tooMuchData: () => 'there is too much data',
  /** `expected` and `found` are types of JavaScript; `found` is `undefined` if the value is missing. */
  wrongType: (
    _names,
    { expected, found }: { readonly expected: string; readonly found: string },
  ) =>
    found === 'undefined'
      ? `${typeNamed(expected)} is missing`
      : `expected ${typeNamed(expected)}${found === 'number' ? '' : `, found ${typeNamed(found)}`}`,
  wrongValue: (_names, { expected }: { readonly expected: readonly string[] }) =>
    `expected ${orList(expected.map((word) => `“${word}”`))}`,
  /** `of` is `number`, `string` or `array`. */
  wrongSize(
    names,
    {
      of,
      most,
      least,
      exactly,
      below,
      above,
    }: {
      readonly of: string;
      readonly most?: number;
      readonly least?: number;
      readonly exactly?: number;
      readonly below?: number;
      readonly above?: number;
    },
  ) {
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
  wrongForm: (_names, { pattern }: { readonly pattern: string }) => `it must match ${pattern}`,
  unknownField(
    _names,
    {
      fields,
      more = 0,
      advice,
    }: {
      readonly fields: readonly ({ readonly name: string } & Meant)[];
      /** The number of further fields. */
      readonly more?: number;
      /** The field that may be meant. */
      readonly advice?: 'bonus' | undefined;
    },
  ) {
    const named = fields.map(
      ({ name, nearest }) =>
        `“${name}”${nearest === undefined ? '' : ` (did you mean ${nearest}?)`}`,
    );
    const rest = more === 0 ? '' : ` and ${more} more`;
    const hint =
      advice === undefined ? '' : '; points that a map or module adds go into a player’s bonus';
    return `unknown ${fields.length === 1 ? 'field' : 'fields'} ${named.join(', ')}${rest}${hint}`;
  },
  wrongKey: () => 'the name of a field is not valid',
  noneOfThese: (_names, { known = [] }: { readonly known?: readonly string[] }) =>
    known.length === 0 ? 'this is not valid' : `expected ${orList(known.map((one) => `“${one}”`))}`,
  /** `what` is the name of the field, or of the items of a list, such as `card`. */
  unknownName: (
    _names,
    {
      what,
      unknown,
      nearest,
      known = [],
    }: {
      readonly what: string;
      readonly unknown: string;
      readonly known?: readonly string[] | undefined;
    } & Meant,
  ) =>
    `there is no ${WHAT[what] ?? what} ${unknown}${known.length === 0 ? asHint(nearest) : `; choose from ${known.join(', ')}`}`,
  /** A name of nothing but characters that are not drawn. */
  nothingToSee: () => 'this name has no visible characters',
  /** `character` is a code point, such as `U+202E`. */
  hiddenCharacter: (_names, { character }: { readonly character: string }) =>
    `there is an invisible character, ${character}`,
  moduleTwice: () => 'a module is named twice',
  /** The message of a schema from outside. */
  otherwiseWrong: (_names, { message }: { readonly message: string }) => message,
  notValid: () => 'this is not valid',
  noSuchCity: (_names, { city, nearest }: { readonly city: string } & Meant) =>
    `there is no city ${city}${asHint(nearest)}`,
  noSuchSeat: () => 'there is no such seat',
  unknownCard: (_names, { card }: { readonly card: string }) => `there is no card ${card}`,
  nameTwice: (_names, { name }: { readonly name: string }) => `two players are called ${name}`,
  missing: (_names, { id }: { readonly id: string }) => `${id} is missing`,
  notHere: (_names, { id }: { readonly id: string }) => `there is no ${id} here`,
  notAnId: (_names, { example }: { readonly example: string }) =>
    `expected an id of small letters, digits and hyphens, such as ${example}`,
  /** The function of names has none for this place, good or kind of route. */
  noListsOfParts: () => 'maps and modules must be lists',
  noSuchPlayer: (_names, { player, nearest }: { readonly player: string } & Meant) =>
    `there is no player ${player}${asHint(nearest)}`,
});

/** What whoever takes words refuses. */
export const wordsFaults = faultsOf({
  notWords: () => 'words must be functions, named after what they describe',
});

/** What functions refuse that are asked about players or decisions: those who only play carry none of it. */
export const askedFaults = faultsOf({
  notTheirDecision: () => 'this view cannot tell what is legal: its player is not deciding',
  nothingToPick: () => 'there is nothing to choose from',
  notALibrary: (_names, { functions }: { readonly functions: readonly string[] }) =>
    `expected an object returned by createLibrary or createEngine, with ${functions.join(', ')}`,
});

/** What pictures refuse. */
export const pictureFaults = faultsOf({
  notOnMap: (_names, { id, map, nearest }: { readonly id: string; readonly map: string } & Meant) =>
    `there is no ${id} on ${map}${asHint(nearest)}`,
  withoutPoints: (_names, { map }: { readonly map: string }) =>
    `${map} has no points: it can be played, not drawn`,
  nameMissing: (_names, { id }: { readonly id: string }) => `the name of ${id} is missing`,
});

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
  startingGoods: 'set of starting goods',
};

function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `one of ${listed(words)}`;
}

export const otherMap = baseRefusal({
  reason: 'otherMap',
  code: 'UNKNOWN_MAP',
  /** The map of the state, and the one that was given to draw it on; by their ids. */
  words: (
    _names,
    { map, given }: { readonly path?: string; readonly map: string; readonly given: string },
  ) => `The state is on the map ${map}, but the map is ${given}.`,
});

export const unknownMap = baseRefusal({
  reason: 'unknownMap',
  code: 'UNKNOWN_MAP',
  words(
    _names,
    { map, known, nearest }: { readonly map: string; readonly known: readonly string[] } & Meant,
  ) {
    const all = `There is no map ${map}; available: ${known.join(', ') || 'none'}.`;
    // In front of the list of known maps, where people see it.
    return nearest === undefined ? all : `Did you mean ${nearest}? ${all}`;
  },
});

/** Ids are cut to this length. */
const MAX_SHOWN = 500;

/** @throws ConcordiaError `UNKNOWN_MAP` with the map that may be meant, if `nearest` is there, and all known ones. */
export function noSuchMap(asked: unknown, ids: readonly MapId[], nearest?: Nearest): never {
  // Converting anything but a string may take for ever.
  const map = typeof asked === 'string' ? asked.slice(0, MAX_SHOWN) : `(${typeof asked})`;
  refuse(unknownMap({ map, known: ids, nearest: nearest?.(map, ids) }));
}
