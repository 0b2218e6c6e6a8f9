import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Options } from 'tsup';
import { asBuilt } from './tools/as-built';
import { entriesApart } from './tools/command-line';
import { buildCommonJs } from './tools/commonjs';
import { buildDeclarations } from './tools/declarations';
import { jsonSchemas } from './tools/json-schemas';
import { notices } from './tools/notices';
import { fileOf } from './tools/sources';
import { packedVectors } from './tools/vectors';

const SRC = resolve('src');

/** Every source of the library by its path, such as `engine/turn`: what is built has the rooms of the sources. */
const SOURCES = Object.fromEntries(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('cli/'))
    .map((file) => [file.slice(0, -'.ts'.length), `src/${file}`]),
);

/** Each source becomes a file of its own, which imports the others by their whole names, as Node.js wants them. */
const fileByFile: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'file-by-file',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\.?(?:\/|$)/ }, ({ path, importer, kind, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      const target = relative(dirname(importer), fileOf(resolve(resolveDir, path)));
      const file = target.replace(/\.ts$/, '.js');
      return { path: file.startsWith('.') ? file : `./${file}`, external: true };
    });
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      return { contents: asBuilt(path, readFileSync(path, 'utf8')), loader: 'ts' };
    });
  },
};

/** Shipped as JSON Schema, for those who do not write TypeScript. */
function writeSchemas(compiled: ReturnType<typeof buildDeclarations>): void {
  mkdirSync('dist/schemas', { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas(compiled))) {
    writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(schema, undefined, 2)}\n`);
  }
}

/** What is bundled may be CommonJS, which requires parts of Node.js. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

export default defineConfig([
  {
    // The library, readable, a file for each source.
    entry: SOURCES,
    outDir: 'dist',
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    splitting: false,
    esbuildPlugins: [fileByFile],
    silent: true,
    onSuccess: async () => {
      buildCommonJs('dist');
      writeSchemas(buildDeclarations('dist/types'));
      writeFileSync('dist/vectors.ndjson.gz', gzipSync(packedVectors(), { level: 9 }));
    },
  },
  {
    // One file with whatever else the command line needs, so that the library installs nothing more.
    entry: { cli: 'src/cli/main.ts' },
    outDir: 'dist',
    format: 'esm',
    target: 'node20',
    platform: 'node',
    splitting: false,
    // Whatever is no dependency of the package comes along.
    noExternal: [/^(?!zod)/],
    esbuildPlugins: [entriesApart, notices],
    esbuildOptions: (options) => {
      options.legalComments = 'none';
    },
    banner: { js: REQUIRE },
  },
]);
