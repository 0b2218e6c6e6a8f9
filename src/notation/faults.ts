/** What is wrong with a text, and where. */
import { refuse } from '../model/errors';
import type { FaultFacts, FaultReason } from '../model/fault-facts';
import { inShort } from '../model/faults';

/** One fault of a text. */
export interface NotationFault {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** What stands there. */
  readonly text: string;
  /** The error. */
  readonly message: string;
  /** What has been understood of it. */
  readonly understood?: string;
  /** What could stand there. */
  readonly expected?: readonly string[];
  /** What comes nearest to it. */
  readonly nearest?: string;
  /** The code of the error, where a rule is against it. */
  readonly code?: string;
  /** The reason, by which words know it; what it is about stands beside it. */
  readonly reason: string;
  /** The number of the rule. */
  readonly rule?: string;
}

/** A fault that has no words yet, unless they are those of a rule. */
export type UntoldFault = Omit<NotationFault, 'message'> & Partial<Pick<NotationFault, 'message'>>;

type FaultPlace = Pick<NotationFault, 'line' | 'column' | 'text'>;

/** What the words of a reason need beside the text. */
type FactsOf<R extends FaultReason> = Omit<FaultFacts[R], 'text'>;

/** So many are told at a time. */
export const MOST_FAULTS = 20;
const MOST_QUOTED = 80;

/** @param more - what else is known of it. */
export function faultAt<R extends FaultReason>(
  { line, column, text }: FaultPlace,
  reason: R,
  facts: FactsOf<R>,
  more: Partial<Omit<NotationFault, keyof FaultPlace>> = {},
): UntoldFault {
  return { line, column, text: cut(text), reason, ...facts, ...more };
}

/** A text as faults have it. */
export function cut(text: string): string {
  return text.slice(0, MOST_QUOTED);
}

/** Words for faults. */
export interface FaultTeller {
  /** What is wrong, as a clause; undefined if there are no words for it. */
  clauseOf(reason: string, facts: object): string | undefined;
}

/** @throws ConcordiaError `INVALID_LOG` with all of them; the first in words. */
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
