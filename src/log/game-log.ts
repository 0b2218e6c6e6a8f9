/** A whole game as a record: the options it began with and every action since. */
import * as z from 'zod/mini';
import { ActionSchema } from '../model/action';
import { GameOptionsSchema } from '../model/options';

/** Longer than any game, and short enough to check. */
const MAX_ACTIONS = 100_000;
const TOO_LONG = `A log has at most ${MAX_ACTIONS} actions`;
const PointsSchema = z.int().check(z.minimum(-10_000), z.maximum(10_000));

/** More than anybody notes about a game. */
export const MAX_META = 20;

/** What people note about a game, such as its `date`, `place` and `comment`: kept, and ignored by the rules. */
export const LogMetaSchema = z.readonly(
  z.record(
    z
      .string()
      .check(
        z.regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/, 'must be a name of letters, digits, - and _'),
      ),
    z.string().check(z.maxLength(2000)),
  ),
);
export type LogMeta = z.infer<typeof LogMetaSchema>;

/** Rises when an old log would lead to another game; 2 since seeds are hashed with cyrb128. */
export const LOG_VERSION = 2;

const LOG_SHAPE = {
  format: z.literal('concordia-log'),
  version: z.literal(LOG_VERSION),
  /** At most `MAX_META` entries. */
  meta: z.exactOptional(LogMetaSchema),
  options: GameOptionsSchema,
  /** Total points in seat order, once the game is over. */
  scores: z.exactOptional(z.readonly(z.array(PointsSchema).check(z.maxLength(6)))),
};

export const GameLogSchema = z.strictObject({
  ...LOG_SHAPE,
  actions: z.readonly(z.array(ActionSchema).check(z.maxLength(MAX_ACTIONS, TOO_LONG))),
});
export type GameLog = Readonly<z.infer<typeof GameLogSchema>>;

/** A log whose actions have not been looked at: each is checked when its turn comes. */
export const UncheckedLogSchema = z.strictObject({
  ...LOG_SHAPE,
  actions: z.readonly(z.array(z.unknown()).check(z.maxLength(MAX_ACTIONS, TOO_LONG))),
});
export type UncheckedLog = Readonly<z.infer<typeof UncheckedLogSchema>>;
