import { ConcordiaError } from '../index';
import { isRecord } from '../model/plain';
import { ENGLISH_WORDS } from './languages/en';
import {
  type CliFacts,
  type CliFault,
  type CliReason,
  type CliWords,
  toldIn,
} from './languages/words';
import { printable } from './printable';
import { shortened } from './shortened';

/**
 * The command line's own error codes, for programs that read `--json`:
 *
 * - `WRONG_USAGE`: an unknown command or option, or an invalid value.
 * - `UNREADABLE`: a file that cannot be read, or is neither JSON nor YAML nor a log as text.
 * - `NOT_WRITTEN`: a file that cannot be written, or must not be replaced.
 * - `BAD_STRATEGY`: a file that is not a strategy, or a strategy that acts illegally.
 * - `BAD_LIBRARY`: a file that is not found, cannot be loaded or has no maps or modules that a library could be made of.
 * - `WORKER_DIED`: a log whose check has ended a worker thread twice.
 * - `UNFINISHED`: a dialogue or a game that ended before the last answer.
 * - `INTERNAL`: a bug in this program.
 */
export type CliCode =
  | 'WRONG_USAGE'
  | 'UNREADABLE'
  | 'NOT_WRITTEN'
  | 'BAD_STRATEGY'
  | 'BAD_LIBRARY'
  | 'WORKER_DIED'
  | 'UNFINISHED'
  | 'INTERNAL';

/** Exit codes. */
export const REFUSED = 1;
/** After Ctrl-C, as in shells. */
export const STOPPED = 130;

/** The input cannot be used; the message says all that users need to know. */
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

/** A refusal with a reason. */
export function refused<R extends CliReason>(
  code: CliCode,
  reason: R,
  facts: CliFacts[R],
): UsageError {
  // The reason determines the facts.
  const fault = { reason, facts } as CliFault;
  return new UsageError(toldIn(ENGLISH_WORDS, fault), code, fault);
}

/** A refusal of the library with a message or data of its own. */
export class Explained extends Error {
  override readonly name = 'Explained';
  /** What `--json` prints. */
  readonly data: object;

  constructor(message: string, data: object) {
    super(message);
    this.data = data;
  }
}

/** Ends the program with an exit code; its output has already been printed. */
export class Exit extends Error {
  override readonly name = 'Said';
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('the output has already been printed');
    this.exitCode = exitCode;
  }
}

/** The message with the code and the number of the rule. */
export function reasonOf({ message, code, rule }: ConcordiaError, words: CliWords): string {
  return `${shortened(message, words)} (${rule === undefined ? code : words.told.rule(code, rule)})`;
}

/** What code from outside has thrown, which may be anything. */
export function thrownInWords(error: unknown): string {
  try {
    if (error instanceof ConcordiaError) return printable(`${error.message} (${error.code})`);
    return printable(error instanceof Error ? String(error.message) : typeof error);
  } catch {
    // A proxy that throws.
    return typeof error;
  }
}

/** A readable message for anything that was thrown. */
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
  return error instanceof Explained ? error.data : { ok: false, error: reasonAsData(error, words) };
}

/** Code, reason, message and details. */
export function reasonAsData(error: unknown, words: CliWords): object {
  if (error instanceof ConcordiaError) return error;
  const code: CliCode = error instanceof UsageError ? error.code : 'INTERNAL';
  const { reason, facts: details } = (error instanceof UsageError ? error.fault : undefined) ?? {};
  return { code, reason, message: messageOf(error, words), details };
}

/** The faults after the first, one per line. */
function otherIssues(error: ConcordiaError, words: CliWords): readonly string[] {
  const issues = listIn(error.details.issues, isIssue).slice(1);
  const lines = [
    ...issues.map(({ path, message }) => [path || words.told.top, message] as const),
    ...textFaultsIn(error)
      .slice(1)
      .map(({ line, column, message }) => [words.told.line(line, column), message] as const),
  ].map(
    ([place, message]) =>
      `  ${words.told.alsoAt(shortened(place, words, 100), shortened(message, words))}`,
  );
  // The message of a text has their number.
  return issues.length === 0 ? lines : [words.told.moreFaults(issues.length), ...lines];
}

interface TextFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The faults of a log as text, each with its place. */
export function textFaultsIn({ details }: ConcordiaError): readonly TextFault[] {
  return listIn(details.faults, isTextFault);
}

function listIn<T>(list: unknown, isOne: (value: unknown) => value is T): readonly T[] {
  return Array.isArray(list) ? list.filter(isOne) : [];
}

function isTextFault(fault: unknown): fault is TextFault {
  return (
    isRecord(fault) && 'line' in fault && 'column' in fault && typeof fault.message === 'string'
  );
}

function isIssue(issue: unknown): issue is { readonly path: string; readonly message: string } {
  return isRecord(issue) && typeof issue.path === 'string' && typeof issue.message === 'string';
}
