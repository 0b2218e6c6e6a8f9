/** The score sheet: what people can count at a table after a game with cardboard. */
import * as z from 'zod/mini';
import { CardIdSchema, RoleNameSchema, SPECIALISTS } from '../model/cards';
import { StoredGoodSchema } from '../model/goods';
import { CityIdSchema, MAX_SEATS, MapIdSchema, SeatSchema } from '../model/ids';
import { PlayerNameSchema } from '../model/player-name';
import { COLONISTS_OF_A_KIND, HOUSES } from '../model/state';
import { FORUM_TILES, TileIdSchema } from '../model/tiles';

const MAX_CARDS = 60;
const SomeSchema = z.exactOptional(z.int().check(z.minimum(0), z.maximum(1000)));
/** How many of each good; people write zeroes as well as leave them out. */
const SomeGoodsSchema = z.strictObject({
  brick: SomeSchema,
  food: SomeSchema,
  tool: SomeSchema,
  wine: SomeSchema,
  cloth: SomeSchema,
  salt: SomeSchema,
});
const CountSchema = z.int().check(z.minimum(0), z.maximum(MAX_CARDS));

/** Cards by god, for those who have sorted them; specialists one by one. */
const GodCountsSchema = z.strictObject({
  vesta: z.exactOptional(CountSchema),
  jupiter: z.exactOptional(CountSchema),
  saturnus: z.exactOptional(CountSchema),
  venus: z.exactOptional(CountSchema),
  mercurius: z.exactOptional(CountSchema),
  mars: z.exactOptional(CountSchema),
  minerva: z.exactOptional(z.readonly(z.array(z.enum(SPECIALISTS)).check(z.maxLength(MAX_CARDS)))),
});

/** A card's id, or its role where every card of the role has the same god. */
const CardNameSchema = z.union([CardIdSchema, RoleNameSchema]);

/** Houses as counted on the board, for those who do not list the cities. */
const HouseCountsSchema = z.strictObject({
  /** Own houses by what their cities produce; left out means none. */
  byGood: SomeGoodsSchema,
  /** Provinces with an own house. */
  provinces: z.int().check(z.minimum(0), z.maximum(HOUSES)),
  /** Provinces with at least two; wanted where Venus cards count. */
  provincesWithTwo: z.exactOptional(z.int().check(z.minimum(0), z.maximum(HOUSES))),
  /** Provinces shared with the partner, in teams. */
  sharedProvinces: z.exactOptional(z.int().check(z.minimum(0), z.maximum(HOUSES))),
});

export const PlayerSheetSchema = z.strictObject({
  name: PlayerNameSchema,
  /** Hand and discard alike, without the Concordia card. */
  cards: z.union([
    z.readonly(z.array(CardNameSchema).check(z.maxLength(MAX_CARDS))),
    GodCountsSchema,
  ]),
  /** Cities with an own house (with the sheet's map and cityGoods), or counts. */
  houses: z.union([
    z.readonly(z.array(CityIdSchema).check(z.maxLength(HOUSES))),
    HouseCountsSchema,
  ]),
  /** Own colonists on the board. */
  colonists: z.int().check(z.minimum(0), z.maximum(2 * COLONISTS_OF_A_KIND)),
  /** Sestertii. */
  money: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  /** In the storehouse; left out means none. */
  goods: SomeGoodsSchema,
  /** Tiles of the forum, since one of them makes the storehouse larger. */
  tiles: z.exactOptional(z.readonly(z.array(TileIdSchema).check(z.maxLength(FORUM_TILES.length)))),
  concordia: z.exactOptional(z.boolean()),
  /** Points scored already, or by rules of the map. */
  bonus: z.exactOptional(z.int().check(z.minimum(-1000), z.maximum(1000))),
});

export const ScoreSheetSchema = z.strictObject({
  mode: z.exactOptional(z.enum(['individual', 'team'])),
  teams: z.exactOptional(
    z.readonly(
      z.array(z.readonly(z.array(PlayerNameSchema).check(z.length(2)))).check(z.maxLength(3)),
    ),
  ),
  map: z.exactOptional(MapIdSchema),
  /** What the cities produce; wanted for those that players list. */
  cityGoods: z.exactOptional(z.readonly(z.record(CityIdSchema, StoredGoodSchema))),
  /** In seat order, clockwise. */
  players: z.readonly(z.array(PlayerSheetSchema).check(z.minLength(1), z.maxLength(MAX_SEATS))),
  /** The holder's name or seat, to break ties. */
  praefectusMagnus: z.exactOptional(z.union([SeatSchema, PlayerNameSchema])),
});
export type ScoreSheet = Readonly<z.infer<typeof ScoreSheetSchema>>;
export type PlayerSheet = ScoreSheet['players'][number];
