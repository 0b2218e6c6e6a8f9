/** What a position is worth for everybody, without playing on: learnt from games, or else as the planner values it. */
import type { GameState } from '../../index';
import type { Seat } from '../../model/ids';
import { leftOf } from '../planner/left';
import type { KnownState, PlannerBoard } from '../planner/places';
import { FEATURES, featuresOf, HUNDRED } from './features';
import { LEARNT, type Learnt, type Phases } from './learnt';
import { likelyOutcome, type Outcome, type Sides } from './outcome';

/** What a value needs to know of a library. */
export interface ValueSources {
  placesOf(table: KnownState): PlannerBoard;
  /** Points that a seat has scored already, and what rules of others expect. */
  bonusOf(state: GameState, seat: Seat): number;
  /** What the planner thinks a position is worth, in points. */
  worthOf(state: GameState, seat: Seat): number;
}

/** The value of unfinished games. */
export type Value = (state: GameState, sides: Sides) => Outcome;

/** How far the planner's own values may be off. */
const PLANNER_SPREAD: Phases = [4, 9, 14, 24];

/** @param learnt - by the number of players. */
export function valueWith(
  { placesOf, bonusOf, worthOf }: ValueSources,
  learnt: Readonly<Record<number, Learnt>> = LEARNT,
): Value {
  const weighed = new Map(
    Object.entries(learnt).map(([players, { maps, points, spread }]) => {
      const weights = FEATURES.map((name): Phases => points[name] ?? NOTHING);
      return [Number(players), { maps: new Set(maps), weights, spread }];
    }),
  );
  return (state, sides) => {
    const { players, map } = state;
    const left = leftOf(state);
    const phases = phasesOf(left);
    const known = weighed.get(players.length);
    if (known === undefined || !known.maps.has(map)) {
      const points = players.map((_, seat) => worthOf(state, seat));
      return likelyOutcome(points, mixOf(PLANNER_SPREAD, phases), sides);
    }
    const places = placesOf(state);
    const weights = known.weights.map((each) => mixOf(each, phases));
    const points = players.map((_, seat) => {
      const bonus = bonusOf(state, seat);
      const features = featuresOf(state, places, seat, bonus, worthOf(state, seat));
      let sum = HUNDRED * (features[0] ?? 0);
      for (let at = 0; at < features.length; at++) sum += (features[at] ?? 0) * (weights[at] ?? 0);
      return sum;
    });
    return likelyOutcome(points, mixOf(known.spread, phases), sides);
  };
}

const NOTHING: Phases = [0, 0, 0, 0];

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

export function mixOf(values: Phases, phases: Phases): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += (values[at] ?? 0) * (phases[at] ?? 0);
  return sum;
}
