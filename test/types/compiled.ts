/** TypeScript that stands in pages and comments, compiled against the sources as the package's users would have it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../readme/markdown';

/** The newest compiler: it takes a fraction of the time of the one before it. */
const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');

const OPTIONS = {
  target: 'es2022',
  lib: ['es2023'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
  typeRoots: [`${ROOT}node_modules/@types`],
  paths: {
    'concordia-rules': [`${ROOT}src/index.ts`],
    'concordia-rules/kit/rules': [`${ROOT}src/kit-rules.ts`],
    'concordia-rules/words/*': [`${ROOT}src/languages/*/index.ts`],
    'concordia-rules/*': [`${ROOT}src/*.ts`, `${ROOT}src/*/index.ts`],
  },
};

/** What the compiler finds wrong with texts, each a file of its own: `block-1.ts(2,5): error TS2322: …`. */
export function typeErrors(texts: readonly string[]): readonly string[] {
  // Within the repository, so that packages are found.
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'blocks-'));
  try {
    const files = texts.map((text, index) => {
      const file = `block-${index}.ts`;
      writeFileSync(join(folder, file), text);
      return file;
    });
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: OPTIONS, files }),
    );
    const { status, stdout } = spawnSync(
      process.execPath,
      // Several threads would take twice the processor time.
      [COMPILER, '-p', '.', '--singleThreaded', '--pretty', 'false'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    const errors = stdout.split('\n').filter((line) => /^\S.*error TS/.test(line));
    if ((status === 0) !== (errors.length === 0)) throw new Error(`The compiler says: ${stdout}`);
    return errors;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
