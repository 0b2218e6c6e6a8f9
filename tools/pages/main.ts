/**
 * Writes the pages that are made from the code into `docs/reference`: `npm run pages` all of them, `npm run pages -- packed`
 * those of the package, `npm run pages -- kit texts/de` these. `npm run pages -- released` notes the texts of a release.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../texts/rooms';
import { fileOf, MADE_PAGES, PACKED_PAGES } from './made';

async function main(asked: readonly string[]): Promise<void> {
  if (asked[0] === 'released') {
    const { noteReleased } = await import('./texts');
    noteReleased();
    return;
  }
  for (const name of namesOf(asked)) await write(name);
}

function namesOf(asked: readonly string[]): readonly string[] {
  if (asked.length === 0) return Object.keys(MADE_PAGES);
  return asked[0] === 'packed' ? PACKED_PAGES : asked;
}

async function write(name: string): Promise<void> {
  const make = MADE_PAGES[name];
  if (make === undefined) {
    throw new Error(`There is no page ${name}, only ${Object.keys(MADE_PAGES).join(', ')}.`);
  }
  const file = join(ROOT, fileOf(name));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await make());
}

await main(process.argv.slice(2));
