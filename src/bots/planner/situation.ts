import type { Action } from '../../index';
import type { Seat } from '../../model/ids';
import type { Holding } from './holding';
import type { OwnLots } from './lots';
import type { KnownState, PlannerBoard } from './places';
import type { Rating } from './rating';
import type { Weights } from './weights';

/** A decision of a seat, and all that the planner knows about it. */
export interface Situation {
  readonly table: KnownState;
  readonly seat: Seat;
  readonly places: PlannerBoard;
  readonly lots: OwnLots;
  /** The fraction of the game that is left, from 1 to 0. */
  readonly left: number;
  readonly rating: Rating;
  readonly weights: Weights;
  /** What the seat has; change only copies of it. */
  readonly holding: Holding;
  /** The value of the holding. */
  readonly worth: number;
}

/** An action and its expected gain, with all that follows it, in victory points. */
export interface RatedAction {
  readonly action: Action;
  readonly gain: number;
}

export function passing(seat: Seat): RatedAction {
  return { action: { type: 'pass', seat }, gain: 0 };
}

/** The same situation with another holding. */
export function withHolding(situation: Situation, holding: Holding): Situation {
  const { table, seat, places, lots, left, rating, weights } = situation;
  const worth = rating.worth(holding, left);
  return { table, seat, places, lots, left, rating, weights, holding, worth };
}
