/** Text as the notation compares it: words without case, accents, hyphens and commas; numerals as numbers. */

/** A word of a text, and where it stands. */
export interface Word {
  /** As it is compared. */
  readonly key: string;
  /** As it is written. */
  readonly text: string;
  /** Characters before it on its line. */
  readonly at: number;
}

const NUMERALS: Readonly<Record<string, string>> = Object.freeze({
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
});

/** Letters and digits, an arrow, or anything else that is not a blank. */
const WORDS = /[\p{L}\p{N}\p{M}]+|->|\S/gu;
/** What stands between words and says nothing. */
const BETWEEN = /^[-,.:~#/'’()&+_–—]$/;
const ARROWS: readonly string[] = ['>', '->', '→'];

/** Between where something comes from and where it goes. */
export const ARROW = '>';

/** @param at - where the text begins on its line. */
export function wordsOf(text: string, at = 0): readonly Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORDS)) {
    const [written] = match;
    if (BETWEEN.test(written)) continue;
    const key = ARROWS.includes(written) ? ARROW : keyOf(written);
    words.push({ key, text: written, at: at + match.index });
  }
  return words;
}

/** The words of a name, as they are compared. */
export function keysOf(name: string): readonly string[] {
  return wordsOf(name).map(({ key }) => key);
}

function keyOf(written: string): string {
  const isAscii = /^[A-Za-z0-9]+$/.test(written);
  const bare = isAscii ? written : written.normalize('NFD').replace(/\p{M}/gu, '');
  const plain = bare.toLowerCase();
  return Object.hasOwn(NUMERALS, plain) ? (NUMERALS[plain] ?? plain) : plain;
}

/** Shorter ones are no abbreviations. */
const LEAST_LETTERS = 3;

/** Whether a word is another one, or the beginning of it. */
export function isShortFor(word: string, whole: string): boolean {
  if (word === whole) return true;
  return word.length >= LEAST_LETTERS && /\D/.test(word) && whole.startsWith(word);
}

/** Whether every word is one of the others, whole or shortened, in any order and each once. */
export function areAmong(words: readonly string[], whole: readonly string[]): boolean {
  return leftOver(words, whole) !== undefined;
}

/** The others that no word stands for; undefined if a word is none of them. */
export function leftOver(
  words: readonly string[],
  whole: readonly string[],
): readonly string[] | undefined {
  const left = [...whole];
  // Whole words first, so that a short one does not take their place.
  const short = words.filter((word) => !taken(left, (one) => one === word));
  const isKnown = short.every((word) => taken(left, (one) => isShortFor(word, one)));
  return isKnown ? left : undefined;
}

function taken(left: string[], fits: (one: string) => boolean): boolean {
  const index = left.findIndex(fits);
  if (index === -1) return false;
  left.splice(index, 1);
  return true;
}
