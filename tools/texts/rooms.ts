/** Where texts are: English ones in TypeScript, and beside them a catalogue for every other language. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A room of texts. */
export interface Room {
  readonly name: string;
  /** Has a file `<language>.json` for each language. */
  readonly folder: string;
  /** The file and the constant with the English texts. */
  readonly english: readonly [file: string, name: string];
  /** What the modules export. */
  readonly exported: string;
}

export const ROOMS: readonly Room[] = [
  {
    name: 'site',
    folder: `${ROOT}docs/site/src/words`,
    english: ['en/index.ts', 'english'],
    exported: 'texts',
  },
  {
    name: 'command line',
    folder: `${ROOT}src/cli/languages`,
    english: ['en.ts', 'ENGLISH_WORDS'],
    exported: 'words',
  },
];

/** Which English texts a translation was made from: not a catalogue. */
export const MARKS = 'translated.json';

export function languagesOf({ folder }: Room): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== MARKS)
    .map((file) => file.slice(0, -'.json'.length));
}

/** The module that is made of a catalogue. */
export function madeFile({ folder }: Room, language: string): string {
  return `${folder}/${language}.js`;
}
