/**
 * The library as ES modules and as CommonJS, with its comments and names: a file for each entry, and one for each
 * room, so that a stack says where it leads.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { type Plugin, rollup } from 'rollup';
import ts from 'typescript';
import { marked } from './droppable';
import { ENTRIES } from './entries';

const SRC = resolve('src');

const FORMATS = [
  { format: 'es', ending: 'js' },
  { format: 'cjs', ending: 'cjs' },
] as const;

/** Rooms whose folders are entries: who imports one map does not load the others. */
const SHELVES = ['maps', 'modules', 'languages'];

export async function buildModules(dir: string): Promise<void> {
  const build = await rollup({
    input: { ...ENTRIES },
    external: /^[^./]/,
    plugins: [sources],
    treeshake: { moduleSideEffects: false },
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  for (const { format, ending } of FORMATS) {
    await build.write({
      dir,
      format,
      entryFileNames: `[name].${ending}`,
      chunkFileNames: ({ name, moduleIds: [file = ''] }) =>
        `chunks/${name === roomOf(file) ? name : nameOf(file)}.${ending}`,
      manualChunks: roomOf,
      onlyExplicitManualChunks: true,
      // What rooms import of each other keeps its name, and is imported where it is used.
      minifyInternalExports: false,
      hoistTransitiveImports: false,
      // Packages are used as `require` returns them.
      interop: 'esModule',
      externalLiveBindings: false,
      exports: 'named',
    });
  }
  await build.close();
}

/** The room of a file; nothing for what lies beside the rooms or on a shelf, which follows from who needs it. */
function roomOf(file: string): string | undefined {
  const [room = '', ...inside] = relative(SRC, file).split('/');
  return inside.length === 0 || SHELVES.includes(room) ? undefined : room;
}

/** Such as `maps-imperium-board`. */
function nameOf(file: string): string {
  return relative(SRC, file).replace(/\.ts$/, '').replaceAll('/', '-');
}

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');

const sources: Plugin = {
  name: 'sources',
  resolveId(path, from) {
    if (from === undefined || !path.startsWith('.')) return null;
    const file = resolve(dirname(from), path);
    return existsSync(`${file}.ts`) ? `${file}.ts` : resolve(file, 'index.ts');
  },
  load(file) {
    const text = marked(readFileSync(file, 'utf8'));
    return ts.transpileModule(text, { compilerOptions: options }).outputText;
  },
};
