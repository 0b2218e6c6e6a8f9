import { parserOf } from '../model/parse';
import { quickReader } from '../model/quick';
import { GameLogSchema, type UncheckedLog, UncheckedLogSchema } from './game-log';

/** More values than the longest log has. */
const MAX_VALUES = 2_000_000;

/** @throws ConcordiaError `INVALID_LOG`. */
export const parseGameLog = /* @__PURE__ */ parserOf(
  GameLogSchema,
  'INVALID_LOG',
  'game log',
  MAX_VALUES,
);

const readGameLog = /* @__PURE__ */ quickReader(GameLogSchema, MAX_VALUES);
const readUncheckedLog = /* @__PURE__ */ parserOf(
  UncheckedLogSchema,
  'INVALID_LOG',
  'game log',
  MAX_VALUES,
);

/** The same without a look at the actions, unless all of them are as they should be. */
export function parseUncheckedLog(input: unknown): UncheckedLog {
  // Actions of a known shape are read and played faster than those that may be anything.
  return readGameLog(input) ?? readUncheckedLog(input);
}
