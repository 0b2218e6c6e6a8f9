/** A game log as the user gave it, ready to be looked at. */
import type { UncheckedLog } from '../index';
import { readData } from './input';
import type { Io } from './io';
import type { Language } from './language';

/** @throws ConcordiaError `INVALID_LOG`; the actions have not been looked at. */
export async function readLog(file: string, io: Io, { library }: Language): Promise<UncheckedLog> {
  return library.readLog(await readData(file, io));
}

/** The log with its first actions only; its scores belong to the whole game. */
export function firstActions(log: UncheckedLog, count: number): UncheckedLog {
  if (count >= log.actions.length) return log;
  const { scores: _scores, ...rest } = log;
  return { ...rest, actions: log.actions.slice(0, count) };
}
