import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { droppable, droppableModules } from './tools/droppable';
import { jsonSchemas } from './tools/json-schemas';
import { notices } from './tools/notices';
import { unneeded } from './tools/unneeded';

/** Shipped as JSON Schema, for those who do not write TypeScript. */
function writeSchemas(): void {
  mkdirSync('dist/schemas', { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(schema)}\n`);
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
  log: 'src/log.ts',
  notation: 'src/notation.ts',
  words: 'src/words.ts',
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

/**
 * `require` gets the same modules as `import`, so that there is one library in a process, and one copy in the package;
 * `import` gets the same declarations as `require`.
 */
function writeOtherHalves(): void {
  for (const entry of Object.keys(ENTRIES)) {
    const file = entry.slice(entry.indexOf('/') + 1);
    writeFileSync(`dist/${entry}.cjs`, `module.exports = require('./${file}.js');\n`);
    writeFileSync(`dist/${entry}.d.ts`, `export * from './${file}.cjs';\n`);
  }
}

/** Leaves what has an entry to the package: the command line brings no second library. */
const entriesApart: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'entries-apart',
  setup(build) {
    const names = new Map(Object.entries(ENTRIES).map(([name, file]) => [resolve(file), name]));
    build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      const name = names.get(existsSync(`${file}.ts`) ? `${file}.ts` : `${file}/index.ts`);
      return name === undefined ? undefined : { path: `./${name}.js`, external: true };
    });
  },
};

/** What is bundled may be CommonJS, which requires parts of Node.js. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Names of functions stay short; what bundlers go by stays. */
const SMALL: Options['terserOptions'] = {
  ecma: 2020,
  compress: { passes: 2, inline: 1, reduce_funcs: false, side_effects: false },
  format: { preserve_annotations: true },
};

export default defineConfig([
  {
    entry: ENTRIES,
    outDir: 'dist',
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    // esbuild would take the marks away together with the white space.
    minify: 'terser',
    terserOptions: SMALL,
    splitting: true,
    // Chunks import each other by short names, and private fields have such.
    esbuildOptions: (options) => {
      options.minifyIdentifiers = true;
    },
    esbuildPlugins: [droppable],
    plugins: [droppableModules],
    onSuccess: async () => {
      writeSchemas();
      writeOtherHalves();
    },
  },
  { entry: ENTRIES, outDir: 'dist', format: 'cjs', dts: { only: true } },
  {
    // One file with whatever else the command line needs, so that the library installs nothing more.
    entry: { cli: 'src/cli/main.ts' },
    outDir: 'dist',
    format: 'esm',
    target: 'node20',
    platform: 'node',
    esbuildPlugins: [entriesApart, unneeded, notices],
    banner: { js: REQUIRE },
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 2 } },
    splitting: false,
    esbuildOptions: (options) => {
      options.minifyIdentifiers = true;
      options.minifySyntax = true;
    },
  },
]);
