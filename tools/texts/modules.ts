/** Writes the modules of the catalogues of a room. */
import { renameSync, writeFileSync } from 'node:fs';
import {
  asTree,
  type CatalogueFault,
  compiled,
  type Functions,
  type TextCatalogue,
  type TranslatedText,
} from '../../src/cli/catalogue/compile';
import { foreignTexts, type KnownWords, vocabularyOf } from '../../src/cli/catalogue/foreign';
import { treeOf } from '../../src/cli/catalogue/tree';
import { catalogueOf, englishOf, functionsOf } from './catalogue';
import type { English } from './english';
import { frameOf, isTexts } from './frame';
import { AS_GAME } from './game-module';
import { staleTexts } from './marks';
import { languagesOf, madeFile, madePart, ROOMS, type Room } from './rooms';

/** What stands in a room. */
interface Texts {
  readonly room: Room;
  readonly english: readonly English[];
  readonly catalogues: readonly TextCatalogue[];
  /** The words of each language, English included. */
  readonly words: ReadonlyMap<string, KnownWords>;
}

/** @returns what is wrong; nothing is written for a language with a fault. */
export function makeRooms(rooms: readonly Room[]): readonly string[] {
  const all = ROOMS.map(textsOf);
  return all.filter(({ room }) => rooms.includes(room)).flatMap((texts) => makeRoom(texts, all));
}

function textsOf(room: Room): Texts {
  const english = englishOf(room);
  const catalogues = languagesOf(room).map((language) => catalogueOf(room, language, english));
  const words = catalogues.map(
    ({ language, entries }) => [language, vocabularyOf(entries)] as const,
  );
  const inEnglish = vocabularyOf(messagesIn(frameOf(english)));
  return { room, english, catalogues, words: new Map([['en', inEnglish], ...words]) };
}

/** All messages of a tree. */
function messagesIn(tree: ReturnType<typeof frameOf>): readonly Pick<TranslatedText, 'text'>[] {
  return Object.values(tree).flatMap((inside) =>
    typeof inside === 'string' || isTexts(inside) ? [{ text: inside }] : messagesIn(inside),
  );
}

function makeRoom(texts: Texts, all: readonly Texts[]): readonly string[] {
  const { room, english, catalogues } = texts;
  return catalogues.flatMap((catalogue) => {
    const { language } = catalogue;
    const modules = modulesOf(room, catalogue, english, functionsOf(room, language));
    const elsewhere = all.filter((one) => one !== texts);
    const faults = [
      ...modules.flatMap((one) => one.faults),
      ...foreignIn(catalogue, texts, elsewhere),
    ];
    if (faults.length === 0) for (const { file, code } of modules) write(file, code);
    return faults.map(inWords);
  });
}

/** @param elsewhere - the other rooms. */
function foreignIn(
  { language, file, entries }: TextCatalogue,
  { room, english, words }: Texts,
  elsewhere: readonly Texts[],
): readonly CatalogueFault[] {
  // A new language begins in English, so only what has been translated is looked at.
  const stale = new Set(staleTexts(room, language, english).map(({ key }) => key));
  const own = new Set(elsewhere.flatMap((one) => [...(one.words.get(language) ?? [])]));
  const others = new Map([...words].filter(([tag]) => tag !== language));
  const translated = entries.filter(({ key }) => !stale.has(key));
  return foreignTexts({ file, entries: translated }, own, others);
}

interface Module {
  readonly file: string;
  readonly code: string;
  readonly faults: readonly CatalogueFault[];
}

function modulesOf(
  room: Room,
  catalogue: TextCatalogue,
  english: readonly English[],
  functions: Functions,
): readonly Module[] {
  const { exported, parts } = room;
  const { language } = catalogue;
  const file = madeFile(room, language);
  const form = exported === undefined ? AS_GAME : asTree(exported);
  if (parts === undefined) {
    return [{ file, ...compiled(catalogue, english, functions, form) }];
  }
  const names = Object.keys(parts);
  const partOf = (key: string): string => {
    const group = groupOf(key);
    // What is in none is a fault of the first.
    return names.find((part) => parts[part]?.includes(group)) ?? names[0] ?? '';
  };
  const made = names.map((part) => {
    const isOfPart = ({ key }: { readonly key: string }): boolean => partOf(key) === part;
    const entries = catalogue.entries.filter(isOfPart);
    const own = new Map([...functions.own].filter(([key]) => isOfPart({ key })));
    return {
      file: madePart(room, language, part),
      ...compiled({ ...catalogue, entries }, english.filter(isOfPart), { ...functions, own }, form),
    };
  });
  const groups = [...new Set(english.map(({ key }) => groupOf(key)))];
  const whole = new Map(groups.map((group) => [group, `${partOf(group)}.${group}`]));
  const code = [
    `// Made from ${language}.json: npm run texts`,
    ...names.map((part) => `import { ${exported} as ${part} } from './${language}.${part}.js';`),
    `export const ${exported} = ${treeOf(whole)};`,
    '',
  ].join('\n');
  return [...made, { file, code, faults: [] }];
}

/** The first part of a key. */
function groupOf(key: string): string {
  return key.split('.')[0] ?? '';
}

function inWords({ file, line, key, message }: CatalogueFault): string {
  return `${file}:${line}: ${key}: ${message}`;
}

/** Two tests that begin at once write the same; nobody reads half of it. */
function write(file: string, code: string): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, code);
  renameSync(beside, file);
}
