/** A match: games in which one player is measured, against others that are drawn for every seat. */
import { chanceFromSeed, playOut, type Strategy } from '../../src/bots';
import * as concordia from '../../src/index';
import { sum } from '../bench/measure';
import type { Draw } from './pool/pool';

/** What is played. */
export type Setting = Omit<concordia.NewGame, 'seed'> & { readonly players: number };

/** What came of a match. */
export interface Result {
  readonly games: number;
  readonly wins: number;
  /** Of each game, the points, and how many more than those of the best other. */
  readonly points: readonly number[];
  readonly margins: readonly number[];
  /** Milliseconds of processor time for a turn. */
  readonly time: number;
}

/** The end of a game, for whoever counts something else. */
type Watch = (
  states: readonly concordia.GameState[],
  actions: readonly concordia.Action[],
  seat: number,
) => void;

/** Games come to an end long before. */
export const MAX_ACTIONS = 5000;

/** The same deal is played once in every seat, with opponents drawn anew. */
export function match(
  player: Strategy,
  draw: Draw,
  setting: Setting,
  games: number,
  seed: string,
  watch?: Watch,
): Result {
  const { players } = setting;
  const points: number[] = [];
  const margins: number[] = [];
  let [wins, turns, time] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const seat = game % players;
    const deal = `${seed} ${Math.floor(game / players)}`;
    const begun = concordia.createGame({ ...setting, seed: deal });
    const chance = chanceFromSeed(`${seed} ${game}`);
    const timed = timing(player);
    const seats = begun.players.map((_, each) => (each === seat ? timed.player : draw(chance)));
    const { states, actions } = playOut(concordia, begun, seats, chance, MAX_ACTIONS);
    const scores = concordia.finalScores(states.at(-1) ?? begun).players;
    const own = scores[seat]?.total ?? Number.NaN;
    const others = scores.filter((_, each) => each !== seat).map(({ total }) => total);
    points.push(own);
    margins.push(own - Math.max(...others));
    if (scores[seat]?.rank === 1) wins += 1;
    turns += actions.filter((action) => action.seat === seat && action.type === 'playCard').length;
    time += timed.time();
    watch?.(states, actions, seat);
  }
  return { games, wins, points, margins, time: time / Math.max(1, turns) };
}

/** A game of players who are drawn for every seat, and the chance that has been drawn by. */
export function drawnGame(setting: Setting, draw: Draw, seed: string) {
  const chance = chanceFromSeed(seed);
  const start = concordia.createGame({ ...setting, seed });
  const seats = start.players.map(() => draw(chance));
  return { ...playOut(concordia, start, seats, chance, MAX_ACTIONS), chance };
}

/** The same player with a watch for processor time. */
function timing(player: Strategy): { readonly player: Strategy; time(): number } {
  let spent = 0;
  const choose = (...asked: Parameters<Strategy['choose']>): ReturnType<Strategy['choose']> => {
    const before = process.cpuUsage();
    const chosen = player.choose(...asked);
    const { user, system } = process.cpuUsage(before);
    spent += user + system;
    return chosen;
  };
  return { player: { ...player, choose }, time: () => spent / 1000 };
}

/** The mean and its standard error. */
export function meanOf(values: readonly number[]): {
  readonly mean: number;
  readonly error: number;
} {
  const mean = sum(values) / values.length;
  const spread = sum(values.map((value) => (value - mean) ** 2)) / Math.max(1, values.length - 1);
  return { mean, error: Math.sqrt(spread / values.length) };
}

/** The interval of a share in which it is 95 times of 100, by Wilson. */
export function wilson(count: number, of: number): readonly [low: number, high: number] {
  const z = 1.96;
  const share = count / of;
  const middle = share + z ** 2 / (2 * of);
  const width = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const all = 1 + z ** 2 / of;
  return [(middle - width) / all, (middle + width) / all];
}
