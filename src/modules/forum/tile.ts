/** Tiles: everything that a tile does is in one object. */
import {
  type ActionFrom,
  type AnyDecision,
  type BaseEvent,
  type Cost,
  card,
  city,
  count,
  good,
  kind,
  type Modifiers,
  meaning,
  optional,
  type Position,
  province,
  role,
  type Seat,
  type Transition,
} from '../../kit';

/** A tile: all it does. */
export interface ForumTile<I extends string = string> {
  /** The name on it, in kebab case: `claudia-agrippina`. */
  readonly id: I;
  /**
   * A blue tile works for its owner permanently. A green one is gone after use; it works for the player who has used it
   * until the action ends.
   */
  readonly color: 'blue' | 'green';
  /** What it does when its owner uses it. */
  readonly use?: TileUse;
  /** Answers that it modifies automatically, for the player it works for. */
  readonly modifiers?: Partial<Pick<Modifiers, TileValue>>;
  /** Listeners for events of the player it works for. */
  readonly on?: TileAnswers;
  /** Spaces that it adds to the storehouse of its owner, in games and on score sheets. */
  readonly spaces?: number;
  /** What its new owner gets at once. */
  gained?(transition: Transition, seat: Seat): void;
  /** Victory points that it is worth to its owner at the end. */
  points?(position: Position, seat: Seat): number;
}

/** Answers that tiles can modify; each is about a seat. */
export type TileValue =
  | 'movement'
  | 'adjacentCities'
  | 'houseCost'
  | 'tradeKinds'
  | 'tradeValue'
  | 'houseCause'
  | 'tradeCause'
  | 'gain'
  | 'cardCost';

/** Events that tiles can listen to; each is about a seat. */
export type TileEvent = Extract<BaseEvent, { readonly type: 'houseBuilt' | 'provinceProduced' }>;
type TileAnswers = {
  readonly [E in TileEvent as E['type']]?: (transition: Transition, event: E) => void;
};

/** How a tile is used by its owner. */
export interface TileUse {
  /** The decision of the card that the tile names, if it names one. */
  readonly during?: string;
  /** Whether it works only once in an action. */
  readonly isOnce?: true;
  /** Its cost in sestertii. */
  readonly price?: number;
  /** Whether it brings goods, which need room. */
  readonly bringsGoods?: true;
  /** Every way to use it now; none if it would have no effect. */
  ways(position: Position, seat: Seat, decision: AnyDecision): readonly TileWay[];
}

/** One way to use a tile. */
export interface TileWay {
  /** Fields of the action besides the tile; empty if there is no choice. */
  readonly choice: TileFields;
  /** What it costs and brings; nothing if left out. */
  readonly cost?: Cost;
  carryOut(transition: Transition): void;
}

/** What a tile may leave to its owner: these fields are given if, and only if, there is a choice. */
export const CHOICE = {
  /** The good to receive, or the bonus if the map leaves it open. */
  good: optional(meaning(good, 'The good to receive, or the bonus if the map leaves it open.')),
  /** The number of bonus goods to sell. */
  count: optional(count(1, 2, 'The number of bonus goods to sell.')),
  /** The city where a house becomes cheaper or a colonist is placed. */
  city: optional(meaning(city, 'The city where a house becomes cheaper or a colonist is placed.')),
  /** Land or sea colonist. */
  kind: optional(kind),
  /** The province that produces. */
  province: optional(meaning(province, 'The province that produces.')),
  /** The card to copy. */
  card: optional(meaning(card, 'The card to copy.')),
  /** The half of a double card that is used. */
  as: optional(meaning(role, 'The half of a double card that is used (R-9.2).')),
} as const;
export type TileFields = Omit<ActionFrom<'useTile', typeof CHOICE>, 'type' | 'seat'>;

/** An action that uses a tile. */
export interface UseTile<I extends string = string> extends TileFields {
  readonly type: 'useTile';
  readonly seat: Seat;
  readonly tile: I;
}

/** The only way to use a tile that leaves no choice. */
export function oneWay(carryOut: TileWay['carryOut'], cost: Cost = {}): readonly TileWay[] {
  return [{ choice: {}, cost, carryOut }];
}
