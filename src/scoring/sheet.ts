/** The score sheet: what people count at a table after a game. */
import * as z from 'zod/mini';
import type { Shape } from '../kit/fields';
import {
  type ByGod,
  type CardId,
  type Cards,
  type RoleName,
  SPECIALISTS,
  type Specialist,
} from '../model/cards';
import { type ByGood, type StoredGood, StoredGoodSchema } from '../model/goods';
import {
  type CityId,
  CityIdSchema,
  MAX_SEATS,
  type MapId,
  MapIdSchema,
  type Seat,
  SeatSchema,
} from '../model/ids';
import { PlayerNameSchema } from '../model/names';
import { COLONISTS_OF_A_KIND, HOUSES } from '../model/state';

/** The number of each good; zeros are optional. */
export type SomeGoods = Partial<ByGood<number>> & {
  /** A sixth good, which can replace any other. */
  readonly salt?: number;
};

/** The number of cards of each god; specialists one by one. */
export type GodCounts = Partial<ByGod<number>> & {
  /** Minerva's cards: one specialist for each. */
  readonly minerva?: readonly Specialist[];
};

/** Houses counted on the board, instead of a list of cities. */
export interface HouseCounts {
  /** The player's houses by the goods of their cities; none if left out. */
  readonly byGood: SomeGoods;
  /** Provinces with a house of the player. */
  readonly provinces: number;
  /** Provinces with at least two houses; required if Venus cards count. */
  readonly provincesWithTwo?: number;
  /** Provinces shared with the partner; in teams only. */
  readonly sharedProvinces?: number;
}

/** One player's part of a sheet. */
export interface PlayerSheet {
  /** The player's name. */
  readonly name: string;
  /** All cards in hand and discard, without the Concordia card: ids, or roles if the god is clear; or counts. */
  readonly cards: readonly (CardId | RoleName)[] | GodCounts;
  /** The cities with the player's houses (the sheet then needs `map` and `cityGoods`), or counts. */
  readonly houses: readonly CityId[] | HouseCounts;
  /** The player's colonists on the board. */
  readonly colonists: number;
  /** Sestertii. */
  readonly money: number;
  /** The goods in the storehouse; none if left out. */
  readonly goods: SomeGoods;
  /** Whether the player holds the Concordia card; nobody does if all leave it out. */
  readonly concordia?: boolean;
  /** Victory points that the map and modules bring, by their ids, such as `{ taxes: 9 }`; none if left out. */
  readonly scores?: Readonly<Record<string, number>>;
  /** Other victory points. */
  readonly bonus?: number;
  /** Tiles of the player: one of them enlarges the storehouse. */
  readonly tiles?: readonly string[];
}

/** What people count at a table after a game. */
export interface ScoreSheet {
  /** Whether players score alone or in teams; by default alone, unless `teams` is given. */
  readonly mode?: 'individual' | 'team';
  /** The names of the partners; by default, players opposite each other. */
  readonly teams?: readonly (readonly string[])[];
  /** The map, if houses are listed by their cities. */
  readonly map?: MapId;
  /** The goods of the cities; required for those that players list. */
  readonly cityGoods?: Readonly<Record<CityId, StoredGood>>;
  /** In seat order, clockwise. */
  readonly players: readonly PlayerSheet[];
  /** The holder of the Praefectus Magnus, by name or seat, to break ties. */
  readonly praefectusMagnus?: Seat | string;
}

const MAX_CARDS = 60;
const SomeSchema = z.exactOptional(z.int().check(z.minimum(0), z.maximum(1000)));
const SomeGoodsSchema = z.strictObject({
  brick: SomeSchema,
  food: SomeSchema,
  tool: SomeSchema,
  wine: SomeSchema,
  cloth: SomeSchema,
  salt: SomeSchema,
});
const PointsSchema = z.int().check(z.minimum(-1000), z.maximum(1000));
const CountSchema = z.int().check(z.minimum(0), z.maximum(MAX_CARDS));

const GodCountsSchema = z.strictObject({
  vesta: z.exactOptional(CountSchema),
  jupiter: z.exactOptional(CountSchema),
  saturnus: z.exactOptional(CountSchema),
  venus: z.exactOptional(CountSchema),
  mercurius: z.exactOptional(CountSchema),
  mars: z.exactOptional(CountSchema),
  minerva: z.exactOptional(z.readonly(z.array(z.enum(SPECIALISTS)).check(z.maxLength(MAX_CARDS)))),
});

const HouseCountsSchema = z.strictObject({
  byGood: SomeGoodsSchema,
  provinces: z.int().check(z.minimum(0), z.maximum(HOUSES)),
  provincesWithTwo: z.exactOptional(z.int().check(z.minimum(0), z.maximum(HOUSES))),
  sharedProvinces: z.exactOptional(z.int().check(z.minimum(0), z.maximum(HOUSES))),
});

/** The names of the lines of a sheet, and of those of its players. */
export interface SheetNames {
  /** The lines of the sheet. */
  readonly sheet: readonly string[];
  /** The lines of each player. */
  readonly player: readonly string[];
  /** The cards and personalities that can be listed. */
  readonly cards: readonly string[];
}

/** The schema of sheets, and the names in it. */
export interface SheetSchema {
  /** The schema of sheets with ids. */
  readonly schema: z.ZodMiniType<ScoreSheet>;
  /** The names of its lines. */
  readonly names: SheetNames;
}

/** Victory points that a sheet may have by their name. */
interface SheetScore {
  readonly id: string;
  readonly most?: number;
}

function scoresSchema(scores: readonly SheetScore[]) {
  return z.partialRecord(z.enum(scores.map(({ id }) => id)), PointsSchema).check(
    z.check(({ value, issues }) => {
      for (const { id, most = Number.POSITIVE_INFINITY } of scores) {
        const points = value[id] ?? 0;
        if (points <= most) continue;
        const bound = { maximum: most, inclusive: true } as const;
        issues.push({ code: 'too_big', origin: 'number', ...bound, input: points, path: [id] });
      }
    }),
  );
}

/**
 * The schema of sheets for these cards.
 *
 * @param scores - the victory points that maps and modules bring.
 */
export function sheetSchema(
  cards: Cards,
  lines: Shape,
  scores: readonly SheetScore[],
): SheetSchema {
  const names = [...new Set([...cards].flatMap(([id, { roles }]) => [id, ...roles]))];
  const player = {
    name: PlayerNameSchema,
    cards: z.union([
      z.readonly(z.array(z.enum(names)).check(z.maxLength(MAX_CARDS))),
      GodCountsSchema,
    ]),
    houses: z.union([
      z.readonly(z.array(CityIdSchema).check(z.maxLength(HOUSES))),
      HouseCountsSchema,
    ]),
    colonists: z.int().check(z.minimum(0), z.maximum(2 * COLONISTS_OF_A_KIND)),
    money: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    goods: SomeGoodsSchema,
    ...Object.fromEntries(
      Object.entries(lines).map(([name, { schema }]) => [name, z.exactOptional(schema)]),
    ),
    concordia: z.exactOptional(z.boolean()),
    ...(scores.length > 0 && {
      scores: z.exactOptional(z.readonly(scoresSchema(scores))),
    }),
    bonus: z.exactOptional(PointsSchema),
  };
  const sheet = {
    mode: z.exactOptional(z.enum(['individual', 'team'])),
    teams: z.exactOptional(
      z.readonly(
        z.array(z.readonly(z.array(PlayerNameSchema).check(z.length(2)))).check(z.maxLength(3)),
      ),
    ),
    map: z.exactOptional(MapIdSchema),
    cityGoods: z.exactOptional(z.readonly(z.record(CityIdSchema, StoredGoodSchema))),
    players: z.readonly(
      z.array(z.strictObject(player)).check(z.minLength(1), z.maxLength(MAX_SEATS)),
    ),
    praefectusMagnus: z.exactOptional(z.union([SeatSchema, PlayerNameSchema])),
  };
  return {
    schema: z.strictObject(sheet) as z.ZodMiniType<ScoreSheet>,
    names: { sheet: Object.keys(sheet), player: Object.keys(player), cards: names },
  };
}
