/** Reads input by its schema, and words what a schema has found. */

import * as z from 'zod/mini';
import { ConcordiaError, type ErrorCode, refuse } from './errors';
import { type Fault, inputFaults, type PlacedFault, refusalFor, refuseFault } from './faults';
import { nearest } from './find';
import { isNumber, isPlain, isRecord, MAX_DEPTH, MAX_VALUES, ownOnly, typeOf } from './plain';

// Turns issues of zod into reasons and facts.

/** The message of an issue without words of the schema. */
const SILENT = '?';

/** For parsers: zod need not create messages, because nobody reads them. */
export const NO_WORDS: { error(): string } = Object.freeze({ error: () => SILENT });

/** @param input - the whole input. */
export function faultIn(issue: z.core.$ZodIssue, input: unknown): Fault {
  const { message, path } = issue;
  switch (issue.code) {
    case 'custom':
      return ownFault(issue.params, message);
    case 'unrecognized_keys':
      return inputFaults.of('unknownField', { fields: issue.keys.map((name) => ({ name })) });
  }
  if (message !== SILENT) return inputFaults.of('otherwiseWrong', { message });
  switch (issue.code) {
    case 'invalid_type':
      return inputFaults.of('wrongType', {
        expected: issue.expected,
        found: typeOf(valueAt(input, path)),
      });
    case 'invalid_value':
      return inputFaults.of('wrongValue', { expected: issue.values.map(String) });
    case 'too_big':
      return wrongSize(issue, Number(issue.maximum), ['most', 'below']);
    case 'too_small':
      return wrongSize(issue, Number(issue.minimum), ['least', 'above']);
    case 'invalid_format':
      return inputFaults.of('wrongForm', { pattern: String(issue.pattern) });
    case 'invalid_key':
      return inputFaults.of('wrongKey');
    case 'invalid_union': {
      const known = 'options' in issue ? (issue.options ?? []).map(String) : [];
      return inputFaults.of('noneOfThese', known.length === 0 ? {} : { known });
    }
    default:
      return inputFaults.of('notValid');
  }
}

/** A check that this library has written says its reason. */
function ownFault(params: Readonly<Record<string, unknown>> | undefined, message: string): Fault {
  const { reason, ...facts } = params ?? {};
  if (typeof reason === 'string') {
    const { words } = inputFaults;
    return { reason, facts, words: isKeyOf(words, reason) ? words[reason] : undefined };
  }
  return message === SILENT
    ? inputFaults.of('notValid')
    : inputFaults.of('otherwiseWrong', { message });
}

function isKeyOf<T extends object>(record: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(record, key);
}

function wrongSize(
  { origin, exact, inclusive }: Pick<z.core.$ZodIssueTooBig, 'origin' | 'exact' | 'inclusive'>,
  limit: number,
  [within, beyond]: readonly ['most', 'below'] | readonly ['least', 'above'],
): Fault {
  const bound = exact ? 'exactly' : inclusive === false ? beyond : within;
  return inputFaults.of('wrongSize', { of: origin, [bound]: limit });
}

/** The value at a path; undefined if there is none. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isRecord(value)) value = value[String(key)];
    else return undefined;
  }
  return value;
}

/** Faults told of at a time. */
const MAX_ISSUES = 20;

/** What zod has found in an input, which is plain data, as faults. */
export type FaultsIn = (
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
) => readonly PlacedFault[];

export interface ParserSettings {
  /** The most values to check. */
  readonly mostValues?: number;
  /** Nothing but what zod has found, if left out. */
  readonly faultsIn?: FaultsIn | undefined;
  /** Brings plain data of an older version up to date, or throws. */
  readonly upToDate?: ((input: unknown) => unknown) | undefined;
}

/**
 * A function that checks unknown input against a schema: its shape, and that it is plain JSON data (no cycles, no
 * exotic prototypes, no `__proto__` keys, no NaN). All of it is read once, so that a proxy cannot be another thing when it
 * is looked at again. The function returns a copy, or throws a ConcordiaError with the given code;
 * `details.path` is the place of the first fault and `details.issues` lists the first ones that zod found.
 */
export function parserOf<T>(
  schema: z.core.$ZodType<T>,
  code: ErrorCode,
  { mostValues = MAX_VALUES, faultsIn = plainly, upToDate }: ParserSettings = {},
): (input: unknown) => T {
  return (input) => parse(schema, input, code, mostValues, faultsIn, upToDate);
}

/**
 * Refuses anything but plain data of a reasonable size.
 *
 * @throws ConcordiaError `INVALID_INPUT` with the path of the argument.
 */
export function mustBeSmall(input: unknown, path: string): void {
  if (jsonOf(input, 0, { ...AT_FIRST, left: MOST_OF_ONE }) instanceof Odd) {
    inputFaults.refuse('INVALID_INPUT', path, 'tooMuchData');
  }
}

/** The most values of an action, a decision or an event; those of this package have a dozen. */
const MOST_OF_ONE = 1000;

function parse<T>(
  schema: z.core.$ZodType<T>,
  given: unknown,
  code: ErrorCode,
  mostValues: number,
  faultsIn: FaultsIn,
  upToDate: ParserSettings['upToDate'],
): T {
  // A proxy or an accessor in the input may throw anything; of its copy, only a check of the schema can.
  let thrown: 'notPlainData' | 'notValid' = 'notPlainData';
  try {
    const data = jsonOf(ownOnly(given), 0, { ...AT_FIRST, left: mostValues });
    thrown = 'notValid';
    if (data instanceof Odd) refuseFault(code, { ...data.fault, path: place(data.path.reverse()) });
    const input = upToDate?.(data) ?? data;
    const result = z.safeParse(schema, input, NO_WORDS);
    if (result.success) return result.data;
    const faults = faultsIn(result.error.issues.slice(0, MAX_ISSUES), input);
    const [first = { path: '', ...inputFaults.of('notValid') }] = faults;
    return refuse(refusalFor(code, first, faults));
  } catch (error) {
    if (error instanceof ConcordiaError) throw error;
    return refuse(refusalFor(code, { path: '', ...inputFaults.of(thrown) }), { cause: error });
  }
}

/** The first fault of a value, which is plain data. */
export function firstFault(schema: z.core.$ZodType, input: unknown): PlacedFault {
  const issues = z.safeParse(schema, input, NO_WORDS).error?.issues ?? [];
  return plainly(issues, input)[0] ?? { path: '', ...inputFaults.of('notValid') };
}

function plainly(issues: readonly z.core.$ZodIssue[], input: unknown): readonly PlacedFault[] {
  return issues.map((issue) => ({ path: place(issue.path), ...faultIn(issue, input) }));
}

/** Whether it is the error of a parser about plain data that is not as its schema wants it. */
export function hasIssues(error: unknown): error is ConcordiaError {
  return error instanceof ConcordiaError && Array.isArray(error.details.issues);
}

/** A path as people write it: `players[0].goods.brick`. */
export function place(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** What JSON could not have carried, and where. */
export class Odd {
  readonly fault: Fault;
  /** Innermost first. */
  readonly path: PropertyKey[];

  constructor(fault: Fault, ...path: PropertyKey[]) {
    this.fault = fault;
    this.path = path;
  }
}

/** A walk through an input. */
export interface Walk {
  /** How many values may still be checked. An object that occurs several times is counted each time. */
  left: number;
  /** The greatest depth in what is being copied. */
  deepest: number;
  /** How many values are undefined, which JSON cannot carry. */
  gaps: number;
  /** It is copied once, though: otherwise a small input could take as long as a large one. */
  copies: Map<object, KnownCopy> | undefined;
}

interface KnownCopy {
  readonly copy: object;
  readonly values: number;
  readonly levels: number;
}

/** Fewer values are copied again as fast as they are looked up. */
const WORTH_KEEPING = 16;

export const AT_FIRST = Object.freeze({ deepest: 0, gaps: 0, copies: undefined });

/** A copy of plain data, or the first thing in it that JSON could not have carried. */
export function jsonOf(value: unknown, depth: number, walk: Walk): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'undefined':
      walk.gaps += 1;
      return value;
    case 'number':
      return isNumber(value)
        ? value
        : new Odd(
            inputFaults.of('notPlainNumber', {
              found: Object.is(value, -0) ? '-0' : String(value),
            }),
          );
    case 'object':
      return value === null ? null : copyOf(value, depth, walk);
    default:
      return new Odd(NOT_DATA);
  }
}

function copyOf(value: object, depth: number, walk: Walk): object {
  const known = walk.copies?.get(value);
  if (known === undefined) return firstCopyOf(value, depth, walk);
  if (known.values > walk.left) return tooMuch();
  if (depth + known.levels > MAX_DEPTH) return nestedTooDeeply();
  walk.left -= known.values;
  walk.deepest = Math.max(walk.deepest, depth + known.levels);
  return known.copy;
}

function firstCopyOf(value: object, depth: number, walk: Walk): object {
  const { left, deepest } = walk;
  walk.deepest = depth;
  const copy = jsonOfObject(value, depth, walk);
  if (copy instanceof Odd) return copy;
  const values = left - walk.left;
  if (values >= WORTH_KEEPING) {
    walk.copies ??= new Map();
    walk.copies.set(value, { copy, values, levels: walk.deepest - depth });
  }
  walk.deepest = Math.max(walk.deepest, deepest);
  return copy;
}

function jsonOfObject(value: object, depth: number, walk: Walk): object {
  if (depth > MAX_DEPTH) return nestedTooDeeply();
  if (!isPlain(value)) return new Odd(inputFaults.of('notPlainObject'));
  const isArray = Array.isArray(value);
  // The length comes first: listing the keys of a large object takes longer than everything else.
  if (isArray ? value.length > walk.left : hasMoreKeys(value, walk.left)) return tooMuch();
  const keys = Reflect.ownKeys(value);
  if (isArray && keys.length !== value.length + 1) {
    return new Odd(inputFaults.of('listWithHoles'));
  }
  walk.left -= keys.length;
  if (walk.left < 0) return tooMuch();
  // What has no prototype gets none: a program may have given all objects a property.
  const copy: object = isArray
    ? []
    : Object.getPrototypeOf(value) === null
      ? Object.create(null)
      : {};
  for (const key of keys) {
    if (isArray && key === 'length') continue;
    const index = isArray ? Number(key) : key;
    if (typeof key === 'symbol' || key === '__proto__') {
      return new Odd(inputFaults.of('keyNotAllowed', { key: String(key) }), key);
    }
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (property === undefined || !('value' in property)) {
      return new Odd(NOT_DATA, index);
    }
    const inside = jsonOf(property.value, depth + 1, walk);
    if (inside instanceof Odd) {
      inside.path.push(index);
      return inside;
    }
    // JSON does not write what is undefined, so a field is as if it were not there. A list keeps its items.
    if (isArray || inside !== undefined) Reflect.set(copy, key, inside);
  }
  return copy;
}

function hasMoreKeys(value: object, most: number): boolean {
  let count = 0;
  for (const _key in value) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

function nestedTooDeeply(): Odd {
  return new Odd(inputFaults.of('nestedTooDeeply'));
}

function tooMuch(): Odd {
  return new Odd(inputFaults.of('tooMuchData'));
}

/** Functions, symbols, and what has to be called to be known. */
const NOT_DATA = inputFaults.of('notPlainData');

// What zod finds wrong with input, with the wrong value and a right one that may be meant.

type ZodIssue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What else is known about the input. */
export interface Hints {
  /** The known keys at a place with unknown ones. */
  readonly keysAt?: (path: Path) => readonly string[];
  /** What to say of a key that is like none of them. */
  readonly otherKey?: (path: Path) => 'bonus' | undefined;
  /** Whose a place is, such as the player's name. */
  readonly ownerOf?: (path: Path, input: unknown) => string | undefined;
}

/** Unknown words are cut to this length. */
const MAX_SHOWN = 40;
/** Unknown fields named at a time. */
const MAX_FIELDS = 10;
/** So many words are all named, if none of them is near. */
const MAX_CHOICE = 10;

/** For parsers: faults that name the wrong value and suggest a right one. */
export function helpfully(hints: Hints = {}): FaultsIn {
  return (issues, input) =>
    issues
      .flatMap((issue) => flat(issue, []))
      .map((issue) => ({
        path: place(issue.path),
        owner: hints.ownerOf?.(issue.path, input),
        ...helpful(issue, input, hints),
      }));
}

/** The issues of the branch that was meant, if a value may be one of several things. */
function flat(issue: ZodIssue, before: Path): readonly ZodIssue[] {
  const path = [...before, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ ...issue, path }];
  if (!('matches' in issue) && issue.options !== undefined) {
    const values = issue.options.filter((option) => typeof option === 'string');
    return [{ code: 'invalid_value', values, message: issue.message, path }];
  }
  const isWrongKind = ([first]: readonly ZodIssue[]): boolean =>
    first?.code === 'invalid_type' && first.path.length === 0;
  const branches = issue.errors.filter((branch) => branch.length > 0 && !isWrongKind(branch));
  const words = branches.map(([first]) =>
    first?.code === 'invalid_value' && first.path.length === 0 ? first.values : undefined,
  );
  const [one, ...others] = branches;
  if (one !== undefined && others.length === 0) return one.flatMap((inner) => flat(inner, path));
  if (words.length > 0 && words.every((values) => values !== undefined)) {
    return [{ code: 'invalid_value', values: words.flat(), message: issue.message, path }];
  }
  return [{ ...issue, path }];
}

function helpful(issue: ZodIssue, input: unknown, { keysAt, otherKey }: Hints): Fault {
  const { path } = issue;
  if (issue.code === 'invalid_value') {
    return unknownName(issue, valueAt(input, path)) ?? faultIn(issue, input);
  }
  if (issue.code !== 'unrecognized_keys') return faultIn(issue, input);
  const known = keysAt?.(path) ?? [];
  const meantBy = (key: string): string | undefined => nearest(key, known);
  const isStrange = issue.keys.some((key) => meantBy(key) === undefined);
  return unknownFields(issue.keys, meantBy, isStrange ? otherKey?.(path) : undefined);
}

function unknownName(issue: z.core.$ZodIssueInvalidValue, value: unknown): Fault | undefined {
  if (typeof value !== 'string' || issue.values.length < 2) return undefined;
  const known = issue.values.map(String);
  const meant = nearest(value, known);
  return inputFaults.of('unknownName', {
    what: kindOf(issue.path),
    unknown: value.slice(0, MAX_SHOWN),
    ...(meant === undefined ? (known.length <= MAX_CHOICE ? { known } : {}) : { nearest: meant }),
  });
}

/** What fields hold, where their names do not say it. */
const FIELDS: Readonly<Record<string, string>> = {
  type: 'actionType',
  cards: 'cardSet',
  as: 'role',
  give: 'good',
  take: 'good',
};

/** What lists and records hold. */
const ITEMS: Readonly<Record<string, string>> = {
  cards: 'card',
  deck: 'card',
  minerva: 'specialist',
  modules: 'module',
  tiles: 'tile',
  cityGoods: 'good',
};

function kindOf(path: Path): string {
  const [list, field] = [path.at(-2), path.at(-1)].map((key) => String(key ?? ''));
  return ITEMS[list ?? ''] ?? FIELDS[field ?? ''] ?? (field || 'word');
}

/** @param meantBy - the known field that is like it. */
function unknownFields(
  keys: readonly string[],
  meantBy: (key: string) => string | undefined,
  advice?: 'bonus',
): Fault {
  const more = keys.length - MAX_FIELDS;
  return inputFaults.of('unknownField', {
    fields: keys.slice(0, MAX_FIELDS).map((key) => {
      const [name, nearest] = [key.slice(0, MAX_SHOWN), meantBy(key)];
      return nearest === undefined ? { name } : { name, nearest };
    }),
    ...(more > 0 ? { more } : {}),
    ...(advice && { advice }),
  });
}
