/** What a position is worth for everybody, without playing on: as the planner values it. */
import type { GameState } from '../../index';
import type { Seat } from '../../model/ids';
import { leftOf } from '../planner/left';
import { likelyOutcome, type Outcome, type Sides } from './outcome';

/** The value of unfinished games. */
export type Value = (state: GameState, sides: Sides) => Outcome;

/** A number for the end of a game, and for when a fifth, a half and all of it is left. */
type Phases = readonly [end: number, fifth: number, half: number, all: number];

/** How far the planner's values may be off. */
const SPREAD: Phases = [4, 9, 14, 24];

/** @param worthOf - what the planner thinks a position is worth, in points. */
export function valueWith(worthOf: (state: GameState, seat: Seat) => number): Value {
  return (state, sides) => {
    const points = state.players.map((_, seat) => worthOf(state, seat));
    return likelyOutcome(points, mixOf(SPREAD, phasesOf(leftOf(state))), sides);
  };
}

/** Of how much of a game the phases are. */
const LEFT: Phases = [0, 0.2, 0.5, 1];

/** How much each phase counts with so much of a game left: between two of them, both. */
export function phasesOf(left: number): Phases {
  const share = (at: number): number => {
    const [before, here, after] = [LEFT[at - 1] ?? -1, LEFT[at] ?? 0, LEFT[at + 1] ?? 2];
    return Math.max(
      0,
      left < here ? (left - before) / (here - before) : (after - left) / (after - here),
    );
  };
  return [share(0), share(1), share(2), share(3)];
}

function mixOf(values: Phases, phases: Phases): number {
  return values.reduce((sum, value, at) => sum + value * (phases[at] ?? 0), 0);
}
