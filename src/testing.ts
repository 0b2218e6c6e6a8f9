/**
 * For people who write their own map or module: arbitraries for fast-check (an optional peer dependency), states that
 * look the same to a viewer, and a conformance suite for every map.
 *
 * It does not check its input: give it your own libraries and states, and nothing that comes from a network.
 *
 * @module
 */
export {
  type FixedOptions,
  type PlayedGame,
  playRecipe,
  type Recipe,
  recipes,
  recipesFor,
  type SeededGame,
} from './testing/arbitraries';
export * from './testing/conformance';
export { expectNoPeeking, type PeekingOptions } from './testing/peeking';
export * from './testing/rulebook';
export { type TwinOptions, twins } from './testing/twins';
