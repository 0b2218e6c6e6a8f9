import * as z from 'zod/mini';
import { type CardId, CardIdSchema } from './cards';
import { DecisionSchema } from './decision';
import { GoodCountsSchema, GoodSchema, StoredGoodSchema } from './goods';
import {
  CityIdSchema,
  ColonistKindSchema,
  MAX_SEATS,
  MapIdSchema,
  PlaceIdSchema,
  ProvinceIdSchema,
  SeatSchema,
} from './ids';
import { JsonSchema } from './json';
import { GameRulesSchema } from './options';
import { PlayerNameSchema } from './player-name';

/** Limits of a player's box. */
export const HOUSES = 15;
export const COLONISTS_OF_A_KIND = 3;
export const STORAGE = 12;
/** Open cards for sale. */
export const DISPLAY_PLACES = 7;

export const PHASES = /* @__PURE__ */ Object.freeze(['playing', 'finalRound', 'finished'] as const);

/** More money than a game ever sees. Whoever had so much would get no more. */
export const MAX_MONEY = 1_000_000;
/**
 * More turns than a game ever sees, for any number of players a whole number of rounds. The count would go
 * back by a round then, so that it stays within what a state can say.
 */
export const MAX_TURNS = 9_999_960;
/** More cards than any game has. */
const MOST_CARDS = 60;

const PLAYER_SHAPE = {
  name: PlayerNameSchema,
  hand: z.readonly(z.array(CardIdSchema).check(z.maxLength(MOST_CARDS))),
  /** Played cards; the last is on top and the only one others see. */
  discard: z.readonly(z.array(CardIdSchema).check(z.maxLength(MOST_CARDS))),
  /** Sestertii. */
  money: z.int().check(z.minimum(0), z.maximum(MAX_MONEY)),
  goods: z.readonly(GoodCountsSchema),
  /** Colonists still in the storehouse, each taking a space. */
  storehouse: z.readonly(
    z.strictObject({
      land: z.int().check(z.minimum(0), z.maximum(COLONISTS_OF_A_KIND)),
      sea: z.int().check(z.minimum(0), z.maximum(COLONISTS_OF_A_KIND)),
    }),
  ),
  /** Houses left to build. */
  houses: z.int().check(z.minimum(0), z.maximum(HOUSES)),
};

export const PlayerSchema = z.readonly(z.strictObject(PLAYER_SHAPE));
export type Player = z.infer<typeof PlayerSchema>;

export const ColonistPieceSchema = z.readonly(
  z.strictObject({ seat: SeatSchema, kind: ColonistKindSchema, at: PlaceIdSchema }),
);
/** A colonist on the board. */
export type ColonistPiece = z.infer<typeof ColonistPieceSchema>;

export const MarkerSchema = z.readonly(
  z.strictObject({
    /** What production brings besides; null on a marker without a good. */
    good: z.nullable(GoodSchema),
    /** On its back. */
    coins: z.int().check(z.minimum(0), z.maximum(9)),
    /** `goods` while the province is active. */
    side: z.enum(['goods', 'coins']),
  }),
);
/** The bonus marker of a province. */
export type Marker = z.infer<typeof MarkerSchema>;

export const BoardStateSchema = z.readonly(
  z.strictObject({
    /** What every city produces, all game long. */
    cityGoods: z.readonly(z.record(CityIdSchema, StoredGoodSchema)),
    /** Owners of the houses of every city, in the order they were built. */
    houses: z.readonly(
      z.record(CityIdSchema, z.readonly(z.array(SeatSchema).check(z.maxLength(MAX_SEATS)))),
    ),
    colonists: z.readonly(
      z.array(ColonistPieceSchema).check(z.maxLength(MAX_SEATS * 2 * COLONISTS_OF_A_KIND)),
    ),
    markers: z.readonly(z.record(ProvinceIdSchema, MarkerSchema)),
  }),
);
export type BoardState = z.infer<typeof BoardStateSchema>;

/** The generator's words; null in a view. */
export const RandomStateSchema = z.readonly(z.tuple([z.int32(), z.int32(), z.int32(), z.int32()]));
export type RandomState = z.infer<typeof RandomStateSchema>;

const STATE_SHAPE = {
  /** Of this record's shape. */
  version: z.literal(1),
  map: MapIdSchema,
  rules: GameRulesSchema,
  phase: z.enum(PHASES),
  /** Counts every player's turn, from 1. */
  turn: z.int().check(z.minimum(1), z.maximum(MAX_TURNS + MAX_SEATS)),
  /** Whose turn it is; the last to play once the game is over. */
  seat: SeatSchema,
  /** Whose choice it is and what kind; null when the game is over. */
  decision: z.nullable(DecisionSchema),
  /** Decisions that wait until the present one is made, the next first. */
  queue: z.readonly(z.array(DecisionSchema).check(z.maxLength(20))),
  players: z.readonly(z.array(PlayerSchema).check(z.minLength(2), z.maxLength(MAX_SEATS))),
  board: BoardStateSchema,
  /** The places from left to right; null = bought this turn, or nothing left. */
  display: z.readonly(z.array(z.nullable(CardIdSchema)).check(z.length(DISPLAY_PLACES))),
  /** Cards not yet on display, the next first. */
  deck: z.readonly(z.array(CardIdSchema).check(z.maxLength(MOST_CARDS))),
  praefectusMagnus: SeatSchema,
  /** True from its use until it passes on at the end of the turn. */
  praefectusUsed: z.boolean(),
  /** Who ended the game and holds the Concordia card. */
  concordia: z.nullable(SeatSchema),
  /** The turn after which the game is over; null while nobody has ended it. */
  lastTurn: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_TURNS + MAX_SEATS))),
  random: RandomStateSchema,
  /** What a map or module remembers, by its id; each checks its own. */
  parts: z.readonly(z.record(MapIdSchema, JsonSchema)),
};

export const GameStateSchema = z.readonly(z.strictObject(STATE_SHAPE));
/** A whole game at one moment: deeply immutable plain JSON data. */
export type GameState = z.infer<typeof GameStateSchema>;

/** A state's own copy while an action is carried out: its fields change, what is in them does not. */
export type WorkingState = { -readonly [K in keyof GameState]: GameState[K] };

/** Stands where a card is that the viewer may not see. */
export const HIDDEN_CARD = 'hidden';
export type SeenCard = CardId | typeof HIDDEN_CARD;

/** A player as somebody else sees them. */
export interface SeenPlayer extends Omit<Player, 'hand' | 'discard'> {
  readonly hand: readonly SeenCard[];
  readonly discard: readonly SeenCard[];
}

/** A state with everything masked that the viewer may not know; the same shape otherwise. */
export interface GameView extends Omit<GameState, 'players' | 'deck' | 'random'> {
  readonly players: readonly SeenPlayer[];
  readonly deck: readonly SeenCard[];
  readonly random: null;
}

const SeenCardSchema = z.union([CardIdSchema, z.literal(HIDDEN_CARD)]);
const SeenPlayerSchema = z.readonly(
  z.strictObject({
    ...PLAYER_SHAPE,
    hand: z.readonly(z.array(SeenCardSchema).check(z.maxLength(MOST_CARDS))),
    discard: z.readonly(z.array(SeenCardSchema).check(z.maxLength(MOST_CARDS))),
  }),
);

export const GameViewSchema: z.ZodMiniType<GameView> = z.readonly(
  z.strictObject({
    ...STATE_SHAPE,
    players: z.readonly(z.array(SeenPlayerSchema).check(z.minLength(2), z.maxLength(MAX_SEATS))),
    deck: z.readonly(z.array(SeenCardSchema).check(z.maxLength(MOST_CARDS))),
    random: z.null(),
  }),
);
