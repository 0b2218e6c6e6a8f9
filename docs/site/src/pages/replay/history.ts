/** A log as the states that it goes through. */
import type { Action, Correction, GameEvent, GameLog, GameState, LogNote } from 'concordia-rules';
import {
  correctedState,
  startOf,
  tryApplyAction,
  validateLog,
  validPrefix,
} from '../../common/library';
import { isOfVariation } from '../../common/wrong-action';

/** An action and what it led to. */
export interface Step {
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/** Actions one after the other, and what people say of them: those of a game, or those of a variation. */
export interface Course {
  readonly start: GameState;
  readonly steps: readonly Step[];
  /** By the number of actions before them. */
  readonly notes: ReadonlyMap<number, LogNote<Action>>;
  /** What stood against the rules, or was set right, by the number of actions before it. */
  readonly corrections: ReadonlyMap<number, Correction>;
}

/** Where a log stops being right. */
export interface Fault {
  /** So many actions are right. */
  readonly index: number;
  /** As it was written; undefined if a correction or the recorded scores are wrong. */
  readonly action: unknown;
  readonly error: unknown;
  /** Whether the action is one of a variation. */
  readonly isOfVariation: boolean;
}

/** A game, as far as it is right. */
export interface History extends Course {
  readonly log: GameLog;
  readonly fault: Fault | undefined;
}

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
  const isUnwanted = slices(signal);
  let state = start;
  for (const [index, action] of log.actions.entries()) {
    const result = tryApplyAction(state, action);
    if (!result.ok) throw result.error;
    state = correctedState(log, index + 1, result.state);
    steps.push({ action, events: result.events, state });
    if (await isUnwanted()) return undefined;
  }
  const { corrections = [] } = log;
  return {
    log,
    start,
    steps,
    notes: notesByCount(log.notes),
    corrections: new Map(corrections.map((correction) => [correction.after, correction])),
    fault: checked.ok
      ? undefined
      : { ...checked, isOfVariation: isOfVariation(input, checked.index, checked.action) },
  };
}

/** So long the page may stand still, in milliseconds: less than a frame. */
const SLICE = 12;

/**
 * Long work in slices, so that the page goes on living beside it.
 *
 * @returns a function to await after each piece of work; it says whether the work is no longer wanted.
 */
export function slices(signal: AbortSignal): () => Promise<boolean> {
  let end = performance.now() + SLICE;
  return async () => {
    if (performance.now() < end) return signal.aborted;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE;
    return signal.aborted;
  };
}

/** More actions in a variation, nobody looks at; a log may have thousands. */
const MOST_ACTIONS = 200;

/** A variation as a course of its own. */
export function courseOf(
  { actions, notes }: Pick<GameLog, 'actions' | 'notes'>,
  from: GameState,
): Course {
  const steps: Step[] = [];
  let state = from;
  for (const action of actions.slice(0, MOST_ACTIONS)) {
    const result = tryApplyAction(state, action);
    // What the page shows has been checked.
    if (!result.ok) break;
    state = result.state;
    steps.push({ action, events: result.events, state });
  }
  return { start: from, steps, notes: notesByCount(notes), corrections: new Map() };
}

function notesByCount(notes: GameLog['notes'] = []): Course['notes'] {
  return new Map(notes.map((note) => [note.after, note]));
}

/** The state after so many actions. */
export function stateAfter({ start, steps }: Course, count: number): GameState {
  return steps[count - 1]?.state ?? start;
}
