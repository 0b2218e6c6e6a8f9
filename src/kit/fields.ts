/**
 * The fields that actions, decisions and events are made of. Each carries its schema and its description, so that
 * checks, JSON Schemas and declarations come from one place.
 */
import * as z from 'zod/mini';
import {
  type Bundle,
  BundleSchema,
  type Good,
  GoodSchema,
  type StoredGood,
  StoredGoodSchema,
} from '../model/goods';
import {
  type CityId,
  CityIdSchema,
  type ColonistKind,
  ColonistKindSchema,
  type PlaceId,
  PlaceIdSchema,
  type ProvinceId,
  ProvinceIdSchema,
  type RouteId,
  RouteIdSchema,
  type Seat,
  SeatSchema,
} from '../model/ids';

/** One field: its schema and its description. */
export interface Field<T = unknown> {
  /** The schema of its values. */
  readonly schema: z.core.$ZodType<T>;
  /** The description, for editors and JSON Schemas. */
  readonly description: string;
  /** The kind of name it holds, if the library or the map knows all of them. */
  readonly word?: 'card' | 'role' | 'place' | 'province' | 'decision' | 'decisions';
}

/** A field that may be left out. */
export interface OptionalField<T = unknown> extends Field<T> {
  /** Always true. */
  readonly isOptional: true;
}

/** Fields by their names, apart from those that all have. */
export type Shape = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends Field<infer T> ? T : never;

/** The data of a shape. Mapped key by key, so that editors show the comment beside a field of the shape. */
export type FieldsOf<S extends Shape> = {
  readonly [K in keyof S as S[K] extends OptionalField ? never : K]: ValueOf<S[K]>;
} & { readonly [K in keyof S as S[K] extends OptionalField ? K : never]?: ValueOf<S[K]> };

/** A type with all its fields in one place, as editors show it best. */
export type Flat<T> = { [K in keyof T]: T[K] };

/**
 * Makes a field of your own.
 *
 * @param schema - a schema of zod, classic or mini.
 *
 * @example
 * ```ts
 * const code = field(z.string(), 'What opens the gate.');
 * console.log(code.description); // -> What opens the gate.
 * ```
 */
export function field<T>(schema: z.core.$ZodType<T>, description: string): Field<T> {
  return Object.freeze({ schema, description });
}

/**
 * The same field, but optional.
 *
 * @example
 * ```ts
 * const shape = { pay: optional(bundle) };
 * console.log(shape.pay.isOptional); // -> true
 * ```
 */
export function optional<T>(inner: Field<T>): OptionalField<T> {
  return Object.freeze({ ...inner, isOptional: true });
}

/**
 * The same field with another description.
 *
 * @example
 * ```ts
 * console.log(meaning(city, 'Where the ship lands.').description); // -> Where the ship lands.
 * ```
 */
export function meaning<T>(inner: Field<T>, description: string): Field<T> {
  return Object.freeze({ ...inner, description });
}

/**
 * An integer between two limits, both included.
 *
 * @example
 * ```ts
 * const shape = { barrels: count(1, 6, 'How many barrels are rolled.') };
 * console.log(shape.barrels.description); // -> How many barrels are rolled.
 * ```
 */
export function count(least: number, most: number, description: string): Field<number> {
  const schema = z.int().check(z.minimum(least), z.maximum(most));
  return field<number>(schema, description);
}

/**
 * One of several words.
 *
 * @example
 * ```ts
 * const shape = { shore: word(['left', 'right'], 'Which side of the river.') };
 * console.log(shape.shore.description); // -> Which side of the river.
 * ```
 */
export function word<const W extends string>(words: readonly W[], description: string): Field<W> {
  return field<W>(z.enum(words) as z.core.$ZodType<W>, description);
}

/**
 * A list of at most so many values of a field.
 *
 * @example
 * ```ts
 * const shape = { fords: list(city, 4, 'Fords that have been searched.') };
 * console.log(shape.fords.description); // -> Fords that have been searched.
 * ```
 */
export function list<T>(item: Field<T>, most: number, description: string): Field<readonly T[]> {
  return field<readonly T[]>(
    z.array(item.schema).check(z.maxLength(most)) as z.core.$ZodType<readonly T[]>,
    description,
  );
}

/**
 * The field, or null.
 *
 * @example
 * ```ts
 * const shape = { finder: orNull(seat, 'Who has found it; null for nobody.') };
 * console.log(shape.finder.description); // -> Who has found it; null for nobody.
 * ```
 */
export function orNull<T>(inner: Field<T>, description: string): Field<T | null> {
  return field<T | null>(z.nullable(inner.schema) as z.core.$ZodType<T | null>, description);
}

/** A card or a role by its id, until the library knows them all. */
const NameSchema = z.string().check(z.maxLength(60));

/** A seat, counted clockwise from the first player, 0. */
export const seat: Field<Seat> = field(
  SeatSchema,
  'A seat, counted clockwise from the first player, 0.',
);

function named<T>(
  word: NonNullable<Field['word']>,
  schema: z.core.$ZodType<T>,
  description: string,
): Field<T> {
  return Object.freeze({ schema, description, word });
}

/** A city of the map. */
export const city: Field<CityId> = named('place', CityIdSchema, 'A city of the map.');
/** A city, another named place, or a route. */
export const place: Field<PlaceId> = named(
  'place',
  PlaceIdSchema,
  'A city, another named place, or a route.',
);
/** A route, such as `sea:massilia~roma`. */
export const route: Field<RouteId> = named(
  'place',
  RouteIdSchema,
  'A route, such as `sea:massilia~roma`.',
);
/** A province of the map. */
export const province: Field<ProvinceId> = named(
  'province',
  ProvinceIdSchema,
  'A province of the map.',
);
/** Land or sea colonist. */
export const kind: Field<ColonistKind> = field(ColonistKindSchema, 'Land or sea colonist.');
/** One of the five goods with a price. */
export const good: Field<Good> = field(GoodSchema, 'One of the five goods with a price.');
/** A good of a storehouse, salt included. */
export const storedGood: Field<StoredGood> = field(StoredGoodSchema, 'A good of a storehouse.');
/** Goods, at least one of each kind present. */
export const bundle: Field<Bundle> = field(
  BundleSchema,
  'Goods, at least one of each kind present.',
);
/** True or false. */
export const flag: Field<boolean> = field(z.boolean(), 'Whether it is so.');
/** A personality card by its id, one of the library's. */
export const card: Field<string> = named('card', NameSchema, 'A personality card by its id.');
/** A personality, one of the library's. */
export const role: Field<string> = named('role', NameSchema, 'A personality.');
