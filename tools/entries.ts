/** The entries of the package: the exports of package.json, each with its source. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Conditions {
  readonly import: { readonly default: string };
}

const { exports }: { readonly exports: Readonly<Record<string, string | Conditions>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** Sources by the names of their files in dist: `core`, `maps/imperium/index`, `languages/fr/index`. */
export const ENTRIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(exports)
    .flatMap((target) => (typeof target === 'string' ? [] : namesOf(target)))
    .map((name) => [name, resolve('src', `${name}.ts`)]),
);

/** A star stands for every folder of a room. */
function namesOf({ import: { default: file } }: Conditions): readonly string[] {
  const name = file.slice('./dist/'.length, -'.js'.length);
  const [room = '', rest] = name.split('/*');
  if (rest === undefined) return [name];
  const entries = readdirSync(`src/${room}`, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [`${room}/${entry.name}${rest}`] : []));
}
