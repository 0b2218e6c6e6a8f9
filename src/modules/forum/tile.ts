/** What a tile is: all it does, in one object. */
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
import { tile } from './fields';
import type { BlueTileId, GreenTileId } from './tile-ids';

/** A tile is at work for its owner as long as it lies there. */
interface BlueTile extends Abilities {
  readonly id: BlueTileId;
  readonly color: 'blue';
}

/** A tile that is gone after use; it is at work for who has used it until the action ends. */
interface GreenTile extends Abilities {
  readonly id: GreenTileId;
  readonly color: 'green';
}

export type ForumTile = BlueTile | GreenTile;

interface Abilities {
  /** What it does when its owner wants it. */
  readonly use?: TileUse;
  /** Answers that it changes by itself, asked for whom it is at work. */
  readonly modifiers?: Partial<Pick<Modifiers, TileValue>>;
  /** What follows an event of whom it is at work for. */
  readonly on?: TileAnswers;
  /** What its new owner gets with it. */
  gained?(transition: Transition, seat: Seat): void;
}

/** Answers that tiles change; each is about a seat. */
export type TileValue =
  | 'movement'
  | 'adjacentCities'
  | 'houseCost'
  | 'tradeKinds'
  | 'tradeValue'
  | 'houseCause'
  | 'tradeCause'
  | 'gain'
  | 'cardCost'
  | 'capacity';

/** Events that tiles answer; each is about a seat. */
export type TileEvent = Extract<BaseEvent, { readonly type: 'houseBuilt' | 'provinceProduced' }>;
type TileAnswers = {
  readonly [E in TileEvent as E['type']]?: (transition: Transition, event: E) => void;
};

/** A tile that is used when its owner wants it. */
interface TileUse {
  /** The decision of the card that it names; left out where it names none. */
  readonly during?: string;
  /** Whether it works once in an action. */
  readonly isOnce?: true;
  /** Sestertii that it takes. */
  readonly price?: number;
  /** Whether it brings goods, for which there must be room. */
  readonly bringsGoods?: true;
  /** Every way to use it now; none if it would do nothing. */
  ways(position: Position, seat: Seat, decision: AnyDecision): readonly TileWay[];
}

/** One way to use a tile. */
export interface TileWay {
  /** What the action says of it besides whose tile it is; nothing where there is no choice. */
  readonly choice: TileFields;
  /** What it takes and brings; nothing if left out. */
  readonly cost?: Cost;
  carryOut(transition: Transition): void;
}

/**
 * What is said of a tile that is used. All but the tile are given when, and only when, it leaves that to its
 * owner.
 */
export const USE = {
  /** A tile of the forum. */
  tile,
  /** The good to receive, or the bonus where the map leaves it open. */
  good: optional(meaning(good, 'The good to receive, or the bonus where the map leaves it open.')),
  /** How many of the bonus goods are sold. */
  count: optional(count(1, 2, 'How many of the bonus goods are sold.')),
  /** Where a house becomes cheaper or a colonist appears. */
  city: optional(meaning(city, 'Where a house becomes cheaper or a colonist appears.')),
  /** Land or sea colonist. */
  kind: optional(kind),
  /** The province that is to produce. */
  province: optional(meaning(province, 'The province that is to produce.')),
  /** The card to copy. */
  card: optional(meaning(card, 'The card to copy.')),
  /** The half of a double card that is used. */
  as: optional(meaning(role, 'The half of a double card that is used (R-9.2).')),
} as const;
export type UseTile = ActionFrom<'useTile', typeof USE>;
type TileFields = Omit<UseTile, 'type' | 'seat' | 'tile'>;

/** A tile with nothing to choose. */
export function oneWay(carryOut: TileWay['carryOut'], cost: Cost = {}): readonly TileWay[] {
  return [{ choice: {}, cost, carryOut }];
}
