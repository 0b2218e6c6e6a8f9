/** What people type for something known: as it is printed, in any case, or so much that only one thing fits. */
import { someOf } from '../../model/counted';
import { asId, didYouMean } from '../../model/nearest';

/** An answer that cannot be used; the message says why. */
export class Unclear extends Error {
  override readonly name = 'Unclear';
}

/** Something that can be named. */
export interface KnownThing<T extends string = string> {
  readonly id: T;
  /** What it may be called besides, the usual name first. */
  readonly names: readonly string[];
}

type NameMatch = (name: string, meant: string) => boolean;

/** Word by word, such as `arch i`. */
const byWords =
  (fitsLast: NameMatch): NameMatch =>
  (name, meant) => {
    const [words, typed] = [name.split('-'), meant.split('-')];
    const last = typed.length - 1;
    return (
      words.length >= typed.length &&
      typed.every((word, at) =>
        at === last ? fitsLast(words[at] ?? '', word) : (words[at] ?? '').startsWith(word),
      )
    );
  };

const isSame: NameMatch = (name, meant) => name === meant;
const begins: NameMatch = (name, meant) => name.startsWith(meant);

/** Letters of a word that may stand for the middle of a name. */
const MIDDLE = 3;

/** The exact name first, then how it begins, then how its words begin. */
const WAYS: readonly NameMatch[] = [
  isSame,
  begins,
  (name, meant) =>
    byWords(isSame)(name, meant) && name.split('-').length === meant.split('-').length,
  byWords(begins),
  (name, meant) => meant.length >= MIDDLE && name.includes(`-${meant}`),
];

/** Things told of at a time. */
const MAX_TOLD = 6;

/** @throws Unclear if nothing fits, or several things do. */
export function find<T extends string>(
  word: string,
  known: readonly KnownThing<T>[],
  what: string,
): T {
  const meant = asId(word);
  for (const fits of meant === '' ? [] : WAYS) {
    const found = known.filter(({ id, names }) =>
      [id, ...names].some((name) => fits(asId(name), meant)),
    );
    const [first] = found;
    if (first === undefined) continue;
    // Such as the Architect, whose name all other Architects begin with.
    const plain = found.find(({ id }) => found.every((other) => other.id.startsWith(id)));
    if (plain !== undefined) return plain.id;
    throw new Unclear(`${word} could be ${someOf(found, MAX_TOLD, nameOf)}`);
  }
  const ids = known.map(({ id }) => id);
  const hint = didYouMean(word, ids);
  const choice = hint === '' && known.length <= MAX_TOLD ? `; there are ${ids.join(', ')}` : hint;
  throw new Unclear(`there is no ${what} ${word}${choice}`);
}

/** Whether that one thing is meant. */
export function isOne(word: string, known: KnownThing): boolean {
  try {
    find(word, [known], '');
    return true;
  } catch {
    return false;
  }
}

export function nameOf({ id, names: [name = id] }: KnownThing): string {
  return name;
}

/** The same things, which can also be called by their numbers in the list. */
export function numbered<T extends string>(
  known: readonly KnownThing<T>[],
): readonly KnownThing<T>[] {
  return known.map(({ id, names: [name = id, ...others] }, index) => ({
    id,
    names: [name, ...others, `${index + 1}`],
  }));
}

/** Words that stay on one line. */
export function together(...words: readonly (string | number)[]): string {
  return words.join('\u00a0');
}

/** A thing and how often it is there. */
export interface CountedThing<T extends string> {
  readonly id: T;
  readonly count: number;
}

/** More than any sheet may have of anything; the library says so. */
const MANY = 1001;

/**
 * Reads `2 prefect, farmer`, `prefect x2` and `cloth 1 tool 3`. Commas may be left out where no number
 * could belong to either neighbour.
 */
export function findCounted<T extends string>(
  text: string,
  known: readonly KnownThing<T>[],
  what: string,
): readonly CountedThing<T>[] {
  return partsOf(text).flatMap((part) => {
    const tokens = part
      .replace(/(\d)\s*[x×](?=\s|$)/g, '$1 ')
      .replace(/(^|\s)[x×]\s*(?=\d)/g, '$1')
      .replace(/(\d)(?=\p{L})/gu, '$1 ')
      .split(/[\s:=]+/)
      .filter((token) => token !== '');
    const isNumberFirst = isNumber(tokens[0]);
    const found: CountedThing<T>[] = [];
    for (let at = 0; at < tokens.length; ) {
      const before = isNumberFirst && isNumber(tokens[at]) ? tokens[at++] : undefined;
      const { id, end } = longest(tokens, at, known, what);
      at = end;
      const after = !isNumberFirst && isNumber(tokens[at]) ? tokens[at++] : undefined;
      found.push({ id, count: Math.min(MANY, Number(before ?? after ?? 1)) });
    }
    return found;
  });
}

/** Reads a list of names, with commas or without. */
export function findAll<T extends string>(
  text: string,
  known: readonly KnownThing<T>[],
  what: string,
): readonly T[] {
  return partsOf(text).flatMap((part) => {
    const tokens = part.split(/\s+/);
    const found: T[] = [];
    for (let at = 0; at < tokens.length; ) {
      const { id, end } = longest(tokens, at, known, what);
      found.push(id);
      at = end;
    }
    return found;
  });
}

/** What stands between commas. */
export function partsOf(text: string): readonly string[] {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  const said = parts.filter((part) => part !== '');
  if (said.length === 0) throw new Unclear('an answer is wanted');
  return said;
}

export function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^\d+$/.test(text);
}

/** Words of the longest name. */
const MAX_WORDS = 6;

/** The longest name that begins at a word. */
export function longest<T extends string>(
  words: readonly string[],
  from: number,
  known: readonly KnownThing<T>[],
  what: string,
): { readonly id: T; readonly end: number } {
  for (let end = Math.min(words.length, from + MAX_WORDS); end > from + 1; end--) {
    try {
      return { id: find(words.slice(from, end).join(' '), known, what), end };
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
    }
  }
  const word = words[from];
  if (word === undefined) throw new Unclear(`what is counted by ${words.at(-1) ?? 'it'}?`);
  return { id: find(word, known, what), end: from + 1 };
}

const YES_OR_NO: readonly KnownThing<'yes' | 'no'>[] = [
  { id: 'yes', names: ['oui', '1'] },
  { id: 'no', names: ['non', '0'] },
];

export function findYesOrNo(text: string): boolean {
  try {
    return find(text, YES_OR_NO, 'such answer') === 'yes';
  } catch {
    throw new Unclear('yes or no?');
  }
}

export function findNumber(text: string): number {
  if (/^[-+]?\d+$/.test(text)) return Number(text);
  throw new Unclear(`a whole number is wanted, not ${text}`);
}
