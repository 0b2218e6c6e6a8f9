/** Dutch grammar of names, numbers and lists. */
import { grammarOf } from '../grammar';
import { capitalized } from '../shared';

const grammar = grammarOf('nl');

/** A number as the language writes it. */
export const { number } = grammar;

export const { listed, either } = grammar;

/** A number and what it counts: `0 kaarten`, `1 kaart`, `2 kaarten`. */
export function counted(count: number, one: string, other: string): string {
  return grammar.counted(count, { one, other });
}

/** The verb that goes with the number. */
export function verb(count: number, one: string, other: string): string {
  return grammar.form(count, { one, other });
}

/** A text with names in it. A nameless player at the beginning has a capital letter. */
export function nl(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const [first = '', ...rest] = parts;
  return rest.reduce((text, part, index) => joined(text, String(values[index])) + part, first);
}

function joined(before: string, word: string): string {
  return before + (before === '' && SEAT.test(word) ? capitalized(word) : word);
}

const SEAT = /^stoel \d+$/;

/** The end of a sentence about an unknown word; empty if no known word is near. */
export function meant(nearest: string | undefined): string {
  return nearest === undefined ? '' : `; bedoel je ${nearest}?`;
}

/** Ends with the names that there are, or with one that may be meant. */
export function noSuch(
  what: string,
  name: string,
  nearest?: string,
  known: readonly string[] = [],
): string {
  const hint = known.length === 0 ? meant(nearest) : `; kies uit ${listed(known)}`;
  return `er is geen ${what} ${name}${hint}`;
}

/** The tag of all messages. */
export { nl as sentence };
