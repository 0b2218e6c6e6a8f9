/**
 * Fields of actions, which come in by the thousand. Each says twice in one place what it may hold: as a
 * schema, which has the words for what is wrong, and as a look that accepts the same in a tenth of the
 * time.
 */
import { z } from 'zod';
import { CardIdSchema, RoleNameSchema } from './cards';
import { GodSchema } from './gods';
import {
  type Bundle,
  BundleSchema,
  GoodSchema,
  MANY_GOODS,
  STORED_GOODS,
  StoredGoodSchema,
} from './goods';
import {
  CityIdSchema,
  ColonistKindSchema,
  MAX_SEATS,
  PlaceIdSchema,
  ProvinceIdSchema,
  RouteIdSchema,
  SeatSchema,
} from './ids';
import { countKeys, isRecord } from './parse';
import { MAX_NAME, MAX_ROUTE, NAME, ROUTE } from './patterns';
import { TileIdSchema } from './tiles';

export interface Field<S extends z.ZodType = z.ZodType> {
  readonly schema: S;
  /** The value, or a copy if it is an object; undefined if the schema or JSON would not have it. */
  read(value: unknown): unknown;
  /** Whether it may be left out. */
  readonly optional?: true;
}

export function optional<S extends z.ZodType>(field: Field<S>): Field<z.ZodExactOptional<S>> {
  return { ...field, schema: field.schema.exactOptional(), optional: true };
}

/** One of the words that the schema lists. */
export function oneOf<S extends z.ZodEnum>(schema: S): Field<S> {
  const words: ReadonlySet<unknown> = new Set(schema.options);
  return { schema, read: (value) => (words.has(value) ? value : undefined) };
}

/** A whole number from the least to the most. */
export function whole(least: number, most: number): Field<z.ZodInt> {
  return {
    schema: z.int().min(least).max(most),
    read: (value) => (isWhole(value, least, most) ? value : undefined),
  };
}

/** More names than all maps together have. */
const MAX_REMEMBERED = 5000;

/** Text that matches. What has passed is remembered: the same few names come again and again. */
function text<S extends z.ZodType>(schema: S, matches: (value: string) => boolean): Field<S> {
  const passed = new Set<unknown>();
  return {
    schema,
    read(value) {
      if (passed.has(value)) return value;
      if (typeof value !== 'string' || !matches(value)) return undefined;
      if (passed.size < MAX_REMEMBERED) passed.add(value);
      return value;
    },
  };
}

const isName = (value: string): boolean => value.length <= MAX_NAME && NAME.test(value);
const isRoute = (value: string): boolean => value.length <= MAX_ROUTE && ROUTE.test(value);

export const seat: Field<typeof SeatSchema> = {
  schema: SeatSchema,
  read: (value) => (isWhole(value, 0, MAX_SEATS - 1) ? value : undefined),
};
export const city = text(CityIdSchema, isName);
export const province = text(ProvinceIdSchema, isName);
export const route = text(RouteIdSchema, isRoute);
export const place = text(PlaceIdSchema, (value) => isName(value) || isRoute(value));
export const kind = oneOf(ColonistKindSchema);
export const card = oneOf(CardIdSchema);
export const role = oneOf(RoleNameSchema);
export const god = oneOf(GodSchema);
export const tile = oneOf(TileIdSchema);
export const good = oneOf(GoodSchema);
export const storedGood = oneOf(StoredGoodSchema);
export const bundle: Field<typeof BundleSchema> = { schema: BundleSchema, read: readBundle };

function isWhole(value: unknown, least: number, most: number): boolean {
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  return value >= least && value <= most && !Object.is(value, -0);
}

function readBundle(value: unknown): Bundle | undefined {
  if (!isRecord(value)) return undefined;
  const goods: { -readonly [G in keyof Bundle]: number } = {};
  let known = 0;
  for (const good of STORED_GOODS) {
    const count = value[good];
    if (count === undefined) continue;
    if (typeof count !== 'number' || !isWhole(count, 1, MANY_GOODS)) return undefined;
    goods[good] = count;
    known += 1;
  }
  return countKeys(value) === known ? goods : undefined;
}
