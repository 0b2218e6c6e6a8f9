/** What a search uses of a library: planners for playing on, and the value of positions. */
import type { GameState } from '../../index';
import type { Seat } from '../../model/ids';
import { type Planner, placesFor, planning } from '../planner';
import { holdingOf } from '../planner/holding';
import { leftOf } from '../planner/left';
import { lotsOf } from '../planner/lots';
import { ratingWith } from '../planner/rating';
import { WEIGHTS, type Weights } from '../planner/weights';
import { type Chance, chanceFromSeed, pick } from '../strategy';
import { type OutcomeRules, type Parties, partiesOf } from './outcome';
import { type Value, valueWith } from './value';

export interface Mind<R extends OutcomeRules = OutcomeRules> {
  readonly rules: R;
  readonly planner: Planner;
  /** Planners that like other things than the planner does: nobody knows how others play. */
  readonly others: readonly Planner[];
  readonly value: Value;
  partiesOf(state: GameState): Parties;
  /** Points that a seat has scored already, and what rules of others expect. */
  bonusOf(state: GameState, seat: Seat): number;
  /** What the planner thinks a position is worth, in points. */
  worthOf(state: GameState, seat: Seat): number;
}

/** The number of other planners, and how unlike they are: the deviation of the logarithms of their weights. */
const OTHERS = 32;
const UNLIKE = 0.35;

export function mindOf<R extends OutcomeRules>(rules: R, weights: Weights = WEIGHTS): Mind<R> {
  const placesOf = placesFor(rules);
  const rating = ratingWith(weights);
  const chance = chanceFromSeed('others');

  function bonusOf(state: GameState, seat: Seat): number {
    return rules.pointsOf(state, seat).bonus + rules.prospectOf(state, seat);
  }

  function worthOf(state: GameState, seat: Seat): number {
    const places = placesOf(state);
    const { built } = lotsOf(state, seat, places);
    return rating.worth(holdingOf(state, seat, places, built, bonusOf(state, seat)), leftOf(state));
  }

  // All states of a game have the same options.
  const known = new WeakMap<GameState['options'], Parties>();
  return {
    rules,
    planner: planning(rules, weights, placesOf),
    others: Array.from({ length: OTHERS }, () =>
      planning(rules, unlike(weights, chance), placesOf),
    ),
    value: valueWith({ placesOf, bonusOf, worthOf }),
    bonusOf,
    worthOf,
    partiesOf(state) {
      const before = known.get(state.options);
      if (before?.flat().length === state.players.length) return before;
      const parties = partiesOf(rules, state);
      known.set(state.options, parties);
      return parties;
    },
  };
}

/** One of the other planners for each seat. */
export function strangers({ others }: Mind, seats: number, chance: Chance): readonly Planner[] {
  return Array.from({ length: seats }, () => pick(others, chance));
}

/** Each weight is multiplied, so that none changes its sign. */
function unlike(weights: Weights, chance: Chance): Weights {
  const entries = Object.entries(weights).map(([name, value]) => [
    name,
    value * Math.exp(UNLIKE * normal(chance)),
  ]);
  return Object.fromEntries(entries);
}

/** Nearly a number of the normal distribution: the sum of twelve even ones. */
function normal(chance: Chance): number {
  const fine = 2 ** 20;
  let sum = -6;
  for (let each = 0; each < 12; each++) sum += chance(fine) / fine;
  return sum;
}
