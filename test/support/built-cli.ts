/** The command line as one file, like the one in the package: worker threads run nothing else. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Built once for all files that a worker runs. */
let built: Uint8Array | undefined;

/** @returns the file, in the folder given. What runs it stands in the root. */
export function buildCli(folder: string): string {
  built ??= build();
  const file = join(folder, 'cli.cjs');
  writeFileSync(file, built);
  return file;
}

function build(): Uint8Array {
  const { outputFiles } = buildSync({
    entryPoints: ['src/cli/main.ts'],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    define: { 'import.meta.url': 'ownUrl' },
    banner: { js: "const ownUrl = require('node:url').pathToFileURL(__filename).href;" },
    logLevel: 'error',
    write: false,
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild has written nothing.');
  return file.contents;
}
