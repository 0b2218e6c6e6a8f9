/**
 * Which tests answer for a file of `src`: those that import it, the nearest first. Where imports cannot say, as everything
 * imports everything through `src/index.ts`, names do, and a line in the test: `// answers for src/modules src/maps`.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

export const ROOT = resolve(import.meta.dirname, '../..');

/** As many suites as answer for a file at most; scenarios, and suites of its room or that say that they do, come on top. */
export const MOST_SUITES = 8;

const RULEBOOK = 'docs/rulebook';
export const RULEBOOK_TEST = 'test/rulebook.test.ts';

/** Suites that start programs, or read the sources in place of running them: a change in memory does not reach them. */
const APART = ['package', 'mutation', 'types', 'architecture.test.ts'].map(
  (place) => `test/${place}`,
);

/** Suites that wait for pages answer only for what they say. */
const IN_A_BROWSER = 'test/browser';

export interface Answers {
  /** The suites that answer for files, the nearest first; scenarios come last. */
  of(files: readonly string[], most?: number): readonly string[];
  /** The suites in a folder that is named as one of the files is, and those that say themselves that they answer for it. */
  tellFor(files: readonly string[]): readonly string[];
}

export async function readAnswers(): Promise<Answers> {
  const suites = testFiles();
  const imports = await importsOf(suites.filter((suite) => !isIn(suite, IN_A_BROWSER)));
  const told = new Map(
    [...suites, ...scenarioFiles()].map((suite) => [suite, placesIn(suite)] as const),
  );
  const lengths = new Map([...told.keys()].map((suite) => [suite, lengthOf(suite)] as const));
  const tells = (suite: string, file: string): boolean =>
    isOfRoom(suite, file) || (told.get(suite)?.some((place) => isIn(file, place)) ?? false);

  /** How far a suite is from a file, in steps of imports; the same names bring it nearer, and what it says itself does. */
  function rankOf(suite: string, file: string, steps: ReadonlyMap<string, number>): number {
    const far = steps.get(suite.endsWith('.rules') ? RULEBOOK_TEST : suite);
    const doesTell = tells(suite, file);
    if (far === undefined && !doesTell) return Number.POSITIVE_INFINITY;
    return (far ?? 3) - Math.max(doesTell ? 1 : 0, sharedNames(suite, file));
  }

  function of(files: readonly string[], most = MOST_SUITES): readonly string[] {
    const ranks = new Map<string, number>();
    for (const file of files) {
      const steps = stepsTo(file, imports);
      for (const suite of told.keys()) {
        const rank = Math.min(
          ranks.get(suite) ?? Number.POSITIVE_INFINITY,
          rankOf(suite, file, steps),
        );
        if (rank < Number.POSITIVE_INFINITY) ranks.set(suite, rank);
      }
    }
    const near = [...ranks.keys()].sort(
      // Of many suites that are as far, the shortest are about one thing, and quick.
      (a, b) =>
        (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) ||
        (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0) ||
        (a < b ? -1 : 1),
    );
    const isScenario = (suite: string) => suite.endsWith('.rules');
    const saying = new Set(tellFor(files));
    const silent = near.filter((suite) => !isScenario(suite) && !saying.has(suite)).slice(0, most);
    return [
      ...near.filter(
        (suite) => !isScenario(suite) && (saying.has(suite) || silent.includes(suite)),
      ),
      ...near.filter(isScenario),
    ];
  }

  function tellFor(files: readonly string[]): readonly string[] {
    return [...told.keys()].filter((suite) => files.some((file) => tells(suite, file)));
  }

  return { of, tellFor };
}

function testFiles(): readonly string[] {
  return filesIn('test')
    .filter((file) => file.endsWith('.test.ts') && file !== RULEBOOK_TEST)
    .filter((file) => !APART.some((place) => isIn(file, place)));
}

function scenarioFiles(): readonly string[] {
  return filesIn(RULEBOOK).filter((file) => file.endsWith('.rules'));
}

/** The files in a folder, or the one file of that name, in the order of their names. */
export function filesIn(place: string): readonly string[] {
  if (/\.\w+$/.test(place)) return [place];
  return readdirSync(resolve(ROOT, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, resolve(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

export function isIn(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place}/`);
}

function lengthOf(suite: string): number {
  return statSync(resolve(ROOT, suite)).size;
}

function placesIn(suite: string): readonly string[] {
  const text = readFileSync(resolve(ROOT, suite), 'utf8');
  const [, places = ''] = /^(?:\/\/|#) answers for (.+)$/m.exec(text) ?? [];
  return places.split(/[ ,]+/).filter((place) => place !== '');
}

/** By file, who imports it. Types are gone by then. */
async function importsOf(suites: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const all = [...suites, RULEBOOK_TEST];
  const { metafile } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: all.map((file) => `import './${file}';`).join('\n'), resolveDir: ROOT },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    // A test that imports all of `src` by a pattern imports declarations, too.
    loader: { '.d.ts': 'empty' },
    plugins: [OWN_PACKAGE],
  });
  const importers = new Map<string, string[]>();
  for (const [importer, { imports }] of Object.entries(metafile.inputs)) {
    if (importer === '<stdin>') continue;
    for (const { path, external } of imports) {
      if (external === true) continue;
      const others = importers.get(path);
      if (others === undefined) importers.set(path, [importer]);
      else others.push(importer);
    }
  }
  return importers;
}

/** Examples import the package by its name, as its users do. */
export const OWN_PACKAGE: Plugin = {
  name: 'own package',
  setup(build) {
    build.onResolve({ filter: /^concordia-rules(\/|$)/ }, ({ path }) => {
      const entry = path
        .replace(/^concordia-rules\/?/, '')
        .replace(/^kit\/rules$/, 'kit-rules')
        .replace(/^words\//, 'languages/');
      const places = [`src/${entry}.ts`, `src/${entry}/index.ts`, 'src/index.ts'];
      const found = places.map((place) => resolve(ROOT, place)).find((file) => existsSync(file));
      return found === undefined ? undefined : { path: found };
    });
  },
};

function stepsTo(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const steps = new Map([[file, 0]]);
  for (const [at, far] of steps) {
    for (const importer of importers.get(at) ?? []) {
      if (!steps.has(importer)) steps.set(importer, far + 1);
    }
  }
  return steps;
}

/** What a suite and a file have in common by their names: `test/maps/roma/board.test.ts` is near to all of `src/maps/roma`. */
function sharedNames(suite: string, file: string): number {
  const folders = new Set(dirname(file).split('/').slice(1));
  const shared = dirname(suite)
    .split('/')
    .filter((name) => folders.has(name));
  return 2 * shared.length + (bare(suite) === bare(file) ? 1 : 0);
}

/** `test/notation/said.test.ts` answers for all of `src/notation`, and `test/maps/steps.test.ts` for all maps. */
function isOfRoom(suite: string, file: string): boolean {
  const folder = dirname(suite).replace(/^test\b/, 'src');
  return folder !== 'src' && isIn(file, folder);
}

function bare(file: string): string {
  return basename(file).replace(/\..*$/, '');
}
