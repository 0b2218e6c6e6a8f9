/** Writes the modules of the catalogues of a room. */
import { renameSync, writeFileSync } from 'node:fs';
import { catalogueOf, englishOf, functionsOf } from './catalogue';
import { type Catalogue, type CatalogueFault, compiled, type Entry } from './compile';
import type { English } from './english';
import { foreignTexts, type Vocabulary, vocabularyOf } from './foreign';
import { frameOf, isTexts } from './frame';
import { staleTexts } from './marks';
import { languagesOf, madeFile, ROOMS, type Room } from './rooms';

/** What stands in a room. */
interface Texts {
  readonly room: Room;
  readonly english: readonly English[];
  readonly catalogues: readonly Catalogue[];
  /** The words of each language, English included. */
  readonly words: ReadonlyMap<string, Vocabulary>;
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
function messagesIn(tree: ReturnType<typeof frameOf>): readonly Pick<Entry, 'text'>[] {
  return Object.values(tree).flatMap((inside) =>
    typeof inside === 'string' || isTexts(inside) ? [{ text: inside }] : messagesIn(inside),
  );
}

function makeRoom(texts: Texts, all: readonly Texts[]): readonly string[] {
  const { room, english, catalogues } = texts;
  return catalogues.flatMap((catalogue) => {
    const { language } = catalogue;
    const functions = functionsOf(room, language);
    const { code, faults } = compiled(catalogue, english, functions, room.exported);
    const known = all.filter((one) => one !== texts);
    const wrong = [...faults, ...foreignIn(catalogue, texts, known)];
    if (wrong.length === 0) write(madeFile(room, language), code);
    return wrong.map(inWords);
  });
}

/** @param elsewhere - the other rooms. */
function foreignIn(
  { language, file, entries }: Catalogue,
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

function inWords({ file, line, key, message }: CatalogueFault): string {
  return `${file}:${line}: ${key}: ${message}`;
}

/** Two tests that begin at once write the same; nobody reads half of it. */
function write(file: string, code: string): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, code);
  renameSync(beside, file);
}
