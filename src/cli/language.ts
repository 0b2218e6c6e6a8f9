/** The language of the command line, and the maps and modules that it is about. */
import { type Command, Option } from 'commander';
import { englishErrors } from '../all-words';
import { createLibrary, type Library, type NewGame, type TypesOf } from '../index';
import { allMaps } from '../maps';
import type { ErrorWords } from '../model/error-words';
import type { Names } from '../model/names';
import { isRecord } from '../model/plain';
import { allModules } from '../modules';
import { tagOf, wordsWith } from '../words/merged-words';
import type { WordSet } from '../words/word-set';
import { isKnown, type KnownTag, LANGUAGES } from './languages/all';
import type { CliWords } from './languages/words';
import type { LibraryParts, Outsiders } from './outsiders';
import type { TextKeys } from './play/text-keys';
import { refused, thrownInWords } from './refused';

/** A command sees every library as that of this package. */
type LanguageLibrary = Library<TypesOf<typeof allMaps, typeof allModules>, NewGame>;

export interface CliLanguage {
  /** Its tag, such as `fr`. */
  readonly tag: string;
  /** What `--library` named; undefined if the library is that of this package. */
  readonly from?: string;
  readonly library: LanguageLibrary;
  /** All words there are, in any language. */
  readonly sets: readonly WordSet[];
  /** Those of this language. */
  readonly spoken: readonly WordSet[];
  readonly maps: Outsiders['maps'];
  readonly modules: Outsiders['modules'];
  readonly names?: Partial<Names> | undefined;
  /** Words for faults of input, in order of precedence. */
  readonly faults: readonly ErrorWords[];
  /** Words of the command line. */
  readonly words: CliWords;
}

const THIS_PACKAGE: LibraryParts = {
  maps: allMaps,
  modules: allModules,
  words: [],
};

/** @param ours - the words of games in the languages that logs as text are read in, and in this one. */
function spoken(
  tag: KnownTag,
  ours: readonly WordSet[],
  { maps, modules, words: theirs }: LibraryParts,
  keys?: TextKeys,
): CliLanguage {
  const sets = [...ours, ...theirs.filter(isRecord)];
  const own = sets.filter((words) => spokenTag(words) === tag);
  const spokenSets = keys === undefined ? own : own.map((words) => keys.traced(words));
  const library = createLibrary({
    maps,
    modules,
    words: spokenSets,
    // English is written and read anyway. What are no words is refused here.
    languages: [
      ...sets.filter((words) => spokenTag(words) !== 'en'),
      ...theirs.filter((words) => !isRecord(words)),
    ],
  });
  const said = wordsWith(spokenSets, [...maps, ...modules]);
  const { definition } = library;
  const { modules: checked = [] } = definition;
  const rules = [...definition.maps, ...checked].flatMap((part) => part.rules ?? []);
  const words: CliWords = keys?.traced(LANGUAGES[tag].words) ?? LANGUAGES[tag].words;
  return {
    tag,
    // The types of libraries differ in what their maps and modules bring, of which no command knows anything.
    library: library as unknown as LanguageLibrary,
    sets,
    spoken: spokenSets,
    maps: definition.maps,
    modules: checked,
    names: said.names,
    faults: [
      { faults: words.ask.faults },
      said,
      englishErrors,
      ...rules.flatMap(({ faults }) => (faults === undefined ? [] : [{ faults }])),
    ],
    words,
  };
}

/** Words without a tag replace English ones. */
function spokenTag(words: WordSet): string {
  return tagOf(words) ?? 'en';
}

/** Made once for each language when it is asked for, as it takes a while: that of the package, and that with each outsiders. */
const made = new WeakMap<object, Map<KnownTag, Promise<CliLanguage>>>();

/** @throws Refused if no library can be made of the outsiders. */
export function languageNamed(
  name: string,
  outsiders?: Outsiders,
  keys?: TextKeys,
): Promise<CliLanguage> {
  const tag = tagNamed(name);
  if (keys !== undefined) return spokenBy(tag, outsiders, keys);
  const key = outsiders ?? THIS_PACKAGE;
  const before = made.get(key) ?? new Map<KnownTag, Promise<CliLanguage>>();
  made.set(key, before);
  const language = before.get(tag) ?? spokenBy(tag, outsiders);
  before.set(tag, language);
  return language;
}

function tagNamed(name: string): KnownTag {
  return isKnown(name) ? name : 'en';
}

/** Logs as text are read in every language, whatever `--lang` is. */
async function spokenBy(
  tag: KnownTag,
  outsiders?: Outsiders,
  keys?: TextKeys,
): Promise<CliLanguage> {
  const ours = await Promise.all(Object.values(LANGUAGES).map(({ ours }) => ours()));
  if (outsiders === undefined) return spoken(tag, ours, THIS_PACKAGE, keys);
  try {
    return { ...spoken(tag, ours, outsiders, keys), from: outsiders.name };
  } catch (error) {
    const facts = { file: outsiders.name, error: thrownInWords(error) };
    throw refused('BAD_LIBRARY', 'badLibrary', facts);
  }
}

/**
 * @param usual - the language without `--lang`.
 * @param outsiders - what `--library` has loaded, if it is there.
 */
export function addLanguage(
  program: Command,
  { help: { values, program: about } }: CliWords,
  usual: KnownTag,
  outsiders: Outsiders | undefined,
): Command {
  return program
    .addOption(
      new Option(`--lang <${values.language}>`, about.lang)
        .choices(Object.keys(LANGUAGES))
        .default(usual),
    )
    .addOption(
      new Option(`--library <${values.fileOrPackage}>`, about.library).argParser(() => outsiders),
    );
}

/** The language that was requested, and the library. @param keys - notes which text stands where. */
export function languageOf(program: Command, keys?: TextKeys): Promise<CliLanguage> {
  const { lang, library } = askedOf(program);
  return languageNamed(lang, library, keys);
}

/** The same for commands that read no log as text: words of one language load sooner than those of six. */
export async function languageAlone(program: Command): Promise<CliLanguage> {
  const { lang, library } = askedOf(program);
  const tag = tagNamed(lang);
  // That of outsiders has been made already, in order to see whether it can be.
  return library === undefined
    ? spoken(tag, [await LANGUAGES[tag].ours()], THIS_PACKAGE)
    : languageNamed(lang, library);
}

/** The maps and cards that options name by their ids, for which no words are needed. */
export function namedIn(program: Command): {
  readonly cards: Readonly<Record<string, unknown>>;
  readonly maps: Outsiders['maps'];
} {
  const { library: { maps, modules } = THIS_PACKAGE } = askedOf(program);
  const { cards, definition } = createLibrary({ maps, modules });
  return { cards, maps: definition.maps };
}

function askedOf(program: Command): { readonly lang: string; readonly library?: Outsiders } {
  return program.opts();
}

/** Words for errors that occur before the arguments are parsed, or without a game. */
export function wordsNamed(name: string | undefined, usual: KnownTag = 'en'): CliWords {
  return LANGUAGES[name !== undefined && isKnown(name) ? name : usual].words;
}

/** The value of a global option such as `--lang`, even if other arguments are wrong; the last one counts. */
export function valueAsked(args: readonly string[], option: string): string | undefined {
  const end = args.indexOf('--');
  const before = end === -1 ? args : args.slice(0, end);
  const values = before.flatMap((arg, index) => {
    if (arg.startsWith(`${option}=`)) return arg.slice(option.length + 1);
    return arg === option && before[index - 1] !== option ? (before[index + 1] ?? []) : [];
  });
  return values.at(-1);
}
