import { notValid } from '../model/faults';
import { helpfully } from '../model/issues';
import { hasIssues } from '../model/parse';
import { isRecord } from '../model/plain';
import { quickParserOf, quickReader } from '../model/quick';
import { type GameLog, LOG_VERSION, MAX_META, type UncheckedLog } from './game-log';
import type { LogSchemas } from './schemas';

/** More values than any log has. */
const MAX_VALUES = 1_000_000;

export interface LogReader {
  /** @throws ConcordiaError `INVALID_LOG`. */
  parseGameLog(input: unknown): GameLog;
  /** The same, but with unchecked actions if any of them has the wrong shape. */
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
  const settings = { mostValues: MAX_VALUES, faultsIn: helpfully({ keysAt }) };
  const readGameLog = quickReader(log, MAX_VALUES);
  const readCheckedLog = quickParserOf(log, 'INVALID_LOG', settings);
  const readUncheckedLog = quickParserOf(unchecked, 'INVALID_LOG', settings);
  return {
    parseGameLog: (input) => withFewNotes(ofToday(input, readCheckedLog)),
    // Actions of the right shape are faster to play.
    parseUncheckedLog: (input) =>
      withFewNotes(readGameLog(input) ?? ofToday(input, readUncheckedLog)),
  };
}

function ofToday<T>(input: unknown, read: (input: unknown) => T): T {
  try {
    return read(input);
  } catch (error) {
    // Only plain data has issues; other input may throw when it is read.
    if (hasIssues(error)) refuseOld(input);
    throw error;
  }
}

/** Refuses logs of version 1, whose seeds lead to other games now. */
function refuseOld(input: unknown): void {
  if (!isRecord(input) || input.version !== 1) return;
  notValid('INVALID_LOG', 'version', 'oldLog', undefined, { version: LOG_VERSION });
}

/** Limits the number of notes, which a schema of records cannot do. */
function withFewNotes<T extends UncheckedLog>(log: T): T {
  const count = Object.keys(log.meta ?? {}).length;
  if (count > MAX_META) {
    const facts = { notes: count, most: MAX_META };
    notValid('INVALID_LOG', 'meta', 'tooManyNotes', undefined, facts);
  }
  return log;
}
