/** The language in which games and errors are told; help and reports stay English. */
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

/** What commands ask of a library. */
type LanguageLibrary = Pick<
  typeof english,
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
  | 'readLog'
  | 'recordGame'
  | 'scoreGame'
  | 'scoreIntermediate'
  | 'sheetWarnings'
  | 'tryApplyAction'
  | 'validateLog'
>;

export interface CliLanguage {
  readonly library: LanguageLibrary;
  readonly names?: Partial<Names>;
  /** Words for what is wrong with input, the first to be asked first. */
  readonly faults: readonly ErrorWords[];
  /** What the command line says of faults. */
  readonly words: CliWords;
}

export const ENGLISH: CliLanguage = {
  library: english,
  faults: [{ faults: englishAskFaults }, englishErrors],
  words: ENGLISH_WORDS,
};

/** Made only for those who ask for it. */
const LANGUAGES: Readonly<Record<string, () => CliLanguage>> = {
  en: () => ENGLISH,
  fr: () => ({
    library: english.createLibrary({ maps: allMaps, modules: allModules, words: french }),
    names: french.names,
    faults: [{ faults: frenchAskFaults }, { faults: french.faults }, englishErrors],
    words: FRENCH_WORDS,
  }),
};

export function addLanguage(program: Command): Command {
  return program.addOption(
    new Option('--lang <language>', 'the language of the output')
      .choices(Object.keys(LANGUAGES))
      .default('en'),
  );
}

/** The language that somebody has asked for. */
export function languageOf(program: Command): CliLanguage {
  return languageNamed(languageNameOf(program));
}

/** Its name, which can be sent to a worker. */
export function languageNameOf(program: Command): string {
  return program.opts<{ lang?: string }>().lang ?? 'en';
}

export function languageNamed(name: string): CliLanguage {
  return LANGUAGES[name]?.() ?? ENGLISH;
}

/** Words for what is refused before the arguments have been understood, or without a game. */
export function wordsNamed(name: string | undefined): CliWords {
  return name === 'fr' ? FRENCH_WORDS : ENGLISH_WORDS;
}

/** The name of the language that arguments ask for, whatever else they are. */
export function languageAsked(args: readonly string[]): string | undefined {
  const [, inOne] = args.map((arg) => /^--lang=(.*)$/.exec(arg)).find(Boolean) ?? [];
  const at = args.indexOf('--lang');
  return inOne ?? (at === -1 ? undefined : args[at + 1]);
}
