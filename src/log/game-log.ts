/** A whole game as a record: the options it began with and every action since. All of this is for everybody. */
import * as z from 'zod/mini';
import type { AnyAction } from '../model/any';
import { hiddenInLines, withoutHidden } from '../model/hidden';
import type { GameOptions, Shuffles } from '../model/options';

/** More than anybody notes about a game. */
export const MAX_META = 20;

/** What people note about a game, such as its `date`, `place` and `comment`: kept, and ignored by the rules. It may have lines. */
export const LogMetaSchema = z.readonly(
  z.record(
    z
      .string()
      .check(
        z.regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/, 'must be a name of letters, digits, - and _'),
      ),
    z.string().check(z.maxLength(2000), withoutHidden(hiddenInLines)),
  ),
);
/** What people note about a game, by name. */
export type LogMeta = Readonly<Record<string, string>>;

/** Rises when an old log would lead to another game; 2 since seeds are hashed with cyrb128. */
export const LOG_VERSION = 2;

/** A recorded game, as JSON that can be replayed. */
export interface GameLog<
  A extends AnyAction = AnyAction,
  O extends object = GameOptions & Shuffles,
> {
  /** Says what it is. */
  readonly format: 'concordia-log';
  /** Of the meaning of logs: a seed leads to the same game in all of one version. */
  readonly version: typeof LOG_VERSION;
  /** At most twenty entries. */
  readonly meta?: LogMeta;
  /** With all defaults filled in. */
  readonly options: O;
  /** Every action, first to last. */
  readonly actions: readonly A[];
  /** Total points in seat order, once the game is over. */
  readonly scores?: readonly number[];
}

/** A log whose actions have not been looked at: each is checked when its turn comes. */
export interface UncheckedLog extends Omit<GameLog, 'actions'> {
  /** Every action, first to last, whatever it is. */
  readonly actions: readonly unknown[];
}
