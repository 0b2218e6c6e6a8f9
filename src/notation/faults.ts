/** What is wrong with a text, and where. */
import { counted } from '../model/counted';
import { refuse } from '../model/errors';

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
  readonly reason?: string;
  /** The number of the rule. */
  readonly rule?: string;
}

/** So many are told at a time. */
export const MOST_FAULTS = 20;
/** @throws ConcordiaError `INVALID_LOG` with all of them; the first in words. */
export function refuseText(faults: readonly NotationFault[]): never {
  const inOrder = [...faults]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .slice(0, MOST_FAULTS);
  const [first, ...others] = inOrder;
  const { line, column, message = '', rule } = first ?? {};
  const more = others.length === 0 ? '' : ` (and ${counted(others.length, 'more fault')})`;
  refuse({
    code: 'INVALID_LOG',
    reason: 'unreadableText',
    message: `Line ${line}, column ${column}: ${message}${more}`,
    rule,
    details: { line, column, faults: inOrder },
  });
}
