/** Words of a language, and more words of the same language. */
import { isRecord } from '../model/plain';
import type { WordSet } from '../words/word-set';

/** The sections that are put together name by name. */
const SECTIONS = ['names', 'actions', 'decisions', 'events', 'refusals', 'faults'] as const;
const NOTATION = ['actions', 'words'] as const;

/** @param others - each has precedence over those before it. */
export function mergedWords(first: WordSet, others: readonly WordSet[]): WordSet {
  let words = first;
  for (const more of others) words = both(words, more);
  return words;
}

function both(words: WordSet, more: WordSet): WordSet {
  const [before, after] = [words.notation ?? {}, more.notation ?? {}];
  return {
    ...words,
    ...more,
    ...sections(words, more, SECTIONS),
    notation: { ...before, ...after, ...sections(before, after, NOTATION) },
  };
}

function sections<T extends object, K extends keyof T>(
  one: T,
  more: T,
  names: readonly K[],
): Pick<T, K> {
  const merged = names.flatMap((name) => {
    const [before, after] = [one[name], more[name]];
    // What is no section is refused where the library is made.
    return isRecord(before) && isRecord(after) ? [[name, { ...before, ...after }]] : [];
  });
  return Object.fromEntries(merged);
}
