/** The test vectors: each plays again from its JSON as it says, here and in Python. All of them at night, and in the package. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { TestVector } from '../../src/cli/rulebook/vectors';
import * as concordia from '../../src/index';
import { rulebookFiles, vectorsIn } from '../../tools/vectors';
import { page, ROOT } from '../readme/markdown';
import { playedAgain } from '../support/vectors';
import { expectParts } from './parts';

const CHECK = 'docs/examples/vectors/check.py';
/** Actions, refusals, choices, score sheets, a map and a module with parts of their own. */
const SOME = [
  'architect.rules',
  'scores.rules',
  'storehouse.rules',
  'germania.rules',
  'salt.rules',
];

const dir = mkdtempSync(join(tmpdir(), 'concordia-vectors-'));
afterAll(() => rmSync(dir, { recursive: true }));

const FILES = process.env.FUZZ === undefined ? SOME : rulebookFiles();
const vectors: readonly TestVector[] = JSON.parse(JSON.stringify(FILES.flatMap(vectorsIn)));

test('a vector plays again from its JSON as it says', () => {
  expect(vectors.length).toBeGreaterThan(70);
  for (const vector of vectors) expect(playedAgain(concordia, vector)).toEqual(vector);
});

test('ids are there once, and every kind of step', () => {
  expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
  const steps = vectors.flatMap(({ steps }) => steps);
  for (const kind of ['action', 'refused', 'legal', 'fact', 'sheet']) {
    expect(steps.filter((step) => kind in step).length, kind).toBeGreaterThan(0);
  }
});

test('numbers are whole and keys are ASCII, as the page says of the hash', () => {
  const odd: unknown[] = [];
  JSON.stringify(
    vectors.map(({ start }) => start),
    (key, value) => {
      if (/[^ -~]/.test(key) || (typeof value === 'number' && !Number.isSafeInteger(value))) {
        odd.push([key, value]);
      }
      return value;
    },
  );
  expect(odd).toEqual([]);
});

test('the page shows what is in the file', () => {
  expectParts('docs/vectors.md', 'docs/examples/vectors');
  for (const field of [
    'id',
    'rules',
    'logVersion',
    'options',
    'isSetUp',
    'start',
    'hash',
    'perft',
  ]) {
    expect(page('docs/vectors.md')).toContain(`\`${field}\``);
  }
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('Not run: there is no python3 here.');

describe.runIf(hasPython)('check.py', () => {
  const check = (name: string, lines: readonly object[]) => {
    const file = join(dir, name);
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const { status, stdout, stderr } = spawnSync('python3', [`${ROOT}${CHECK}`, file], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  test('finds the same hashes', () => {
    expect(check('good.ndjson', vectors)).toEqual({
      status: 0,
      stdout: `${vectors.length} test vectors are sound\n`,
      stderr: '',
    });
  });

  test('notices another start, another step, and an id that is there twice', () => {
    const [first, second, third] = vectors;
    const changed = [
      { ...first, start: { ...first?.start, turn: 7 } },
      { ...second, steps: [{ jumps: 3 }] },
      third,
      third,
    ] as const;
    const { status, stdout } = check('bad.ndjson', changed as readonly object[]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/another start\n.*no kind: \['jumps'\]\nan id is there twice\n$/);
  });
});
