/** The languages of the command line: a line here, and a file beside this one, for each. */
import { german } from '../../languages/de/index';
import { french } from '../../languages/fr/index';
import { japanese } from '../../languages/ja/index';
import { dutch } from '../../languages/nl/index';
import { polish } from '../../languages/pl/index';
import type { WordSet } from '../../words/word-set';
import { GERMAN_WORDS } from './de';
import { ENGLISH_WORDS } from './en';
import { FRENCH_WORDS } from './fr';
import { JAPANESE_WORDS } from './ja';
import { DUTCH_WORDS } from './nl';
import { POLISH_WORDS } from './pl';
import type { CliWords } from './words';

/** What the package knows of a language. */
interface KnownLanguage {
  /** Words of games; English ones are beside the rules. */
  readonly ours: WordSet;
  readonly words: CliWords;
}

export const LANGUAGES = {
  en: { ours: {}, words: ENGLISH_WORDS },
  de: { ours: german, words: GERMAN_WORDS },
  fr: { ours: french, words: FRENCH_WORDS },
  ja: { ours: japanese, words: JAPANESE_WORDS },
  nl: { ours: dutch, words: DUTCH_WORDS },
  pl: { ours: polish, words: POLISH_WORDS },
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
