/**
 * The library without any map or module, for small bundles: bring your own to `createLibrary`.
 *
 * @module
 */

import type { Library } from './library';
import type { WithKind, WithType } from './model/any';

export type { GameLog } from './log/game-log';
export type { GameRules } from './model/options';
export type { GameState, GameView } from './model/state';
export * from './vocabulary';

/** Every action of a library: `ActionOf<typeof concordia>`; or, by a second argument, those of a type. */
export type ActionOf<L, T extends string = string> =
  L extends Library<infer W> ? Extract<W['action'], WithType<T>> : never;
/** Every decision of a library, or those of a kind. */
export type DecisionOf<L, K extends string = string> =
  L extends Library<infer W> ? Extract<W['decision'], WithKind<K>> : never;
/** Every event of a library, or those of a type. */
export type EventOf<L, T extends string = string> =
  L extends Library<infer W> ? Extract<W['event'], WithType<T>> : never;
