/**
 * What people type and read: each file of `transcripts` is played again, and prints what it printed.
 * `npx vitest run test/cli/transcripts.test.ts -u` writes what is printed now; read the lines that changed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../readme/markdown';
import { playedAgain } from './transcript';

// `--help` says how many logs are read in parallel by default, which is the number of processors.
vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  availableParallelism: () => 2,
}));

const FOLDER = `${ROOT}test/cli/transcripts`;

test.each(readdirSync(FOLDER))('%s', async (name) => {
  const file = `${FOLDER}/${name}`;
  await expect(await playedAgain(readFileSync(file, 'utf8'))).toMatchFileSnapshot(file);
});
