/** Parsers for values on the command line; what they refuse is wrong usage. */
import { InvalidArgumentError } from 'commander';
import { MAX_SEATS } from '../index';

const MIN_PLAYERS = 2;

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** How many players, or their names in seat order, separated by commas. */
export function players(text: string): number | readonly string[] {
  if (/^\d+$/.test(text)) return wholeNumber(MIN_PLAYERS, MAX_SEATS)(text);
  const names = text.split(',').map((name) => name.trim());
  if (names.length < MIN_PLAYERS || names.length > MAX_SEATS || names.includes('')) {
    throw new InvalidArgumentError(
      `It must be a number from ${MIN_PLAYERS} to ${MAX_SEATS}, or as many names separated by commas.`,
    );
  }
  return names;
}
