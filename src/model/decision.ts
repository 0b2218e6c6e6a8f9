import * as z from 'zod/mini';
import { BundleSchema, GoodSchema } from './goods';
import { CityIdSchema, SeatSchema } from './ids';

const seat = SeatSchema;

/** Choose a card to play. */
export const PlayCardDecisionSchema = z.strictObject({ kind: z.literal('playCard'), seat });

/** Buy first goods before the first card. */
export const BuyGoodsDecisionSchema = z.strictObject({ kind: z.literal('buyGoods'), seat });

/** Put one new colonist on a start place. */
export const TribuneDecisionSchema = z.strictObject({
  kind: z.literal('tribune'),
  seat,
  /** Whether the new colonist stands on the board already. */
  placed: z.boolean(),
});

/** Move and build. */
export const ArchitectDecisionSchema = z.strictObject({
  kind: z.literal('architect'),
  seat,
  /** Steps left to share among the colonists. */
  steps: z.int().check(z.minimum(0), z.maximum(20)),
  /** True once moving is over, such as after the first house. */
  building: z.boolean(),
});

/** Let a province produce or take the coins. */
export const PrefectDecisionSchema = z.strictObject({ kind: z.literal('prefect'), seat });

/** Place new colonists or take the income. */
export const ColonistDecisionSchema = z.strictObject({
  kind: z.literal('colonist'),
  seat,
  /** How many this card has placed so far; after the first the income is out of the question. */
  placed: z.int().check(z.minimum(0), z.maximum(6)),
});

/** Trade in up to two kinds of goods. */
export const MercatorDecisionSchema = z.strictObject({
  kind: z.literal('mercator'),
  seat,
  /** What has been done with each kind so far. */
  traded: z.readonly(z.partialRecord(GoodSchema, z.enum(['buy', 'sell']))),
});

/** How many cards lie on the one carried out, where a Magister has gone back to it; else absent. */
const depth = z.exactOptional(z.int().check(z.minimum(1), z.maximum(60)));

/** Choose whose card to copy. */
export const DiplomatDecisionSchema = z.strictObject({ kind: z.literal('diplomat'), seat, depth });

/** Buy up to two cards. */
export const SenatorDecisionSchema = z.strictObject({
  kind: z.literal('senator'),
  seat,
  /** Cards bought so far. */
  bought: z.int().check(z.minimum(0), z.maximum(1)),
});

/** Buy one card. */
export const ConsulDecisionSchema = z.strictObject({ kind: z.literal('consul'), seat });

/** Choose among arriving goods. */
export const KeepGoodsDecisionSchema = z.strictObject({
  kind: z.literal('keepGoods'),
  seat,
  arriving: BundleSchema,
});

/** Choose a half of the double card that a Magister carries out again. */
export const MagisterDecisionSchema = z.strictObject({ kind: z.literal('magister'), seat, depth });

/** Buy one card at the full cost. */
export const PraetorDecisionSchema = z.strictObject({ kind: z.literal('praetor'), seat });

/** Buy one card at its own cost. */
export const ProconsulDecisionSchema = z.strictObject({ kind: z.literal('proconsul'), seat });

/** Look at the partner's hand and suggest a card. */
export const LegatusDecisionSchema = z.strictObject({ kind: z.literal('legatus'), seat });

/** Choose where to begin. */
export const ChooseStartCityDecisionSchema = z.strictObject({
  kind: z.literal('chooseStartCity'),
  seat,
});

/** Move one ship forward. */
export const MoveShipDecisionSchema = z.strictObject({ kind: z.literal('moveShip'), seat });

/** Take what waits for the ships that have arrived. */
export const TakeBonusDecisionSchema = z.strictObject({ kind: z.literal('takeBonus'), seat });

/** Build where a ship has arrived. */
export const BuildOnArrivalDecisionSchema = z.strictObject({
  kind: z.literal('buildOnArrival'),
  seat,
});

/** Choose a god to mark and score. */
export const ScoreGodDecisionSchema = z.strictObject({ kind: z.literal('scoreGod'), seat });

/** Choose the ship that goes into a trade square. */
export const EnterSquareDecisionSchema = z.strictObject({
  kind: z.literal('enterSquare'),
  seat,
  square: CityIdSchema,
});

/** Choose one of two forum tiles. */
export const ChooseTileDecisionSchema = z.strictObject({ kind: z.literal('chooseTile'), seat });

/** Take a forum tile or leave them all. */
export const TakeTileDecisionSchema = z.strictObject({
  kind: z.literal('takeTile'),
  seat,
  /** How many places of the row there are to choose from, counted from the left. */
  places: z.int().check(z.minimum(1), z.maximum(4)),
});

/** Use forum tiles when the action is over. */
export const UseTilesDecisionSchema = z.strictObject({ kind: z.literal('useTiles'), seat });

/** Change goods by a forum tile. */
export const ChangeGoodsDecisionSchema = z.strictObject({
  kind: z.literal('changeGoods'),
  seat,
  /** How many more can be changed. */
  left: z.int().check(z.minimum(1), z.maximum(2)),
});

/** Move colonists by a forum tile. */
export const MoveColonistsDecisionSchema = z.strictObject({
  kind: z.literal('moveColonists'),
  seat,
  /** Steps left to share among the colonists. */
  steps: z.int().check(z.minimum(1), z.maximum(20)),
});

/** Whose choice it is, and what there is to choose. */
export const DecisionSchema = z.discriminatedUnion('kind', [
  PlayCardDecisionSchema,
  BuyGoodsDecisionSchema,
  TribuneDecisionSchema,
  ArchitectDecisionSchema,
  PrefectDecisionSchema,
  ColonistDecisionSchema,
  MercatorDecisionSchema,
  DiplomatDecisionSchema,
  SenatorDecisionSchema,
  ConsulDecisionSchema,
  KeepGoodsDecisionSchema,
  MagisterDecisionSchema,
  PraetorDecisionSchema,
  ProconsulDecisionSchema,
  LegatusDecisionSchema,
  ChooseStartCityDecisionSchema,
  MoveShipDecisionSchema,
  TakeBonusDecisionSchema,
  BuildOnArrivalDecisionSchema,
  ScoreGodDecisionSchema,
  EnterSquareDecisionSchema,
  ChooseTileDecisionSchema,
  TakeTileDecisionSchema,
  UseTilesDecisionSchema,
  ChangeGoodsDecisionSchema,
  MoveColonistsDecisionSchema,
]);
export type Decision = Readonly<z.infer<typeof DecisionSchema>>;
export type DecisionKind = Decision['kind'];
export type DecisionOf<K extends DecisionKind> = Readonly<Extract<Decision, { kind: K }>>;
