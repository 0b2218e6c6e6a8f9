import { defineConfig } from 'tsup';

export default defineConfig([
  {
    entry: [
      'src/index.ts',
      'src/core.ts',
      'src/maps.ts',
      'src/maps/imperium.ts',
      'src/maps/italia.ts',
      'src/scoring.ts',
      'src/testing.ts',
    ],
    outDir: 'dist',
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    dts: true,
    splitting: true,
    treeshake: false,
    clean: true,
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
