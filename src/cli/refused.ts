import { ConcordiaError } from '../index';
import { counted } from '../model/counted';
import { printable, shortened } from './printable';

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

  constructor(message: string, code: CliCode) {
    super(message);
    this.code = code;
  }
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
export function reasonOf({ message, code, rule }: ConcordiaError): string {
  return `${shortened(message)} (${rule === undefined ? code : `${code}, rule ${rule}`})`;
}

/** One understandable message for whatever was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof Explained) return error.message;
  if (error instanceof ConcordiaError) return [reasonOf(error), ...otherIssues(error)].join('\n');
  return inside(error);
}

/** The same for programs. */
export function errorAsData(error: unknown): object {
  if (error instanceof Explained) return error.data;
  if (error instanceof ConcordiaError) return { ok: false, error };
  const code: CliCode = error instanceof UsageError ? error.code : 'INTERNAL';
  return { ok: false, error: { code, message: messageOf(error) } };
}

function inside(error: unknown): string {
  return `something went wrong inside: ${printable(String(error))}`;
}

/** Faults beside the first, a line each. */
function otherIssues({ details }: ConcordiaError): readonly string[] {
  const issues = (Array.isArray(details.issues) ? details.issues.slice(1) : []).filter(isIssue);
  const faults = (Array.isArray(details.faults) ? details.faults.slice(1) : []).filter(isFault);
  const lines = [
    ...issues.map(({ path, message }) => [path || 'the top', message] as const),
    ...faults.map(
      ({ line, column, message }) => [`line ${line}, column ${column}`, message] as const,
    ),
  ].map(([place, message]) => `  also at ${shortened(place, 100)}: ${shortened(message)}`);
  return lines.length === 0 ? [] : [`${counted(lines.length, 'more fault')}:`, ...lines];
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
