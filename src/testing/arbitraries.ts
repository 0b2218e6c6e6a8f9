/** Arbitraries for fast-check: options, and whole games on any map. */
import fc from 'fast-check';
import { greedyWith } from '../bots/greedy';
import { playOut } from '../bots/play-out';
import { random } from '../bots/random';
import { chanceFromSeed } from '../bots/strategy';
import type { Library } from '../library';
import type { AnyAction } from '../model/any';
import type { MapId } from '../model/ids';
import type { GameState } from '../model/state';
import { type NewGame, RULE_MODULES } from '../options';

/** Options with a seed, so that they are a game. */
export type SeededGame = NewGame & { readonly seed: string };

/** How a game comes to be; small, so that a failing example can be read. */
export interface Recipe {
  readonly options: SeededGame;
  readonly strategy: 'random' | 'greedy';
}

export interface PlayedGame extends Recipe {
  /** From the first state to the last, one more than actions. */
  readonly states: readonly GameState[];
  readonly actions: readonly AnyAction[];
}

/** Games of every kind this library plays, on one of the maps; of one mode only, if it is named. */
export function recipes(
  maps: readonly MapId[],
  mode: 'alone' | 'teams' | 'any' = 'any',
): fc.Arbitrary<Recipe> {
  const modes: fc.Arbitrary<Pick<SeededGame, 'players' | 'cards' | 'teams'>>[] = [];
  if (mode !== 'teams') {
    modes.push(
      fc.record({
        players: fc.integer({ min: 2, max: 5 }),
        cards: fc.constantFrom('concordia', 'venus'),
      }),
    );
  }
  if (mode !== 'alone') {
    modes.push(fc.record({ players: fc.constantFrom(4, 6), teams: fc.constant(true) }));
  }
  const table = fc.record({
    map: fc.constantFrom(...maps),
    seed: fc.string({ maxLength: 8 }),
    display: fc.constantFrom('cloth', 'wine'),
    startingGoods: fc.constantFrom('standard', 'bought'),
    intermediateScoring: fc.boolean(),
    modules: fc.subarray([...RULE_MODULES]),
  });
  const options = fc
    .tuple(table, fc.oneof(...modes))
    .map(([laid, played]): SeededGame => ({ ...laid, ...played }));
  return fc.record({ options, strategy: fc.constantFrom('random', 'greedy') });
}

/** Longer than any game by chance that was ever seen. */
const MAX_ACTIONS = 20_000;

/** Plays the game of a recipe; the same recipe always gives the same game. */
export function playRecipe(library: Library, recipe: Recipe): PlayedGame {
  const { options, strategy } = recipe;
  const start = library.createGame(options);
  const player = strategy === 'random' ? random : greedyWith(library);
  const chance = chanceFromSeed(options.seed);
  return { ...recipe, ...playOut(library, start, player, chance, MAX_ACTIONS) };
}
