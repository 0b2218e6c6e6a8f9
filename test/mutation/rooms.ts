/** The rooms of `src`, by the names that the command line takes. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesIn, ROOT } from './answers';

/** Files directly in `src` that no folder has the name of. */
const ENTRIES = 'entries';

/** All rooms: together they are all of `src`. */
export const ROOMS: readonly string[] = [
  ...readdirSync(resolve(ROOT, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
  ENTRIES,
].sort();

/**
 * The folders and files that a name stands for, such as `src/maps/roma`; a folder and a file of the same name belong together.
 *
 * @param name - a room, or a folder or file of `src`: `engine`, `maps/roma`, `rules/market.ts`.
 * @returns undefined if there is none.
 */
export function placesOf(name: string): readonly string[] | undefined {
  if (name === ENTRIES) return filesIn('src').filter(isEntry);
  const path = name.replace(/^src\//, '').replace(/(?<=.)\/$/, '');
  if (path === '' || path.split('/').some((part) => /^\.*$/.test(part))) return undefined;
  const places = [path, `${path}.ts`].map((place) => `src/${place}`);
  const there = places.filter((place) => existsSync(resolve(ROOT, place)));
  return there.length === 0 ? undefined : there;
}

/** The files of a room. */
export function filesOf(name: string): readonly string[] | undefined {
  return placesOf(name)
    ?.flatMap(filesIn)
    .filter((file) => file.endsWith('.ts'));
}

function isEntry(file: string): boolean {
  const [, entry] = /^src\/([^/]+)\.ts$/.exec(file) ?? [];
  return entry !== undefined && !ROOMS.includes(entry);
}
