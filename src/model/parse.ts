import * as z from 'zod/mini';
import { ConcordiaError, type ErrorCode, refuse } from './errors';
import { type Fault, faultOf, notValid, type PlacedFault, refusalFor, refuseFault } from './faults';
import { isNumber, isPlain, MAX_DEPTH, MAX_VALUES, withoutGaps } from './plain';
import { faultIn, NO_WORDS } from './zod-faults';

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
 * exotic prototypes, no `__proto__` keys, no NaN). It returns a copy, or throws a ConcordiaError with the given code;
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
  if (notJson(input, 0, { left: MOST_OF_ONE, hasGaps: false }) === undefined) return;
  notValid('INVALID_INPUT', path, 'tooMuchData');
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
  try {
    const walk: ParseBudget = { left: mostValues, hasGaps: false };
    const odd = notJson(given, 0, walk);
    if (odd !== undefined) {
      refuseFault(code, { ...odd.fault, path: place(odd.path.reverse()) });
    }
    const whole = walk.hasGaps ? withoutGaps(given) : given;
    const input = upToDate?.(whole) ?? whole;
    const result = z.safeParse(schema, input, NO_WORDS);
    if (result.success) return result.data;
    const faults = faultsIn(result.error.issues.slice(0, MAX_ISSUES), input);
    const [first = { path: '', ...faultOf('notValid') }] = faults;
    return refuse(refusalFor(code, first, faults));
  } catch (error) {
    // A proxy or an accessor in the input may throw anything.
    if (error instanceof ConcordiaError) throw error;
    return refuse(refusalFor(code, { path: '', ...faultOf('notPlainData') }), { cause: error });
  }
}

/** The first fault of a value, which is plain data. */
export function firstFault(schema: z.core.$ZodType, input: unknown): PlacedFault {
  const issues = z.safeParse(schema, input, NO_WORDS).error?.issues ?? [];
  return plainly(issues, input)[0] ?? { path: '', ...faultOf('notValid') };
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

/** What JSON could not have carried, and where: its path innermost first. */
interface Odd {
  readonly path: PropertyKey[];
  readonly fault: Fault;
}

/** How many values may still be checked, and whether any was `undefined`; shared by the whole walk. */
interface ParseBudget {
  left: number;
  hasGaps: boolean;
}

/** The first thing in `value` that JSON could not have carried. */
function notJson(value: unknown, depth: number, walk: ParseBudget): Odd | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'undefined':
      walk.hasGaps = true;
      return undefined;
    case 'number':
      return isNumber(value)
        ? undefined
        : odd(faultOf('notPlainNumber', { found: Object.is(value, -0) ? '-0' : String(value) }));
    case 'object':
      return value === null ? undefined : notJsonObject(value, depth, walk);
    default:
      return odd(NOT_DATA);
  }
}

function notJsonObject(value: object, depth: number, walk: ParseBudget): Odd | undefined {
  if (depth > MAX_DEPTH) return odd(faultOf('nestedTooDeeply'));
  if (!isPlain(value)) return odd(faultOf('notPlainObject'));
  const isArray = Array.isArray(value);
  // The length comes first: listing the keys of a large object takes longer than everything else.
  if (isArray ? value.length > walk.left : hasMoreKeys(value, walk.left)) return tooMuch();
  const keys = Reflect.ownKeys(value);
  if (isArray && keys.length !== value.length + 1) {
    return odd(faultOf('listWithHoles'));
  }
  walk.left -= keys.length;
  if (walk.left < 0) return tooMuch();
  for (const key of keys) {
    if (isArray && key === 'length') continue;
    const index = isArray ? Number(key) : key;
    if (typeof key === 'symbol' || key === '__proto__') {
      return odd(faultOf('keyNotAllowed', { key: String(key) }), key);
    }
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (property === undefined || !('value' in property)) {
      return odd(NOT_DATA, index);
    }
    const inside = notJson(property.value, depth + 1, walk);
    if (inside !== undefined) {
      inside.path.push(index);
      return inside;
    }
  }
  return undefined;
}

function hasMoreKeys(value: object, most: number): boolean {
  let count = 0;
  for (const _key in value) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

function tooMuch(): Odd {
  return odd(faultOf('tooMuchData'));
}

function odd(fault: Fault, ...path: PropertyKey[]): Odd {
  return { path, fault };
}

/** Functions, symbols, and what has to be called to be known. */
const NOT_DATA = faultOf('notPlainData');
