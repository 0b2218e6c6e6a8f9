/** docs/architecture.md names every room of the source. */
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { page, ROOT } from '../readme/markdown';

const PAGE = page('docs/architecture.md');

/** The rows of the tables under a heading: their first words, and what is said of them. */
function tableUnder(heading: string): Readonly<Record<string, string>> {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  const [rows = ''] = section.split(/\n##/);
  return Object.fromEntries(
    [...rows.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, name, what]) => [name, what]),
  );
}

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
