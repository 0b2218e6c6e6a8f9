import { z } from 'zod';
import { GoodSchema } from './goods';
import {
  CityIdSchema,
  ColonistKindSchema,
  MapIdSchema,
  ProvinceIdSchema,
  type RouteId,
  RouteIdSchema,
} from './ids';

/** Groups of city tokens. */
export const LETTERS = /* @__PURE__ */ Object.freeze(['A', 'B', 'C', 'D'] as const);
export const LetterSchema = z.enum(LETTERS);
export type Letter = z.infer<typeof LetterSchema>;

/**
 * Ends of routes that are no cities to build in: start cities, castles (passed like a city), gates
 * (nobody passes from one gate route to another) and squares (who stands there stays there).
 */
export const PLACES_WITHOUT_HOUSES = /* @__PURE__ */ Object.freeze([
  'capital',
  'castle',
  'gate',
  'square',
] as const);

const DisplayNameSchema = z.string().min(1).max(80);
const ColorSchema = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour like #ae2a37');
/** A point of the unit square: x to the right, y down, as fractions of the board's width and height. */
const PointSchema = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]).readonly();

export const ProvinceDataSchema = z
  .strictObject({
    id: ProvinceIdSchema,
    name: DisplayNameSchema,
    /** Spelling on the printed board where it differs. */
    printed: DisplayNameSchema.exactOptional(),
    color: ColorSchema,
    cities: z.array(CityIdSchema).min(1).max(20).readonly(),
  })
  .readonly();

export const CityDataSchema = z
  .strictObject({
    id: CityIdSchema,
    name: DisplayNameSchema,
    printed: DisplayNameSchema.exactOptional(),
    /**
     * Where the city's good comes from: a token of that letter, or a good printed on the
     * board itself. The others are places that routes end at and where nobody ever builds.
     */
    letter: z.union([LetterSchema, GoodSchema, z.enum(PLACES_WITHOUT_HOUSES)]),
  })
  .readonly();

export const RouteDataSchema = z
  .strictObject({
    /** Follows from kind and ends; may be written out. */
    id: RouteIdSchema.exactOptional(),
    kind: ColonistKindSchema,
    ends: z.tuple([CityIdSchema, CityIdSchema]).readonly(),
    /** False where a colonist may pass and not stay. */
    stop: z.literal(false).exactOptional(),
  })
  .readonly();

/** A place off the network where pieces start or wait, and the routes a first step leads to. */
export const FieldDataSchema = z
  .strictObject({
    id: CityIdSchema,
    name: DisplayNameSchema,
    /** Whose place it is. */
    kind: ColonistKindSchema,
    exits: z.array(RouteIdSchema).max(50).readonly(),
  })
  .readonly();

const StartSchema = z.union([CityIdSchema, z.array(CityIdSchema).max(3).readonly()]);
const StartsSchema = z.strictObject({ land: StartSchema, sea: StartSchema }).readonly();

export const MapDataSchema = z.strictObject({
  id: MapIdSchema,
  name: DisplayNameSchema,
  provinces: z.array(ProvinceDataSchema).min(1).max(30).readonly(),
  cities: z.array(CityDataSchema).min(2).max(100).readonly(),
  routes: z.array(RouteDataSchema).min(1).max(300).readonly(),
  fields: z.array(FieldDataSchema).max(20).readonly().exactOptional(),
  /** Where colonists start the game: one of the kind at each place. */
  start: StartsSchema,
  /** Where later colonists appear, if not at the start places. */
  capital: StartsSchema.exactOptional(),
  /**
   * One more city of each of these letters than there are tokens: the good that the token added for it
   * shows where salt is not played.
   */
  saltTokens: z.partialRecord(LetterSchema, GoodSchema).readonly().exactOptional(),
  /** What of the printed board's rules is not played, for people who choose the map. */
  leftOut: z.string().max(200).exactOptional(),
  /** Kinds of routes that any number of colonists may share. */
  sharedRoutes: z.array(ColonistKindSchema).max(2).readonly().exactOptional(),
  /** Coins on the back of a bonus marker, where they differ from. */
  markerCoins: z.record(GoodSchema, z.int().min(0).max(9)).readonly().exactOptional(),
  /** Provinces that get no bonus marker at set-up. */
  withoutMarker: z.array(ProvinceIdSchema).max(30).readonly().exactOptional(),
  /** Fewest and most players the box advises; any number is playable. */
  players: z
    .tuple([z.int().min(2).max(6), z.int().min(2).max(6)])
    .readonly()
    .exactOptional(),
  /** Whether the board has the card display printed on it; informative. */
  display: z.enum(['printed', 'loose']).exactOptional(),
  layout: z
    .strictObject({
      /** Width divided by height. */
      aspect: z.number().positive().max(100),
      /** Of every city and field. */
      cities: z.record(CityIdSchema, PointSchema).readonly(),
      /** A point on every route to stand a colonist on. */
      routes: z.record(RouteIdSchema, PointSchema).readonly(),
    })
    .readonly(),
});
/** A board as data, before it has been checked. */
export type MapData = Readonly<z.infer<typeof MapDataSchema>>;
export type CityData = z.infer<typeof CityDataSchema>;
export type ProvinceData = z.infer<typeof ProvinceDataSchema>;
export type RouteData = z.infer<typeof RouteDataSchema>;
export type FieldData = z.infer<typeof FieldDataSchema>;

/** A route with its id. */
export type Route = RouteData & { readonly id: RouteId };

/** A board that holds together: what `defineMap` has let pass. */
export interface CheckedMap extends MapData {
  readonly routes: readonly Route[];
}
