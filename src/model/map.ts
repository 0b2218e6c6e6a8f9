import * as z from 'zod/mini';
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

const DisplayNameSchema = z.string().check(z.minLength(1), z.maxLength(80));
const ColorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour like #ae2a37'));
/** A point of the unit square: x to the right, y down, as fractions of the board's width and height. */
const PointSchema = z.readonly(
  z.tuple([
    z.number().check(z.minimum(0), z.maximum(1)),
    z.number().check(z.minimum(0), z.maximum(1)),
  ]),
);

/** Sides of a place where its name can stand in a picture. */
export const LABEL_SIDES = /* @__PURE__ */ Object.freeze([
  'right',
  'left',
  'above',
  'below',
  'above-right',
  'below-right',
  'above-left',
  'below-left',
] as const);
export type LabelSide = (typeof LABEL_SIDES)[number];

export const ProvinceDataSchema = z.readonly(
  z.strictObject({
    id: ProvinceIdSchema,
    name: DisplayNameSchema,
    /** Spelling on the printed board where it differs. */
    printed: z.exactOptional(DisplayNameSchema),
    color: ColorSchema,
    cities: z.readonly(z.array(CityIdSchema).check(z.minLength(1), z.maxLength(20))),
  }),
);

export const CityDataSchema = z.readonly(
  z.strictObject({
    id: CityIdSchema,
    name: DisplayNameSchema,
    printed: z.exactOptional(DisplayNameSchema),
    /**
     * Where the city's good comes from: a token of that letter, or a good printed on the
     * board itself. The others are places that routes end at and where nobody ever builds.
     */
    letter: z.union([LetterSchema, GoodSchema, z.enum(PLACES_WITHOUT_HOUSES)]),
  }),
);

export const RouteDataSchema = z.readonly(
  z.strictObject({
    /** Follows from kind and ends; may be written out. */
    id: z.exactOptional(RouteIdSchema),
    kind: ColonistKindSchema,
    ends: z.readonly(z.tuple([CityIdSchema, CityIdSchema])),
    /** False where a colonist may pass and not stay. */
    stop: z.exactOptional(z.literal(false)),
  }),
);

/** A place off the network where pieces start or wait, and the routes a first step leads to. */
export const FieldDataSchema = z.readonly(
  z.strictObject({
    id: CityIdSchema,
    name: DisplayNameSchema,
    /** Whose place it is. */
    kind: ColonistKindSchema,
    exits: z.readonly(z.array(RouteIdSchema).check(z.maxLength(50))),
  }),
);

const StartSchema = z.union([
  CityIdSchema,
  z.readonly(z.array(CityIdSchema).check(z.maxLength(3))),
]);
const StartsSchema = z.readonly(z.strictObject({ land: StartSchema, sea: StartSchema }));

export const MapDataSchema = z.strictObject({
  id: MapIdSchema,
  name: DisplayNameSchema,
  provinces: z.readonly(z.array(ProvinceDataSchema).check(z.minLength(1), z.maxLength(30))),
  cities: z.readonly(z.array(CityDataSchema).check(z.minLength(2), z.maxLength(100))),
  routes: z.readonly(z.array(RouteDataSchema).check(z.minLength(1), z.maxLength(300))),
  fields: z.exactOptional(z.readonly(z.array(FieldDataSchema).check(z.maxLength(20)))),
  /** Where colonists start the game: one of the kind at each place. */
  start: StartsSchema,
  /** Where later colonists appear, if not at the start places. */
  capital: z.exactOptional(StartsSchema),
  /**
   * One more city of each of these letters than there are tokens: the good that the token added for it
   * shows where salt is not played.
   */
  saltTokens: z.exactOptional(z.readonly(z.partialRecord(LetterSchema, GoodSchema))),
  /** What of the printed board's rules is not played, for people who choose the map. */
  leftOut: z.exactOptional(z.string().check(z.maxLength(200))),
  /** Kinds of routes that any number of colonists may share. */
  sharedRoutes: z.exactOptional(z.readonly(z.array(ColonistKindSchema).check(z.maxLength(2)))),
  /** Coins on the back of a bonus marker, where they differ from. */
  markerCoins: z.exactOptional(
    z.readonly(z.record(GoodSchema, z.int().check(z.minimum(0), z.maximum(9)))),
  ),
  /** Provinces that get no bonus marker at set-up. */
  withoutMarker: z.exactOptional(z.readonly(z.array(ProvinceIdSchema).check(z.maxLength(30)))),
  /** Fewest and most players the box advises; any number is playable. */
  players: z.exactOptional(
    z.readonly(
      z.tuple([
        z.int().check(z.minimum(2), z.maximum(6)),
        z.int().check(z.minimum(2), z.maximum(6)),
      ]),
    ),
  ),
  /** Whether the board has the card display printed on it; informative. */
  display: z.exactOptional(z.enum(['printed', 'loose'])),
  layout: z.readonly(
    z.strictObject({
      /** Width divided by height. */
      aspect: z.number().check(z.positive(), z.maximum(100)),
      /** Of every city and field. */
      cities: z.readonly(z.record(CityIdSchema, PointSchema)),
      /** A point on every route to stand a colonist on. */
      routes: z.readonly(z.record(RouteIdSchema, PointSchema)),
      /** On which side of a city or field its name stands in a picture; found by itself where left out. */
      labels: z.exactOptional(z.readonly(z.record(CityIdSchema, z.enum(LABEL_SIDES)))),
    }),
  ),
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
