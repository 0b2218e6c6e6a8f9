// answers for src
/** Whoever follows docs/upgrade.md finds what it names. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { page, ROOT } from '../readme/markdown';

const SRC = resolve(ROOT, 'src');
const { exports } = JSON.parse(page('package.json'));
const ENTRIES = [
  ...Object.keys(exports),
  // One for each folder.
  ...readdirSync(resolve(SRC, 'maps')).map((name) => `./maps/${name}`),
].map((path) => path.replace(/^\./, 'concordia-rules'));

/** What the code calls anything: comments do not count, for they may tell of what has gone. */
const KNOWN = new Set(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(resolve(SRC, name), 'utf8'))
    .map((text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .flatMap((text) => text.match(/[A-Za-z]\w*/g) ?? []),
);

/** Of a table, what is there now; of the rest, all that stands below versions which were published. */
const told = page('docs/upgrade.md')
  .split('## From 1.0.0')[1]
  ?.split('\n')
  .map((line) => (line.startsWith('|') ? (line.split('|')[2] ?? '') : line));
const codes = (told ?? []).flatMap((line) => line.match(/(?<=`)[^`]+(?=`)/g)?.filter(isCode) ?? []);

/** Not what stands between two of them. */
function isCode(_: string, index: number): boolean {
  return index % 2 === 0;
}

test('it names what there is', () => expect(codes.length).toBeGreaterThan(20));

test.each([...new Set(codes)])('%s is there', (code) => {
  if (code.includes('/')) {
    expect(ENTRIES).toContain(code.replace(/^\//, 'concordia-rules/'));
    return;
  }
  const names = code.match(/[A-Za-z]\w*/g) ?? [];
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !KNOWN.has(name))).toEqual([]);
});
