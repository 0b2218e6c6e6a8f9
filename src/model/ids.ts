import * as z from 'zod/mini';

/** Seats are numbered clockwise from the first player, who is 0. */
export const MAX_SEATS = 6;
/** Most players each for themselves; more play in teams. */
export const MAX_ALONE = 5;
export const SeatSchema = z.int().check(z.minimum(0), z.maximum(MAX_SEATS - 1));
export type Seat = z.infer<typeof SeatSchema>;

/** Kebab-case ASCII of the Latin name, such as `isca-dumnoniorum`. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const NameSchema = z.string().check(z.maxLength(60), z.regex(NAME, 'must be a kebab-case id'));

export const MapIdSchema = NameSchema;
export type MapId = string;
export const CityIdSchema = NameSchema;
/** A city, or another named place of a map where a piece can stand. */
export type CityId = string;
export const ProvinceIdSchema = NameSchema;
export type ProvinceId = string;

/** `<kind>:<end>~<end>`, ends in alphabetical order, `#2` for a second line between the same two. */
const ROUTE = /^(?:land|sea):[a-z0-9-]+~[a-z0-9-]+(?:#[2-9])?$/;
export const RouteIdSchema = z
  .string()
  .check(z.maxLength(140), z.regex(ROUTE, 'must be a route id'));
export type RouteId = string;

/** Where a colonist can be: in a city (or at a start place), or on a route. */
export const PlaceIdSchema = z.union([RouteIdSchema, CityIdSchema]);
export type PlaceId = CityId | RouteId;

export const COLONIST_KINDS = /* @__PURE__ */ Object.freeze(['land', 'sea'] as const);
export const ColonistKindSchema = z.enum(COLONIST_KINDS);
/** Land colonists use land routes only, sea colonists sea routes only. */
export type ColonistKind = z.infer<typeof ColonistKindSchema>;
