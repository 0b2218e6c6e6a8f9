/** Mutation testing knows every file it should, and asks tests that there are. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { percentOf, readScores, readSurvivors } from './records';
import { filesOf, knownRooms, ROOMS, testsOf } from './rooms';

const ROOT = resolve(import.meta.dirname, '../..');
const MEASURED = [
  'engine',
  'kit',
  'roles',
  'rules',
  'scoring',
  'modules',
  'maps',
  'words',
  'analysis',
  'log',
];

const names = Object.keys(ROOMS);

test('every file is in one room', () => {
  const files = MEASURED.flatMap((folder) =>
    readdirSync(resolve(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `src/${folder}/${file.replaceAll('\\', '/')}`),
  );
  expect(names.flatMap(filesOf).sort()).toEqual(files.sort());
});

test.each(names)('%s: its tests are there', (name) => {
  for (const suite of ROOMS[name]?.suites ?? []) {
    expect(existsSync(resolve(ROOT, 'test', suite)), suite).toBe(true);
  }
});

test.each(names)('%s: each file has a score, or none yet', (name) => {
  const scores = readScores()[name] ?? {};
  expect(Object.keys(scores)).toEqual(filesOf(name));
  for (const [file, score] of Object.entries(scores)) {
    if (score === null) continue;
    expect(score.killed + score.alike, file).toBeLessThanOrEqual(score.covered);
    expect(percentOf(score), file).toBeGreaterThan(0);
  }
});

test('survivors are of files that there are', () => {
  const files = new Set(['*', ...names.flatMap(filesOf)]);
  for (const file of Object.keys(readSurvivors())) expect(files).toContain(file);
});

describe('npm run test:room', () => {
  const folders = readdirSync(resolve(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).map(
    (path) => path.replaceAll('\\', '/'),
  );

  test.each(folders)('src/%s has tests that are there', (path) => {
    const room = testsOf(path);
    expect(room?.source).toContain(`src/${path}`);
    expect(room?.suites).not.toEqual([]);
    for (const suite of room?.suites ?? []) {
      expect(existsSync(resolve(ROOT, suite)), suite).toBe(true);
    }
  });

  test.each(knownRooms())('the list has %s', (name) => {
    expect(testsOf(name)).toBeDefined();
  });

  test('the tests of the same name come first', () => {
    expect(testsOf('maps/roma')).toMatchObject({
      source: ['src/maps/roma'],
      suites: [
        'test/maps/roma',
        'test/maps',
        ...['modules', 'rules'].map((name) => `test/${name}`),
        'test/bad-input/states.test.ts',
        'test/bad-input/actions.test.ts',
      ],
    });
  });

  test('a folder has the tests of all rooms in it', () => {
    const suites = testsOf('engine')?.suites ?? [];
    for (const name of ['engine-states', 'engine-others']) {
      for (const suite of ROOMS[name]?.suites ?? []) expect(suites).toContain(`test/${suite}`);
    }
  });

  test.each(['atlantis', 'maps/atlantis', '..', '../test', '', 'constructor'])(
    '%j is no room',
    (name) => {
      expect(testsOf(name)).toBeUndefined();
    },
  );
});
