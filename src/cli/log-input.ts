/** Reads game logs from user input. */
import type { UncheckedLog } from '../index';
import { looksLikeNotation } from '../notation/text';
import { dataIn, readText } from './input';
import type { Io } from './io';
import type { CliLanguage } from './language';
import { type FileName, parseJsonLine } from './parse-text';

/** @throws ConcordiaError `INVALID_LOG`; the actions are not checked. */
export async function readLog(file: string, io: Io, language: CliLanguage): Promise<UncheckedLog> {
  return logIn(await readText(file, io), file, language);
}

/** The log in a whole text: JSON, YAML, or text notation. */
export function logIn(text: string, file: FileName, { library }: CliLanguage): UncheckedLog {
  return library.readLog(looksLikeNotation(text) ? library.parseLog(text) : dataIn(text, file));
}

/** The log in a line of NDJSON. */
export function logInLine(text: string, file: FileName, { library }: CliLanguage): UncheckedLog {
  return library.readLog(parseJsonLine(text, file));
}

/** The log with only its first actions, and without the scores, which belong to the whole game. */
export function firstActions(log: UncheckedLog, count: number): UncheckedLog {
  if (count >= log.actions.length) return log;
  const { scores: _scores, ...rest } = log;
  return { ...rest, actions: log.actions.slice(0, count) };
}
