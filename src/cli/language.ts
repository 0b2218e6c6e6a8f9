/** The language of games and errors; help and reports are always in English. */
import { type Command, Option } from 'commander';
import * as english from '../index';
import { french } from '../languages/fr/index';
import { allMaps } from '../maps';
import type { Names } from '../model/names';
import type { ErrorWords } from '../model/telling';
import { allModules } from '../modules';
import { englishErrors } from '../words/faults';
import { englishAskFaults, frenchAskFaults } from './ask/faults';
import { type CliWords, ENGLISH_WORDS } from './words';
import { FRENCH_WORDS } from './words-fr';

/** The methods of a library that commands use. */
type LanguageLibrary = Pick<
  typeof english,
  | 'correctedState'
  | 'createGame'
  | 'describeAction'
  | 'describeEvent'
  | 'finalScores'
  | 'formatLog'
  | 'getMap'
  | 'mapIds'
  | 'parseLog'
  | 'parseSheet'
  | 'perft'
  | 'picturesOf'
  | 'readLog'
  | 'recordGame'
  | 'scoreGame'
  | 'scoreIntermediate'
  | 'sheetWarnings'
  | 'startOf'
  | 'tryApplyAction'
  | 'validateLog'
>;

export interface CliLanguage {
  /** Its tag, such as `fr`. */
  readonly tag: string;
  readonly library: LanguageLibrary;
  readonly names?: Partial<Names>;
  /** Words for faults of input, in order of precedence. */
  readonly faults: readonly ErrorWords[];
  /** Words for faults of the command line. */
  readonly words: CliWords;
}

/** Logs as text are read in every language, whatever `--lang` is. */
const PARTS = { maps: allMaps, modules: allModules, languages: [french] } as const;

export const ENGLISH: CliLanguage = {
  tag: 'en',
  library: english.createLibrary(PARTS),
  faults: [{ faults: englishAskFaults }, englishErrors],
  words: ENGLISH_WORDS,
};

/** Created only on demand. */
const LANGUAGES: Readonly<Record<string, () => CliLanguage>> = {
  en: () => ENGLISH,
  fr: () => ({
    tag: 'fr',
    library: english.createLibrary({ ...PARTS, words: french }),
    names: french.names,
    faults: [{ faults: frenchAskFaults }, { faults: french.faults }, englishErrors],
    words: FRENCH_WORDS,
  }),
};

export function addLanguage(program: Command): Command {
  return program.addOption(
    new Option('--lang <language>', 'language of games and errors')
      .choices(Object.keys(LANGUAGES))
      .default('en'),
  );
}

/** The language that was requested. */
export function languageOf(program: Command): CliLanguage {
  return languageNamed(languageNameOf(program));
}

/** The name of a language, which can be sent to a worker. */
export function languageNameOf(program: Command): string {
  return program.opts<{ lang?: string }>().lang ?? 'en';
}

export function languageNamed(name: string): CliLanguage {
  return LANGUAGES[name]?.() ?? ENGLISH;
}

/** Words for errors that occur before the arguments are parsed, or without a game. */
export function wordsNamed(name: string | undefined): CliWords {
  return name === 'fr' ? FRENCH_WORDS : ENGLISH_WORDS;
}

/** The value of `--lang`, even if other arguments are wrong. */
export function languageAsked(args: readonly string[]): string | undefined {
  const [, inOne] = args.map((arg) => /^--lang=(.*)$/.exec(arg)).find(Boolean) ?? [];
  const at = args.indexOf('--lang');
  return inOne ?? (at === -1 ? undefined : args[at + 1]);
}
