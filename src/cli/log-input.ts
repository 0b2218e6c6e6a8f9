/** A game log as the user gave it, ready to be looked at. */
import { type UncheckedLog, UncheckedLogSchema } from '../index';
import { parseAs } from '../model/parse';
import { readData } from './input';
import type { Io } from './io';

/** @throws ConcordiaError `INVALID_LOG`; the actions have not been looked at. */
export async function readLog(file: string, io: Io): Promise<UncheckedLog> {
  return parseAs(UncheckedLogSchema, await readData(file, io), 'INVALID_LOG', 'game log');
}

/** The log with its first actions only; its scores belong to the whole game. */
export function firstActions(log: UncheckedLog, count: number): UncheckedLog {
  if (count >= log.actions.length) return log;
  const { scores: _scores, ...rest } = log;
  return { ...rest, actions: log.actions.slice(0, count) };
}
