import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import * as z from 'zod/mini';
import {
  ActionSchema,
  GameLogSchema,
  GameOptionsSchema,
  GameStateSchema,
  MapDataSchema,
  ScoreSheetSchema,
} from './src/index';

/** Shipped as JSON Schema, for those who do not write TypeScript. */
const SCHEMAS = {
  action: ActionSchema,
  'game-log': GameLogSchema,
  'game-options': GameOptionsSchema,
  'game-state': GameStateSchema,
  map: MapDataSchema,
  'score-sheet': ScoreSheetSchema,
};

function writeSchemas(): void {
  mkdirSync('dist/schemas', { recursive: true });
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const json = z.toJSONSchema(schema, { io: 'input' });
    writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(json, null, 1)}\n`);
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

export default defineConfig([
  {
    entry: {
      index: 'src/index.ts',
      core: 'src/core.ts',
      kit: 'src/kit.ts',
      maps: 'src/maps.ts',
      modules: 'src/modules.ts',
      bots: 'src/bots.ts',
      scoring: 'src/scoring.ts',
      testing: 'src/testing.ts',
      ...foldersOf('maps'),
      ...foldersOf('modules'),
    },
    outDir: 'dist',
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    dts: true,
    splitting: true,
    onSuccess: async () => writeSchemas(),
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
  },
]);
