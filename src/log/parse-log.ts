import { parserOf } from '../model/parse';
import { quickReader } from '../model/quick';
import { GameLogSchema, type UncheckedLog, UncheckedLogSchema } from './game-log';

/** @throws ConcordiaError `INVALID_LOG`. */
export const parseGameLog = /* @__PURE__ */ parserOf(GameLogSchema, 'INVALID_LOG', 'game log');

const readGameLog = /* @__PURE__ */ quickReader(GameLogSchema);
const readUncheckedLog = /* @__PURE__ */ parserOf(UncheckedLogSchema, 'INVALID_LOG', 'game log');

/** The same without a look at the actions, unless all of them are as they should be. */
export function parseUncheckedLog(input: unknown): UncheckedLog {
  // Actions of a known shape are read and played faster than those that may be anything.
  return readGameLog(input) ?? readUncheckedLog(input);
}
