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
const LONGEST_NUMERAL = 3;

/** Letters and digits, an arrow, or anything else that is not a blank. */
const WORDS = /[\p{L}\p{N}\p{M}]+|->|\S/gu;
/** What stands between words and says nothing. */
const BETWEEN = /^[-,.:~#/'’()&+_–—]$/;
const ARROWS: readonly string[] = ['>', '->', '→'];

/** Between where something comes from and where it goes. */
export const ARROW = '>';

/** The same as `BETWEEN`, of the characters of ASCII. */
const SILENT = new Set([..."-,.:~#/'()&+_"].map((mark) => mark.charCodeAt(0)));
const LAST_ASCII = 127;
const [HYPHEN, GREATER] = [45, 62];

/** @param at - where the text begins on its line. */
export function wordsOf(text: string, at = 0): readonly Word[] {
  return asciiWords(text, at) ?? anyWords(text, at);
}

/** Nearly all texts are plain letters, which need none of the tables of Unicode; undefined for others. */
function asciiWords(text: string, at: number): readonly Word[] | undefined {
  const words: Word[] = [];
  for (let index = 0; index < text.length; ) {
    const begin = index;
    while (isAlphanumeric(text.charCodeAt(index))) index += 1;
    const code = text.charCodeAt(index);
    if (code > LAST_ASCII) return undefined;
    if (index > begin) {
      const written = text.slice(begin, index);
      words.push({ key: plainKeyOf(written), text: written, at: at + begin });
      continue;
    }
    index += 1;
    if (code === GREATER) words.push({ key: ARROW, text: ARROW, at: at + begin });
    else if (code === HYPHEN && text.charCodeAt(index) === GREATER) {
      index += 1;
      words.push({ key: ARROW, text: '->', at: at + begin });
    } else if (!SILENT.has(code) && !isBlankCode(code)) {
      const written = text.charAt(begin);
      words.push({ key: written, text: written, at: at + begin });
    }
  }
  return words;
}

function isAlphanumeric(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

/** Of the characters of ASCII. */
export function isBlankCode(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function anyWords(text: string, at: number): readonly Word[] {
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
  return plainKeyOf(isAscii ? written : written.normalize('NFD').replace(/\p{M}/gu, ''));
}

function plainKeyOf(written: string): string {
  const plain = written.toLowerCase();
  if (plain.length > LONGEST_NUMERAL) return plain;
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
