import * as z from 'zod/mini';
import { type ByGood, GOODS, type Good, GoodSchema } from './goods';
import {
  type CityId,
  CityIdSchema,
  type ColonistKind,
  ColonistKindSchema,
  type MapId,
  MapIdSchema,
  type ProvinceId,
  ProvinceIdSchema,
  type RouteId,
  RouteIdSchema,
} from './ids';
import type { FieldSchemas } from './plain';

/** Groups of city tokens. */
export const LETTERS = Object.freeze(['A', 'B', 'C', 'D'] as const);
/** The group of city tokens a city draws its own from. */
export type Letter = (typeof LETTERS)[number];
/** The schema of {@link Letter}. */
export const LetterSchema: z.ZodMiniType<Letter> = z.enum(LETTERS);

/**
 * Ends of routes without space for houses: start cities, castles (passed like a city), gates (colonists cannot pass
 * from one gate route to another) and squares (a colonist on one stays there).
 */
export const PLACES_WITHOUT_HOUSES = Object.freeze([
  'capital',
  'castle',
  'gate',
  'square',
] as const);

/** A point of the unit square: x to the right, y down, as fractions of the board's width and height. */
export type Point = readonly [x: number, y: number];

/** Sides of a place where its name can stand in a picture. */
export const LABEL_SIDES = Object.freeze([
  'right',
  'left',
  'above',
  'below',
  'above-right',
  'below-right',
  'above-left',
  'below-left',
] as const);
/** A side of a place where its name can stand in a picture. */
export type LabelSide = (typeof LABEL_SIDES)[number];

/** A province of a board. */
export interface ProvinceData {
  /** Kebab-case ASCII of the Latin name, unique on the map. */
  readonly id: ProvinceId;
  /** Its name, such as `Syria`. */
  readonly name: string;
  /** The spelling on the printed board, if it differs. */
  readonly printed?: string;
  /** Its colour, such as `#ae2a37`. */
  readonly color: string;
  /** Its cities; each city belongs to one province only. */
  readonly cities: readonly CityId[];
}

/** A city of a board, or another place where routes end. */
export interface CityData {
  /** Kebab-case ASCII of the Latin name, unique on the map. */
  readonly id: CityId;
  /** Its name, such as `Isca Dumnoniorum`. */
  readonly name: string;
  /** The spelling on the printed board, if it differs. */
  readonly printed?: string;
  /**
   * Where the city's good comes from: a token of that letter, or a good printed on the board. The other values
   * are for places without houses.
   */
  readonly letter: Letter | Good | (typeof PLACES_WITHOUT_HOUSES)[number];
}

/** A line between two cities of a board. */
export interface RouteData {
  /** Follows from kind and ends; optional. */
  readonly id?: RouteId;
  /** Who uses it: land colonists use land routes only, sea colonists sea routes only. */
  readonly kind: ColonistKind;
  /** The two cities it joins. */
  readonly ends: readonly [CityId, CityId];
  /** False if colonists may pass but not stay. */
  readonly stop?: false;
}

/** A place off the network where pieces start or wait, with the routes that the first step leads to. */
export interface FieldData {
  /** Kebab-case ASCII of its name, unique among cities and fields. */
  readonly id: CityId;
  /** Its name, for people. */
  readonly name: string;
  /** The kind of colonists it is for. */
  readonly kind: ColonistKind;
  /** The routes that the first step leads to. */
  readonly exits: readonly RouteId[];
}

/** Places for colonists of each kind: one, or several. */
export interface Starts {
  /** Of land colonists. */
  readonly land: CityId | readonly CityId[];
  /** Of sea colonists. */
  readonly sea: CityId | readonly CityId[];
}

/** Coordinates of everything, so that a screen can draw the board. */
export interface Layout {
  /** Width divided by height. */
  readonly aspect: number;
  /** Of every city and field. */
  readonly cities: Readonly<Record<CityId, Point>>;
  /** The point on each route where a colonist stands. */
  readonly routes: Readonly<Record<RouteId, Point>>;
  /** The side of a city or field where its name stands in a picture; chosen automatically if left out. */
  readonly labels?: Readonly<Record<CityId, LabelSide>>;
}

/** A board without its lines: all that score sheets need of it. */
export interface MapPlaces {
  /** Kebab-case ASCII, unique in a library. */
  readonly id: MapId;
  /** Its name, for people. */
  readonly name: string;
  /** All provinces; every city where houses can stand is in one of them. */
  readonly provinces: readonly ProvinceData[];
  /** All cities and other ends of routes, in the order used for all lists. */
  readonly cities: readonly CityData[];
  /** Where colonists start the game: one of each kind at each place. */
  readonly start: Starts;
  /** Where new colonists appear, if not at the start places. */
  readonly capital?: Starts;
  /** Letters with one city more than there are tokens: the good on the added token when salt is not played. */
  readonly saltTokens?: Readonly<Partial<Record<Letter, Good>>>;
  /** The rules of the printed board that are not played, for people who choose the map. */
  readonly leftOut?: string;
  /** Kinds of routes that any number of colonists may share. */
  readonly sharedRoutes?: readonly ColonistKind[];
  /** Coins on the back of a bonus marker, in sestertii, if they differ from. */
  readonly markerCoins?: ByGood<number>;
  /** Provinces that get no bonus marker at set-up. */
  readonly withoutMarker?: readonly ProvinceId[];
  /** The number of players recommended on the box; any number is playable. */
  readonly players?: readonly [fewest: number, most: number];
  /** Whether the card display is printed on the board; for information only. */
  readonly display?: 'printed' | 'loose';
}

/** A board as data, before it is checked. */
export interface MapData extends MapPlaces {
  /** All lines. */
  readonly routes: readonly RouteData[];
  /** Places off the network where pieces start or wait. */
  readonly fields?: readonly FieldData[];
  /** Coordinates of everything, so that a screen can draw the board; without them, it can only be played. */
  readonly layout?: Layout;
}

/** A route with its id. */
export interface Route extends RouteData {
  /** Such as `sea:massilia~roma`. */
  readonly id: RouteId;
}

/** A board that `defineMap` has checked. */
export interface CheckedMap extends MapData {
  /** All lines, each with its id. */
  readonly routes: readonly Route[];
}

/** A board that can be drawn. */
export interface DrawnMap extends CheckedMap {
  /** Coordinates of everything. */
  readonly layout: Layout;
}

const DisplayNameSchema = z.string().check(z.minLength(1), z.maxLength(80));
const ColorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour like #ae2a37'));
const FractionSchema = z.number().check(z.minimum(0), z.maximum(1));
const PointSchema = z.readonly(z.tuple([FractionSchema, FractionSchema]));

/** The schema of {@link ProvinceData}. */
export const ProvinceDataSchema: z.ZodMiniType<ProvinceData> = z.readonly(
  z.strictObject({
    id: ProvinceIdSchema,
    name: DisplayNameSchema,
    printed: z.exactOptional(DisplayNameSchema),
    color: ColorSchema,
    cities: z.readonly(z.array(CityIdSchema).check(z.minLength(1), z.maxLength(20))),
  } satisfies FieldSchemas<ProvinceData>),
);

/** The schema of {@link CityData}. */
export const CityDataSchema: z.ZodMiniType<CityData> = z.readonly(
  z.strictObject({
    id: CityIdSchema,
    name: DisplayNameSchema,
    printed: z.exactOptional(DisplayNameSchema),
    letter: z.union([LetterSchema, GoodSchema, z.enum(PLACES_WITHOUT_HOUSES)]),
  } satisfies FieldSchemas<CityData>),
);

/** The schema of {@link RouteData}. */
export const RouteDataSchema: z.ZodMiniType<RouteData> = z.readonly(
  z.strictObject({
    id: z.exactOptional(RouteIdSchema),
    kind: ColonistKindSchema,
    ends: z.readonly(z.tuple([CityIdSchema, CityIdSchema])),
    stop: z.exactOptional(z.literal(false)),
  } satisfies FieldSchemas<RouteData>),
);

/** The schema of {@link FieldData}. */
export const FieldDataSchema: z.ZodMiniType<FieldData> = z.readonly(
  z.strictObject({
    id: CityIdSchema,
    name: DisplayNameSchema,
    kind: ColonistKindSchema,
    exits: z.readonly(z.array(RouteIdSchema).check(z.maxLength(50))),
  } satisfies FieldSchemas<FieldData>),
);

const StartSchema = z.union([
  CityIdSchema,
  z.readonly(z.array(CityIdSchema).check(z.maxLength(3))),
]);
const StartsSchema = z.readonly(
  z.strictObject({ land: StartSchema, sea: StartSchema } satisfies FieldSchemas<Starts>),
);
const AdvisedSchema = z.int().check(z.minimum(2), z.maximum(6));

/** The schema of {@link MapData}. */
export const MapDataSchema: z.ZodMiniType<MapData> = z.strictObject({
  id: MapIdSchema,
  name: DisplayNameSchema,
  provinces: z.readonly(z.array(ProvinceDataSchema).check(z.minLength(1), z.maxLength(30))),
  cities: z.readonly(z.array(CityDataSchema).check(z.minLength(2), z.maxLength(100))),
  routes: z.readonly(z.array(RouteDataSchema).check(z.minLength(1), z.maxLength(300))),
  fields: z.exactOptional(z.readonly(z.array(FieldDataSchema).check(z.maxLength(20)))),
  start: StartsSchema,
  capital: z.exactOptional(StartsSchema),
  saltTokens: z.exactOptional(z.readonly(z.partialRecord(z.enum(LETTERS), GoodSchema))),
  leftOut: z.exactOptional(z.string().check(z.maxLength(200))),
  sharedRoutes: z.exactOptional(z.readonly(z.array(ColonistKindSchema).check(z.maxLength(2)))),
  markerCoins: z.exactOptional(
    z.readonly(z.record(z.enum(GOODS), z.int().check(z.minimum(0), z.maximum(9)))),
  ),
  withoutMarker: z.exactOptional(z.readonly(z.array(ProvinceIdSchema).check(z.maxLength(30)))),
  players: z.exactOptional(z.readonly(z.tuple([AdvisedSchema, AdvisedSchema]))),
  display: z.exactOptional(z.enum(['printed', 'loose'])),
  layout: z.exactOptional(
    z.readonly(
      z.strictObject({
        aspect: z.number().check(z.positive(), z.maximum(100)),
        cities: z.readonly(z.record(CityIdSchema, PointSchema)),
        routes: z.readonly(z.record(RouteIdSchema, PointSchema)),
        labels: z.exactOptional(z.readonly(z.record(CityIdSchema, z.enum(LABEL_SIDES)))),
      } satisfies FieldSchemas<Layout>),
    ),
  ),
} satisfies FieldSchemas<MapData>);
