/** The score sheet: what people can count at a table after a game with cardboard. */
import { z } from 'zod';
import { CardIdSchema, RoleNameSchema, SPECIALISTS } from '../model/cards';
import { StoredGoodSchema } from '../model/goods';
import { CityIdSchema, MAX_SEATS, MapIdSchema, SeatSchema } from '../model/ids';
import { PlayerNameSchema } from '../model/player-name';
import { COLONISTS_OF_A_KIND, HOUSES } from '../model/state';
import { FORUM_TILES, TileIdSchema } from '../model/tiles';

const MAX_CARDS = 60;
const SomeSchema = z.int().min(0).max(1000).exactOptional();
/** How many of each good; people write zeroes as well as leave them out. */
const SomeGoodsSchema = z.strictObject({
  brick: SomeSchema,
  food: SomeSchema,
  tool: SomeSchema,
  wine: SomeSchema,
  cloth: SomeSchema,
  salt: SomeSchema,
});
const CountSchema = z.int().min(0).max(MAX_CARDS);

/** Cards by god, for those who have sorted them; specialists one by one. */
const GodCountsSchema = z.strictObject({
  vesta: CountSchema.exactOptional(),
  jupiter: CountSchema.exactOptional(),
  saturnus: CountSchema.exactOptional(),
  venus: CountSchema.exactOptional(),
  mercurius: CountSchema.exactOptional(),
  mars: CountSchema.exactOptional(),
  minerva: z.array(z.enum(SPECIALISTS)).max(MAX_CARDS).readonly().exactOptional(),
});

/** A card's id, or its role where every card of the role has the same god. */
const CardNameSchema = z.union([CardIdSchema, RoleNameSchema]);

/** Houses as counted on the board, for those who do not list the cities. */
const HouseCountsSchema = z.strictObject({
  /** Own houses by what their cities produce; left out means none. */
  byGood: SomeGoodsSchema,
  /** Provinces with an own house. */
  provinces: z.int().min(0).max(HOUSES),
  /** Provinces with at least two; wanted where Venus cards count. */
  provincesWithTwo: z.int().min(0).max(HOUSES).exactOptional(),
  /** Provinces shared with the partner, in teams. */
  sharedProvinces: z.int().min(0).max(HOUSES).exactOptional(),
});

export const PlayerSheetSchema = z.strictObject({
  name: PlayerNameSchema,
  /** Hand and discard alike, without the Concordia card. */
  cards: z.union([z.array(CardNameSchema).max(MAX_CARDS).readonly(), GodCountsSchema]),
  /** Cities with an own house (with the sheet's map and cityGoods), or counts. */
  houses: z.union([z.array(CityIdSchema).max(HOUSES).readonly(), HouseCountsSchema]),
  /** Own colonists on the board. */
  colonists: z
    .int()
    .min(0)
    .max(2 * COLONISTS_OF_A_KIND),
  /** Sestertii. */
  money: z.int().min(0).max(1_000_000),
  /** In the storehouse; left out means none. */
  goods: SomeGoodsSchema,
  /** Tiles of the forum, since one of them makes the storehouse larger. */
  tiles: z.array(TileIdSchema).max(FORUM_TILES.length).readonly().exactOptional(),
  concordia: z.boolean().exactOptional(),
  /** Points scored already, or by rules of the map. */
  bonus: z.int().min(-1000).max(1000).exactOptional(),
});

export const ScoreSheetSchema = z.strictObject({
  mode: z.enum(['individual', 'team']).exactOptional(),
  teams: z.array(z.array(PlayerNameSchema).length(2).readonly()).max(3).readonly().exactOptional(),
  map: MapIdSchema.exactOptional(),
  /** What the cities produce; wanted for those that players list. */
  cityGoods: z.record(CityIdSchema, StoredGoodSchema).readonly().exactOptional(),
  /** In seat order, clockwise. */
  players: z.array(PlayerSheetSchema).min(1).max(MAX_SEATS).readonly(),
  /** The holder's name or seat, to break ties. */
  praefectusMagnus: z.union([SeatSchema, PlayerNameSchema]).exactOptional(),
});
export type ScoreSheet = Readonly<z.infer<typeof ScoreSheetSchema>>;
export type PlayerSheet = ScoreSheet['players'][number];
