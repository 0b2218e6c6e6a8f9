/** Reads game logs from user input. */
import { ConcordiaError, type UncheckedLog } from '../index';
import { firstActionsOf } from '../log/excerpt';
import { looksLikeNotation } from '../notation/text';
import { dataIn } from './input';
import type { CliLanguage } from './language';
import { type FileName, parseJsonLine } from './parse-text';

/** The log that a whole text is: JSON, YAML, or the text notation. */
export function logIn(text: string, file: FileName, { library }: CliLanguage): UncheckedLog {
  return library.readLog(looksLikeNotation(text) ? library.parseLog(text) : dataIn(text, file));
}

/** The log that a line of NDJSON is: an object, or a text in the notation. */
export function logInLine(text: string, file: FileName, { library }: CliLanguage): UncheckedLog {
  const data = parseJsonLine(text, file);
  return library.readLog(typeof data === 'string' ? library.parseLog(data) : data);
}

/** One of several logs in a text. @param line - where it begins there; faults are told by the lines of the whole text. */
export function logFromLine(
  text: string,
  file: FileName,
  line: number,
  language: CliLanguage,
): UncheckedLog {
  try {
    return logIn(text, file, language);
  } catch (error) {
    throw error instanceof ConcordiaError ? movedDown(error, line - 1) : error;
  }
}

/** Lines stand in the details of what is wrong with a text, and in front of its message. */
function movedDown(error: ConcordiaError, by: number): ConcordiaError {
  const { code, reason, message, rule, details } = error;
  if (typeof details.line !== 'number' || !Array.isArray(details.faults)) return error;
  const faults = details.faults.map((fault) => ({ ...fault, line: fault.line + by }));
  return new ConcordiaError({
    code,
    reason,
    rule,
    message: message.replace(/^(\p{L}+ )(\d+)/u, (_, word, line) => `${word}${Number(line) + by}`),
    details: { ...details, line: details.line + by, faults },
  });
}

/** The log with only its first actions, and without the scores, which belong to the whole game. */
export function firstActions(log: UncheckedLog, count: number): UncheckedLog {
  return count >= log.actions.length ? log : firstActionsOf(log, count);
}
