import type { Engine } from '../engine/engine';
import { type PlacedFault, refuseFault } from '../model/faults';
import { helpfully } from '../model/parse';
import { isRecord } from '../model/plain';
import { quickParserOf, quickReader } from '../model/quick';
import { type Format, STATES, upToDate } from '../model/version';
import { type Correction, correctionFault, logFaults } from './corrections';
import { type GameLog, LOG_VERSION, MAX_META, type UncheckedLog } from './game-log';
import { misplacedNote } from './notes';
import type { LogSchemas } from './schemas';

/** More values than any log has. */
const MAX_VALUES = 1_000_000;
/** More values than corrections of any game have. */
const MAX_CORRECTED = 20_000;

/** The versions of logs. */
export const LOGS: Format = {
  code: 'INVALID_LOG',
  upgrades: [
    // Its seeds lead to other games now.
    () => logFaults.refuse('INVALID_LOG', 'version', 'oldLog', undefined, { version: LOG_VERSION }),
  ],
  isMeant: ({ format }) => format === 'concordia-log',
};

const ofToday = upToDate(LOGS);
const startOfToday = upToDate({ ...STATES, code: 'INVALID_LOG' }, 'start.version');

/** A log, and the state in which it begins. */
function logUpToDate(input: unknown): unknown {
  const log = ofToday(input);
  return isRecord(log) && isRecord(log.start) ? { ...log, start: startOfToday(log.start) } : log;
}

/** A log that has been read. */
export interface ReadLog {
  readonly log: UncheckedLog;
  /** Whether all of its actions have the right shape, so that they need not be read again. */
  readonly isWhole: boolean;
}

export interface LogReader {
  /** @throws ConcordiaError `INVALID_LOG`. */
  parseGameLog(input: unknown): GameLog;
  /** The same, but with unchecked actions if any of them has the wrong shape. */
  parseAnyLog(input: unknown): ReadLog;
  /** The corrections of a log. @throws ConcordiaError `INVALID_LOG`. */
  parseCorrections(input: unknown): readonly Correction[];
}

export function logReader(
  { log, unchecked, corrections, names }: LogSchemas,
  { optionNames, parseOptions }: Pick<Engine, 'optionNames' | 'parseOptions'>,
): LogReader {
  const keysAt = ([first, ...rest]: readonly PropertyKey[]): readonly string[] => {
    if (first === undefined) return names;
    return first === 'options' && rest.length === 0 ? optionNames : [];
  };
  const settings = {
    mostValues: MAX_VALUES,
    faultsIn: helpfully({ keysAt }),
    upToDate: logUpToDate,
  };
  const readGameLog = quickReader(log, MAX_VALUES);
  const readCheckedLog = quickParserOf(log, 'INVALID_LOG', settings);
  const readUncheckedLog = quickParserOf(unchecked, 'INVALID_LOG', settings);
  /** With all options of the game that it is a log of. */
  const whole = <T extends UncheckedLog>(log: T): T =>
    inOrder({ ...log, options: parseOptions(log.options) });
  return {
    parseCorrections: quickParserOf(corrections, 'INVALID_LOG', {
      mostValues: MAX_CORRECTED,
    }),
    parseGameLog: (input) => whole(readCheckedLog(input)),
    parseAnyLog(input) {
      const read = readGameLog(input);
      return { log: whole(read ?? readUncheckedLog(input)), isWhole: read !== undefined };
    },
  };
}

/** Checks what a schema cannot: how much meta there is, and the order of corrections and notes. */
function inOrder<T extends UncheckedLog>(log: T): T {
  const count = Object.keys(log.meta ?? {}).length;
  if (count > MAX_META) {
    const facts = { notes: count, most: MAX_META };
    logFaults.refuse('INVALID_LOG', 'meta', 'tooManyNotes', undefined, facts);
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
  return { path, ...logFaults.of('notInOrder', { most }) };
}
