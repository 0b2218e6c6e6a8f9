import type { z } from 'zod';
import { ConcordiaError, type ErrorCode, refuse } from './errors';
import { isNumber, isPlain } from './plain';
import { MAX_VALUES, quickReader } from './quick';

/** Deeper than any record of this library, and shallow enough for every stack. */
const MAX_DEPTH = 32;

/** Faults told of at a time, and unknown keys named. */
const MAX_ISSUES = 20;
const MAX_NAMES = 10;

/**
 * A function that checks unknown input against a schema: its shape, and that it is plain JSON data (no
 * cycles, no exotic prototypes, no `__proto__` keys, no NaN). It returns a copy, or throws a
 * ConcordiaError with the given code; `details.path` is the place of the first fault and
 * `details.issues` lists the first that zod found.
 */
export function parserOf<T>(
  schema: z.ZodType<T>,
  code: ErrorCode,
  what: string,
  mostValues = MAX_VALUES,
): (input: unknown) => T {
  const read = quickReader(schema, mostValues);
  return (input) => read(input) ?? parseSlowly(schema, input, code, what, mostValues);
}

function parseSlowly<T>(
  schema: z.ZodType<T>,
  input: unknown,
  code: ErrorCode,
  what: string,
  mostValues: number,
): T {
  try {
    const fault = notJson(input, 0, { left: mostValues });
    if (fault !== undefined) {
      notValid({ code, what, at: place(fault.path.reverse()), reason: fault.reason });
    }
    const result = schema.safeParse(input);
    if (result.success) return result.data;
    const issues = result.error.issues
      .slice(0, MAX_ISSUES)
      .map((issue) => ({ path: place(issue.path), message: wordsOf(issue) }));
    const [first] = issues;
    return notValid({
      code,
      what,
      at: first?.path ?? '',
      reason: first?.message ?? 'invalid',
      issues,
    });
  } catch (error) {
    // A proxy or an accessor in the input may throw whatever it likes.
    if (error instanceof ConcordiaError) throw error;
    return refuse({ code, message: `Not a valid ${what}: not plain data` }, { cause: error });
  }
}

/** What is wrong, in zod's words; of many unknown keys only some are named. */
function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys' || issue.keys.length <= MAX_NAMES) return issue.message;
  const named = issue.keys.slice(0, MAX_NAMES).map((key) => `"${key.slice(0, MAX_KEY)}"`);
  return `Unrecognized keys: ${named.join(', ')} and ${issue.keys.length - MAX_NAMES} more`;
}

const MAX_KEY = 40;

/** A path as people write it: `players[0].goods.brick`. */
export function place(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** Input that is not what it should be, and where. */
export interface Invalid {
  readonly code: ErrorCode;
  /** What it should have been, such as `state`. */
  readonly what: string;
  /** A place in the input, or nothing for all of it. */
  readonly at: string;
  readonly reason: string;
  readonly rule?: string | undefined;
  /** All faults that were found, if there are more. */
  readonly issues?: readonly object[];
}

/** @throws ConcordiaError that says so, `details.path` being the place. */
export function notValid({ code, what, at, reason, rule, issues }: Invalid): never {
  refuse({
    code,
    message: `Not a valid ${what}${at === '' ? '' : `, at ${at}`}: ${reason}`,
    ...(rule === undefined ? {} : { rule }),
    details: { path: at, ...(issues === undefined ? {} : { issues }) },
  });
}

interface Fault {
  readonly path: PropertyKey[];
  readonly reason: string;
}

/** How many values may still be looked at; shared by the whole walk. */
interface Walk {
  left: number;
}

/** The first thing in `value` that JSON could not have carried, its path innermost first. */
function notJson(value: unknown, depth: number, walk: Walk): Fault | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return undefined;
    case 'number':
      return isNumber(value)
        ? undefined
        : { path: [], reason: `${Object.is(value, -0) ? '-0' : value} is no number here` };
    case 'object':
      return value === null ? undefined : notJsonObject(value, depth, walk);
    default:
      return { path: [], reason: `a ${typeof value} is not data` };
  }
}

function notJsonObject(value: object, depth: number, walk: Walk): Fault | undefined {
  if (depth > MAX_DEPTH) return { path: [], reason: 'nested too deeply' };
  if (!isPlain(value)) return { path: [], reason: 'not a plain object' };
  const isArray = Array.isArray(value);
  // First of all how long it is: asking for the keys of a large object takes longer than all the rest.
  if (isArray ? value.length > walk.left : hasMoreKeys(value, walk.left)) return tooMuch();
  const keys = Reflect.ownKeys(value);
  if (isArray && keys.length !== value.length + 1) {
    return { path: [], reason: 'a list has no holes and no keys' };
  }
  walk.left -= keys.length;
  if (walk.left < 0) return tooMuch();
  for (const key of keys) {
    if (isArray && key === 'length') continue;
    const index = isArray ? Number(key) : key;
    if (typeof key === 'symbol' || key === '__proto__') {
      return { path: [key], reason: `the key ${String(key)} is not allowed` };
    }
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (property === undefined || !('value' in property)) {
      return { path: [index], reason: 'an accessor is not data' };
    }
    const fault = notJson(property.value, depth + 1, walk);
    if (fault !== undefined) {
      fault.path.push(index);
      return fault;
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

function tooMuch(): Fault {
  return { path: [], reason: 'too much data' };
}
