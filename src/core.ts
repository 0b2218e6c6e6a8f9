/**
 * Games with the maps and modules that you bring, and nothing else, for small bundles. `concordia-rules/log`,
 * `/notation` and `/words` add the rest to an engine.
 *
 * @module
 */
export { createEngine } from './create-engine';
export type { AnyOptions } from './model/options';
export type { GameState, GameView } from './model/state';
export * from './shared-exports';
