/** Which language the site speaks, and its texts in it. */
import type { Words } from 'concordia-rules/words';
import { keep, kept } from '../common/storage';
import type { SiteWords } from './texts';

/** The languages of the site, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ja: '日本語',
  nl: 'Nederlands',
  pl: 'Polski',
} as const;

export type Language = keyof typeof LANGUAGES;

type Other = Exclude<Language, 'en'>;

/** Texts by part: those of the frame, and of each page that has more. Nobody loads what they do not read. */
const ENGLISH = import.meta.glob<Partial<SiteWords>>('./en/{frame,score,check,replay,play}.ts');
const OTHERS = import.meta.glob<{ readonly texts: Partial<SiteWords> }>('./*.*.js');

/** None for a page whose texts are in the frame. */
async function textsOf(tag: Language, part: string): Promise<Partial<SiteWords> | undefined> {
  if (tag === 'en') return ENGLISH[`./en/${part}.ts`]?.();
  return (await OTHERS[`./${tag}.${part}.js`]?.())?.texts;
}

/** Those of the library are more than those of the site, and only games need them. */
const LIBRARY: Readonly<Record<Other, () => Promise<Words>>> = {
  de: async () => (await import('concordia-rules/words/de')).german,
  fr: async () => (await import('concordia-rules/words/fr')).french,
  ja: async () => (await import('concordia-rules/words/ja')).japanese,
  nl: async () => (await import('concordia-rules/words/nl')).dutch,
  pl: async () => (await import('concordia-rules/words/pl')).polish,
};

/**
 * The texts of the site: those of the frame, and of the pages that were opened. They are there before anything is shown;
 * another language loads the site anew.
 */
export let say: SiteWords;
/** For every library of the site; English, which stands beside the rules, needs none. */
export let libraryWords: Words = [];
export let language: Language = 'en';

/** Where the choice is kept. */
const KEY = 'concordia-rules language';
/** In the address, it wins: `?language=de`. */
const PARAMETER = 'language';

/**
 * Loads the texts of the frame in the language that was chosen, or else in the first that the browser wishes for and the
 * site has.
 *
 * @throws if not even the English ones can be loaded.
 */
export async function speak(tag: Language = chosen() ?? wished()): Promise<void> {
  try {
    await speakOf('frame', tag);
    language = tag;
  } catch (error) {
    // A site that has not been kept whole may still speak English.
    console.info('This language could not be loaded:', error);
    await speakOf('frame', 'en');
  }
}

/** Loads the texts of a page. @throws if they cannot be loaded. */
export async function speakOf(part: string, tag: Language = language): Promise<void> {
  // English ones are a module, no plain object.
  const texts = await traced({ ...(await textsOf(tag, part)) });
  say = { ...say, ...texts };
}

let games: Promise<void> | undefined;

/** Loads the words of the library, once; whoever loads a page with a library waits for it. */
export function speakOfGames(): Promise<void> {
  games ??= libraryWordsIn(chosen() ?? wished());
  return games;
}

async function libraryWordsIn(tag: Language): Promise<void> {
  if (tag === 'en') return;
  try {
    libraryWords = await traced(await LIBRARY[tag]());
  } catch (error) {
    console.info('The words of the library could not be loaded:', error);
  }
}

/** With `?keys` in the address, readers see which text stands where. */
async function traced<T>(texts: T): Promise<T> {
  if (!new URLSearchParams(location.search).has('keys')) return texts;
  return (await import('./keys')).traced(texts);
}

/** Speaks another language from now on: loads the site anew, which keeps what is on its pages. */
export function choose(tag: Language): void {
  const address = new URL(location.href);
  if (keep('local', KEY, tag) === undefined) {
    address.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', address);
    location.reload();
  } else {
    // A browser that keeps nothing has it in the address.
    address.searchParams.set(PARAMETER, tag);
    location.replace(address);
  }
}

function chosen(): Language | undefined {
  const inAddress = new URLSearchParams(location.search).get(PARAMETER);
  return [inAddress, kept('local', KEY)].find(isLanguage);
}

/** The first that the browser wishes for, whichever country it adds. */
function wished(): Language {
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en';
}

function isLanguage(tag: string | null | undefined): tag is Language {
  return tag !== null && tag !== undefined && Object.hasOwn(LANGUAGES, tag);
}
