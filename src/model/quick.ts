/**
 * A fast check of input, derived from its schema. Most input is valid, and zod takes five times longer to say so. The
 * fast check accepts what the schema accepts, if it is what JSON could have carried, and returns a copy; everything else is
 * left to zod, which explains the fault. So is a field with `undefined`, which is as if it were not there.
 */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors';
import { AT_FIRST, jsonOf, Odd, type ParserSettings, parserOf, type Walk } from './parse';
import { countKeys, isRecord, JsonSchema, MAX_VALUES, ownOnly } from './plain';

/** Like `parserOf`, for frequent input: the fast check comes first. */
export function quickParserOf<T>(
  schema: z.core.$ZodType<T>,
  code: ErrorCode,
  settings: ParserSettings = {},
): (input: unknown) => T {
  const read = quickReader(schema, settings.mostValues);
  const parse = parserOf(schema, code, settings);
  return (input) => read(input) ?? parse(input);
}

/**
 * A reader that returns a copy of its input if the schema accepts it; `undefined` only means that zod has to be asked.
 * The check is derived when the first input comes.
 *
 * @param mostValues - the most values to check; larger input is left to zod.
 */
export function quickReader<T>(
  schema: z.core.$ZodType<T>,
  mostValues = MAX_VALUES,
): (input: unknown) => T | undefined {
  let look: Look | undefined;
  return (input) => {
    look ??= lookOf(schema);
    try {
      const data = look(ownOnly(input), { ...AT_FIRST, left: mostValues });
      return isAccepted(schema, data) ? data : undefined;
    } catch {
      // A getter or a proxy has thrown, or there is a cycle.
      return undefined;
    }
  };
}

/** What a check returns for a value that does not match the schema. */
const NOT = Symbol('not accepted');

/**
 * Returns a copy of the value, or `NOT`. Everything is read once, so a getter or a proxy cannot return something else
 * later.
 */
type Look = (value: unknown, walk: Walk) => unknown;

type AnySchema = z.core.$ZodType;
type ZodDefinition<T extends AnySchema> = T['_zod']['def'];

function isAccepted<T>(_schema: z.core.$ZodType<T>, data: unknown): data is T {
  return data !== NOT;
}

const looks = new WeakMap<AnySchema, Look>();

function lookOf(schema: AnySchema): Look {
  const known = looks.get(schema);
  if (known !== undefined) return known;
  const look = compile(schema);
  looks.set(schema, look);
  return look;
}

/** Schemas not listed here are left to zod. */
function compile(schema: AnySchema): Look {
  // The type by which libraries tell schemas apart, as zod's guide for them has it.
  const { def, values } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return textLook(def);
    case 'number':
      return numberLook(def);
    case 'array':
      return listLook(lookOf(def.element), checksOf(def));
  }
  if (checksOf(def).length > 0) return refuseAll;
  switch (def.type) {
    case 'boolean':
      return wordLook([true, false]);
    case 'null':
    case 'enum':
    case 'literal':
      return wordLook([...(values ?? [])]);
    case 'unknown':
      return dataLook;
    case 'nullable':
      return nullableLook(lookOf(def.innerType));
    case 'default':
      return defaultLook(lookOf(def.innerType), def);
    case 'optional':
    case 'readonly':
      return lookOf(def.innerType);
    case 'object':
      return objectLook(def);
    case 'tuple':
      return tupleLook(def);
    case 'record':
      return recordLook(def);
    case 'union':
      return 'discriminator' in def
        ? kindLook(def, String(def.discriminator))
        : unionLook(def.options.map(lookOf));
    case 'lazy':
      // The only one in use, for data of maps and modules.
      return schema === JsonSchema ? dataLook : refuseAll;
    default:
      return refuseAll;
  }
}

const refuseAll: Look = () => NOT;

/** One of zod's checks, such as a length or a pattern. */
interface ZodCheck {
  readonly _zod: {
    readonly def: { readonly check: string };
    /** Adds an issue, changes the value, or says later. */
    check(payload: { value: unknown; readonly issues: unknown[] }): unknown;
  };
}

function checksOf({ checks = [] }: { readonly checks?: readonly object[] | undefined }) {
  // Each is typed for its own values, which the schema guarantees.
  return checks as readonly ZodCheck[];
}

function passes(value: unknown, checks: readonly ZodCheck[]): boolean {
  if (checks.length === 0) return true;
  const payload = { value, issues: [] };
  // The length is the first check of a list, and the next one may walk it.
  return checks.every(
    ({ _zod }) =>
      // Zod waits for a promise, and goes on with what a check makes of the value, such as a trimmed text.
      _zod.check(payload) === undefined && payload.issues.length === 0 && payload.value === value,
  );
}

/** More names than all maps together have. */
const MAX_REMEMBERED = 5000;

/** The same few names occur again and again, so valid ones are remembered. */
function textLook(def: ZodDefinition<z.core.$ZodString>): Look {
  // Such as an address: the schema is a check itself.
  if ('format' in def) return refuseAll;
  const checks = checksOf(def);
  const passed = new Set<unknown>();
  return (value) => {
    if (passed.has(value)) return value;
    if (typeof value !== 'string' || !passes(value, checks)) return NOT;
    if (passed.size < MAX_REMEMBERED) passed.add(value);
    return value;
  };
}

const FORMATS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  finite: [-Number.MAX_VALUE, Number.MAX_VALUE],
  safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
};

function numberLook(def: ZodDefinition<z.core.$ZodNumber>): Look {
  const format = 'format' in def ? String(def.format) : undefined;
  const range = FORMATS[format ?? 'finite'];
  if (range === undefined) return refuseAll;
  let [least = 0, most = 0] = range;
  const others: ZodCheck[] = [];
  for (const check of checksOf(def)) {
    const { def: bound } = check._zod;
    if (isBound(bound, 'greater_than')) least = Math.max(least, bound.value);
    else if (isBound(bound, 'less_than')) most = Math.min(most, bound.value);
    else others.push(check);
  }
  const isWhole = format !== undefined;
  return (value) =>
    isBetween(value, least, most) && (!isWhole || Number.isInteger(value)) && passes(value, others)
      ? value
      : NOT;
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most && !Object.is(value, -0);
}

function isBound(def: object, check: string): def is { readonly value: number } {
  return 'check' in def && def.check === check && 'inclusive' in def && def.inclusive === true;
}

function wordLook(words: readonly unknown[]): Look {
  const [only] = words;
  if (words.length === 1) return (value) => (value === only ? value : NOT);
  const known = new Set(words);
  return (value) => (known.has(value) ? value : NOT);
}

function nullableLook(inner: Look): Look {
  return (value, walk) => (value === null ? null : inner(value, walk));
}

function defaultLook(inner: Look, def: ZodDefinition<z.core.$ZodDefault>): Look {
  return (value, walk) => inner(value === undefined ? def.defaultValue : value, walk);
}

/** A field of an object, and what its absence means. */
interface QuickField {
  readonly name: string;
  readonly look: Look;
  readonly absent: 'not allowed' | 'left out' | 'filled in';
}

function objectLook(def: ZodDefinition<z.core.$ZodObject>): Look {
  const fields = fieldsOf(def);
  return fields === undefined
    ? refuseAll
    : (value, walk) => (isRecord(value) ? readFields(value, walk, fields, {}, 0) : NOT);
}

/** Undefined for objects with other keys allowed, or with checks of the whole. */
function fieldsOf(def: ZodDefinition<z.core.$ZodObject>): readonly QuickField[] | undefined {
  const isStrict = def.catchall?._zod.def.type === 'never';
  if (!isStrict || checksOf(def).length > 0) return undefined;
  return Object.entries(def.shape).map(([name, schema]) => {
    const { type, checks } = schema._zod.def;
    // A check may ask for the field.
    const kind = checks === undefined ? type : undefined;
    const absent =
      kind === 'optional' ? 'left out' : kind === 'default' ? 'filled in' : 'not allowed';
    return { name, look: lookOf(schema), absent };
  });
}

/** @param copy - what has been read already: so many fields. */
function readFields(
  input: Readonly<Record<string, unknown>>,
  walk: Walk,
  fields: readonly QuickField[],
  copy: Record<string, unknown>,
  count: number,
): unknown {
  let known = count;
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index];
    if (field === undefined) continue;
    const given = input[field.name];
    if (given !== undefined) known += 1;
    else if (field.absent === 'left out') continue;
    else if (field.absent === 'not allowed') return NOT;
    const value = field.look(given, walk);
    if (value === NOT) return NOT;
    copy[field.name] = value;
  }
  return countKeys(input) === known ? copy : NOT;
}

function listLook(element: Look, checks: readonly ZodCheck[]): Look {
  // The length comes first, so that a list beyond the limit is never walked.
  return (value, walk) =>
    Array.isArray(value) && passes(value, checks) ? readList(value, walk, element) : NOT;
}

function readList(list: readonly unknown[], walk: Walk, element: Look): unknown {
  const { length } = list;
  walk.left -= length;
  if (walk.left < 0) return NOT;
  const copy: unknown[] = [];
  for (let index = 0; index < length; index++) {
    const item = element(list[index], walk);
    if (item === NOT) return NOT;
    copy.push(item);
  }
  return countKeys(list) === length ? copy : NOT;
}

function tupleLook({ items, rest }: ZodDefinition<z.core.$ZodTuple>): Look {
  if (rest !== null) return refuseAll;
  const elements = items.map(lookOf);
  return (value, walk) => {
    if (!Array.isArray(value) || value.length !== elements.length) return NOT;
    const copy = elements.map((element, index) => element(value[index], walk));
    return copy.includes(NOT) || countKeys(value) !== copy.length ? NOT : copy;
  };
}

function recordLook(def: ZodDefinition<z.core.$ZodRecord>): Look {
  const { keyType, valueType } = def;
  const [key, element] = [lookOf(keyType), lookOf(valueType)];
  // If the keys are an enumeration, all are required, unless the record is partial.
  const isPartial = 'partial' in def && def.partial === true;
  const wanted = isPartial ? undefined : keyType._zod.values;
  return (value, walk) => {
    const copy = readRecord(value, walk, element);
    if (!isRecord(copy)) return NOT;
    const names = Object.keys(copy);
    if (wanted !== undefined && names.length !== wanted.size) return NOT;
    return names.some((name) => key(name, walk) === NOT) ? NOT : copy;
  };
}

function readRecord(value: unknown, walk: Walk, element: Look): unknown {
  if (!isRecord(value)) return NOT;
  const names = Object.keys(value);
  walk.left -= names.length;
  if (walk.left < 0) return NOT;
  const copy: Record<string, unknown> = {};
  for (const name of names) {
    const item = name === '__proto__' ? NOT : element(value[name], walk);
    if (item === NOT) return NOT;
    copy[name] = item;
  }
  return countKeys(value) === names.length ? copy : NOT;
}

function unionLook(options: readonly Look[]): Look {
  return (value, walk) => {
    for (const option of options) {
      const read = option(value, walk);
      if (read !== NOT) return read;
    }
    return NOT;
  };
}

/** A union of objects that differ by the value of one field. */
function kindLook({ options }: ZodDefinition<z.core.$ZodUnion>, discriminator: string): Look {
  const kinds = new Map<unknown, readonly QuickField[]>();
  for (const option of options) {
    const { def } = (option as z.core.$ZodTypes)._zod;
    const fields = def.type === 'object' ? fieldsOf(def) : undefined;
    if (fields === undefined) return refuseAll;
    const others = fields.filter(({ name }) => name !== discriminator);
    for (const word of option._zod.propValues?.[discriminator] ?? []) kinds.set(word, others);
  }
  return (value, walk) => {
    if (!isRecord(value)) return NOT;
    const word = value[discriminator];
    const fields = kinds.get(word);
    return fields === undefined
      ? NOT
      : readFields(value, walk, fields, { [discriminator]: word }, 1);
  };
}

/** Anything that JSON can carry. */
const dataLook: Look = (value, walk) => {
  const copy = jsonOf(value, 1, walk);
  return copy instanceof Odd || walk.gaps > 0 ? NOT : copy;
};
