import fc from 'fast-check';
import * as library from '../../src/index';
import { type Action, createGame, type GameState, type NewGame } from '../../src/index';
import { chanceFromSeed, greedyStrategy, playOut, randomStrategy } from '../../src/testing/players';

export const MAPS = ['imperium', 'italia'] as const;

/** Options of every kind this library plays. */
export const gameOptions: fc.Arbitrary<NewGame & { seed: string }> = fc.record({
  map: fc.constantFrom(...MAPS),
  players: fc.integer({ min: 2, max: 5 }),
  seed: fc.string({ maxLength: 8 }),
  display: fc.constantFrom('cloth', 'wine'),
  startingGoods: fc.constantFrom('standard', 'bought'),
  intermediateScoring: fc.boolean(),
});

/** How a game comes to be; small, so that a failing example can be read. */
export interface Recipe {
  readonly options: NewGame & { seed: string };
  readonly strategy: 'random' | 'greedy';
}

export interface PlayedGame extends Recipe {
  /** From the first state to the last. */
  readonly states: readonly GameState[];
  readonly actions: readonly Action[];
}

/** Whole games, to be played by chance or greedily. */
export const recipes: fc.Arbitrary<Recipe> = fc.record({
  options: gameOptions,
  strategy: fc.constantFrom('random', 'greedy'),
});

/** Longer than any game by chance that was ever seen. */
const MAX_ACTIONS = 20_000;

const remembered = new Map<string, PlayedGame>();

/** Plays the game, or remembers it: properties with the same seed see the same examples. */
export function rememberedGame(recipe: Recipe): PlayedGame {
  const key = JSON.stringify(recipe);
  const game = remembered.get(key) ?? playGame(recipe);
  if (remembered.size < 30) remembered.set(key, game);
  return game;
}

export function playGame(recipe: Recipe): PlayedGame {
  const { options, strategy } = recipe;
  const play = strategy === 'random' ? randomStrategy : greedyStrategy(library);
  const played = playOut(
    library,
    createGame(options),
    play,
    chanceFromSeed(options.seed),
    MAX_ACTIONS,
  );
  return { ...recipe, ...played };
}

/** Freezes the whole value, so that any change to it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
