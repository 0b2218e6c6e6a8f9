/** What there is to say of a game that somebody has brought. */
import {
  ConcordiaError,
  type GameLog,
  type LogValidation,
  type NotationFault,
} from 'concordia-rules';
import { isOfCorrection } from '../../common/fault';
import { validateLog, validPrefix } from '../../common/library';
import { logIn } from '../../common/read-log';
import { recordOf } from '../../common/storage';
import { isOfVariation } from '../../common/wrong-action';
import { say } from '../../words/language';
import { withoutProse } from './around';
import { placeInJson, type Span } from './place-in-json';

/** The text that was looked at. */
interface Looked {
  readonly text: string;
  /** Whether something around the game was left out. */
  readonly isCut: boolean;
}

/** What the library says of a log. */
export interface Checked extends Looked {
  readonly kind: 'checked';
  readonly result: LogValidation;
  /** As far as it follows the rules. */
  readonly log: GameLog;
  /** How many actions the whole log has. */
  readonly count: number;
  /** Whether the wrong action is one of a variation. */
  readonly isOfVariation: boolean;
  /** The scores that were written down. */
  readonly recorded: readonly unknown[];
  /** Where in the text the fault is, if it is anywhere. */
  readonly span: Span | undefined;
}

/** A text with places that cannot be read, or that the rules forbid. */
export interface Unread extends Looked {
  readonly kind: 'unread';
  readonly faults: readonly NotationFault[];
  /** The game up to the line of a broken rule, if that can be read. */
  readonly before: GameLog | undefined;
}

/** Whatever is no game. */
interface NoGame extends Looked {
  readonly kind: 'noGame';
  readonly error: unknown;
  /** Where in the text the fault is, if that is known. */
  readonly span?: Span | undefined;
}

export type Outcome = Checked | Unread | NoGame;

/**
 * What has become of a text. If it cannot be read, people may have written something around the game: what can be read
 * without that is the game.
 */
export async function outcomeOf(text: string, isCut = false): Promise<Outcome> {
  const asItIs = await outcomeOfGame({ text, isCut });
  if (!isUnreadable(asItIs)) return asItIs;
  const rest = withoutProse(text);
  if (rest === undefined) return asItIs;
  const game = await outcomeOfGame({ text: rest, isCut: true });
  return isUnreadable(game) ? asItIs : game;
}

/** Rules are broken only where a text can be read. */
function isUnreadable(outcome: Outcome): boolean {
  return (
    outcome.kind === 'noGame' ||
    (outcome.kind === 'unread' && outcome.faults.some(({ code }) => code === undefined))
  );
}

async function outcomeOfGame(looked: Looked): Promise<Outcome> {
  const { text } = looked;
  try {
    if (LINK.test(text)) throw new Error(say.check.isLink);
    return { ...looked, ...checked(text, await logIn(text)) };
  } catch (error) {
    const faults = faultsIn(error);
    if (faults.length === 0) {
      return { ...looked, kind: 'noGame', error, span: spanOfData(text, error) };
    }
    return { ...looked, kind: 'unread', faults, before: await logBefore(text, faults) };
  }
}

const LINK = /^\s{0,99}<?(?:https?:\/\/|www\.)\S{1,10000}\s{0,99}$/i;

/** @throws ConcordiaError if it is no log at all. */
function checked(text: string, input: unknown): Omit<Checked, keyof Looked> {
  const result = validateLog(input);
  const played = listIn(input, 'actions');
  const isVaried = !result.ok && isOfVariation(input, result.index, result.action);
  return {
    kind: 'checked',
    result,
    log: validPrefix(input),
    count: played.length,
    isOfVariation: isVaried,
    recorded: listIn(input, 'scores'),
    span: result.ok ? undefined : spanOf(text, input, result, isVaried),
  };
}

function listIn(input: unknown, field: string): readonly unknown[] {
  const value = recordOf(input)[field];
  return Array.isArray(value) ? value : [];
}

type Wrong = Extract<LogValidation, { readonly ok: false }>;

function spanOf(
  text: string,
  input: unknown,
  { index, action, error }: Wrong,
  isVaried: boolean,
): Span | undefined {
  // Of a text only the result can still be wrong: its parser has played every action.
  if (!text.trimStart().startsWith('{')) return resultIn(text);
  if (isOfCorrection(error)) {
    const [, at] = /^corrections\[(\d+)\]/.exec(`${error.details.path}`) ?? [];
    return placeInJson(text, ['corrections', Number(at)]);
  }
  if (action === undefined) return placeInJson(text, ['scores']);
  if (!isVaried) return placeInJson(text, ['actions', index]);
  const note = listIn(input, 'notes').findIndex((one) => recordOf(one).after === index + 1);
  return placeInJson(text, ['notes', note, 'variations']);
}

/** Of a value in JSON that belongs in no game. */
function spanOfData(text: string, error: unknown): Span | undefined {
  const path = error instanceof ConcordiaError ? error.details.path : undefined;
  if (typeof path !== 'string' || path === '' || !text.trimStart().startsWith('{'))
    return undefined;
  return placeInJson(
    text,
    path.split(/[.[\]]+/).filter((step) => step !== ''),
  );
}

/** What stands in the tag `Result`. */
function resultIn(text: string): Span | undefined {
  const match = /\[\s{0,9}Result\s{0,9}"([^"\n]*)"/i.exec(text);
  if (match === null) return undefined;
  const [whole, result = ''] = match;
  return { start: match.index + whole.length - 1 - result.length, length: result.length };
}

/** The places that an error names, if it does. */
function faultsIn(error: unknown): readonly NotationFault[] {
  const faults = error instanceof ConcordiaError ? error.details.faults : undefined;
  return Array.isArray(faults) ? faults.filter(isTextFault) : [];
}

function isTextFault(value: unknown): value is NotationFault {
  const { line, column, text, message } = recordOf(value);
  const isPlace = typeof line === 'number' && typeof column === 'number';
  return isPlace && typeof text === 'string' && typeof message === 'string';
}

/** What comes before a broken rule is a game of its own, which has no result yet. */
async function logBefore(
  text: string,
  faults: readonly NotationFault[],
): Promise<GameLog | undefined> {
  const [fault] = faults;
  if (fault?.code === undefined) return undefined;
  try {
    const lines = text.split('\n').slice(0, fault.line - 1);
    const { scores: _none, ...log } = validPrefix(await logIn(lines.join('\n')));
    return log;
  } catch {
    return undefined;
  }
}

/** Where a line and column are, counted from the first letter of the text. */
export function spanOfFault(text: string, { line, column, text: own }: NotationFault): Span {
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  return { start, length: Math.max(1, own.length) };
}

/** The line and column of a place, from 1. */
export function lineOf(
  text: string,
  { start }: Span,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, start).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
