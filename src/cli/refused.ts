import { ConcordiaError } from '../index';
import { counted } from '../model/counted';
import { printable, shortened } from './printable';

/**
 * What the command line itself refuses, for programs that read `--json`:
 *
 * - `WRONG_USAGE`: no such command or option, or a value that it does not take.
 * - `UNREADABLE`: a file that cannot be read, or is neither JSON nor YAML.
 * - `NOT_WRITTEN`: a file that cannot be written, or must not be.
 * - `BAD_STRATEGY`: a strategy from a file that is none, or does what is not allowed.
 * - `UNFINISHED`: questions that nobody has answered.
 * - `INTERNAL`: a mistake of this program.
 */
export type CliCode =
  | 'WRONG_USAGE'
  | 'UNREADABLE'
  | 'NOT_WRITTEN'
  | 'BAD_STRATEGY'
  | 'UNFINISHED'
  | 'INTERNAL';

/** What the user gave cannot be used; the message is all they need to know. */
export class Refused extends Error {
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

/** Why, for people: the message with the code and the number of the rule. */
export function reasonOf({ message, code, rule }: ConcordiaError): string {
  return `${shortened(message)} (${rule === undefined ? code : `${code}, rule ${rule}`})`;
}

/** One understandable message for whatever was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof Refused || error instanceof Explained) return error.message;
  if (error instanceof ConcordiaError) return [reasonOf(error), ...otherIssues(error)].join('\n');
  return inside(error);
}

/** The same for programs. */
export function errorAsData(error: unknown): object {
  if (error instanceof Explained) return error.data;
  if (error instanceof ConcordiaError) return { ok: false, error };
  const code: CliCode = error instanceof Refused ? error.code : 'INTERNAL';
  return { ok: false, error: { code, message: messageOf(error) } };
}

function inside(error: unknown): string {
  return `something went wrong inside: ${printable(String(error))}`;
}

/** Faults beside the first, a line each. */
function otherIssues({ details }: ConcordiaError): readonly string[] {
  const issues = Array.isArray(details.issues) ? details.issues.slice(1) : [];
  const lines = issues.flatMap((issue: unknown) =>
    isIssue(issue)
      ? [`  also at ${shortened(issue.path || 'the top', 100)}: ${shortened(issue.message)}`]
      : [],
  );
  return lines.length === 0 ? [] : [`${counted(lines.length, 'more fault')}:`, ...lines];
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
