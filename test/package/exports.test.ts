/** What can be imported, and how. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENTRIES } from '../../tools/entries';
import typedoc from '../../typedoc.json';

const { exports, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Beside the rooms, and not for everybody. */
const INSIDE = [
  'all-words',
  'create-engine',
  'library',
  'match-faults',
  'new-game',
  'shared-exports',
  'text-logs',
];

/** Data is there as it is. */
const subpaths = Object.keys(exports).filter((path) => !/\.(?:json|gz)$/.test(path));

describe('exports', () => {
  test.each(subpaths)('%s has a file and declarations for import and for require', (path) => {
    const file = exports[path].import.default.slice('./dist/'.length, -'.js'.length);
    const types = `./dist/types/${file}`;
    expect(exports[path]).toEqual({
      import: { types: `${types}.d.ts`, default: `./dist/${file}.js` },
      require: { types: `${types}.d.cts`, default: `./dist/${file}.cjs` },
    });
  });

  test('name every file beside the rooms that is for everybody', () => {
    const files = readdirSync('src').flatMap((file) => file.match(/^(.+)\.ts$/)?.[1] ?? []);
    const entries = Object.keys(ENTRIES).filter((name) => !name.includes('/'));
    expect(entries.sort()).toEqual(files.filter((name) => !INSIDE.includes(name)).sort());
  });

  test('are built from sources that there are, and told in the reference', () => {
    const sources = Object.values(ENTRIES);
    expect(sources.length).toBeGreaterThan(30);
    expect(sources.filter((file) => !existsSync(file))).toEqual([]);
    const told = typedoc.entryPoints.filter((file) => /^src\/[^/]+$/.test(file));
    expect(told.length).toBe(Object.keys(ENTRIES).filter((name) => !name.includes('/')).length);
  });
});

test('nothing runs when the package is installed, and npm asks nobody to allow it', () => {
  const hooks = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare'];
  expect(Object.keys(scripts).filter((name) => hooks.includes(name))).toEqual([]);
});
