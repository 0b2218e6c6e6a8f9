import type { Action } from '../../index';
import type { Seat } from '../../model/ids';
import type { Holding } from './holding';
import type { OwnLots } from './lots';
import type { PlannerBoard, StateOrViewPlayed } from './places';
import type { Rating } from './rating';
import type { Weights } from './weights';

/** Where a seat has something to decide, and what it knows about it. */
export interface Situation {
  readonly table: StateOrViewPlayed;
  readonly seat: Seat;
  readonly places: PlannerBoard;
  readonly lots: OwnLots;
  /** How much of the game is still to come, from 1 down to 0. */
  readonly left: number;
  readonly rating: Rating;
  readonly weights: Weights;
  /** What the seat holds; who tries something changes a copy. */
  readonly holding: Holding;
  /** What that is worth. */
  readonly worth: number;
}

/** An action, and what it is expected to bring together with what follows it, in victory points. */
export interface RatedAction {
  readonly action: Action;
  readonly gain: number;
}

export function passing(seat: Seat): RatedAction {
  return { action: { type: 'pass', seat }, gain: 0 };
}

/** The same with another holding, on the same table. */
export function withHolding(situation: Situation, holding: Holding): Situation {
  const { table, seat, places, lots, left, rating, weights } = situation;
  const worth = rating.worth(holding, left);
  return { table, seat, places, lots, left, rating, weights, holding, worth };
}
