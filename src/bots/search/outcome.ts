/** How a game ends for everybody, or how it may be expected to end. */
import type * as concordia from '../../index';
import type { GameState, PlayerScore } from '../../index';
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

/** How a game has ended: how many points each side has missed the win by, which is 0 for those that have won. */
export interface GameEnding {
  readonly turn: number;
  readonly players: readonly PlayerScore[];
  /** A win by the tie-break counts like one by a point. */
  readonly behind: readonly number[];
}

export function endingOf(rules: OutcomeRules, end: GameState, sides: Sides): GameEnding {
  const { players } = rules.finalScores(end);
  const totals = sides.map((seats) => seats.reduce((sum, seat) => sum + totalOf(players, seat), 0));
  const most = Math.max(...totals);
  const behind = sides.map((seats, side) =>
    players[seats[0] ?? 0]?.rank === 1 ? 0 : Math.max(1, most - (totals[side] ?? 0)),
  );
  return { turn: end.turn, players, behind };
}

function totalOf(players: readonly PlayerScore[], seat: Seat): number {
  return players[seat]?.total ?? 0;
}

/** The most points by which luck may turn the end of a game, and those of each round that is still to be played. */
const MOST_LUCK = 4;
const LUCK_OF_ROUND = 2;

/** How far the points at an end may be off, from where the game was played on: in its last turn, not at all. */
export function luckOf(from: { readonly turn: number }, { turn, players }: GameEnding): number {
  return Math.min(MOST_LUCK, (LUCK_OF_ROUND * (turn - from.turn)) / players.length);
}

/**
 * The chances to win by an ending, by seat.
 *
 * @param luck - how far its points may be off; with 0, who has won has won. Who cannot be told apart shares the win.
 */
export function chancesBy({ behind, players }: GameEnding, luck: number, sides: Sides): number[] {
  return shares(
    behind.map((points) => (points === 0 ? 1 : Math.exp(-points / luck))),
    sides,
    players.length,
  );
}

/** The outcome of a finished game. */
export function finalOutcome(rules: OutcomeRules, state: GameState, sides: Sides): Outcome {
  const ending = endingOf(rules, state, sides);
  const points = ending.players.map(({ total }) => total);
  return { points, chances: chancesBy(ending, 0, sides) };
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
  return { points, chances: shares(odds, sides, points.length) };
}

/** The share of each seat: that of its side. */
function shares(odds: readonly number[], sides: Sides, seats: number): number[] {
  const all = odds.reduce((sum, each) => sum + each, 0);
  const found = Array.from({ length: seats }, () => 0);
  for (const [side, members] of sides.entries()) {
    for (const seat of members) found[seat] = (odds[side] ?? 0) / all;
  }
  return found;
}
