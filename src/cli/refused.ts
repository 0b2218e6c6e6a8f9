import { ConcordiaError } from '../index';
import { printable, shortened } from './printable';
import {
  type CliFacts,
  type CliFault,
  type CliReason,
  type CliWords,
  ENGLISH_WORDS,
  toldIn,
} from './words';

/**
 * What the command line itself refuses, for programs that read `--json`:
 *
 * - `WRONG_USAGE`: no such command or option, or a value that it does not take.
 * - `UNREADABLE`: a file that cannot be read, or is neither JSON nor YAML nor a log in words.
 * - `NOT_WRITTEN`: a file that cannot be written, or must not be.
 * - `BAD_STRATEGY`: a strategy from a file that is none, or does what is not allowed.
 * - `WORKER_DIED`: a log whose check has ended a worker thread twice.
 * - `UNFINISHED`: questions that nobody has answered.
 * - `INTERNAL`: a mistake of this program.
 */
export type CliCode =
  | 'WRONG_USAGE'
  | 'UNREADABLE'
  | 'NOT_WRITTEN'
  | 'BAD_STRATEGY'
  | 'WORKER_DIED'
  | 'UNFINISHED'
  | 'INTERNAL';

/** Exit codes. */
export const REFUSED = 1;
/** After Ctrl-C, as shells have it. */
export const STOPPED = 130;

/** What the user gave cannot be used; the message is all they need to know. */
export class UsageError extends Error {
  override readonly name = 'Refused';
  readonly code: CliCode;
  /** Why, for words in another language. */
  readonly fault: CliFault | undefined;

  constructor(message: string, code: CliCode, fault?: CliFault) {
    super(message);
    this.code = code;
    this.fault = fault;
  }
}

/** What is refused for a reason. */
export function refused<R extends CliReason>(
  code: CliCode,
  reason: R,
  facts: CliFacts[R],
): UsageError {
  // By its reason each has facts of its own kind.
  const fault = { reason, facts } as CliFault;
  return new UsageError(toldIn(ENGLISH_WORDS, fault), code, fault);
}

/** A refusal of the library that is told in other words, or as other data, than usual. */
export class Explained extends Error {
  override readonly name = 'Explained';
  /** What `--json` prints. */
  readonly data: object;

  constructor(message: string, data: object) {
    super(message);
    this.data = data;
  }
}

/** Ends the program with an exit code; what there is to say has been said. */
export class Exit extends Error {
  override readonly name = 'Said';
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('what there is to say has been said');
    this.exitCode = exitCode;
  }
}

/** Why, for people: the message with the code and the number of the rule. */
export function reasonOf({ message, code, rule }: ConcordiaError, words: CliWords): string {
  return `${shortened(message)} (${rule === undefined ? code : words.rule(code, rule)})`;
}

/** One understandable message for whatever was thrown. */
export function messageOf(error: unknown, words: CliWords): string {
  if (error instanceof UsageError && error.fault !== undefined) return toldIn(words, error.fault);
  if (error instanceof UsageError || error instanceof Explained) return error.message;
  if (error instanceof ConcordiaError) {
    return [reasonOf(error, words), ...otherIssues(error, words)].join('\n');
  }
  return words.faults.wentWrong({ error: printable(String(error)) });
}

/** The same for programs. */
export function errorAsData(error: unknown, words: CliWords): object {
  if (error instanceof Explained) return error.data;
  if (error instanceof ConcordiaError) return { ok: false, error };
  const code: CliCode = error instanceof UsageError ? error.code : 'INTERNAL';
  const { reason, facts: details } = (error instanceof UsageError ? error.fault : undefined) ?? {};
  return { ok: false, error: { code, reason, message: messageOf(error, words), details } };
}

/** Faults beside the first, a line each. */
function otherIssues({ details }: ConcordiaError, words: CliWords): readonly string[] {
  const issues = (Array.isArray(details.issues) ? details.issues.slice(1) : []).filter(isIssue);
  const faults = (Array.isArray(details.faults) ? details.faults.slice(1) : []).filter(isFault);
  const lines = [
    ...issues.map(({ path, message }) => [path || words.top, message] as const),
    ...faults.map(({ line, column, message }) => [words.line(line, column), message] as const),
  ].map(([place, message]) => `  ${words.alsoAt(shortened(place, 100), shortened(message))}`);
  return lines.length === 0 ? [] : [words.moreFaults(lines.length), ...lines];
}

/** Of a log in words. */
function isFault(
  fault: unknown,
): fault is { readonly line: number; readonly column: number; readonly message: string } {
  return (
    typeof fault === 'object' &&
    fault !== null &&
    'line' in fault &&
    'column' in fault &&
    'message' in fault &&
    typeof fault.message === 'string'
  );
}

function isIssue(issue: unknown): issue is { readonly path: string; readonly message: string } {
  return (
    typeof issue === 'object' &&
    issue !== null &&
    'path' in issue &&
    typeof issue.path === 'string' &&
    'message' in issue &&
    typeof issue.message === 'string'
  );
}
