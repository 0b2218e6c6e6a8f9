/** Languages that a program brings for its logs as text. */
import { notValid } from '../model/faults';
import { isRecord, isShortList } from '../model/plain';
import type { NotationWords, WordSet } from '../words/word-set';

/** How logs as text are read and written. */
export interface NotationOptions {
  /** Languages whose words are read besides English and the `words` of the engine, and can be written. */
  readonly languages?: readonly WordSet[];
}

/** Words for one to ten. */
const MOST_NUMBERS = 10;
/** More languages than anybody brings. */
const MOST_LANGUAGES = 100;

/**
 * The word sets besides English: first that of the library, if it has one.
 *
 * @throws ConcordiaError `INVALID_LIBRARY` if they are not a list of words.
 */
export function languagesIn(own: WordSet, options: NotationOptions): readonly WordSet[] {
  const { languages = [] }: NotationOptions = isRecord(options) ? options : {};
  const list: unknown = languages;
  if (!isShortList(list, MOST_LANGUAGES)) {
    notValid('INVALID_LIBRARY', 'languages', 'notWords');
  }
  for (const [index, words] of list.entries()) {
    const isFit = isRecord(words) && (words.names === undefined || isRecord(words.names));
    if (!isFit) notValid('INVALID_LIBRARY', `languages[${index}]`, 'notWords');
  }
  const isOwn = Object.keys(own).length > 0;
  return [...new Set([...(isOwn ? [own] : []), ...languages])];
}

/** The tag of a language, as tags of texts are compared. */
export function tagOf({ language }: WordSet): string | undefined {
  return typeof language === 'string' ? language.toLowerCase() : undefined;
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
