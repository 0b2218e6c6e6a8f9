/**
 * Patterns of definitions. Each says once what a value must be: it reads what an author has written, and watches its
 * functions, so that their errors name the map or module.
 */

import { type FactsOf, faultsOf, inputFaults, refuseFault } from '../model/faults';
import { nearest } from '../model/find';
import type { MapId } from '../model/ids';
import { isRecord, typeOf } from '../model/plain';
import {
  type AnyCall,
  type Failure,
  failed,
  isPromised,
  late,
  type ResultCheck,
  watching,
  watchingRefusals,
} from '../model/watch';
import { blaming } from './blame';
import type { Transition } from './game';
import { ruleFaults } from './rule-words';

/** Whose functions are watched. */
export interface Author {
  readonly id: MapId;
  /** The place that errors of a function name, asked when all before it has been read. */
  at(): string;
}

/**
 * Reads a value of a definition: with an author, its functions are watched.
 *
 * @param at - its place in the definition.
 * @throws ConcordiaError `INVALID_RULES` for any other value.
 */
export type Pattern<T> = (value: unknown, at: string, author?: Author) => T;

// Values that are not watched.

/** Whatever the check lets through stays as it is. */
export function plain(check: (value: unknown, at: string) => void): Pattern<never> {
  return (value, at) => {
    check(value, at);
    // It has been checked.
    return value as never;
  };
}

const typed = (expected: string): Pattern<never> =>
  plain((value, at) => {
    if (typeOf(value) !== expected) wrongType(at, expected, value);
  });

export const text = typed('string');
export const flag = typed('boolean');
export const number = typed('number');
/** A function that is watched where it is called. */
export const call = typed('function');

export const anything = plain(() => {});

/** Such as `takeCastle`: names of actions, kinds, events, roles and fields. */
export const name = plain((value, at) => {
  if (!/^[a-z][A-Za-z0-9]{0,39}$/.test(asText(value))) {
    wrong(at, 'notAName', { example: 'takeCastle' });
  }
});

/** A name that is not taken. */
export const free = (...taken: readonly string[]): Pattern<never> =>
  plain((value, at) => {
    name(value, at);
    const named = asText(value);
    if (taken.includes(named) || named in {}) wrong(at, 'nameTaken', { name: named });
  });

/** Ids of maps, modules, parts and cards. */
export const id = plain((value, at) => {
  if (!/^(?!.{61})[a-z0-9]+(?:-[a-z0-9]+)*$/.test(asText(value))) {
    wrong(at, 'notAnId', { example: 'colonia-agrippina' });
  }
});

export const oneOf = (words: readonly unknown[]): Pattern<never> =>
  plain((value, at) => {
    if (!words.includes(value)) wrong(at, 'noneOfThese', { known: words.map(String) });
  });

// Functions that are watched.

const watched =
  <F>(watch: (author: MapId, at: string, call: F) => F): Pattern<F> =>
  (value, at, author) => {
    const own: F = call(value, at);
    return author === undefined ? own : watch(author.id, author.at(), own);
  };

/** A function that returns an answer. */
export const answer = <F extends AnyCall>(check?: ResultCheck<F>): Pattern<F> =>
  watched((id, at, ask) => watching(id)(at, ask, check));

/** A function that returns why not. */
export const objection = <F extends AnyCall>(): Pattern<F> =>
  watched((id, at, object) => watchingRefusals(id)(at, object));

/** A function that changes a game. */
export const effect = <F extends (transition: Transition, ...args: never[]) => unknown>(
  check?: (result: unknown, transition: Transition) => Failure | undefined,
): Pattern<F> => watched((id, at, change) => blaming(id).effect(at, change, check));

/** A change of the answer that is the place. */
export const modifier = <F>(): Pattern<F> =>
  watched((id, answer, change) => blaming(id).modifier(change, answer));

/**
 * Makes what takes the place of something, and is watched like it.
 *
 * @param kept - the fields that stay as they were.
 */
export const replacement = <T extends object>(
  pattern: Pattern<T>,
  kept: readonly (keyof T)[] = [],
  adapted = (_before: T, after: T): T => after,
): Pattern<(before: T) => T> =>
  watched((id, at, replace) =>
    watching(id)(at, (before) => {
      const after = replace(before);
      if (isPromised(after)) late(id, at, after);
      // Read once.
      const own: T = isRecord(after) ? { ...after } : after;
      try {
        if (kept.some((field) => own[field] !== before[field])) failed(id, at, 'otherKind');
        pattern(own, at);
      } catch (error) {
        failed(id, at, 'otherKind', {}, error);
      }
      return pattern(adapted(before, own), at, { id, at: () => at });
    }),
  );

// Values made of others.

export const maybe =
  <T>(pattern: Pattern<T>): Pattern<T | undefined> =>
  (value, at, author) =>
    value === undefined ? undefined : pattern(value, at, author);

export const list =
  <T>(item: Pattern<T>, least = 0, most = Number.POSITIVE_INFINITY): Pattern<readonly T[]> =>
  (value, at, author) => {
    if (!Array.isArray(value)) return wrongType(at, 'array', value);
    if (value.length < least) wrong(at, 'wrongSize', { of: 'array', least });
    if (value.length > most) wrong(at, 'wrongSize', { of: 'array', most });
    const items = Array.from<unknown, T>(value, (one, index) =>
      item(one, `${at}[${index}]`, author),
    );
    return items.some((one, index) => one !== value[index]) ? items : value;
  };

/** The pattern of each field. */
type FieldPatterns<T> = { readonly [K in keyof T]-?: Pattern<T[K]> };

/** The place of a field, as errors of its functions name it. */
type Placing<T> = (at: string, key: string, whole: T) => string;

/** An object with these fields; others are refused, unless it is `open`. */
export function object<T extends object>(
  fields: FieldPatterns<T>,
  placeOf?: Placing<T>,
  isOpen = false,
): Pattern<T> {
  const patterns = Object.entries<Pattern<unknown>>(fields);
  return fieldByField((given, at) => {
    for (const key of isOpen ? [] : Object.keys(given)) {
      if (!Object.hasOwn(fields, key)) {
        const named = { name: key.slice(0, 60), nearest: nearest(key, Object.keys(fields)) };
        wrong(within(at, key), 'unknownField', { fields: [named] });
      }
    }
    return patterns;
  }, placeOf);
}

/** An object with any fields of one kind. */
export const record = <R extends object>(
  item: Pattern<NonNullable<R[keyof R]>>,
  key: Pattern<never> = text,
  placeOf?: Placing<R>,
): Pattern<R> =>
  fieldByField(
    (given) =>
      Object.keys(given).map((name) => [
        name,
        (one, at, author) => {
          key(name, at);
          return item(one, at, author);
        },
      ]),
    placeOf,
  );

function fieldByField<T extends object>(
  patternsOf: (
    given: AnyDefinition,
    at: string,
  ) => readonly (readonly [string, Pattern<unknown>])[],
  placeOf: Placing<T> = within,
): Pattern<T> {
  return (value, at, author) => {
    const given = fieldsOf(value, at);
    // Each field is what its pattern says.
    const whole = given as T;
    const watched = patternsOf(given, at).flatMap(([key, pattern]) => {
      const place = author && { ...author, at: () => placeOf(author.at(), key, whole) };
      const before = given[key];
      const read = pattern(before, within(at, key), place);
      return read === before ? [] : [[key, read] as const];
    });
    if (watched.length === 0) return whole;
    return Object.freeze({ ...whole, ...Object.fromEntries(watched) });
  };
}

// Reading and refusing.

/** An object that somebody has written. */
type AnyDefinition = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown, at: string): AnyDefinition {
  return isRecord(value) ? value : wrongType(at, 'object', value);
}

export function within(at: string, key: string): string {
  return `${at}${at && '.'}${key.slice(0, 60)}`;
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function wrongType(at: string, expected: string, value: unknown): never {
  wrong(at, 'wrongType', { expected, found: typeOf(value) });
}

/** @throws ConcordiaError `INVALID_RULES`. */
export function wrong<R extends keyof DefinitionWords & string>(
  path: string,
  reason: R,
  ...facts: FactsOf<DefinitionWords[R]>
): never {
  refuseFault('INVALID_RULES', { path, ...FAULTS.of(reason, ...facts) });
}

/** All that is refused here, with what other rooms refuse, too. */
const FAULTS = faultsOf({ ...inputFaults.words, ...ruleFaults.words });

type DefinitionWords = typeof FAULTS.words;
