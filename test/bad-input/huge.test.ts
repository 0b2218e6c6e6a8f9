import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const FOLDER = mkdtempSync(join(tmpdir(), 'concordia-huge-'));
const SCRIPT = join(FOLDER, 'huge-input.mjs');

// One file, so that each of the processes starts at once.
beforeAll(() => {
  buildSync({
    entryPoints: [fileURLToPath(new URL('./huge-input.ts', import.meta.url))],
    outfile: SCRIPT,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Enough for the process to start and for any input that is really there. */
const SECONDS = 30;

/** What the library makes of an input that could stall or kill the process it is in. */
async function codeOf(input: string): Promise<string> {
  const args = ['--max-old-space-size=512', SCRIPT, input];
  try {
    const { stdout } = await run(process.execPath, args, { timeout: SECONDS * 1000 });
    return stdout;
  } catch (error) {
    const killed = error instanceof Error && 'killed' in error && error.killed === true;
    return killed ? `no answer in ${SECONDS} seconds` : 'the process died';
  }
}

const INPUTS = [
  ['doubled-state', 'INVALID_STATE'],
  ['doubled-part', 'INVALID_STATE'],
  ['doubled-action', 'INVALID_ACTION'],
  ['doubled-log', 'INVALID_LOG'],
  ['doubled-sheet', 'INVALID_SHEET'],
  ['holes-deck', 'INVALID_STATE'],
  ['holes-part', 'INVALID_STATE'],
  ['holes-setup', 'INVALID_OPTIONS'],
  ['holes-log', 'INVALID_LOG'],
  ['holes-record', 'INVALID_LOG'],
  ['holes-map', 'INVALID_MAP'],
  ['long-deck', 'INVALID_STATE'],
  ['long-houses', 'INVALID_STATE'],
  ['long-name', 'INVALID_STATE'],
  ['holes-tiles', 'INVALID_OPTIONS'],
  ['long-tiles', 'INVALID_STATE'],
  ['long-log', 'INVALID_LOG'],
] as const;

describe.concurrent('work is bounded by the size of the input', () => {
  test.each(INPUTS)(
    '%s: refused with %s, soon',
    async (input, code) => {
      expect(await codeOf(input)).toBe(code);
    },
    SECONDS * 2000,
  );
});
