import * as z from 'zod/mini';
import type { Fields } from './fields';
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

/** Groups of city tokens. */
export const LETTERS = Object.freeze(['A', 'B', 'C', 'D'] as const);
/** The group of city tokens a city draws its own from. */
export type Letter = (typeof LETTERS)[number];
/** The schema of {@link Letter}. */
export const LetterSchema: z.ZodMiniType<Letter> = z.enum(LETTERS);

/**
 * Ends of routes that are no cities to build in: start cities, castles (passed like a city), gates
 * (nobody passes from one gate route to another) and squares (who stands there stays there).
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
  /** For people, such as `Syria`. */
  readonly name: string;
  /** Spelling on the printed board where it differs. */
  readonly printed?: string;
  /** Its colour, such as `#ae2a37`. */
  readonly color: string;
  /** Its cities, each of which belongs to this province only. */
  readonly cities: readonly CityId[];
}

/** A city of a board, or another place where routes end. */
export interface CityData {
  /** Kebab-case ASCII of the Latin name, unique on the map. */
  readonly id: CityId;
  /** For people, such as `Isca Dumnoniorum`. */
  readonly name: string;
  /** Spelling on the printed board where it differs. */
  readonly printed?: string;
  /**
   * Where the city's good comes from: a token of that letter, or a good printed on the
   * board itself. The others are places that routes end at and where nobody ever builds.
   */
  readonly letter: Letter | Good | (typeof PLACES_WITHOUT_HOUSES)[number];
}

/** A line between two cities of a board. */
export interface RouteData {
  /** Follows from kind and ends; may be written out. */
  readonly id?: RouteId;
  /** Whose line it is: land colonists use land routes only, sea colonists sea routes only. */
  readonly kind: ColonistKind;
  /** The two cities it joins. */
  readonly ends: readonly [CityId, CityId];
  /** False where a colonist may pass and not stay. */
  readonly stop?: false;
}

/** A place off the network where pieces start or wait, and the routes a first step leads to. */
export interface FieldData {
  /** Kebab-case ASCII of its name, unique among cities and fields. */
  readonly id: CityId;
  /** For people. */
  readonly name: string;
  /** Whose place it is. */
  readonly kind: ColonistKind;
  /** The routes that one step leads to. */
  readonly exits: readonly RouteId[];
}

/** Places for colonists of each kind: one, or several. */
export interface Starts {
  /** Of land colonists. */
  readonly land: CityId | readonly CityId[];
  /** Of sea colonists. */
  readonly sea: CityId | readonly CityId[];
}

/** Where everything lies, so that a screen can draw the board. */
export interface Layout {
  /** Width divided by height. */
  readonly aspect: number;
  /** Of every city and field. */
  readonly cities: Readonly<Record<CityId, Point>>;
  /** A point on every route to stand a colonist on. */
  readonly routes: Readonly<Record<RouteId, Point>>;
  /** On which side of a city or field its name stands in a picture; found by itself where left out. */
  readonly labels?: Readonly<Record<CityId, LabelSide>>;
}

/** A board as data, before it has been checked. */
export interface MapData {
  /** Kebab-case ASCII, unique in a library. */
  readonly id: MapId;
  /** For people. */
  readonly name: string;
  /** All provinces; every city where houses can stand is in one of them. */
  readonly provinces: readonly ProvinceData[];
  /** All cities and other ends of routes, in the order in which everything is listed. */
  readonly cities: readonly CityData[];
  /** All lines. */
  readonly routes: readonly RouteData[];
  /** Places off the network where pieces start or wait. */
  readonly fields?: readonly FieldData[];
  /** Where colonists start the game: one of the kind at each place. */
  readonly start: Starts;
  /** Where later colonists appear, if not at the start places. */
  readonly capital?: Starts;
  /**
   * One more city of each of these letters than there are tokens: the good that the token added for it
   * shows where salt is not played.
   */
  readonly saltTokens?: Readonly<Partial<Record<Letter, Good>>>;
  /** What of the printed board's rules is not played, for people who choose the map. */
  readonly leftOut?: string;
  /** Kinds of routes that any number of colonists may share. */
  readonly sharedRoutes?: readonly ColonistKind[];
  /** Coins on the back of a bonus marker, in sestertii, where they differ from. */
  readonly markerCoins?: ByGood<number>;
  /** Provinces that get no bonus marker at set-up. */
  readonly withoutMarker?: readonly ProvinceId[];
  /** Fewest and most players the box advises; any number is playable. */
  readonly players?: readonly [fewest: number, most: number];
  /** Whether the board has the card display printed on it; informative. */
  readonly display?: 'printed' | 'loose';
  /** Where everything lies, so that a screen can draw the board. */
  readonly layout: Layout;
}

/** A route with its id. */
export interface Route extends RouteData {
  /** Such as `sea:massilia~roma`. */
  readonly id: RouteId;
}

/** A board that holds together: what `defineMap` has let pass. */
export interface CheckedMap extends MapData {
  /** All lines, each with its id. */
  readonly routes: readonly Route[];
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
  } satisfies Fields<ProvinceData>),
);

/** The schema of {@link CityData}. */
export const CityDataSchema: z.ZodMiniType<CityData> = z.readonly(
  z.strictObject({
    id: CityIdSchema,
    name: DisplayNameSchema,
    printed: z.exactOptional(DisplayNameSchema),
    letter: z.union([LetterSchema, GoodSchema, z.enum(PLACES_WITHOUT_HOUSES)]),
  } satisfies Fields<CityData>),
);

/** The schema of {@link RouteData}. */
export const RouteDataSchema: z.ZodMiniType<RouteData> = z.readonly(
  z.strictObject({
    id: z.exactOptional(RouteIdSchema),
    kind: ColonistKindSchema,
    ends: z.readonly(z.tuple([CityIdSchema, CityIdSchema])),
    stop: z.exactOptional(z.literal(false)),
  } satisfies Fields<RouteData>),
);

/** The schema of {@link FieldData}. */
export const FieldDataSchema: z.ZodMiniType<FieldData> = z.readonly(
  z.strictObject({
    id: CityIdSchema,
    name: DisplayNameSchema,
    kind: ColonistKindSchema,
    exits: z.readonly(z.array(RouteIdSchema).check(z.maxLength(50))),
  } satisfies Fields<FieldData>),
);

const StartSchema = z.union([
  CityIdSchema,
  z.readonly(z.array(CityIdSchema).check(z.maxLength(3))),
]);
const StartsSchema = z.readonly(
  z.strictObject({ land: StartSchema, sea: StartSchema } satisfies Fields<Starts>),
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
  layout: z.readonly(
    z.strictObject({
      aspect: z.number().check(z.positive(), z.maximum(100)),
      cities: z.readonly(z.record(CityIdSchema, PointSchema)),
      routes: z.readonly(z.record(RouteIdSchema, PointSchema)),
      labels: z.exactOptional(z.readonly(z.record(CityIdSchema, z.enum(LABEL_SIDES)))),
    } satisfies Fields<Layout>),
  ),
} satisfies Fields<MapData>);
