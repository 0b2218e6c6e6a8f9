/** What a language lacks, with the English texts. */
import { englishErrors } from '../../all-words';
import { madeOf } from '../../create-engine';
import { baseTemplate, ENGLISH_NOTATION } from '../../notation/base-game';
import { missingWords } from '../../words';
import { type NeededWord, neededWords } from '../../words/needed-words';
import type { WordSet } from '../../words/word-set';

/** A text that a language lacks. */
export interface NeededText extends Omit<NeededWord, 'path'> {
  /** Its place in a `WordSet`, such as `events.cardPlayed`. */
  readonly key: string;
}

/** @param words - what there is of the language. */
export function neededTexts(library: object, words: readonly WordSet[]): readonly NeededText[] {
  const missing = new Set(missingWords(library, words));
  const all = madeOf(library, ({ rules, maps, modules }) =>
    neededWords({
      rules,
      parts: [...maps, ...modules],
      notation: ENGLISH_NOTATION,
      errors: englishErrors,
      templateOf: baseTemplate,
    }),
  );
  return all
    .map(({ path, ...text }) => ({ key: path.join('.'), ...text }))
    .filter(({ key }) => missing.has(key));
}
