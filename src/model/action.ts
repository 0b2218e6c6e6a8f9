import * as z from 'zod/mini';
import { CardIdSchema, RoleNameSchema } from './cards';
import { GodSchema } from './gods';
import { BundleSchema, GoodSchema, StoredGoodSchema } from './goods';
import {
  CityIdSchema,
  ColonistKindSchema,
  PlaceIdSchema,
  ProvinceIdSchema,
  RouteIdSchema,
  SeatSchema,
} from './ids';
import { TileIdSchema } from './tiles';

const seat = SeatSchema;
/** The exact goods handed over; given when, and only when, there is a choice. */
const pay = z.exactOptional(BundleSchema);

/** Play a card from the hand; `as` is the half of a double card that is used. */
export const PlayCardSchema = z.strictObject({
  type: z.literal('playCard'),
  seat,
  card: CardIdSchema,
  as: z.exactOptional(RoleNameSchema),
});

/** Move a colonist to a route; the cheapest way is charged. */
export const MoveColonistSchema = z.strictObject({
  type: z.literal('moveColonist'),
  seat,
  kind: ColonistKindSchema,
  from: PlaceIdSchema,
  to: RouteIdSchema,
});

/** Build a house. */
export const BuildHouseSchema = z.strictObject({
  type: z.literal('buildHouse'),
  seat,
  city: CityIdSchema,
  pay,
});

/** Put a new colonist from the storehouse on the board. */
export const PlaceColonistSchema = z.strictObject({
  type: z.literal('placeColonist'),
  seat,
  kind: ColonistKindSchema,
  city: CityIdSchema,
  pay,
});

/** Let a province produce; `good` where the map leaves the bonus open (R-4.4a). */
export const ProduceProvinceSchema = z.strictObject({
  type: z.literal('produceProvince'),
  seat,
  province: ProvinceIdSchema,
  good: z.exactOptional(GoodSchema),
});

/** Take a sestertius for each coin showing and turn the markers back (R-4.4b). */
export const TakeCoinsSchema = z.strictObject({ type: z.literal('takeCoins'), seat });

/** Take the Colonist's sestertii instead of placing anybody (R-4.5b). */
export const TakeIncomeSchema = z.strictObject({ type: z.literal('takeIncome'), seat });

/** Buy goods from the bank, or sell them to it. */
export const TradeSchema = z.strictObject({
  type: z.literal('trade'),
  seat,
  deal: z.enum(['buy', 'sell']),
  good: GoodSchema,
  /** How many goods. */
  count: z.int().check(z.minimum(1), z.maximum(100)),
  /** How many of them are salt, sold as that good; absent means none. */
  salt: z.exactOptional(z.int().check(z.minimum(1), z.maximum(100))),
});

/**
 * Carry out the card on top of another player's discard, or again the own card played before
 * (R-9.2).
 */
export const CopyCardSchema = z.strictObject({
  type: z.literal('copyCard'),
  seat,
  from: SeatSchema,
  as: z.exactOptional(RoleNameSchema),
});

/** Buy a card of the display into the hand. */
export const BuyCardSchema = z.strictObject({
  type: z.literal('buyCard'),
  seat,
  card: CardIdSchema,
  pay,
});

/** Choose which of the arriving goods to keep; all free spaces must be filled. */
export const KeepGoodsSchema = z.strictObject({
  type: z.literal('keepGoods'),
  seat,
  goods: BundleSchema,
});

/** Show the partner which of their cards to play; they need not follow. */
export const SuggestCardSchema = z.strictObject({
  type: z.literal('suggestCard'),
  seat,
  card: CardIdSchema,
});

/** Choose where the first colonists stand. */
export const ChooseStartCitySchema = z.strictObject({
  type: z.literal('chooseStartCity'),
  seat,
  city: CityIdSchema,
});

/** Move a ship forward on a track. */
export const MoveShipSchema = z.strictObject({
  type: z.literal('moveShip'),
  seat,
  from: CityIdSchema,
  to: CityIdSchema,
});

/** Take what a place gives a ship that has come there; `good` where it offers a choice. */
export const TakeBonusSchema = z.strictObject({
  type: z.literal('takeBonus'),
  seat,
  place: CityIdSchema,
  good: z.exactOptional(GoodSchema),
});

/** Take the bonus marker of a castle next to an own colonist, during a Tribune. */
export const TakeCastleSchema = z.strictObject({
  type: z.literal('takeCastle'),
  seat,
  castle: CityIdSchema,
});

/** Say which of several ships goes into a trade square. */
export const EnterSquareSchema = z.strictObject({
  type: z.literal('enterSquare'),
  seat,
  square: CityIdSchema,
  from: RouteIdSchema,
});

/** Mark a god with a house and score it as for one card. */
export const ScoreGodSchema = z.strictObject({
  type: z.literal('scoreGod'),
  seat,
  god: GodSchema,
});

/** Keep one of the two forum tiles dealt before the first turn. */
export const ChooseTileSchema = z.strictObject({
  type: z.literal('chooseTile'),
  seat,
  tile: TileIdSchema,
});

/** Take a forum tile of the row, during a Tribune. */
export const TakeTileSchema = z.strictObject({
  type: z.literal('takeTile'),
  seat,
  tile: TileIdSchema,
});

/**
 * Use an own forum tile. The other fields are given when, and only when, the tile leaves
 * that to its owner: the good to receive, the city where a house becomes cheaper or a colonist appears, the
 * card to copy, the province to produce and how many of its bonus goods are sold.
 */
export const UseTileSchema = z.strictObject({
  type: z.literal('useTile'),
  seat,
  tile: TileIdSchema,
  good: z.exactOptional(GoodSchema),
  count: z.exactOptional(z.int().check(z.minimum(1), z.maximum(2))),
  city: z.exactOptional(CityIdSchema),
  kind: z.exactOptional(ColonistKindSchema),
  province: z.exactOptional(ProvinceIdSchema),
  card: z.exactOptional(CardIdSchema),
  as: z.exactOptional(RoleNameSchema),
});

/** Change a good of the storehouse into another, by a forum tile. */
export const ChangeGoodSchema = z.strictObject({
  type: z.literal('changeGood'),
  seat,
  give: GoodSchema,
  take: StoredGoodSchema,
});

/** End this card's action, or decline what is offered. */
export const PassSchema = z.strictObject({ type: z.literal('pass'), seat });

/** Everything a player can do, one decision each. */
export const ActionSchema = z.discriminatedUnion('type', [
  PlayCardSchema,
  MoveColonistSchema,
  BuildHouseSchema,
  PlaceColonistSchema,
  ProduceProvinceSchema,
  TakeCoinsSchema,
  TakeIncomeSchema,
  TradeSchema,
  CopyCardSchema,
  BuyCardSchema,
  KeepGoodsSchema,
  SuggestCardSchema,
  ChooseStartCitySchema,
  MoveShipSchema,
  TakeBonusSchema,
  ScoreGodSchema,
  TakeCastleSchema,
  EnterSquareSchema,
  ChooseTileSchema,
  TakeTileSchema,
  UseTileSchema,
  ChangeGoodSchema,
  PassSchema,
]);
export type Action = Readonly<z.infer<typeof ActionSchema>>;
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
