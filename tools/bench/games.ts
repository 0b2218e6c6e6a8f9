/** Games that the benchmarks play and replay; the same in every run. */

import { chanceFromSeed, greedy, planner, playOut, random } from '../../src/bots';
import * as concordia from '../../src/index';

export const STRATEGIES = { random, greedy, planner } as const;
export type StrategyName = keyof typeof STRATEGIES;

export interface Recorded {
  readonly options: concordia.NewGame;
  readonly states: readonly concordia.GameState[];
  readonly actions: readonly concordia.Action[];
  /** Whether it came to its end within `MAX_ACTIONS`. */
  readonly over: boolean;
}

/** An action with the states before and after it. */
export interface Step {
  readonly before: concordia.GameState;
  readonly action: concordia.Action;
  readonly after: concordia.GameState;
}

/** Greedy players can come to a standstill; then the game is cut off. Random ones just take long. */
const MAX_ACTIONS: Readonly<Record<StrategyName, number>> = {
  greedy: 1000,
  planner: 1000,
  random: 20_000,
};

export function playGame(
  strategy: StrategyName,
  map: string,
  players: number,
  index: number,
): Recorded {
  const seed = `bench ${index}`;
  const options = { map, players, seed };
  const start = concordia.createGame(options);
  const chance = chanceFromSeed(seed);
  const played = playOut(concordia, start, STRATEGIES[strategy], chance, MAX_ACTIONS[strategy]);
  const last = played.states.at(-1) ?? start;
  return { options, ...played, over: concordia.isOver(last) };
}

/** The loop of a search: every action listed and one carried out. @returns their number */
export function playRandomGame(
  options: Omit<concordia.NewGame, 'seed'>,
  seed: string,
  reducer = concordia.applyAction,
): number {
  const chance = chanceFromSeed(seed);
  let state = concordia.createGame({ ...options, seed });
  for (let count = 0; ; count++) {
    const actions = concordia.legalActions(state);
    if (actions.length === 0) return count;
    const action = actions[chance(actions.length)];
    if (action !== undefined) state = reducer(state, action);
  }
}

/** Complete games on the Imperium map with four players. */
export function completeGames(strategy: StrategyName, count: number): readonly Recorded[] {
  const games: Recorded[] = [];
  for (let index = 0; games.length < count; index++) {
    const game = playGame(strategy, 'imperium', 4, index);
    if (game.over) games.push(game);
  }
  return games;
}

export function stepsOf({ states, actions }: Recorded): readonly Step[] {
  return actions.flatMap((action, index) => {
    const [before, after] = [states[index], states[index + 1]];
    return before === undefined || after === undefined ? [] : [{ before, action, after }];
  });
}
