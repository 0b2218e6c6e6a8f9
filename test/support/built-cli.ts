/** The command line as one file, like the one in the package: worker threads run nothing else. */
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** @returns the file, in the folder given. What runs it stands in the root. */
export function buildCli(folder: string): string {
  const outfile = join(folder, 'cli.cjs');
  buildSync({
    entryPoints: ['src/cli/main.ts'],
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
