import type { z } from 'zod';
import { ConcordiaError, type ErrorCode, refuse } from './errors';

/** Deeper than any record of this library, and shallow enough for every stack. */
const MAX_DEPTH = 32;

/**
 * Checks unknown input against a schema: first that it is plain JSON data (no cycles, no accessors,
 * no exotic prototypes, no `__proto__` keys, no NaN), then its shape.
 *
 * @throws ConcordiaError with the given code; `details.path` is the place of the first fault and
 * `details.issues` lists all that zod found.
 */
export function parseAs<T>(schema: z.ZodType<T>, input: unknown, code: ErrorCode, what: string): T {
  try {
    const fault = notJson(input, 0);
    if (fault !== undefined) {
      throw refusalAt(code, what, fault.path.reverse(), fault.reason);
    }
    const result = schema.safeParse(input);
    if (result.success) return result.data;
    const issues = result.error.issues.map(({ path, message }) => ({ path: place(path), message }));
    const first = result.error.issues[0];
    throw refusalAt(
      code,
      what,
      first?.path ?? [],
      first?.message ?? 'invalid',
      issues.slice(0, 20),
    );
  } catch (error) {
    // A proxy or an accessor in the input may throw whatever it likes.
    if (error instanceof ConcordiaError) throw error;
    return refuse({ code, message: `${what} is not plain data.` }, { cause: error });
  }
}

/** A path as people write it: `players[0].goods.brick`. */
export function place(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function refusalAt(
  code: ErrorCode,
  what: string,
  path: readonly PropertyKey[],
  reason: string,
  issues?: readonly object[],
): ConcordiaError {
  const at = place(path);
  return new ConcordiaError({
    code,
    message: `${what} is not valid${at === '' ? '' : ` at ${at}`}: ${reason}`,
    details: { path: at, ...(issues === undefined ? {} : { issues }) },
  });
}

interface Fault {
  readonly path: PropertyKey[];
  readonly reason: string;
}

/** The first thing in `value` that JSON could not have carried, its path innermost first. */
function notJson(value: unknown, depth: number): Fault | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : { path: [], reason: `${value} is not a number` };
    case 'object':
      return value === null ? undefined : notJsonObject(value, depth);
    default:
      return { path: [], reason: `a ${typeof value} is not data` };
  }
}

function notJsonObject(value: object, depth: number): Fault | undefined {
  if (depth > MAX_DEPTH) return { path: [], reason: 'nested too deeply' };
  const prototype: unknown = Object.getPrototypeOf(value);
  const isArray = Array.isArray(value);
  if (!isArray && prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    return { path: [], reason: 'not a plain object' };
  }
  for (const key of Reflect.ownKeys(value)) {
    if (isArray && key === 'length') continue;
    const index = isArray ? Number(key) : key;
    if (typeof key === 'symbol' || key === '__proto__') {
      return { path: [key], reason: `the key ${String(key)} is not allowed` };
    }
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (property === undefined || !('value' in property)) {
      return { path: [index], reason: 'an accessor is not data' };
    }
    const fault = notJson(property.value, depth + 1);
    if (fault !== undefined) {
      fault.path.push(index);
      return fault;
    }
  }
  return undefined;
}
