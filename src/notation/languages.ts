/** Languages that a program brings for its logs as text. */
import type { NotationWords } from '../kit/rule-words';
import { isRecord, isShortList } from '../model/plain';
import { mustBeWords } from '../words/checked-words';
import { setsIn, type Translated, tagOf, wordsWith } from '../words/merged-words';
import type { WordSet } from '../words/word-set';

/** How logs as text are read and written. */
export interface NotationOptions {
  /** Languages whose words are read besides English and the `words` of the engine, and can be written. */
  readonly languages?: readonly WordSet[];
}

/** Words for one to ten. */
const MOST_NUMBERS = 10;
/**
 * The word sets besides English: first that of the library, if it has one. Those of one language are put together, with
 * what maps and modules bring.
 *
 * @throws ConcordiaError `INVALID_LIBRARY` if they are not a list of words.
 */
export function languagesIn(
  own: WordSet,
  options: NotationOptions,
  parts: readonly Translated[],
): readonly WordSet[] {
  const { languages = [] }: NotationOptions = isRecord(options) ? options : {};
  const sets = setsIn(Array.isArray(languages) ? languages : undefined, 'languages');
  for (const [index, words] of sets.entries()) mustBeWords(words, `languages[${index}]`, parts);
  const others = sets.filter((words) => words !== own);
  const tags = new Set([...(isSpoken(own) ? [tagOf(own)] : []), ...others.map(tagOf)]);
  return [...tags].map((tag) => {
    const first = isSpoken(own) && tagOf(own) === tag ? [own] : [];
    return wordsWith([...first, ...others.filter((words) => tagOf(words) === tag)], parts);
  });
}

/** Whether a library has words besides the English ones beside its rules. */
export function isSpoken(words: WordSet): boolean {
  return Object.keys(words).length > 0;
}

/** How a language writes logs; nothing if what it brings is none. */
export function notationIn({ notation }: WordSet): NotationWords {
  const { actions, words, numbers }: NotationWords = isRecord(notation) ? notation : {};
  return {
    ...(isRecord(actions) ? { actions } : {}),
    ...(isRecord(words) ? { words } : {}),
    ...(isShortList(numbers, MOST_NUMBERS) ? { numbers } : {}),
  };
}
