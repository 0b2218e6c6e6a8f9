/** A log as the states that it goes through. */
import type { Action, Correction, GameEvent, GameLog, GameState, LogNote } from 'concordia-rules';
import {
  correctedState,
  startOf,
  tryApplyAction,
  validateLog,
  validPrefix,
} from '../../common/library';

/** An action and what it led to. */
export interface Step {
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/** Where a log stops being right. */
export interface Fault {
  /** So many actions are right. */
  readonly index: number;
  /** As it was written; undefined if a correction or the recorded scores are wrong. */
  readonly action: unknown;
  readonly error: unknown;
}

export interface History {
  /** As far as it is right. */
  readonly log: GameLog;
  readonly start: GameState;
  readonly steps: readonly Step[];
  readonly fault: Fault | undefined;
  /** By the number of actions before them. */
  readonly notes: ReadonlyMap<number, LogNote<Action>>;
  /** What stood against the rules, or was set right, by the number of actions before it. */
  readonly corrections: ReadonlyMap<number, Correction>;
}

/** So long the page may stand still, in milliseconds: less than a frame. */
const SLICE = 12;

/**
 * Plays a log in slices, so that the page goes on living beside it.
 *
 * @returns undefined if it was no longer wanted.
 * @throws ConcordiaError if it is not a log or its options are wrong.
 */
export async function historyOf(input: unknown, signal: AbortSignal): Promise<History | undefined> {
  const checked = validateLog(input);
  const log = validPrefix(input);
  const start = correctedState(log, 0, startOf(log));
  const steps: Step[] = [];
  let state = start;
  let sliceEnd = performance.now() + SLICE;
  for (const [index, action] of log.actions.entries()) {
    const result = tryApplyAction(state, action);
    if (!result.ok) throw result.error;
    state = correctedState(log, index + 1, result.state);
    steps.push({ action, events: result.events, state });
    if (performance.now() < sliceEnd) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    sliceEnd = performance.now() + SLICE;
  }
  const { notes = [], corrections = [] } = log;
  return {
    log,
    start,
    steps,
    fault: checked.ok ? undefined : checked,
    notes: new Map(notes.map((note) => [note.after, note])),
    corrections: new Map(corrections.map((correction) => [correction.after, correction])),
  };
}

/** The state after so many actions. */
export function stateAfter({ start, steps }: History, count: number): GameState {
  return steps[count - 1]?.state ?? start;
}
