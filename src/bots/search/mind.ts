/** What a search uses of a library: planners for playing on, and the value of positions. */
import type { GameState } from '../../index';
import type { Seat } from '../../model/ids';
import { type Planner, placesFor, plannerFor } from '../planner';
import { bonusWith } from '../planner/bonus';
import { holdingOf } from '../planner/holding';
import { leftOf } from '../planner/left';
import { lotsOf } from '../planner/lots';
import { type Rating, ratingWith } from '../planner/rating';
import { type Weights, weightsFor } from '../planner/weights';
import { type Chance, chanceFromSeed, pick } from '../strategy';
import { type OutcomeRules, type Sides, sidesOf } from './outcome';
import { type Value, valueWith } from './value';

export interface Mind<R extends OutcomeRules = OutcomeRules> {
  readonly rules: R;
  readonly planner: Planner;
  /** Planners that like other things than the planner does, one for each seat: nobody knows how others play. */
  strangers(seats: number, chance: Chance): readonly Planner[];
  readonly value: Value;
  sidesOf(state: GameState): Sides;
  /** What the planner thinks a position is worth, in points. */
  worthOf(state: GameState, seat: Seat): number;
}

/** The number of other planners, and how unlike they are: the deviation of the logarithms of their weights. */
const OTHERS = 32;
const UNLIKE = 0.35;

export function mindOf<R extends OutcomeRules>(rules: R): Mind<R> {
  const placesOf = placesFor(rules);
  const bonusOf = bonusWith(rules);
  const byPlayers = new Map<number, { readonly rating: Rating; readonly others: Planner[] }>();

  /** What depends on the number of players at the table. */
  function at(players: number): { readonly rating: Rating; readonly others: readonly Planner[] } {
    const before = byPlayers.get(players);
    if (before !== undefined) return before;
    const weights = weightsFor(players);
    const chance = chanceFromSeed('others');
    const others = Array.from({ length: OTHERS }, () =>
      plannerFor(rules, placesOf, unlike(weights, chance)),
    );
    const found = { rating: ratingWith(weights), others };
    byPlayers.set(players, found);
    return found;
  }

  function worthOf(state: GameState, seat: Seat): number {
    const places = placesOf(state);
    const { built } = lotsOf(state, seat, places);
    const holding = holdingOf(state, seat, places, built, bonusOf(state, seat));
    return at(state.players.length).rating.worth(holding, leftOf(state));
  }

  // All states of a game have the same options.
  const known = new WeakMap<GameState['options'], Sides>();
  return {
    rules,
    planner: plannerFor(rules, placesOf),
    strangers: (seats, chance) =>
      Array.from({ length: seats }, () => pick(at(seats).others, chance)),
    value: valueWith(worthOf),
    worthOf,
    sidesOf(state) {
      const before = known.get(state.options);
      if (before?.flat().length === state.players.length) return before;
      const sides = sidesOf(rules, state);
      known.set(state.options, sides);
      return sides;
    },
  };
}

/** Each weight is multiplied, so that none changes its sign. */
function unlike(weights: Weights, chance: Chance): Weights {
  const changed: Record<string, number> = {};
  for (const [name, value] of Object.entries(weights)) {
    changed[name] = value * Math.exp(UNLIKE * normal(chance));
  }
  return { ...weights, ...changed };
}

/** Nearly a number of the normal distribution: the sum of twelve even ones. */
function normal(chance: Chance): number {
  const fine = 2 ** 20;
  let sum = -6;
  for (let each = 0; each < 12; each++) sum += chance(fine) / fine;
  return sum;
}
