import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { defineConfig } from 'tsup';
import { entriesApart } from './tools/command-line';
import { buildDeclarations } from './tools/declarations';
import { jsonSchemas } from './tools/json-schemas';
import { notices } from './tools/notices';
import { buildRooms } from './tools/rooms';
import { makeTexts } from './tools/texts/make';
import { packedVectors } from './tools/vectors';

/** Shipped as JSON Schema, for those who do not write TypeScript. */
function writeSchemas(compiled: Awaited<ReturnType<typeof buildDeclarations>>): void {
  mkdirSync('dist/schemas', { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas(compiled))) {
    // Indented they would be twice as large, and programs read them.
    writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(schema)}\n`);
  }
}

/** What is bundled may be CommonJS, which requires parts of Node.js. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

await makeTexts();

export default defineConfig({
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
    options.charset = 'utf8';
    // A program, which nobody imports or reads, starts sooner; names stay, for whoever reports a fault.
    options.minifyWhitespace = true;
    options.minifySyntax = true;
    options.legalComments = 'none';
  },
  banner: { js: REQUIRE },
  silent: true,
  // The library beside it. `splitting` would give its files no names, and would lose what bundlers drop of the main entry.
  onSuccess: async () => {
    await buildRooms('dist');
    writeSchemas(await buildDeclarations('dist/types'));
    writeFileSync('dist/vectors.ndjson.gz', gzipSync(packedVectors(), { level: 9 }));
  },
});
