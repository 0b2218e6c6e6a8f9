import { helpfully } from '../model/issues';
import { hasIssues, notValid } from '../model/parse';
import { isRecord } from '../model/plain';
import { quickParserOf, quickReader } from '../model/quick';
import { type GameLog, LOG_VERSION, MAX_META, type UncheckedLog } from './game-log';
import type { LogSchemas } from './schemas';

/** More values than the longest log has. */
const MAX_VALUES = 1_000_000;

export interface LogReader {
  /** @throws ConcordiaError `INVALID_LOG`. */
  parseGameLog(input: unknown): GameLog;
  /** The same, with the actions unchecked unless all of them are of the right shape. */
  parseUncheckedLog(input: unknown): UncheckedLog;
}

/** @param options - the names of all options. */
export function logReader(
  { log, unchecked, names }: LogSchemas,
  options: readonly string[],
): LogReader {
  const keysAt = ([first, ...rest]: readonly PropertyKey[]): readonly string[] => {
    if (first === undefined) return names;
    return first === 'options' && rest.length === 0 ? options : [];
  };
  const settings = { mostValues: MAX_VALUES, wording: helpfully({ keysAt }) };
  const readGameLog = quickReader(log, MAX_VALUES);
  const readCheckedLog = quickParserOf(log, 'INVALID_LOG', 'game log', settings);
  const readUncheckedLog = quickParserOf(unchecked, 'INVALID_LOG', 'game log', settings);
  return {
    parseGameLog: (input) => withFewNotes(ofToday(input, readCheckedLog)),
    // Actions of a known shape are read and played faster than unknown ones.
    parseUncheckedLog: (input) =>
      withFewNotes(readGameLog(input) ?? ofToday(input, readUncheckedLog)),
  };
}

function ofToday<T>(input: unknown, read: (input: unknown) => T): T {
  try {
    return read(input);
  } catch (error) {
    // Only plain data has issues; anything else may throw when it is read.
    if (hasIssues(error)) refuseOld(input);
    throw error;
  }
}

/** Logs of version 1: their seeds led to other games. */
function refuseOld(input: unknown): void {
  if (!isRecord(input) || input.version !== 1) return;
  notValid({
    code: 'INVALID_LOG',
    what: 'game log',
    at: 'version',
    reason: `this is a log of version 1, whose seeds were shuffled in another way; now it is version ${LOG_VERSION}`,
  });
}

/** A schema of records cannot limit the number of entries. */
function withFewNotes<T extends UncheckedLog>(log: T): T {
  const count = Object.keys(log.meta ?? {}).length;
  if (count > MAX_META) {
    const reason = `there are ${count} entries, and ${MAX_META} at most are kept`;
    notValid({ code: 'INVALID_LOG', what: 'game log', at: 'meta', reason });
  }
  return log;
}
