import * as z from 'zod/mini';

/** Seats are numbered clockwise from the first player, who is 0. */
export const MAX_SEATS = 6;
/** The most players without teams; six play in teams. */
export const MAX_ALONE = 5;
/** A player by their seat: 0 is the first player, and so on clockwise. */
export type Seat = number;
/** The schema of {@link Seat}. */
export const SeatSchema: z.ZodMiniType<Seat> = z
  .int()
  .check(z.minimum(0), z.maximum(MAX_SEATS - 1));

/** Kebab-case ASCII of the Latin name, such as `isca-dumnoniorum`. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const NameSchema = z.string().check(z.maxLength(60), z.regex(NAME, 'must be a kebab-case id'));

/** The ids that the compiler knows. */
export type KnownIds<I extends string> = I extends unknown ? (string extends I ? never : I) : never;

/** One of these ids or any other; editors offer the known ones. */
export type OneOf<I extends string> =
  | KnownIds<I>
  | (string & {
      /** This field never exists: it makes editors offer the known ids. */
      readonly otherId?: never;
    });

/** The id of a map, a module or a part of the state: kebab-case ASCII. */
export type MapId = string;
/** The schema of {@link MapId}. */
export const MapIdSchema = NameSchema;
/**
 * A city, or another named place of a map where a piece can stand: kebab-case ASCII of the Latin name, such as
 * `isca-dumnoniorum`.
 */
export type CityId = string;
/** The schema of {@link CityId}. */
export const CityIdSchema = NameSchema;
/** A province: kebab-case ASCII of the Latin name, such as `syria`. */
export type ProvinceId = string;
/** The schema of {@link ProvinceId}. */
export const ProvinceIdSchema = NameSchema;
/** The schema of the id of a card, such as `mercator-ii`. */
export const CardIdSchema = NameSchema;

/** `<kind>:<end>~<end>`, ends in alphabetical order, `#2` for a second line between the same two. */
const ROUTE = /^(?:land|sea):[a-z0-9-]+~[a-z0-9-]+(?:#[2-9])?$/;
/** The longest id: that of a route. */
export const MAX_ID = 140;
/** The schema of {@link RouteId}. */
export const RouteIdSchema = z
  .string()
  .check(z.maxLength(MAX_ID), z.regex(ROUTE, 'must be a route id'));
/**
 * A line between two cities: `<kind>:<end>~<end>`, ends in alphabetical order, such as `sea:massilia~roma`; `#2` is
 * appended for a second line of the same kind between the same two.
 */
export type RouteId = string;

/** Where a colonist can be: in a city (or at a start place), or on a route. */
export type PlaceId = CityId | RouteId;
/** The schema of {@link PlaceId}. */
export const PlaceIdSchema = z.union([RouteIdSchema, CityIdSchema]);

/** Both kinds of colonists. */
export const COLONIST_KINDS = Object.freeze(['land', 'sea'] as const);
/** Land colonists use land routes only, sea colonists sea routes only. */
export type ColonistKind = (typeof COLONIST_KINDS)[number];
/** The schema of {@link ColonistKind}. */
export const ColonistKindSchema: z.ZodMiniType<ColonistKind> = z.enum(COLONIST_KINDS);
