/** The command line as one file, like the one in the package: worker threads run nothing else. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** @returns the file, in the folder given. */
export function buildCli(folder: string): string {
  const outfile = join(folder, 'cli.cjs');
  buildSync({
    entryPoints: [fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    define: { 'import.meta.url': 'ownUrl' },
    banner: { js: "const ownUrl = require('node:url').pathToFileURL(__filename).href;" },
    logLevel: 'error',
  });
  return outfile;
}
