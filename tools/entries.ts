/** What people import: the exports of package.json, each with the source it is built from. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Conditions {
  readonly import: { readonly default: string };
}

const { exports }: { readonly exports: Readonly<Record<string, string | Conditions>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** Sources by the names of their files in dist: `core`, `maps/imperium`, `languages/fr`. */
export const ENTRIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(exports)
    .flatMap((target) => (typeof target === 'string' ? [] : namesOf(target)))
    .map((name) => [name, sourceOf(name)]),
);

/** A star stands for each folder of a room. */
function namesOf({ import: { default: file } }: Conditions): readonly string[] {
  const name = file.slice('./dist/'.length, -'.js'.length);
  if (!name.endsWith('/*')) return [name];
  const room = name.slice(0, -'/*'.length);
  const entries = readdirSync(`src/${room}`, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [`${room}/${entry.name}`] : []));
}

function sourceOf(name: string): string {
  const file = resolve('src', `${name}.ts`);
  return existsSync(file) ? file : resolve('src', name, 'index.ts');
}
