import { notValid, type PlacedFault, refuseFault } from '../model/faults';
import { helpfully } from '../model/issues';
import { hasIssues } from '../model/parse';
import { isRecord } from '../model/plain';
import { quickParserOf, quickReader } from '../model/quick';
import { type Correction, correctionFault } from './corrections';
import { type GameLog, LOG_VERSION, MAX_META, type UncheckedLog } from './game-log';
import { misplacedNote } from './notes';
import type { LogSchemas } from './schemas';

/** More values than any log has. */
const MAX_VALUES = 1_000_000;
/** More values than corrections of any game have. */
const MAX_CORRECTED = 20_000;

export interface LogReader {
  /** @throws ConcordiaError `INVALID_LOG`. */
  parseGameLog(input: unknown): GameLog;
  /** The same, but with unchecked actions if any of them has the wrong shape. */
  parseUncheckedLog(input: unknown): UncheckedLog;
  /** The corrections of a log. @throws ConcordiaError `INVALID_LOG`. */
  parseCorrections(input: unknown): readonly Correction[];
}

/** @param options - the names of all options. */
export function logReader(
  { log, unchecked, corrections, names }: LogSchemas,
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
    parseCorrections: quickParserOf(corrections, 'INVALID_LOG', {
      mostValues: MAX_CORRECTED,
    }),
    parseGameLog: (input) => inOrder(ofToday(input, readCheckedLog)),
    // Actions of the right shape are faster to play.
    parseUncheckedLog: (input) => inOrder(readGameLog(input) ?? ofToday(input, readUncheckedLog)),
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

/** Checks what a schema cannot: how much meta there is, and the order of corrections and notes. */
function inOrder<T extends UncheckedLog>(log: T): T {
  const count = Object.keys(log.meta ?? {}).length;
  if (count > MAX_META) {
    const facts = { notes: count, most: MAX_META };
    notValid('INVALID_LOG', 'meta', 'tooManyNotes', undefined, facts);
  }
  const fault = orderFault(log);
  if (fault !== undefined) refuseFault('INVALID_LOG', fault);
  return log;
}

function orderFault({
  actions,
  corrections = [],
  notes = [],
}: UncheckedLog): PlacedFault | undefined {
  const note = misplacedNote(notes, actions.length);
  if (note === undefined) return correctionFault(corrections, actions.length);
  const { path, most } = note;
  return { path, reason: 'notInOrder', facts: { most } };
}
