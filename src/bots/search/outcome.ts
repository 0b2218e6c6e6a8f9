/** How a game ends for everybody, or how it may be expected to end. */
import type * as concordia from '../../index';
import type { GameState } from '../../index';
import type { Seat } from '../../model/ids';
import type { PlannerRules } from '../planner';

/** Points and chances to win, by seat. */
export interface Outcome {
  readonly points: readonly number[];
  /** From 0 to 1; partners have the chance of their team. */
  readonly chances: readonly number[];
}

/** The seats that win together: teams, or each player alone. */
export type Sides = readonly (readonly Seat[])[];

export type OutcomeRules = PlannerRules & Pick<typeof concordia, 'finalScores'>;

export function sidesOf(rules: OutcomeRules, state: GameState): Sides {
  const { teams } = rules.finalScores(state);
  const names = state.players.map(({ name }) => name);
  return teams === undefined
    ? names.map((_, seat) => [seat])
    : teams.map(({ players }) => players.map((name) => names.indexOf(name)));
}

/** The outcome of a finished game. Who cannot be told apart shares the win. */
export function finalOutcome(rules: OutcomeRules, state: GameState, sides: Sides): Outcome {
  const { players } = rules.finalScores(state);
  const winners = sides.filter((seats) => players[seats[0] ?? 0]?.rank === 1);
  return {
    points: players.map(({ total }) => total),
    chances: players.map((_, seat) =>
      winners.some((seats) => seats.includes(seat)) ? 1 / winners.length : 0,
    ),
  };
}

/**
 * The outcome to be expected of points that are not certain.
 *
 * @param spread - how far they may be off: the difference in points at which one side is e times as likely to win.
 */
export function likelyOutcome(points: readonly number[], spread: number, sides: Sides): Outcome {
  const totals = sides.map((seats) => seats.reduce((sum, seat) => sum + (points[seat] ?? 0), 0));
  const most = Math.max(...totals);
  const odds = totals.map((total) => Math.exp((total - most) / spread));
  const all = odds.reduce((sum, each) => sum + each, 0);
  const chances = points.map(() => 0);
  for (const [side, seats] of sides.entries()) {
    for (const seat of seats) chances[seat] = (odds[side] ?? 0) / all;
  }
  return { points, chances };
}
