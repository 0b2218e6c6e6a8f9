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
  const own = sets.filter((set) => tagOf(set) === tag.toLowerCase()).map(wordsOf);
  // A catalogue that is in another language as a whole does not vouch for its texts.
  const isForeign = [...others.values()].some((one) => isSpokenIn(entries, one));
  return entries.flatMap((entry) => {
    const rest = isForeign ? [] : entries.filter((one) => one !== entry);
    const vocabulary = new Set([...own.flatMap((one) => [...one]), ...vocabularyOf(rest)]);
    return foreignTexts({ file, entries: [entry] }, vocabulary, others);
  });
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
