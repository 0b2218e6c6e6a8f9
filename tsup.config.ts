import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { jsonSchemas } from './tools/json-schemas';

/** Shipped as JSON Schema, for those who do not write TypeScript. */
function writeSchemas(): void {
  mkdirSync('dist/schemas', { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(schema, null, 1)}\n`);
  }
}

/** An entry for each folder: `maps/imperium` and so on. */
function foldersOf(room: string): Record<string, string> {
  const folders = readdirSync(`src/${room}`, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return Object.fromEntries(
    folders.map(({ name }) => [`${room}/${name}`, `src/${room}/${name}/index.ts`]),
  );
}

/** What people import. */
const ENTRIES = {
  index: 'src/index.ts',
  core: 'src/core.ts',
  kit: 'src/kit.ts',
  maps: 'src/maps.ts',
  modules: 'src/modules.ts',
  bots: 'src/bots.ts',
  boardgame: 'src/boardgame.ts',
  scoring: 'src/scoring.ts',
  svg: 'src/svg.ts',
  testing: 'src/testing.ts',
  ...foldersOf('maps'),
  ...foldersOf('modules'),
  ...foldersOf('languages'),
};

/** Every file of the library, by its path without the ending. */
function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.ts') && !file.startsWith('cli/'))
      .map((file) => [file.slice(0, -'.ts'.length), `${folder}/${file}`]),
  );
}

/** Leaves every file its own, so that bundlers drop what nobody imports. */
const filesApart: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'files-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, path, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      const isFile = existsSync(`${resolve(resolveDir, path)}.ts`);
      return { path: `${path}${isFile ? '' : '/index'}.js`, external: true };
    });
  },
};

export default defineConfig([
  {
    entry: filesOf('src'),
    outDir: 'dist',
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    splitting: false,
    dts: { entry: ENTRIES },
    esbuildPlugins: [filesApart],
    onSuccess: async () => writeSchemas(),
  },
  {
    entry: ENTRIES,
    outDir: 'dist',
    format: 'cjs',
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    dts: true,
  },
  {
    // One file with everything the command line needs, so that the library installs nothing more.
    entry: { cli: 'src/cli/main.ts' },
    outDir: 'dist',
    format: ['cjs'],
    target: 'node20',
    platform: 'node',
    noExternal: [/.*/],
    minify: true,
    splitting: false,
    // The program asks where it is, to start workers.
    shims: true,
  },
]);
