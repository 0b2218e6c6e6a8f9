/** A package that is named on the command line is the one that a program in the working directory would import. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressOf } from '../../src/cli/package-address';

const HOME = realpathSync(mkdtempSync(join(tmpdir(), 'concordia-address-')));
const MODULES = join(HOME, 'node_modules');

beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(HOME);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => rmSync(HOME, { recursive: true }));

/** Installs a package with what its package.json says, and returns the address of a file in it. */
function installed(name: string, about: string | object, file = 'index.js'): string {
  const path = join(MODULES, name, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  const text = typeof about === 'string' ? about : JSON.stringify(about);
  writeFileSync(join(MODULES, name, 'package.json'), text);
  return pathToFileURL(path).href;
}

test.each<[what: string, name: string, exports: unknown, asked: string]>([
  ['one that can be required', 'plain', undefined, 'plain'],
  ['one that can only be imported', 'modern', { import: './index.js' }, 'modern'],
  ['with a scope', '@me/modern', { import: './index.js' }, '@me/modern'],
  ['a part of it', 'parts', { './words/fr': { import: './index.js' } }, 'parts/words/fr'],
  [
    'conditions within conditions, the first that an import meets',
    'nested',
    { '.': { browser: './none.js', node: { import: './index.js' }, default: './none.js' } },
    'nested',
  ],
  ['a file without conditions, for a part alone', 'text', { './one': './index.js' }, 'text/one'],
])('%s', (_, name, exports, asked) => {
  const address = installed(name, { name, ...(exports === undefined ? {} : { exports }) });
  expect(addressOf(asked)).toBe(address);
});

test.each<[what: string, name: string, about: string | object, asked: string]>([
  ['none of this name', 'other', {}, 'nobody'],
  ['a part that it does not export', 'closed', { exports: { '.': './index.js' } }, 'closed/part'],
  ['conditions that no import meets', 'browser', { exports: { browser: './index.js' } }, 'browser'],
  ['a package.json that is none', 'broken', '{', 'broken/part'],
  ['what Node.js has itself', 'other', {}, 'fs'],
  ['what is no name', 'other', {}, './other'],
])('not %s', (_, name, about, asked) => {
  installed(name, about);
  expect(addressOf(asked)).toBeUndefined();
});
