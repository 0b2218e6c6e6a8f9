/** Plain data: what JSON can carry, and text that shows. */
import * as z from 'zod/mini';

/** Anything JSON can carry. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
/** The schema of {@link Json}. */
export const JsonSchema: z.ZodMiniType<Json> = z.json();

/** The fields of an object's schema: exactly those of the type, the optional ones optional. */
export type FieldSchemas<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K>
    ? z.ZodMiniExactOptional<z.core.$ZodType<Exclude<T[K], undefined>>>
    : z.core.$ZodType<T[K]>;
};

// Invisible characters: they control a terminal, reverse text, or make two names look the same.

/**
 * Control and format characters, line separators, lone surrogates. Joiners are allowed where writing needs them: within
 * an emoji, between letters from Arabic to Mongolian, after a virama.
 */
export const HIDDEN =
  /(?!(?<=\p{ExtPict}|\p{EMod}|\ufe0f)\u200d\p{ExtPict}|(?<=[\u0620-\u109f\u1780-\u18aa])[\u200c\u200d](?=[\u0620-\u109f\u1780-\u18aa])|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200d)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** The first one in a text, such as `U+202E`. */
export function hiddenIn(text: string): string | undefined {
  const code = HIDDEN.exec(text)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The same in a text of several lines. */
export function hiddenInLines(text: string): string | undefined {
  return hiddenIn(text.replace(/[\t\n\r]/g, ' '));
}

/** For schemas of texts: refuses them with the reason `hiddenCharacter`. */
export function withoutHidden(find = hiddenIn): z.core.$ZodCheck<string> {
  return z.check<string>(({ value, issues }) => {
    const character = find(value);
    if (character === undefined) return;
    issues.push({ code: 'custom', input: value, params: { reason: 'hiddenCharacter', character } });
  });
}

// Plain data: what `JSON.parse` can return.

/** Whether the object is an array or a plain object, of any realm. */
export function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Whether a value is a plain object and not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isPlain(value);
}

/**
 * The input without inherited properties, if a program has given all objects a property; otherwise the input itself.
 */
export function ownOnly(input: unknown): unknown {
  for (const _inherited in NOTHING) return withoutPrototype(input, { left: MAX_VALUES });
  return input;
}

const NOTHING = Object.freeze({});

function withoutPrototype(value: unknown, budget: { left: number }): unknown {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  budget.left -= 1;
  // What is too much is refused as it is.
  if (budget.left < 0 || Array.isArray(value)) {
    return Array.isArray(value) && value.length <= budget.left
      ? value.map((item) => withoutPrototype(item, budget))
      : value;
  }
  const copy: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(value)) {
    copy[key] = withoutPrototype(Reflect.get(value, key), budget);
  }
  return copy;
}

/** NaN, the infinities and minus zero do not survive JSON. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0);
}

/** How many keys an object has, symbols included: `Reflect.ownKeys` takes three times as long. */
export function countKeys(record: object): number {
  let count = Object.getOwnPropertySymbols(record).length;
  for (const _key in record) count += 1;
  return count;
}

/**
 * Ten times the values of the largest state, map, sheet or set of options. An object that occurs several times is
 * counted each time, as JSON writes it each time.
 */
export const MAX_VALUES = 20_000;

/** Deeper than any data of this library, and safe for the call stack. */
export const MAX_DEPTH = 32;

/** Whether two values of plain data are equal; the order of keys does not matter. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null) return false;
  const keys = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(other).length) {
    return false;
  }
  for (const key of keys) {
    if (!Object.hasOwn(other, key)) return false;
    if (!isSameData(Reflect.get(one, key), Reflect.get(other, key))) return false;
  }
  return true;
}

/** Whether a value is a list of at most so many items: a sparse list may claim any length. */
export function isShortList(value: unknown, most: number): value is readonly unknown[] {
  return Array.isArray(value) && value.length <= most;
}

/** The type of a value, as faults name it: those of `typeof`, and `null` and `array`. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The first of a list that stands in it before, if any. */
export function twiceIn<I extends string>(ids: readonly I[]): I | undefined {
  return ids.find((id, index) => ids.indexOf(id) !== index);
}
