/** The result for one log among many, on one line; the same in a worker and in the main thread. */
import pc from 'picocolors';
import { ConcordiaError, type UncheckedLog } from '../../index';
import { faultAsData, faultOnLine } from '../fault';
import { type CliLanguage, wordsNamed } from '../language';
import type { CliWords } from '../languages/words';
import { logFromLine, logIn, logInLine } from '../log-input';
import type { TerminalColors } from '../output';
import { jsonOf, printable } from '../printable';
import { errorAsData, messageOf, reasonOf, refused, UsageError } from '../refused';
import { summaryAsData } from '../summary';
import { type Extraction, extractor } from './extract';
import { gameIdsIn } from './game-id';
import type { Task } from './tasks';

/** The format of results, in a form that can be sent to a worker. */
export interface ArchiveRequest {
  readonly lang: string;
  /** What `--library` named. */
  readonly library?: string | undefined;
  readonly json: boolean;
  readonly colors: boolean;
  /** What is wanted of good logs instead of a verdict on each. */
  readonly extraction?: Extraction | undefined;
}

/**
 * - `good`: every action follows the rules.
 * - `wrong`: it breaks them, or is not a log.
 * - `unreadable`: it cannot be read.
 * - `failed`: the program failed, not the log.
 */
export type Kind = 'good' | 'wrong' | 'unreadable' | 'failed';

export interface Verdict {
  readonly kind: Kind;
  /** Code and reason of a fault, for the totals. */
  readonly cause?: string | undefined;
  /** Of the game, if the log could be read. */
  readonly id?: string | undefined;
  /** What is to be printed. */
  readonly spoken?: string | undefined;
  /** What is to be told beside it, where only what is taken out of logs is printed. */
  readonly aside?: string;
}

type Judge = (task: Task) => Verdict;

/** @param language - the one that was asked for. */
export function judge(asked: ArchiveRequest, language: CliLanguage): Judge {
  const say = speaker(asked);
  const idOf = gameIdsIn(language.library);
  const extract = asked.extraction && extractor(asked.extraction, language);
  return (task) => {
    let id: string | undefined;
    try {
      const log = logOf(task, language);
      if (extract !== undefined) {
        const taken = extract(log, task);
        if ('error' in taken) {
          const words = faultOnLine(taken, language.words);
          return say(task, { kind: 'wrong', data: {}, words, cause: causeOf(taken.error) });
        }
        return { kind: 'good', spoken: taken.text };
      }
      id = idOf(log);
      const result = language.library.validateLog(log);
      if (result.ok) return say(task, { kind: 'good', id, data: summaryAsData(log, result) });
      const [data, words] = [faultAsData(result), faultOnLine(result, language.words)];
      return say(task, { kind: 'wrong', id, data, words, cause: causeOf(result.error) });
    } catch (error) {
      return say(task, { kind: kindOf(error), id, ...told(error, language.words) });
    }
  };
}

/** The verdict on a log that has crashed every worker that checked it. */
export function deadly(task: Task, asked: ArchiveRequest): Verdict {
  const error = refused('WORKER_DIED', 'workerDied', {});
  return speaker(asked)(task, { kind: 'failed', ...told(error, wordsNamed(asked.lang)) });
}

/** @throws Refused, or ConcordiaError `INVALID_LOG`. */
export function logOf({ content, line, isText }: Task, language: CliLanguage): UncheckedLog {
  if ('trouble' in content) {
    const { message, fault } = content.trouble;
    throw new UsageError(message, 'UNREADABLE', fault);
  }
  const { text } = content;
  if (line === undefined) return logIn(text, undefined, language);
  if (isText) return logFromLine(text, undefined, line, language);
  return logInLine(text, undefined, language);
}

function kindOf(error: unknown): Kind {
  if (error instanceof ConcordiaError) return 'wrong';
  return error instanceof UsageError ? 'unreadable' : 'failed';
}

/** The verdict as JSON or as text. */
interface Statement {
  readonly kind: Kind;
  readonly id?: string | undefined;
  readonly data: object;
  readonly words?: string;
  readonly cause?: string;
}

function told(error: unknown, language: CliWords): Omit<Statement, 'kind'> {
  const words =
    error instanceof ConcordiaError ? reasonOf(error, language) : messageOf(error, language);
  return { data: errorAsData(error, language), words, cause: causeOf(error) };
}

function causeOf(error: unknown): string {
  if (error instanceof ConcordiaError) return `${error.code} ${error.reason}`;
  return error instanceof UsageError ? error.code : 'INTERNAL';
}

function speaker({
  json,
  colors,
  extraction,
}: ArchiveRequest): (task: Task, statement: Statement) => Verdict {
  const paint = pc.createColors(colors);
  return ({ source, line }, { kind, id, data, words, cause }) => {
    const spoken = json
      ? jsonOf({ source, line, id, ...data })
      : lineOf(paint, placeOf({ source, line }), words);
    return { kind, cause, id, ...(extraction === undefined ? { spoken } : { aside: spoken }) };
  };
}

function lineOf(paint: TerminalColors, place: string, why: string | undefined): string {
  return why === undefined ? `${paint.green('✓')} ${place}` : `${paint.red('✗')} ${place}: ${why}`;
}

/** The same line of JSON, which says that the log has the game of an earlier one. */
export function withOriginal(spoken: string, log: number): string {
  return `${spoken.slice(0, -1)},"sameAs":${log}}`;
}

/** Such as `games.ndjson:17`. */
export function placeOf({ source, line }: { source: string; line?: number | undefined }): string {
  return line === undefined ? printable(source) : `${printable(source)}:${line}`;
}
