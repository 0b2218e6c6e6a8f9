/**
 * Builds the library: a file for each entry, and one for each room that they share, as ES modules; in CommonJS, all rooms
 * share one. A program that loads the main entry reads some seventy files, and not one for each source. Nothing is minified.
 */
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { transform } from 'esbuild';
import { type OutputOptions, type Plugin, rollup } from 'rollup';
import { asBuilt } from './as-built';
import { ENTRIES } from './entries';
import { fileOf } from './sources';

const SRC = resolve('src');

const sources: Plugin = {
  name: 'sources',
  resolveId: (path, importer) =>
    path.startsWith('.') && importer !== undefined
      ? fileOf(resolve(dirname(importer), path))
      : null,
  load: async (id) => {
    const text = asBuilt(id, readFileSync(id, 'utf8'));
    // Languages are read as they are written, and take half the space.
    const { code } = await transform(text, { loader: 'ts', target: 'es2022', charset: 'utf8' });
    return { code };
  },
};

/** What only passes on the names of others leaves nothing to be written. */
export const withoutEmpty: Plugin = {
  name: 'without-empty',
  generateBundle(_options, files) {
    for (const [name, file] of Object.entries(files)) {
      if (file.type === 'chunk' && NOTHING.test(file.code)) delete files[name];
    }
  },
};

const NOTHING = /^(?:'use strict';)?\s*$/;

/** The room whose file a source belongs to, such as `engine/turn`; an entry has a file of its own. */
function roomOf(source: string): string | undefined {
  if (source in ENTRIES) return undefined;
  const [room = '', ...rest] = source.split('/');
  // Bundlers keep a class with computed names wherever they read its file, needed or not.
  if (source === 'model/errors') return 'errors';
  // Some entries need what others are made with, so each of these has a file.
  if (rest.length === 0) return `entries/${room}`;
  const [part] = rest.length > 1 ? rest : [];
  if (OF_ONE_ENTRY.has(room) || (room === 'languages' && part !== undefined)) return undefined;
  // Each map or module has a file, so that who takes one does not load the others.
  return PARTS.has(room) && part !== undefined ? `${room}/${part}` : room;
}

/** Rooms that one entry needs, and no other, are in its file. */
const OF_ONE_ENTRY: ReadonlySet<string> = new Set([
  'boardgame',
  'form',
  'screen',
  'table',
  'testing',
]);

const PARTS: ReadonlySet<string> = new Set(['maps', 'modules']);

/**
 * The same for CommonJS, of which nobody drops what is not needed: one file for all rooms, beside which stands what
 * needs entries itself, such as the list of modules.
 */
function requiredRoomOf(source: string): string | undefined {
  const room = roomOf(source);
  const isApart = !source.includes('/') || source.startsWith('maps/') || source === 'modules/all';
  return room === undefined || isApart ? room : 'all';
}

/**
 * How the files of a folder are joined, and what they are called then.
 *
 * @param before - their ending.
 * @param after - the ending of what they become.
 * @param fileFor - the file for a source beside the entries.
 */
export function joinedFrom(
  folder: string,
  before: string,
  after: string,
  fileFor: (source: string) => string | undefined,
): OutputOptions {
  return {
    entryFileNames: `[name]${after}`,
    chunkFileNames: `rooms/[name]${after}`,
    manualChunks: (id) =>
      fileFor(relative(folder, id).replaceAll(sep, '/').slice(0, -before.length)),
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
    minifyInternalExports: false,
  };
}

/** @param dir - the folder, such as `dist`. */
export async function buildRooms(dir: string): Promise<void> {
  const built = await rollup({
    input: { ...ENTRIES },
    external: (id) => !id.startsWith('.') && !id.startsWith(SRC),
    // Calls at the top are marked, and no file does anything when it is loaded.
    treeshake: { moduleSideEffects: false },
    plugins: [sources, withoutEmpty],
    // Files that need each other in a circle would load in an order that depends on who is first.
    onwarn: ({ code, message }) => {
      if (code !== 'EMPTY_BUNDLE') throw new Error(message);
    },
  });
  for (const [format, extension, fileFor] of [
    ['es', 'js', roomOf],
    ['cjs', 'cjs', requiredRoomOf],
  ] as const) {
    await built.write({
      dir,
      format,
      ...joinedFrom(SRC, '.ts', `.${extension}`, fileFor),
      generatedCode: 'es2015',
      esModule: true,
      exports: 'named',
      interop: 'esModule',
      // Exports are plain properties: with getters, rules are 50 % slower.
      externalLiveBindings: false,
      freeze: false,
    });
  }
  await built.close();
}
