import { mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import * as z from 'zod/mini';
import { GameLogSchema } from './src/log/game-log';
import { ActionSchema } from './src/model/action';
import { MapDataSchema } from './src/model/map';
import { GameOptionsSchema } from './src/model/options';
import { GameStateSchema } from './src/model/state';
import { ScoreSheetSchema } from './src/scoring/sheet';

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

export default defineConfig([
  {
    entry: [
      'src/index.ts',
      'src/core.ts',
      'src/bots.ts',
      'src/maps.ts',
      'src/maps/imperium.ts',
      'src/maps/italia.ts',
      'src/maps/roma.ts',
      'src/maps/sicilia.ts',
      'src/maps/balearica.ts',
      'src/maps/creta.ts',
      'src/maps/aegyptus.ts',
      'src/maps/corsica.ts',
      'src/maps/gallia.ts',
      'src/maps/hispania.ts',
      'src/maps/byzantium.ts',
      'src/maps/germania.ts',
      'src/maps/britannia.ts',
      'src/maps/cyprus.ts',
      'src/maps/ionium.ts',
      'src/maps/hellas.ts',
      'src/scoring.ts',
      'src/testing.ts',
    ],
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
