/** The languages of the command line: a line here, and a file beside this one, for each. */
import type { WordSet } from '../../words/word-set';
import { words as germanWords } from './de.js';
import { ENGLISH_WORDS } from './en';
import { words as frenchWords } from './fr.js';
import { words as japaneseWords } from './ja.js';
import { words as dutchWords } from './nl.js';
import { words as polishWords } from './pl.js';
import type { CliWords } from './words';

/** What the package knows of a language. */
interface KnownLanguage {
  /** Loads the words of games; English ones are beside the rules. All five take longer to load than a game to check. */
  ours(): Promise<WordSet>;
  readonly words: CliWords;
}

export const LANGUAGES = {
  en: { ours: async () => ({}), words: ENGLISH_WORDS },
  de: { ours: async () => (await import('../../languages/de/index')).german, words: germanWords },
  fr: { ours: async () => (await import('../../languages/fr/index')).french, words: frenchWords },
  ja: {
    ours: async () => (await import('../../languages/ja/index')).japanese,
    words: japaneseWords,
  },
  nl: { ours: async () => (await import('../../languages/nl/index')).dutch, words: dutchWords },
  pl: { ours: async () => (await import('../../languages/pl/index')).polish, words: polishWords },
} as const satisfies Readonly<Record<string, KnownLanguage>>;

export type KnownTag = keyof typeof LANGUAGES;

export function isKnown(tag: string): tag is KnownTag {
  return Object.hasOwn(LANGUAGES, tag);
}

/** The environment of the process: its variables by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where a terminal says its language, as POSIX has it: the first that is set counts. */
const LOCALES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/** The language of a terminal, such as `fr` for `fr_CA.UTF-8`; English where it is none of these. */
export function languageOfTerminal(env: Environment): KnownTag {
  const locale = LOCALES.map((name) => env[name] ?? '').find((value) => value !== '') ?? '';
  const [language = ''] = locale.toLowerCase().split(/[-_.@]/);
  return isKnown(language) ? language : 'en';
}
