import * as z from 'zod/mini';
import { ConcordiaError, type ErrorCode, refuse } from './errors';
import { type Fault, faultOf, notValid, type PlacedFault, refusalFor, refuseFault } from './faults';
import { isNumber, isPlain, MAX_DEPTH, MAX_VALUES, ownOnly } from './plain';
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
  if (jsonOf(input, 0, { left: MOST_OF_ONE }) instanceof Odd) {
    notValid('INVALID_INPUT', path, 'tooMuchData');
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
  try {
    const data = jsonOf(ownOnly(given), 0, { left: mostValues });
    if (data instanceof Odd) refuseFault(code, { ...data.fault, path: place(data.path.reverse()) });
    const input = upToDate?.(data) ?? data;
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

/** What JSON could not have carried, and where. */
class Odd {
  readonly fault: Fault;
  /** Innermost first. */
  readonly path: PropertyKey[];

  constructor(fault: Fault, ...path: PropertyKey[]) {
    this.fault = fault;
    this.path = path;
  }
}

/** How many values may still be checked; shared by the whole walk. */
interface ParseBudget {
  left: number;
}

/** A copy of plain data, or the first thing in it that JSON could not have carried. */
function jsonOf(value: unknown, depth: number, walk: ParseBudget): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return value;
    case 'number':
      return isNumber(value)
        ? value
        : new Odd(
            faultOf('notPlainNumber', { found: Object.is(value, -0) ? '-0' : String(value) }),
          );
    case 'object':
      return value === null ? null : jsonOfObject(value, depth, walk);
    default:
      return new Odd(NOT_DATA);
  }
}

function jsonOfObject(value: object, depth: number, walk: ParseBudget): object {
  if (depth > MAX_DEPTH) return new Odd(faultOf('nestedTooDeeply'));
  if (!isPlain(value)) return new Odd(faultOf('notPlainObject'));
  const isArray = Array.isArray(value);
  // The length comes first: listing the keys of a large object takes longer than everything else.
  if (isArray ? value.length > walk.left : hasMoreKeys(value, walk.left)) return tooMuch();
  const keys = Reflect.ownKeys(value);
  if (isArray && keys.length !== value.length + 1) {
    return new Odd(faultOf('listWithHoles'));
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
      return new Odd(faultOf('keyNotAllowed', { key: String(key) }), key);
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

function tooMuch(): Odd {
  return new Odd(faultOf('tooMuchData'));
}

/** Functions, symbols, and what has to be called to be known. */
const NOT_DATA = faultOf('notPlainData');
