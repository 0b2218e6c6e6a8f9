/** Maps and modules from outside of this package: what the file or package of `--library` exports. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LibraryDefinition } from '../index';
import { allMaps } from '../maps';
import { isRecord, isShortList } from '../model/plain';
import { allModules } from '../modules';
import type { WordSet } from '../words/word-set';
import { addressOf } from './package-address';
import { refused, thrownInWords } from './refused';

const BAD = 'BAD_LIBRARY';

/** A limit for maps, modules and languages, far above any real use. */
const MOST_PARTS = 1000;

/** What a library is made of. */
export interface LibraryParts {
  /** All maps of the library, those of this package included unless the library is without them. */
  readonly maps: LibraryDefinition['maps'];
  readonly modules: NonNullable<LibraryDefinition['modules']>;
  /** Their words, in any language. */
  readonly words: readonly WordSet[];
}

export interface Outsiders extends LibraryParts {
  /** As it was named; by this name workers load it again. */
  readonly name: string;
}

/**
 * Loads the maps and modules that a file or a package exports.
 *
 * @param name - of a file, or else of a package that can be imported from here.
 * @throws Refused if there are none.
 */
export async function outsidersIn(name: string): Promise<Outsiders> {
  const loaded = await load(name);
  try {
    const found = partsIn(loaded);
    if (found !== undefined) return { name, ...found };
  } catch (error) {
    throw refused(BAD, 'notLoaded', { file: name, error: thrownInWords(error) });
  }
  throw refused(BAD, 'noLibrary', { file: name });
}

async function load(name: string): Promise<unknown> {
  const address = (await isFile(name)) ? pathToFileURL(resolve(name)).href : addressOf(name);
  if (address === undefined) throw refused(BAD, 'noSuchLibrary', { file: name });
  const loaded = await settled(import(address)).catch((error: unknown) => {
    throw refused(BAD, 'notLoaded', { file: name, error: thrownInWords(error) });
  });
  if (loaded === NEVER) throw refused(BAD, 'neverLoaded', { file: name });
  return loaded;
}

async function isFile(name: string): Promise<boolean> {
  try {
    return (await stat(resolve(name))).isFile();
  } catch {
    return false;
  }
}

const NEVER = Symbol('never');

/** `NEVER` if it waits for something that does not come: the program would end without a word. */
async function settled(loading: Promise<unknown>): Promise<unknown> {
  let giveUp = (): void => {};
  const never = new Promise<typeof NEVER>((resolved) => {
    giveUp = () => resolved(NEVER);
  });
  process.once('beforeExit', giveUp);
  try {
    return await Promise.race([loading, never]);
  } finally {
    process.off('beforeExit', giveUp);
  }
}

/** What is exported, as it may be: a library, or lists of maps and modules; by name or by default. */
function partsIn(loaded: unknown): LibraryParts | undefined {
  const exported = fieldOf(loaded, 'default');
  const places = [
    fieldOf(loaded, 'library'),
    exported,
    // CommonJS.
    fieldOf(exported, 'library'),
    fieldOf(exported, 'default'),
  ];
  for (const place of places) {
    const made = fieldOf(place, 'definition');
    if (isShortList(fieldOf(made, 'maps'), MOST_PARTS)) return asLibrary(made as LibraryDefinition);
  }
  for (const place of [...places, loaded]) {
    const { maps = [], modules = [], languages = [] } = listsIn(place);
    if (maps.length + modules.length > 0) {
      return {
        maps: [...allMaps, ...maps],
        modules: [...allModules, ...modules],
        words: [...languages],
      };
    }
  }
  return undefined;
}

/** A library has what it has, and nothing else of this package. */
function asLibrary({ maps, modules = [], words = {}, languages = [] }: LibraryDefinition) {
  return { maps, modules, words: [...[words].flat(), ...languages] };
}

type Lists = Pick<LibraryDefinition, 'maps' | 'modules' | 'languages'>;

/** What is no list is left out. */
function listsIn(place: unknown): Partial<Lists> {
  const lists: Partial<Record<keyof Lists, unknown>> = {};
  for (const name of ['maps', 'modules', 'languages'] as const) {
    const list = fieldOf(place, name);
    if (isShortList(list, MOST_PARTS)) lists[name] = list;
  }
  // What they hold is checked where a library is made of it.
  return lists as Partial<Lists>;
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
