/** The schemas of boards as data. */
import * as z from 'zod/mini';
import { GOODS, GoodSchema } from '../model/goods';
import {
  CityIdSchema,
  ColonistKindSchema,
  MapIdSchema,
  ProvinceIdSchema,
  RouteIdSchema,
} from '../model/ids';
import {
  type CityData,
  type FieldData,
  LABEL_SIDES,
  type Layout,
  LETTERS,
  LetterSchema,
  type MapData,
  PLACES_WITHOUT_HOUSES,
  type ProvinceData,
  type RouteData,
  type Starts,
} from '../model/map';
import type { FieldSchemas } from '../model/plain';

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
