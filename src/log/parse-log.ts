import type { OpenEngine } from '../engine/engine';
import { type PlacedFault, refuseFault } from '../model/faults';
import { createBrands, deepFreeze } from '../model/freeze';
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
  /** The same, if all of its actions have the right shape. */
  readonly whole: GameLog | undefined;
}

/** On logs that have been read: by which engine, as logbooks and notations of one engine share them. */
const known = createBrands<ReadLog & { readonly by: ReaderEngine }>();

export interface LogReader {
  /** A log that has been read is not read again. @throws ConcordiaError `INVALID_LOG`. */
  parseGameLog(input: unknown): GameLog;
  /** The same, but with unchecked actions if any of them has the wrong shape; frozen. */
  parseAnyLog(input: unknown): ReadLog;
  /** What `parseAnyLog` has made of a log, if it is one of those. */
  knownLog(input: unknown): ReadLog | undefined;
  /** The corrections of a log. @throws ConcordiaError `INVALID_LOG`. */
  parseCorrections(input: unknown): readonly Correction[];
}

type ReaderEngine = Pick<OpenEngine, 'adoptAction' | 'optionNames' | 'parseOptions'>;

export function logReader(
  { log, unchecked, corrections, names }: LogSchemas,
  engine: ReaderEngine,
): LogReader {
  const { adoptAction, optionNames, parseOptions } = engine;
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
  const knownLog = (input: unknown): ReadLog | undefined => {
    const before = known.get(input);
    return before?.by === engine ? before : undefined;
  };
  /** With all options of the game that it is a log of. */
  const settled = <T extends UncheckedLog>(log: T): T =>
    inOrder({ ...log, options: parseOptions(log.options) });
  return {
    parseCorrections: quickParserOf(corrections, 'INVALID_LOG', {
      mostValues: MAX_CORRECTED,
    }),
    parseGameLog: (input) => knownLog(input)?.whole ?? settled(readCheckedLog(input)),
    parseAnyLog(input) {
      const before = knownLog(input);
      if (before !== undefined) return before;
      const read = readGameLog(input);
      const whole = read && settled(read);
      for (const action of whole?.actions ?? []) adoptAction(action);
      const log = whole ?? settled(readUncheckedLog(input));
      const now = { log, whole, by: engine };
      known.set(log, now);
      deepFreeze(log);
      return now;
    },
    knownLog,
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
