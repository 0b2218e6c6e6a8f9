/** Points over the turns of a game. */
import type { GameState, Points } from 'concordia-rules';
import { nameOf, pointsOf } from '../../common/library';
import { type History, stateAfter } from './history';

/** How things stood when a turn began, or when the replay ends. */
export interface Standing {
  /** So many actions were taken. */
  readonly count: number;
  readonly turn: number;
  /** In seat order. */
  readonly points: readonly Points[];
}

/** More than fit side by side on any screen; a game of people has fewer. */
const MOST_STANDINGS = 400;

/** From the first turn to the last; of a game without end only so many, evenly spread. */
export function standingsOf(history: History): readonly Standing[] {
  const counts = turnBegins(history);
  const every = Math.ceil(counts.length / MOST_STANDINGS);
  const last = history.steps.length;
  const shown = counts.filter((_, index) => index % every === 0);
  if (shown.at(-1) !== last) shown.push(last);
  return shown.map((count) => standingAt(stateAfter(history, count), count));
}

/** After how many actions each turn begins. */
export function turnBegins({ start, steps }: History): number[] {
  const counts = [0];
  let { turn } = start;
  for (const [index, { state }] of steps.entries()) {
    if (state.turn === turn) continue;
    turn = state.turn;
    counts.push(index + 1);
  }
  return counts;
}

function standingAt(state: GameState, count: number): Standing {
  return { count, turn: state.turn, points: state.players.map((_, seat) => pointsOf(state, seat)) };
}

/** A part of somebody's points: a god, the Concordia card, or points of the map or a module. */
export interface Share {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

/** The parts that add up to the total, in the order in which they are counted. */
export function sharesOf(state: GameState, own: Points): readonly Share[] {
  const plain = Object.entries(own.gods).map(([god, { points }]) => [god, points] as const);
  const minerva = own.minerva.reduce((sum, { points }) => sum + points, 0);
  const counted = [...plain, ['minerva', minerva] as const, ['concordia', own.concordia] as const];
  return [...counted, ...Object.entries(own.scores)].map(([id, points]) => ({
    id,
    name: nameOf(state, id),
    points,
  }));
}
