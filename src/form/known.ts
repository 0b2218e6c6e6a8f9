/** Finds known things by name: as printed, in any case, or abbreviated as long as it is unambiguous. */
import { Dictionary, type FoundNames, wordsOf } from '../model/find';
import { ENGLISH_ANSWERS } from './english';
import type { FormEntries } from './entries';
import type { FieldChoice, KnownThing, Question } from './question';
import { unclear } from './unclear';
import type { FormAnswer, FormWords, What } from './words';

/** The most things listed in a message. */
const MAX_TOLD = 6;

/** @throws Unclear if nothing matches, or several things do. */
export function find<T extends string>(
  word: string,
  known: readonly KnownThing<T>[],
  what: What,
): T {
  const { found, nearest } = meant(word, known);
  const [first, ...others] = found;
  if (others.length > 0) {
    const shown = found.slice(0, MAX_TOLD).map(nameOf);
    unclear('severalMeant', { word, found: shown, more: found.length - shown.length });
  }
  if (first !== undefined) return first.id;
  if (nearest !== undefined) unclear('notKnown', { what, word, nearest: nameOf(nearest) });
  return known.length > MAX_TOLD
    ? unclear('notKnown', { what, word })
    : unclear('notKnown', { what, word, known: known.map(nameOf) });
}

function meant<T extends string>(
  word: string,
  known: readonly KnownThing<T>[],
): FoundNames<KnownThing<T>> {
  const byNumber = known.filter(({ number }) => `${number}` === word);
  if (byNumber.length > 0) return { found: byNumber, nearest: undefined };
  const { found, nearest } = dictionaryOf(known).find(word);
  return {
    found: found.flatMap((index) => known[index] ?? []),
    nearest: nearest === undefined ? undefined : known[nearest],
  };
}

/** The thing with exactly this name. */
export function named<T extends string>(
  word: string,
  known: readonly KnownThing<T>[],
): T | undefined {
  const [reading] = dictionaryOf(known).read(wordsOf(word), 0);
  return reading && known[reading.value]?.id;
}

/** A list is used for every word of an answer, so its dictionary is kept. */
const dictionaries = new WeakMap<readonly KnownThing[], Dictionary<number>>();

/** The index in the list for each name. */
function dictionaryOf(known: readonly KnownThing[]): Dictionary<number> {
  const made = dictionaries.get(known);
  if (made !== undefined) return made;
  const dictionary = new Dictionary<number>();
  for (const [index, { id, names }] of known.entries()) {
    for (const name of [...names, id]) dictionary.add(name, index);
  }
  dictionaries.set(known, dictionary);
  return dictionary;
}

/** Whether the word means this thing. */
export function isOne(word: string, known: KnownThing): boolean {
  return meant(word, [known]).found.length > 0;
}

export function nameOf({ id, names: [name = id] }: KnownThing): string {
  return name;
}

/** As people choose from them. */
export function choicesOf(known: readonly KnownThing[]): readonly FieldChoice[] {
  return known.map((one) => ({ id: one.id, name: nameOf(one) }));
}

/** The same things, numbered by their position in the list. */
export function numbered<T extends string>(
  known: readonly KnownThing<T>[],
): readonly KnownThing<T>[] {
  return known.map((one, index) => ({ ...one, number: index + 1 }));
}

/** Words that stay together on one line. */
export function together(...words: readonly (string | number)[]): string {
  return words.join('\u00a0');
}

/** A thing and how many of it there are. */
export interface CountedThing<T extends string> {
  readonly id: T;
  readonly count: number;
}

/** More than a sheet can have of anything, so the library refuses it. */
const MANY = 1001;

/**
 * Reads `2 prefect, farmer`, `prefect x2` and `cloth 1 tool 3`. Commas are optional unless a number
 * could belong to either neighbour. As in logs, a number behind a name of which there are several is its
 * numeral: `mercator 2` is Mercator II.
 */
export function findCounted<T extends string>(
  text: string,
  known: readonly KnownThing<T>[],
  what: What,
): readonly CountedThing<T>[] {
  return partsOf(text).flatMap((part) => {
    const tokens = part
      .replace(/(\d)\s*[x×](?=\s|$)/g, '$1 ')
      .replace(/(^|\s)[x×]\s*(?=\d)/g, '$1x')
      .replace(/(\d)(?=\p{L})/gu, '$1 ')
      .split(/[\s:=]+/)
      .filter((token) => token !== '');
    const isNumberFirst = isCount(tokens[0]);
    const found: CountedThing<T>[] = [];
    for (let at = 0; at < tokens.length; ) {
      const before = isNumberFirst && isCount(tokens[at]) ? tokens[at++] : undefined;
      const { id, end } = longest(tokens, at, known, what);
      at = end;
      const after = !isNumberFirst && isCount(tokens[at]) ? tokens[at++] : undefined;
      // A numeral that no card has, not a count.
      if (isNumber(after) && isSeveral(id, known))
        find(tokens.slice(at - 2, at).join(' '), known, what);
      const count = before ?? after ?? '1';
      found.push({ id, count: Math.min(MANY, Number(count.replace('x', ''))) });
    }
    return found;
  });
}

/** `2`, or `x2`, which is never a numeral. */
function isCount(text: string | undefined): boolean {
  return text !== undefined && /^x?\d+$/.test(text);
}

/** Whether there are others of the same name with numerals: Mercator I, II and III. */
function isSeveral(id: string, known: readonly KnownThing[]): boolean {
  const others = known.filter((one) => one.id.startsWith(`${id}-`) && /-[iv]+$/.test(one.id));
  return others.length > 1;
}

/** Reads a list of names, with or without commas. */
export function findAll<T extends string>(
  text: string,
  known: readonly KnownThing<T>[],
  what: What,
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

/** The parts between commas. */
export function partsOf(text: string): readonly string[] {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  const said = parts.filter((part) => part !== '');
  if (said.length === 0) unclear('answerMissing', {});
  return said;
}

export function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^\d+$/.test(text);
}

/** The number of words of the longest name. */
const MAX_WORDS = 6;

/** The longest name that begins at a word. */
export function longest<T extends string>(
  words: readonly string[],
  from: number,
  known: readonly KnownThing<T>[],
  what: What,
): { readonly id: T; readonly end: number } {
  for (let end = Math.min(words.length, from + MAX_WORDS); end > from + 1; end--) {
    const [first, ...others] = meant(words.slice(from, end).join(' '), known).found;
    if (first !== undefined && others.length === 0) return { id: first.id, end };
  }
  const word = words[from];
  if (word === undefined) return unclear('nothingCounted', { count: words.at(-1) ?? '' });
  return { id: find(word, known, what), end: from + 1 };
}

/** Numbers and signs that mean such an answer in every language. */
const SIGNS: Partial<Record<FormAnswer, readonly string[]>> = {
  done: ['-'],
  nobody: ['-'],
  noMap: ['-'],
  none: ['-'],
};

/** An answer that is a word: that of the language, or the English one. */
export function answerNamed<N extends FormAnswer>(
  name: N,
  { answers }: FormWords,
): KnownThing & { readonly id: N } {
  return {
    id: name,
    names: [...answers[name], ...ENGLISH_ANSWERS[name], ...(SIGNS[name] ?? [])],
  };
}

export function findYesOrNo(text: string, words: FormWords): boolean {
  const yesOrNo = [
    { ...answerNamed('yes', words), number: 1 },
    { ...answerNamed('no', words), number: 0 },
  ];
  const [first] = meant(text, yesOrNo).found;
  return first === undefined ? unclear('neitherYesNorNo', {}) : first.id === 'yes';
}

export function findNumber(text: string): number {
  if (/^[-+]?\d+$/.test(text)) return Number(text);
  return unclear('noWholeNumber', { found: text });
}

/** A question answered with yes or no. */
export function yesOrNo(
  id: string,
  text: string,
  help: readonly string[],
  usual: 'yes' | 'no',
  words: FormWords,
  take: (isYes: boolean) => FormEntries,
): Question {
  return {
    id,
    text,
    kind: 'one',
    help: () => help,
    choices: () =>
      (['yes', 'no'] as const).map((one) => ({ id: one, name: words.answers[one][0] })),
    usual: words.answers[usual][0],
    take: (answer) => take(findYesOrNo(answer, words)),
  };
}
