/**
 * Games with the maps and modules that you bring, and nothing else, for small bundles. `concordia-rules/log`,
 * `/notation` and `/words` add the rest to an engine.
 *
 * @module
 */
import type { Engine } from './engine/engine';
import type { WithKind, WithType } from './model/any';
import type { NewGame } from './options';

export { createEngine } from './engine';
export type { AnyOptions } from './model/options';
export type { GameState, GameView } from './model/state';
export * from './vocabulary';

/** Every action of an engine: `ActionOf<typeof engine>`; or, by a second argument, those of a type. */
export type ActionOf<L, T extends string = string> =
  L extends Engine<infer W, NewGame> ? Extract<W['action'], WithType<T>> : never;
/** Every decision of an engine, or those of a kind. */
export type DecisionOf<L, K extends string = string> =
  L extends Engine<infer W, NewGame> ? Extract<W['decision'], WithKind<K>> : never;
/** Every event of an engine, or those of a type. */
export type EventOf<L, T extends string = string> =
  L extends Engine<infer W, NewGame> ? Extract<W['event'], WithType<T>> : never;
