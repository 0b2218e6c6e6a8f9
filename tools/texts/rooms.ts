/** Where texts are: English ones in TypeScript, and beside them a catalogue for every other language. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A room of texts. */
export interface Room {
  readonly name: string;
  /** Has a file `<language>.json` for each language. */
  readonly folder: string;
  /** The file and the constant with the English texts; without them, English stands beside the rules. */
  readonly english?: readonly [file: string, name: string];
  /** What the modules export: without it, each group of texts by its own name. */
  readonly exported?: string;
  /** Modules that are loaded apart, with the groups of texts that each has; one more joins them. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
}

const SRC = `${ROOT}src/`;

/** What is said in games: each map and module has texts of its own in its folder `words`. */
const GAME: Room = { name: 'game', folder: `${SRC}languages` };

export const ROOMS: readonly Room[] = [
  {
    name: 'site',
    folder: `${ROOT}docs/site/src/words`,
    english: ['en/index.ts', 'english'],
    exported: 'texts',
    // A page loads those of the frame and its own.
    parts: {
      frame: ['shell', 'common', 'guides', 'reference'],
      score: ['score', 'sheets'],
      check: ['check'],
      replay: ['replay'],
      play: ['play'],
    },
  },
  {
    name: 'command line',
    folder: `${ROOT}src/cli/languages`,
    english: ['en.ts', 'ENGLISH_WORDS'],
    exported: 'words',
  },
  GAME,
];

/** Which English texts a translation was made from: not a catalogue. */
export const MARKS = 'translated.json';

export function languagesOf(room: Room): readonly string[] {
  const { folder } = room;
  const files = readdirSync(folder);
  if (room === GAME) return files.filter((name) => existsSync(`${folder}/${name}/words.json`));
  return files
    .filter((file) => file.endsWith('.json') && file !== MARKS)
    .map((file) => file.slice(0, -'.json'.length));
}

/**
 * The file of a catalogue; a language of the game has a folder.
 *
 * @param owner - the map or module whose texts are in it.
 */
export function catalogueFile(room: Room, language: string, owner = ''): string {
  if (owner !== '') return `${SRC}${owner}/words/${language}.json`;
  return `${room.folder}/${language}${room === GAME ? '/words' : ''}.json`;
}

/** The files of a catalogue, and whose texts are in each: empty for those that belong to nobody else. */
export function filesOf(
  room: Room,
  language: string,
): readonly (readonly [file: string, owner: string])[] {
  const own = [catalogueFile(room, language), ''] as const;
  if (room !== GAME) return [own];
  const others = ['maps', 'modules'].flatMap((folder) =>
    readdirSync(SRC + folder).map((name) => `${folder}/${name}`),
  );
  return [
    own,
    ...others
      .map((owner) => [catalogueFile(room, language, owner), owner] as const)
      .filter(([file]) => existsSync(file)),
  ];
}

/** Where English stands, and what messages may call. */
export function sourcesOf(room: Room): string {
  return room === GAME ? SRC : room.folder;
}

/** What makes modules of catalogues. By the root, as tsup puts its configuration into one file with this one. */
export const MAKERS: readonly string[] = [`${ROOT}tools/texts`, `${SRC}cli/catalogue`];

/** The module that is made of a catalogue. */
export function madeFile(room: Room, language: string): string {
  return room === GAME ? `${room.folder}/${language}/words.js` : `${room.folder}/${language}.js`;
}

/** The module of a part of a catalogue. */
export function madePart(room: Room, language: string, part: string): string {
  return `${room.folder}/${language}.${part}.js`;
}

/** All modules of a catalogue. */
export function madeFiles(room: Room, language: string): readonly string[] {
  const parts = Object.keys(room.parts ?? {}).map((part) => madePart(room, language, part));
  return [...parts, madeFile(room, language)];
}
