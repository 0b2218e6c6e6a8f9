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

/** Of the processor: enough for the process to start and for any input that is really there. */
const SECONDS = 30;
/** What never ends is ended after that, on a machine with much else to do. */
const MOST_MINUTES = 5;

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
  ['shared-notes', 'INVALID_LOG'],
  ['shared-notes-of-viewer', 'INVALID_LOG'],
] as const;

/** What the library makes of inputs that could stall or kill the process they are in, one after the other. */
async function codesOf(inputs: readonly string[]): Promise<readonly string[]> {
  const args = ['--max-old-space-size=512', SCRIPT, ...inputs];
  try {
    const { stdout, stderr } = await run(process.execPath, args, {
      timeout: MOST_MINUTES * 60_000,
    });
    const seconds = Number(stderr) / 1000;
    if (seconds > SECONDS) return inputs.map(() => `an answer after ${seconds} seconds`);
    return stdout.trimEnd().split('\n');
  } catch (error) {
    const killed = error instanceof Error && 'killed' in error && error.killed === true;
    const fault = killed ? `no answer in ${MOST_MINUTES} minutes` : 'the process died';
    return inputs.map(() => fault);
  }
}

/** All of them in one process, made for the first that asks: most of the time is its start. */
let together: Promise<readonly string[]> | undefined;

/** At night each input has a process of its own, in which nothing was before. */
async function codeOf(input: string, index: number): Promise<string | undefined> {
  if (process.env.FUZZ !== undefined) return (await codesOf([input]))[0];
  together ??= codesOf(INPUTS.map(([name]) => name));
  return (await together)[index];
}

describe.concurrent('work is bounded by the size of the input', () => {
  test.each(INPUTS.map(([input, code], index) => [input, code, index] as const))(
    '%s: refused with %s, soon',
    async (input, code, index) => {
      expect(await codeOf(input, index)).toBe(code);
    },
  );
});
