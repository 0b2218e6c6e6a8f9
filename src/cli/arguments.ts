/** Parsers for arguments; a value that they refuse is wrong usage. */
import { InvalidArgumentError } from 'commander';
import { MAX_SEATS } from '../index';
import type { CliWords } from './languages/words';

export type ValueReader<T> = (text: string) => T;

/** Rules may play seats: then one person may play alone. */
const MIN_PLAYERS = 1;

export function wholeNumber(
  { faults }: CliWords,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): ValueReader<number> {
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(faults.notWholeNumber({ least, most }));
  };
}

/** The number of players, or their names in seat order, separated by commas. */
export function players(words: CliWords): ValueReader<number | readonly string[]> {
  return (text) => {
    if (/^\d+$/.test(text)) return wholeNumber(words, MIN_PLAYERS, MAX_SEATS)(text);
    const names = text.split(',').map((name) => name.trim());
    if (names.length < MIN_PLAYERS || names.length > MAX_SEATS || names.includes('')) {
      const facts = { least: MIN_PLAYERS, most: MAX_SEATS };
      throw new InvalidArgumentError(words.faults.notPlayers(facts));
    }
    return names;
  };
}

/** For options that may be given several times. */
export function allOf<T>(
  read: ValueReader<T>,
): (text: string, before?: readonly T[]) => readonly T[] {
  return (text, before = []) => [...before, read(text)];
}

export type NamedValue = readonly [name: string, text: string];

/** Such as `place=Roma`. */
export function namedValues({ faults }: CliWords) {
  return allOf((text): NamedValue => {
    const at = text.indexOf('=');
    if (at < 1) throw new InvalidArgumentError(faults.notNameAndValue());
    return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  });
}
