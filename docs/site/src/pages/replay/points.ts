/** Points over the turns of a game. */
import type { PlayerScore } from 'concordia-rules/scoring';
import type { Course } from './history';

/** How things stood when a turn began, or when the replay ends. */
export interface Standing {
  /** So many actions were taken. */
  readonly count: number;
  readonly turn: number;
  /** In seat order. */
  readonly points: readonly PlayerScore[];
}

/** More than fit side by side on any screen; a game of people has fewer. */
const MOST_STANDINGS = 400;

/** As many as a plot has room for, evenly spread; always with the last. */
export function thinned<T>(standings: readonly T[]): readonly T[] {
  const every = Math.ceil(standings.length / MOST_STANDINGS);
  const last = standings.length - 1;
  return standings.filter((_, index) => index % every === 0 || index === last);
}

/** After how many actions each turn begins. */
export function turnBegins({ start, steps }: Course): number[] {
  const counts = [0];
  let { turn } = start;
  for (const [index, { state }] of steps.entries()) {
    if (state.turn === turn) continue;
    turn = state.turn;
    counts.push(index + 1);
  }
  return counts;
}
