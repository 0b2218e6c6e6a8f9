/** docs/architecture.md names every room of the source; docs/kit/change.md every way to plug in. */
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Rules } from '../../src/kit';
import { page, ROOT } from '../readme/markdown';

/** Every way to plug in. */
const WAYS: Readonly<Record<Exclude<keyof Rules, 'id'>, true>> = {
  steps: true,
  decisions: true,
  events: true,
  refusals: true,
  faults: true,
  nouns: true,
  parts: true,
  roles: true,
  deck: true,
  pieces: true,
  tokens: true,
  scores: true,
  seats: true,
  parties: true,
  modifiers: true,
  forbid: true,
  overrides: true,
  on: true,
  setUp: true,
  audit: true,
};

const PAGE = page('docs/architecture.md');
const FOR_AUTHORS = page('docs/kit/change.md');

/** The rows of the tables under a heading: their first words, and what is said of them. */
function tableUnder(heading: string, text = PAGE): Readonly<Record<string, string>> {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [rows = ''] = section.split(/\n##/);
  return Object.fromEntries(
    [...rows.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, name, what]) => [name, what]),
  );
}

test('every way to plug in', () => {
  expect(Object.keys(tableUnder('Ways to plug in', FOR_AUTHORS))).toEqual(Object.keys(WAYS));
  // Words change no rule.
  const { faults: _faults, nouns: _nouns, ...changing } = WAYS;
  expect(Object.keys(changing).length).toBeLessThanOrEqual(18);
});

test('every room of src', () => {
  const rooms = readdirSync(`${ROOT}src`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  expect(Object.keys(tableUnder('The rooms')).sort()).toEqual(rooms.sort());
});

test('every file that it names is there', () => {
  const named = [...PAGE.matchAll(/`((?:[a-z-]+\/)+[a-z-]+\.ts)`/g)].map(([, file = '']) => file);
  const isThere = (file: string): boolean =>
    existsSync(`${ROOT}${file}`) || existsSync(`${ROOT}src/${file}`);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !isThere(file))).toEqual([]);
});

test('it stays short', () => {
  expect(PAGE.split('\n').length).toBeLessThanOrEqual(120);
});
