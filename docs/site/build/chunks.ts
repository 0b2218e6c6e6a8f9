/** Which files the scripts of the site are in: every tool loads what it needs, and a name says what is inside. */
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../../../src/', import.meta.url));

/** Parts of the package that get a script of their own; the first that fits. */
const PARTS: readonly (readonly [pattern: RegExp, name: string | null])[] = [
  // One by one: a score sheet needs a single map.
  [/^maps\/([a-z]+)\//, 'map-$1'],
  // Lists of maps need the maps, which need the rules: it must not be in the script of either.
  [
    /^(?:maps\/)?(?:[a-z]+|all-words|create-engine|match-faults|new-game|shared-exports|text-logs)\.ts$/,
    null,
  ],
  [/^notation\//, 'notation'],
  [/^languages\/([a-z]+)\//, 'words-$1'],
  // What they share.
  [/^languages\//, 'words'],
  // What rules and words share: words must not need the rules.
  [/^model\//, 'model'],
  [/^bots\//, 'bots'],
  [/^(?:dom|svg)\//, 'board'],
  [/^table\//, 'table'],
  [/^/, 'rules'],
];

function partOf(id: string): string | null {
  if (id.includes('/node_modules/preact/')) return 'preact';
  if (id.includes('/node_modules/zod/')) return 'zod';
  if (!id.startsWith(SRC)) return null;
  const path = id.slice(SRC.length);
  const [pattern, name] = PARTS.find(([one]) => one.test(path)) ?? [];
  return name?.replace('$1', pattern?.exec(path)?.[1] ?? '') ?? null;
}

export const codeSplitting = {
  groups: [
    {
      name: partOf,
      // What a part needs may be needed without it.
      includeDependenciesRecursively: false,
      // A page that needs little of a part does not load all of it, so there may be several scripts of a part.
      entriesAware: true,
      // Small ones are put together, but not so many that two scripts need each other: one would run before the other is there.
      entriesAwareMergeThreshold: 30_000,
    },
  ],
};

interface Chunk {
  readonly name: string;
  readonly facadeModuleId: string | null;
}

/** Where a script is: under the name of its page or part, not with those of all that share it. */
export function chunkFileNames({ name, facadeModuleId }: Chunk): string {
  const module = facadeModuleId ?? '';
  if (module.includes('virtual:guide/')) return 'assets/guides/[name]-[hash].js';
  if (module.includes('/docs/examples/')) return 'assets/examples/[name]-[hash].js';
  const [, page] = /\/pages\/([a-z]+)\/index\.tsx$/.exec(module) ?? [];
  // A language of the package is not one of the site, whose scripts are named after it.
  const [, language] = /\/src\/languages\/([a-z]+)\/index\.ts$/.exec(module) ?? [];
  const words = language && `words-${language}`;
  const [, tag, part] = /\/docs\/site\/src\/words\/(\w+)[./](\w+)\.[jt]s$/.exec(module) ?? [];
  const texts = tag && `${tag}-${part}`;
  return `assets/${page ?? words ?? texts ?? name.replace(/~.*/, '')}-[hash].js`;
}
