/** The schemas of logs, made from those of an engine. */
import * as z from 'zod/mini';
import type { Schemas } from '../engine/vocabulary';
import { type Correction, correctionsSchema } from './corrections';
import { type GameLog, LOG_VERSION, LogMetaSchema, type UncheckedLog } from './game-log';
import { notesSchema } from './notes';

/** Longer than any game, and short enough to check. */
const MAX_ACTIONS = 100_000;
const TOO_LONG = `A log has at most ${MAX_ACTIONS} actions`;
/** More points than anybody ever has. */
export const MOST_POINTS = 10_000;
const PointsSchema = z.int().check(z.minimum(-MOST_POINTS), z.maximum(MOST_POINTS));

export interface LogSchemas {
  readonly log: z.ZodMiniType<GameLog>;
  readonly unchecked: z.ZodMiniType<UncheckedLog>;
  readonly corrections: z.ZodMiniType<readonly Correction[]>;
  /** The names of the fields of a log. */
  readonly names: readonly string[];
}

export function logSchemas({ action, options, state }: Schemas): LogSchemas {
  const corrections = correctionsSchema(MAX_ACTIONS);
  const scores = z.exactOptional(z.readonly(z.array(PointsSchema).check(z.maxLength(6))));
  const shapeWith = <T>(item: z.ZodMiniType<T>) => {
    const actions = z.readonly(z.array(item).check(z.maxLength(MAX_ACTIONS, TOO_LONG)));
    return {
      format: z.literal('concordia-log'),
      version: z.literal(LOG_VERSION),
      meta: z.exactOptional(LogMetaSchema),
      options,
      start: z.exactOptional(state),
      actions,
      corrections: z.exactOptional(corrections),
      notes: z.exactOptional(notesSchema(actions, MAX_ACTIONS)),
      scores,
    };
  };
  const shape = shapeWith(action);
  return {
    log: z.strictObject(shape),
    unchecked: z.strictObject(shapeWith(z.unknown())),
    corrections,
    names: Object.keys(shape),
  };
}
