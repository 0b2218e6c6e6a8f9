import { helpfully } from '../model/issues';
import { GameOptionsSchema } from '../model/options';
import { hasIssues, notValid, parserOf } from '../model/parse';
import { isRecord } from '../model/plain';
import { quickReader } from '../model/quick';
import {
  type GameLog,
  GameLogSchema,
  LOG_VERSION,
  MAX_META,
  type UncheckedLog,
  UncheckedLogSchema,
} from './game-log';

/** More values than the longest log has. */
const MAX_VALUES = 1_000_000;

const SETTINGS = /* @__PURE__ */ Object.freeze({
  mostValues: MAX_VALUES,
  wording: /* @__PURE__ */ helpfully({ keysAt }),
});

const readGameLog = /* @__PURE__ */ quickReader(GameLogSchema, MAX_VALUES);
const readCheckedLog = /* @__PURE__ */ parserOf(GameLogSchema, 'INVALID_LOG', 'game log', SETTINGS);
const readUncheckedLog = /* @__PURE__ */ parserOf(
  UncheckedLogSchema,
  'INVALID_LOG',
  'game log',
  SETTINGS,
);

/** @throws ConcordiaError `INVALID_LOG`. */
export function parseGameLog(input: unknown): GameLog {
  return withFewNotes(ofToday(input, readCheckedLog));
}

/** The same without a look at the actions, unless all of them are as they should be. */
export function parseUncheckedLog(input: unknown): UncheckedLog {
  // Actions of a known shape are read and played faster than those that may be anything.
  return withFewNotes(readGameLog(input) ?? ofToday(input, readUncheckedLog));
}

function ofToday<T>(input: unknown, read: (input: unknown) => T): T {
  try {
    return read(input);
  } catch (error) {
    // Only what is plain data has issues; anything else may throw when it is looked at.
    if (hasIssues(error)) refuseOld(input);
    throw error;
  }
}

/** Logs of before: their seeds led to other games. */
function refuseOld(input: unknown): void {
  if (!isRecord(input) || input.version !== 1) return;
  notValid({
    code: 'INVALID_LOG',
    what: 'game log',
    at: 'version',
    reason: `this is a log of version 1, whose seeds were shuffled in another way; now it is version ${LOG_VERSION}`,
  });
}

function keysAt([first, ...rest]: readonly PropertyKey[]): readonly string[] {
  if (first === undefined) return Object.keys(GameLogSchema.shape);
  return first === 'options' && rest.length === 0
    ? Object.keys(GameOptionsSchema.unwrap().shape)
    : [];
}

/** A schema of records has no word for how many entries there may be. */
function withFewNotes<T extends UncheckedLog>(log: T): T {
  const count = Object.keys(log.meta ?? {}).length;
  if (count > MAX_META) {
    const reason = `there are ${count} entries, and ${MAX_META} at most are kept`;
    notValid({ code: 'INVALID_LOG', what: 'game log', at: 'meta', reason });
  }
  return log;
}
