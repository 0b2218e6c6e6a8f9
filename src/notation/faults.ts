/** Faults of a text. */
import { type ConcordiaError, refuse } from '../model/errors';
import { type FaultFacts, type FaultReason, inShort } from '../model/faults';
import type { GameState } from '../model/state';

/** One fault of a text. */
export interface NotationFault {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** The text at this place. */
  readonly text: string;
  /** What is wrong, in words. */
  readonly message: string;
  /** The part that was understood. */
  readonly understood?: string;
  /** What could be written there. */
  readonly expected?: readonly string[];
  /** The most similar word or action. */
  readonly nearest?: string;
  /** The code of the error, if a rule forbids the action. */
  readonly code?: string;
  /** The reason; its facts are further fields. */
  readonly reason: string;
  /** The number of the rule. */
  readonly rule?: string;
}

/** A fault without words, unless it has those of a rule. */
export type UntoldFault = Omit<NotationFault, 'message'> & Partial<Pick<NotationFault, 'message'>>;

type FaultPlace = Pick<NotationFault, 'line' | 'column' | 'text'>;

/** The facts of a reason, except the text. */
type FactsOf<R extends FaultReason> = Omit<FaultFacts[R], 'text'>;

/** The most faults reported at once. */
export const MOST_FAULTS = 20;
const MOST_QUOTED = 80;

/** @param more - optional fields. */
export function faultAt<R extends FaultReason>(
  { line, column, text }: FaultPlace,
  reason: R,
  facts: FactsOf<R>,
  more: Partial<Omit<NotationFault, keyof FaultPlace>> = {},
): UntoldFault {
  return { line, column, text: cut(text), reason, ...facts, ...more };
}

/** A text, shortened for faults. */
export function cut(text: string): string {
  return text.slice(0, MOST_QUOTED);
}

/** Words for faults. */
export interface FaultTeller {
  /**
   * What is wrong, as a clause; undefined if there are no words for it.
   *
   * @param state - of the game, whose players and places have names.
   */
  clauseOf(reason: string, facts: object, state?: GameState): string | undefined;
}

/** Words for errors. */
export interface ErrorTeller {
  /** An error in whole sentences. @param state - of the game, whose players and places have names. */
  localized(error: ConcordiaError, state?: GameState): ConcordiaError;
}

/** The fault of a place that an error is about, in the words of the text. */
export function errorAt(
  { line, column, text }: FaultPlace,
  error: ConcordiaError,
  { clauseOf, localized }: FaultTeller & ErrorTeller,
  state?: GameState,
): UntoldFault {
  const { reason, code, rule, details } = error;
  const message = clauseOf(reason, details, state) ?? localized(error, state).message;
  const ruled = rule === undefined ? {} : { rule };
  return { line, column, text: cut(text), reason, message, code, ...ruled };
}

/** @throws ConcordiaError `INVALID_LOG` with all faults; the message is about the first. */
export function refuseText(faults: readonly UntoldFault[], { clauseOf }: FaultTeller): never {
  const inOrder = [...faults]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .slice(0, MOST_FAULTS)
    .map((fault) => ({
      ...fault,
      message: fault.message ?? clauseOf(fault.reason, fault) ?? fault.reason,
    }));
  const { line = 1, column = 1, message = '', rule } = inOrder[0] ?? {};
  const place = `line ${line}, column ${column}`;
  refuse({
    code: 'INVALID_LOG',
    reason: 'unreadableText',
    message: inShort('INVALID_LOG', place, undefined, message),
    rule,
    details: { line, column, faults: inOrder },
  });
}
