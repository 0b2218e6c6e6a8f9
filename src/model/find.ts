/** Finds what is meant by a name that people have typed. */

// Signs of full width, which East Asian keyboards write, for the same signs of half width: one character for each.

const FULL = '　！＆（）＊＋，－．／０１２３４５６７８９：；＝＞？［］～、。';
const HALF = ' !&()*+,-./0123456789:;=>?[]~,.';

const SIGNS: ReadonlyMap<string, string> = new Map(
  [...FULL].map((sign, at) => [sign, HALF.charAt(at)]),
);

const ANY = new RegExp(`[${FULL.replace(/[\]\\^-]/g, '\\$&')}]`, 'g');

/** The text with signs and digits of half width; every other character stays, all in their places. */
export function inHalfWidth(text: string): string {
  return text.replace(ANY, (sign) => SIGNS.get(sign) ?? sign);
}

// Finds the known word that was probably meant.

/** Longer words are cut, so that the work stays bounded. */
const MAX_LENGTH = 40;

/** As ids are written: lower case, no accents, hyphens between words. */
export function asId(text: string): string {
  return text
    .slice(0, 2 * MAX_LENGTH)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_/]+/g, '-');
}

/** The most similar known word, if it is similar enough; the first of several. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const meant = asId(word).slice(0, MAX_LENGTH);
  let best: string | undefined;
  let least = 1 + Math.min(3, Math.floor((meant.length + 1) / 3));
  for (const candidate of known) {
    const differences = distance(meant, candidate.slice(0, MAX_LENGTH), least);
    if (differences < least) {
      best = candidate;
      least = differences;
    }
  }
  return best;
}

/** How to find the word that was meant. An engine alone, which is to be small, has none. */
export type Nearest = typeof nearest;

/** The end of a message about an unknown word; empty if no known word is similar. */
export function didYouMean(word: string, known: Iterable<string>): string {
  return asHint(nearest(word, known));
}

/** The same for a word that has been found. */
export function asHint(meant: string | undefined): string {
  return meant === undefined ? '' : `; did you mean ${meant}?`;
}

/** How many letters have to be inserted, removed or changed; at most `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = a[row - 1] === b[column - 1] ? 0 : 1;
      now.push(
        Math.min(
          (before[column] ?? 0) + 1,
          (now[column - 1] ?? 0) + 1,
          (before[column - 1] ?? 0) + changed,
        ),
      );
    }
    if (Math.min(...now) >= limit) return limit;
    before = now;
  }
  return before[b.length] ?? limit;
}

// Finds things by name, for the text notation, `score --ask` and score sheets. Names
// are compared word by word, ignoring case, accents, hyphens and commas; numerals count as numbers.

/** A word of a text, and its position. */
export interface Word {
  /** The form in which it is compared. */
  readonly key: string;
  /** As written. */
  readonly text: string;
  /** Characters before it on its line. */
  readonly at: number;
}

const NUMERALS: readonly string[] = ['', 'i', 'ii', 'iii', 'iv', 'v'];

/** A numeral as a number; any other word as it is. */
function numbered(word: string): string {
  const number = NUMERALS.indexOf(word);
  return number > 0 ? `${number}` : word;
}

/** The id with this name, written with a numeral or a number; if there is none, the name as an id. */
export function idNamed(name: string, ids: readonly string[]): string {
  const keyOf = (id: string): string => `${id.split('-').map(numbered)}`;
  const meant = asId(name);
  return ids.find((id) => keyOf(id) === keyOf(meant)) ?? meant;
}

/** Letters and digits, an arrow, or anything else that is not a blank. */
const WORDS = /[\p{L}\p{N}\p{M}]+|->|\S/gu;
/** Separators between words. */
const BETWEEN = /^[-,.:~#/'’()&+_–—]$/;
const ARROWS: readonly string[] = ['>', '->', '→'];

/** Between the start and the end of a move. */
export const ARROW = '>';

/** `BETWEEN` for ASCII characters. */
const SILENT = new Set([..."-,.:~#/'()&+_"].map((mark) => mark.charCodeAt(0)));
const LAST_ASCII = 127;
const [HYPHEN, GREATER] = [45, 62];

/** @param at - the index of the text in its line. */
export function wordsOf(text: string, at = 0): readonly Word[] {
  return asciiWords(text, at) ?? anyWords(text, at);
}

/** The fast path for ASCII, which nearly all texts are; undefined for other texts. */
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
    } else if (isSignAt(text, begin) || !(SILENT.has(code) || isBlankCode(code))) {
      const written = text.charAt(begin);
      words.push({ key: written, text: written, at: at + begin });
    }
  }
  return words;
}

/** Whether it is the sign of a number, as in `-1`. A hyphen in `Novaria-Roma` is none. */
function isSignAt(text: string, at: number): boolean {
  if (!/^[-+–]\d/.test(text.slice(at, at + 2))) return false;
  return at === 0 || /\s/.test(text.charAt(at - 1));
}

function isAlphanumeric(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

/** For ASCII characters. */
export function isBlankCode(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function anyWords(from: string, at: number): readonly Word[] {
  const text = inHalfWidth(from);
  const words: Word[] = [];
  for (const match of text.matchAll(WORDS)) {
    const [written] = match;
    if (BETWEEN.test(written) && !isSignAt(text, match.index)) continue;
    const key = ARROWS.includes(written) ? ARROW : keyOf(written);
    words.push({ key, text: written, at: at + match.index });
  }
  return words;
}

/** The words of a name, in the form in which they are compared. */
export function keysOf(name: string): readonly string[] {
  return wordsOf(name).map(({ key }) => key);
}

function keyOf(written: string): string {
  const isAscii = /^[A-Za-z0-9]+$/.test(written);
  return plainKeyOf(isAscii ? written : withoutAccents(written));
}

/** Accents of Latin letters are left out, as many write without them; those of other scripts make other letters. */
function withoutAccents(written: string): string {
  const plain = written.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain.replace(/ł/gi, 'l').normalize('NFC');
}

function plainKeyOf(written: string): string {
  return numbered(written.toLowerCase());
}

/** Shorter words are not abbreviations. */
const LEAST_LETTERS = 3;

/** Whether a word equals another one or abbreviates it. */
export function isShortFor(word: string, whole: string, least = LEAST_LETTERS): boolean {
  if (word === whole) return true;
  // A word may be as long as its text; no more of it is looked at than the other one has.
  return word.length >= least && whole.startsWith(word) && /\D/.test(word);
}

/** A word as it is compared, and as it may begin another one: a numeral may also be the first letters of a word. */
interface Beginning {
  readonly key: string;
  readonly letters: string;
}

function beginningOf({ key, text }: Word): Beginning {
  return { key, letters: /^\d/.test(key) ? text.toLowerCase() : key };
}

/** Whether the words are the first words of a name, each in full or abbreviated. */
function begins(words: readonly Beginning[], whole: readonly string[]): boolean {
  return (
    words.length <= whole.length &&
    words.every(({ key, letters }, at) => {
      const word = whole[at] ?? '';
      return key === word || isShortFor(letters, word, 1);
    })
  );
}

/** Whether every word is one of the others, in full or abbreviated, in any order and each once. */
export function areAmong(words: readonly string[], whole: readonly string[]): boolean {
  return leftOver(words, whole) !== undefined;
}

/** The others that no word matches; undefined if a word matches none of them. */
export function leftOver(
  words: readonly string[],
  whole: readonly string[],
): readonly string[] | undefined {
  const left = [...whole];
  // Full words first, so that an abbreviation does not take their place.
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

/** The value that was read, and the index of the next word. */
export interface Reading<T = unknown> {
  readonly value: T;
  readonly next: number;
}

/** The possible meanings of a name. */
export interface FoundNames<T> {
  /** One if the name is clear, none if it is unknown, several if it is ambiguous. */
  readonly found: readonly T[];
  /** For an unknown name, the value with the most similar one. */
  readonly nearest: T | undefined;
}

/** Names of one kind of things, such as the cities of a map. */
export class Dictionary<T = string> {
  readonly #byKey = new Map<string, T[]>();
  readonly #words = new Map<string, string>();
  /** The number of words of the longest name that begins with this word. */
  readonly #longest = new Map<string, number>();
  readonly #names: (readonly [name: string, value: T])[] = [];
  #written: Map<string, T[]> | undefined;

  add(name: string, value: T): this {
    this.#names.push([name, value]);
    this.#written = undefined;
    const words = wordsOf(name);
    const [first] = words;
    if (first === undefined) return this;
    push(this.#byKey, words.map((word) => word.key).join(' '), value);
    // Names are added before ids, because they show how a word is written.
    for (const { key, text } of words) if (!this.#words.has(key)) this.#words.set(key, text);
    this.#longest.set(first.key, Math.max(this.#longest.get(first.key) ?? 0, words.length));
    return this;
  }

  /** All values, each once. */
  get values(): ReadonlySet<T> {
    return new Set(this.#names.map(([, value]) => value));
  }

  /** Every word of a name, by the form in which it is compared. */
  get words(): ReadonlyMap<string, string> {
    return this.#words;
  }

  /** All names that begin at this word, the longest first. */
  read(words: readonly Word[], at: number): readonly Reading<T>[] {
    const found: Reading<T>[] = [];
    let key = words[at]?.key ?? '';
    const last = Math.min(words.length, at + (this.#longest.get(key) ?? 0));
    for (let next = at + 1; next <= last; next++) {
      const values = this.#byKey.get(key);
      if (values !== undefined) found.unshift(...values.map((value) => ({ value, next })));
      key = `${key} ${words[next]?.key ?? ''}`;
    }
    return found;
  }

  /** The meaning of a whole text. */
  find(text: string): FoundNames<T> {
    const found = this.meant(wordsOf(text), text);
    return { found, nearest: found.length === 0 ? this.nearest(text) : undefined };
  }

  /**
   * The meaning of words. The exact name comes first, then names that begin with the words, then names that have all of
   * them, in any order and each in full or abbreviated.
   *
   * @param text - the words as written.
   */
  meant(words: readonly Word[], text = words.map((word) => word.text).join(' ')): readonly T[] {
    const exact = this.#byKey.get(words.map(({ key }) => key).join(' ')) ?? [];
    if (exact.length === 1) return exact;
    // `I` and `1` are the same word, but it may be a name.
    const written = this.#asWritten().get(asId(text)) ?? [];
    if (written.length > 0) return written;
    if (exact.length > 0 || words.length === 0) return exact;
    const beginnings = words.map(beginningOf);
    const begun = this.#among((name) => begins(beginnings, name));
    if (begun.length > 0) return begun;
    const keys = words.map(({ key }) => key);
    return this.#among((name) => areAmong(keys, name));
  }

  /** The values with matching names; only the one whose name begins all the others, if there is one. */
  #among(fits: (name: readonly string[]) => boolean): readonly T[] {
    const found = new Map<T, string[]>();
    for (const [name, values] of this.#byKey) {
      if (fits(name.split(' '))) for (const value of values) push(found, value, name);
    }
    const fitting = [...found];
    // Such as the Architect, and not one of those with a numeral.
    const plain = fitting.find(([, [name = '']]) =>
      fitting.every(([, others]) => others.some((other) => other.startsWith(name))),
    );
    return plain === undefined ? [...found.keys()] : [plain[0]];
  }

  /** The value with the name most similar to the text. */
  nearest(text: string): T | undefined {
    const written = this.#asWritten();
    return written.get(nearest(text, written.keys()) ?? '')?.[0];
  }

  /** Names as ids, computed on demand because there may be thousands. */
  #asWritten(): ReadonlyMap<string, readonly T[]> {
    if (this.#written !== undefined) return this.#written;
    this.#written = new Map();
    for (const [name, value] of this.#names) push(this.#written, asId(name), value);
    return this.#written;
  }
}

/** Adds a value to those of a key, unless it is there already. */
function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}
