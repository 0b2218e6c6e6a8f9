import * as z from 'zod/mini';
import { someOf } from './counted';
import { ConcordiaError, type ErrorCode, refuse } from './errors';
import { isNumber, isPlain, MAX_DEPTH, MAX_VALUES } from './plain';
import { messageOf } from './zod-words';

/** How many faults, and unknown keys, are named at most. */
const MAX_ISSUES = 20;
const MAX_NAMES = 10;

/** A fault as people read it. */
export interface Told {
  /** Its place, such as `players[0].goods.brick`. */
  readonly path: string;
  readonly message: string;
  /** Who it belongs to, if that helps to find it. */
  readonly owner?: string | undefined;
  /** The invisible character, if that is the fault. */
  readonly hidden?: string | undefined;
}

/** Puts what zod found into words; the input is plain data. */
export type Wording = (issues: readonly z.core.$ZodIssue[], input: unknown) => readonly Told[];

export interface ParserSettings {
  /** The most values to check. */
  readonly mostValues?: number;
  /** Zod's own words, if left out. */
  readonly wording?: Wording;
}

/**
 * A function that checks unknown input against a schema: its shape, and that it is plain JSON data (no cycles, no
 * exotic prototypes, no `__proto__` keys, no NaN). It returns a copy, or throws a ConcordiaError with the given code;
 * `details.path` is the place of the first fault and `details.issues` lists the first ones that zod found.
 */
export function parserOf<T>(
  schema: z.core.$ZodType<T>,
  code: ErrorCode,
  what: string,
  { mostValues = MAX_VALUES, wording = plainly }: ParserSettings = {},
): (input: unknown) => T {
  return (input) => parse(schema, input, code, what, mostValues, wording);
}

/**
 * Refuses anything but plain data of a reasonable size.
 *
 * @throws ConcordiaError `INVALID_INPUT` with the path of the argument.
 */
export function mustBeSmall(input: unknown, path: string): void {
  if (notJson(input, 0, { left: MOST_OF_ONE }) === undefined) return;
  refuse({
    code: 'INVALID_INPUT',
    message: `This is no ${path}: not plain data, or too much of it.`,
    details: { path },
  });
}

/** The most values of an action, a decision or an event; those of this package have a dozen. */
const MOST_OF_ONE = 1000;

function parse<T>(
  schema: z.core.$ZodType<T>,
  input: unknown,
  code: ErrorCode,
  what: string,
  mostValues: number,
  wording: Wording,
): T {
  try {
    const fault = notJson(input, 0, { left: mostValues });
    if (fault !== undefined) {
      notValid({ code, what, at: place(fault.path.reverse()), reason: fault.reason });
    }
    const result = z.safeParse(schema, input, { error: messageOf });
    if (result.success) return result.data;
    const issues = wording(result.error.issues.slice(0, MAX_ISSUES), input);
    const [first] = issues;
    return notValid({
      code,
      what,
      at: first?.path ?? '',
      owner: first?.owner,
      reason: first?.message ?? 'invalid',
      hidden: first?.hidden,
      issues: issues.map(({ path, message, owner }) => ({
        path,
        message: `${message}${whose(owner)}`,
      })),
    });
  } catch (error) {
    // A proxy or an accessor in the input may throw anything.
    if (error instanceof ConcordiaError) throw error;
    return refuse({ code, message: `Not a valid ${what}: not plain data` }, { cause: error });
  }
}

/** Zod's own words; if there are many unknown keys, only some are named. */
function plainly(issues: readonly z.core.$ZodIssue[]): readonly Told[] {
  return issues.map((issue) => ({
    path: place(issue.path),
    message: wordsOf(issue),
    hidden: hiddenOf(issue),
  }));
}

/** The invisible character, if a schema has found one. */
export function hiddenOf(issue: z.core.$ZodIssue): string | undefined {
  const hidden = issue.code === 'custom' ? issue.params?.hidden : undefined;
  return typeof hidden === 'string' ? hidden : undefined;
}

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys' || issue.keys.length <= MAX_NAMES) return issue.message;
  const named = someOf(issue.keys, MAX_NAMES, (key) => `"${key.slice(0, MAX_KEY)}"`);
  return `Unrecognized keys: ${named}`;
}

const MAX_KEY = 40;

/** Whether it is a parser's error about plain data that does not match its schema. */
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

/** What is wrong with input, and where. */
export interface Invalid {
  readonly code: ErrorCode;
  /** What it should have been, such as `state`. */
  readonly what: string;
  /** A place in the input; empty for all of it. */
  readonly at: string;
  /** Who the place belongs to, if that helps to find it. */
  readonly owner?: string | undefined;
  readonly reason: string;
  /** The invisible character, if that is the fault. */
  readonly hidden?: string | undefined;
  readonly rule?: string | undefined;
  /** All faults that were found, if there are more. */
  readonly issues?: readonly object[];
}

const HIDDEN_CHARACTER = {
  reason: 'hiddenCharacter',
} as const;

/**
 * Refuses input of the wrong form.
 *
 * @throws ConcordiaError; `details.path` says where.
 */
export function notValid({
  code,
  what,
  at,
  owner,
  reason: why,
  hidden,
  rule,
  issues,
}: Invalid): never {
  const own = hidden === undefined ? undefined : HIDDEN_CHARACTER;
  refuse({
    code,
    message: `Not a valid ${what}${at === '' ? '' : `, at ${at}`}${whose(owner)}: ${why}`,
    ...own,
    ...(rule === undefined ? {} : { rule }),
    details: {
      path: at,
      ...(hidden === undefined ? {} : { character: hidden }),
      ...(issues === undefined ? {} : { issues }),
    },
  });
}

function whose(owner: string | undefined): string {
  return owner === undefined ? '' : ` (${owner})`;
}

interface Fault {
  readonly path: PropertyKey[];
  readonly reason: string;
}

/** How many values may still be checked; shared by the whole walk. */
interface Walk {
  left: number;
}

/** The first thing in `value` that is not JSON; its path, innermost first. */
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
  // The length comes first: listing the keys of a large object takes longer than everything else.
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
