/** A whole game as a record: its options and all actions. It contains all secrets. */
import * as z from 'zod/mini';
import type { AnyAction } from '../model/any';
import type { AnyGameOptions, Shuffles } from '../model/options';
import { hiddenInLines, withoutHidden } from '../model/plain';
import type { GameState } from '../model/state';
import type { Correction } from './corrections';
import type { LogNote } from './notes';

/** A limit for notes, far above any real use. */
export const MAX_META = 20;

/**
 * Notes about a game, such as its `date`, `place` and `comment`: kept, but ignored by the rules. A note may have
 * several lines.
 */
export const LogMetaSchema = z.readonly(
  z.record(
    z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/)),
    z.string().check(z.maxLength(2000), withoutHidden(hiddenInLines)),
  ),
);
/** Notes about a game, by name. */
export type LogMeta = Readonly<Record<string, string>>;

/** Rises when old logs would lead to other games; 2 since seeds are hashed with cyrb128. */
export const LOG_VERSION = 2;

/** A recorded game, as JSON that can be replayed. */
export interface GameLog<
  A extends AnyAction = AnyAction,
  O extends object = AnyGameOptions & Shuffles,
> {
  /** Identifies the format. */
  readonly format: 'concordia-log';
  /** The version of the format: within one version, a seed always leads to the same game. */
  readonly version: typeof LOG_VERSION;
  /** At most twenty entries. */
  readonly meta?: LogMeta;
  /** With all defaults filled in. */
  readonly options: O;
  /** The state in which the log begins, if not with the first turn; its map, players and options are those above. */
  readonly start?: GameState;
  /** Every action, first to last. */
  readonly actions: readonly A[];
  /** What was done against the rules and stood, in the order of the game. */
  readonly corrections?: readonly Correction[];
  /** Comments, marks, clock times and variations, in the order of the game, one note at each place. */
  readonly notes?: readonly LogNote<A>[];
  /** Total points in seat order, once the game is over. */
  readonly scores?: readonly number[];
}

/** A log whose actions have not been checked: each is checked when it is replayed. */
export interface UncheckedLog extends Omit<GameLog, 'actions' | 'notes'> {
  /** Every action, first to last, unchecked. */
  readonly actions: readonly unknown[];
  /** Notes, with variations whose actions are unchecked. */
  readonly notes?: readonly LogNote<unknown>[];
}
