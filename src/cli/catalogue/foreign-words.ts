/** Finds messages of another language in the catalogue of somebody's own. */

import { tagOf } from '../../words/merged-words';
import type { WordSet } from '../../words/word-set';
import type { CatalogueFault, TranslatedText } from './compile';
import type { EnglishText } from './english-text';
import { foreignTexts, isSpokenIn, type KnownWords, vocabularyOf } from './foreign';

/** @param sets - of all languages that are known. */
export function foreignWords(
  entries: readonly TranslatedText[],
  english: readonly EnglishText[],
  {
    file,
    tag,
    sets,
  }: { readonly file: string; readonly tag: string; readonly sets: readonly WordSet[] },
): readonly CatalogueFault[] {
  const others = new Map<string, KnownWords>();
  others.set('en', vocabularyOf(english.map((one) => ({ text: one.english }))));
  for (const set of sets) {
    const known = tagOf(set);
    if (known !== undefined && known !== tag.toLowerCase()) others.set(known, wordsOf(set));
  }
  const own = new Set(
    sets.filter((set) => tagOf(set) === tag.toLowerCase()).flatMap((set) => [...wordsOf(set)]),
  );
  // A catalogue that is in another language as a whole does not vouch for its texts.
  const isForeign = [...others.values()].some((one) => isSpokenIn(entries, one));
  const vocabularies = entries.map((entry) => vocabularyOf([entry]));
  const texts = timesOf(isForeign ? [] : vocabularies.flatMap((one) => [...one]));
  return entries.flatMap((entry, index) => {
    const itself = isForeign ? undefined : vocabularies[index];
    // What another text says, too.
    const isElsewhere = (word: string): boolean =>
      (texts.get(word) ?? 0) > (itself?.has(word) === true ? 1 : 0);
    const known = { has: (word: string) => own.has(word) || isElsewhere(word) };
    return foreignTexts({ file, entries: [entry] }, known, others);
  });
}

function timesOf(words: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

function wordsOf(set: WordSet): KnownWords {
  return vocabularyOf(textsIn(set).map((text) => ({ text })));
}

/** All that is said, without what is filled in. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    const literals =
      String(value).match(/`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g) ?? [];
    return literals.map((one) => one.replace(/\$\{[^}]*\}/g, ' '));
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
