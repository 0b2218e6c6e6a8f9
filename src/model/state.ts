import * as z from 'zod/mini';
import type { AnyDecision } from './any';
import type { CardId } from './cards';
import {
  type Good,
  type GoodCounts,
  GoodCountsSchema,
  GoodSchema,
  type StoredGood,
  StoredGoodSchema,
} from './goods';
import {
  type CityId,
  CityIdSchema,
  type ColonistKind,
  ColonistKindSchema,
  MAX_SEATS,
  type MapId,
  MapIdSchema,
  type PlaceId,
  PlaceIdSchema,
  type ProvinceId,
  ProvinceIdSchema,
  type Seat,
  SeatSchema,
} from './ids';
import { PlayerNameSchema } from './names';
import { type AnyOptions, MOST_CARDS } from './options';
import { type Json, JsonSchema } from './plain';

/** The number of houses of a player. */
export const HOUSES = 15;
/** The number of a player's land colonists, and of sea colonists. */
export const COLONISTS_OF_A_KIND = 3;
/** What the box has for each player. */
export const PIECES = Object.freeze({
  houses: HOUSES,
  land: COLONISTS_OF_A_KIND,
  sea: COLONISTS_OF_A_KIND,
});
/** Spaces of a storehouse. */
export const STORAGE = 12;
/** Open cards for sale. */
export const DISPLAY_PLACES = 7;

/** The phases of a game, in their order. */
export const PHASES = Object.freeze(['playing', 'finalRound', 'finished'] as const);
/** How far a game has come: `finalRound` once somebody has ended it, `finished` after the last turn. */
export type Phase = (typeof PHASES)[number];

/** More money than in any real game. A player with so much receives no more. */
export const MAX_MONEY = 1_000_000;
/**
 * More turns than in any real game; for any number of players a whole number of rounds. The count then goes back by a
 * round, to stay within the schema.
 */
export const MAX_TURNS = 9_999_960;

/** Colonists of a player that are still in the storehouse, each taking a space. */
export interface Barracks {
  /** Land colonists. */
  readonly land: number;
  /** Sea colonists. */
  readonly sea: number;
}

/** What belongs to a player. */
export interface Player {
  /** The name from the options, or `Player 1` and so on. */
  readonly name: string;
  /** Cards in the hand. */
  readonly hand: readonly CardId[];
  /** Played cards; the last one is on top, and the only one that others see. */
  readonly discard: readonly CardId[];
  /** Sestertii. */
  readonly money: number;
  /** What the storehouse holds. */
  readonly goods: GoodCounts;
  /** Colonists still in the storehouse, each taking a space. */
  readonly storehouse: Barracks;
  /** Houses left to build. */
  readonly houses: number;
}

/** A colonist on the board. */
export interface ColonistPiece {
  /** Its owner. */
  readonly seat: Seat;
  /** Land or sea colonist. */
  readonly kind: ColonistKind;
  /** Where it is: in a city or on a route. */
  readonly at: PlaceId;
}

/** The bonus marker of a province. */
export interface Marker {
  /** The bonus of production; null on a marker without a good. */
  readonly good: Good | null;
  /** The coins on its back. */
  readonly coins: number;
  /** `goods` while the province is active. */
  readonly side: 'goods' | 'coins';
}

/** What lies on the board. */
export interface BoardState {
  /** What every city produces, all game long. */
  readonly cityGoods: Readonly<Record<CityId, StoredGood>>;
  /** Owners of the houses in every city, in the order they were built. */
  readonly houses: Readonly<Record<CityId, readonly Seat[]>>;
  /** Every colonist on the board. */
  readonly colonists: readonly ColonistPiece[];
  /** The bonus marker of every province that has one. */
  readonly markers: Readonly<Record<ProvinceId, Marker>>;
}

/** The generator's words. */
export type RandomState = readonly [number, number, number, number];

/** What maps and modules remember, by their ids. */
export type AnyParts = Readonly<Record<MapId, Json>>;

/** What all viewers of a game see. */
interface OpenState<D extends AnyDecision, O extends AnyOptions, P extends AnyParts> {
  /** The version of this format. */
  readonly version: 1;
  /** The id of the map. */
  readonly map: MapId;
  /** The options of the game. */
  readonly options: O;
  /** How far the game has come. */
  readonly phase: Phase;
  /** The number of the turn, counting every player's turn from 1. */
  readonly turn: number;
  /** Whose turn it is; the last to play once the game is over. */
  readonly seat: Seat;
  /** The open decision; null when the game is over. */
  readonly decision: D | null;
  /** Decisions that wait until the present one is made, the next one first. */
  readonly queue: readonly D[];
  /** What lies on the board. */
  readonly board: BoardState;
  /** The places from left to right; null if the card was bought this turn, or none is left. */
  readonly display: readonly (CardId | null)[];
  /** Who holds the Praefectus Magnus. */
  readonly praefectusMagnus: Seat;
  /** True from its use until it passes on at the end of the turn. */
  readonly praefectusUsed: boolean;
  /** Who ended the game and holds the Concordia card. */
  readonly concordia: Seat | null;
  /** The last turn of the game; null until a player has ended it. */
  readonly lastTurn: number | null;
  /** What maps and modules remember, by their ids. */
  readonly parts: P;
}

/** A whole game at one moment: deeply immutable plain JSON data. */
export interface GameState<
  D extends AnyDecision = AnyDecision,
  O extends AnyOptions = AnyOptions,
  P extends AnyParts = AnyParts,
> extends OpenState<D, O, P> {
  /** In seat order, clockwise from the first player. */
  readonly players: readonly Player[];
  /** Cards not yet on display, the next one first. */
  readonly deck: readonly CardId[];
  /** The random generator: it reveals all future shuffles. */
  readonly random: RandomState;
}

/** A working copy while an action is carried out: its fields change, their contents do not. */
export type WorkingState = { -readonly [K in keyof GameState]: GameState[K] };

/** Stands for a card that the viewer may not see. */
export const HIDDEN_CARD = 'hidden';
/** A card by its id, or `hidden`. */
export type SeenCard = CardId;

/** A player as others see them: hidden cards are `'hidden'`. */
export type SeenPlayer = Player;

/** A viewer of a game: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/** A state with hidden information masked; otherwise of the same shape. */
export interface GameView<
  D extends AnyDecision = AnyDecision,
  O extends AnyOptions = AnyOptions,
  P extends AnyParts = AnyParts,
> extends OpenState<D, O, P> {
  /** In seat order; hidden cards are `'hidden'`. */
  readonly players: readonly SeenPlayer[];
  /** As many cards as are left, all `'hidden'`. */
  readonly deck: readonly SeenCard[];
  /** Always hidden. */
  readonly random: null;
  /** Whose view it is. */
  readonly viewer: Viewer;
}

/** The vocabulary of a library's states. */
interface StateVocabulary {
  readonly card: z.ZodMiniType<CardId>;
  readonly decision: z.core.$ZodType<AnyDecision>;
  readonly options: z.core.$ZodType<AnyOptions>;
}

/** Schemas of states and views. */
export function stateSchemas({ card, decision, options }: StateVocabulary): {
  readonly state: z.ZodMiniType<GameState>;
  readonly view: z.ZodMiniType<GameView>;
} {
  const cards = z.readonly(z.array(card).check(z.maxLength(MOST_CARDS)));
  const seenCards = z.readonly(
    z.array(z.union([card, z.literal(HIDDEN_CARD)])).check(z.maxLength(MOST_CARDS)),
  );
  const lastTurn = z.int().check(z.minimum(1), z.maximum(MAX_TURNS + MAX_SEATS));
  const shape = {
    version: z.literal(1),
    map: MapIdSchema,
    options,
    phase: z.enum(PHASES),
    turn: lastTurn,
    seat: SeatSchema,
    decision: z.nullable(decision),
    queue: z.readonly(z.array(decision).check(z.maxLength(20))),
    players: playersOf(cards),
    board: BoardStateSchema,
    display: z.readonly(z.array(z.nullable(card)).check(z.length(DISPLAY_PLACES))),
    deck: cards,
    praefectusMagnus: SeatSchema,
    praefectusUsed: z.boolean(),
    concordia: z.nullable(SeatSchema),
    lastTurn: z.nullable(lastTurn),
    random: RandomStateSchema,
    parts: z.readonly(z.record(MapIdSchema, JsonSchema)),
  };
  return {
    state: z.readonly(z.strictObject(shape)),
    view: z.readonly(
      z.strictObject({
        ...shape,
        players: playersOf(seenCards),
        deck: seenCards,
        random: z.null(),
        viewer: z.union([SeatSchema, z.literal('spectator')]),
      }),
    ),
  };
}

function playersOf<T extends z.core.$ZodType<readonly CardId[]>>(cards: T) {
  const player = z.readonly(
    z.strictObject({
      name: PlayerNameSchema,
      hand: cards,
      discard: cards,
      money: z.int().check(z.minimum(0), z.maximum(MAX_MONEY)),
      goods: z.readonly(GoodCountsSchema),
      storehouse: z.readonly(z.strictObject({ land: InStoreSchema, sea: InStoreSchema })),
      houses: z.int().check(z.minimum(0), z.maximum(HOUSES)),
    }),
  );
  return z.readonly(z.array(player).check(z.minLength(2), z.maxLength(MAX_SEATS)));
}

const InStoreSchema = z.int().check(z.minimum(0), z.maximum(COLONISTS_OF_A_KIND));

const ColonistPieceSchema = z.readonly(
  z.strictObject({ seat: SeatSchema, kind: ColonistKindSchema, at: PlaceIdSchema }),
);

const MarkerSchema = z.readonly(
  z.strictObject({
    good: z.nullable(GoodSchema),
    coins: z.int().check(z.minimum(0), z.maximum(9)),
    side: z.enum(['goods', 'coins']),
  }),
);

export const BoardStateSchema = z.readonly(
  z.strictObject({
    cityGoods: z.readonly(z.record(CityIdSchema, StoredGoodSchema)),
    houses: z.readonly(
      z.record(CityIdSchema, z.readonly(z.array(SeatSchema).check(z.maxLength(MAX_SEATS)))),
    ),
    colonists: z.readonly(
      z.array(ColonistPieceSchema).check(z.maxLength(MAX_SEATS * 2 * COLONISTS_OF_A_KIND)),
    ),
    markers: z.readonly(z.record(ProvinceIdSchema, MarkerSchema)),
  }),
);

/** As a list: this would be the only tuple of an engine, which would carry zod's half kilobyte for it. */
const RandomStateSchema = z.readonly(
  z.array(z.int().check(z.minimum(-(2 ** 31)), z.maximum(2 ** 31 - 1))).check(z.length(4)),
) as unknown as z.ZodMiniType<RandomState>;
