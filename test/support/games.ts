import * as library from '../../src/index';
import { type PlayedGame, playRecipe, type Recipe, recipes } from '../../src/testing';

/** Games on every map of the package. */
export const anyRecipe = recipes(library.mapIds());

const remembered = new Map<string, PlayedGame>();

/** More than all tests together ask for; fuzzing asks for many more, each once. */
const MOST_REMEMBERED = 100;

/** A game of a recipe on a map of the package. */
export function playGame(recipe: Recipe): PlayedGame {
  return playRecipe(library, recipe);
}

/** Plays the game, or remembers it: properties with the same seed see the same examples. */
export function rememberedGame(recipe: Recipe): PlayedGame {
  const key = JSON.stringify(recipe);
  const game = remembered.get(key) ?? playGame(recipe);
  if (remembered.size < MOST_REMEMBERED) remembered.set(key, game);
  return game;
}

/** Freezes the whole value, so that any change to it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
