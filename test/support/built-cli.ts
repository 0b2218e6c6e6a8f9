/** The command line as one file, like the one in the package: worker threads run nothing else. */
import { readFileSync, writeFileSync } from 'node:fs';
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

/** The same, but workers begin at once, as if each log took long. */
export function buildEagerCli(folder: string): string {
  const file = buildCli(folder);
  const text = readFileSync(file, 'utf8');
  const seconds = /var (SECONDS_TO_WARM|SECONDS_WORTH_A_WORKER) = \d+;/g;
  if (text.match(seconds)?.length !== 2) throw new Error('When do workers begin?');
  const eager = text.replace(seconds, 'var $1 = 0;');
  writeFileSync(file, eager);
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
