/**
 * Suites and all they import, bundled with all changes in them: they load in a second, where Vitest would take ten. Nothing of
 * the sources is written, so they may be worked on meanwhile.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { OWN_PACKAGE, ROOT } from './answers';
import { PAGES, writeTexts } from './pages';

/** Where the bundles are, a folder for each run. */
export const BUNDLES = resolve(ROOT, '.mutation', String(process.pid));

/** The name of what a suite becomes, from there. */
export function bundled(suite: string): string {
  return `${suite.replace(/\.test\.ts$/, '')}.test`;
}

/**
 * Makes the bundles anew.
 *
 * @param suites - tests, and files of scenarios, each of which becomes a test.
 * @param texts - the files that have changes in them.
 * @param load - what loads the library.
 */
export async function bundle(
  suites: readonly string[],
  texts: ReadonlyMap<string, string>,
  load: string,
): Promise<void> {
  removeBundles();
  for (const folder of new Set(suites.map((suite) => dirname(suite)))) linkData(folder);
  writeTexts(BUNDLES, texts);
  await build({
    absWorkingDir: ROOT,
    entryPoints: [
      ...suites.map((suite) => ({ in: resolve(ROOT, suite), out: bundled(suite) })),
      { in: resolve(import.meta.dirname, 'runner.ts'), out: 'runner' },
      { in: 'made:load', out: 'load' },
      { in: 'made:empty', out: 'empty.test' },
    ],
    outdir: BUNDLES,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    // A test that imports all of `src` by a pattern imports declarations, too.
    loader: { '.d.ts': 'empty' },
    plugins: [OWN_PACKAGE, FOLDERS, PAGES, withChanges(texts), made({ load, empty: EMPTY })],
  });
}

export function removeBundles(): void {
  rmSync(BUNDLES, { recursive: true, force: true });
}

function withChanges(texts: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'changes',
    setup(build) {
      build.onLoad({ filter: /\.rules$/ }, ({ path }) => ({
        contents: scenarios(path),
        resolveDir: ROOT,
      }));
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const changed = texts.get(path.slice(ROOT.length + 1).replaceAll('\\', '/'));
        const text = changed ?? readFileSync(path, 'utf8');
        if (changed === undefined && !text.includes('import.meta.')) return undefined;
        return { contents: inPlace(text, path), loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** boardgame.io has folders as entries, which Vitest finds, and Node.js does not import. */
const FOLDERS: Plugin = {
  name: 'folders',
  setup(build) {
    const { resolve: found } = createRequire(import.meta.url);
    build.onResolve({ filter: /^boardgame\.io\// }, ({ path }) => ({
      path: found(path),
      external: true,
    }));
  },
};

/** Files that are nowhere written, by their names. */
function made(texts: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'made',
    setup(build) {
      build.onResolve({ filter: /^made:/ }, ({ path }) => ({ path, namespace: 'made' }));
      build.onLoad({ filter: /./, namespace: 'made' }, ({ path }) => ({
        contents: texts[path.slice('made:'.length)] ?? '',
        resolveDir: ROOT,
      }));
    },
  };
}

/** What Vitest has to run before our runner does. */
const EMPTY = "import { test } from 'vitest'; test('nothing', () => {});";

/** Files to compare with lie beside the tests. */
function linkData(folder: string): void {
  mkdirSync(resolve(BUNDLES, folder), { recursive: true });
  for (const entry of readdirSync(resolve(ROOT, folder), { withFileTypes: true })) {
    const there = resolve(ROOT, folder, entry.name);
    const isData = entry.isDirectory() && !readdirSync(there).some((name) => /\.tsx?$/.test(name));
    if (isData) symlinkSync(there, resolve(BUNDLES, folder, entry.name), 'junction');
  }
}

/** A test finds what lies beside it where it was written. */
function inPlace(text: string, path: string): string {
  const places = { dirname: dirname(path), filename: path, url: pathToFileURL(path).href };
  // In quotes it is what a bundler is told.
  return text.replace(/(?<!['"])import\.meta\.(dirname|filename|url)\b/g, (_all, name) =>
    JSON.stringify(places[name as keyof typeof places]),
  );
}

function scenarios(path: string): string {
  return `
    import { readFileSync } from 'node:fs';
    import { expect, test } from 'vitest';
    import * as concordia from './src/index';
    import { runRules } from './src/testing';
    import { untoldIn } from './test/support/untold';
    test('scenarios', () => {
      const text = readFileSync(${JSON.stringify(path)}, 'utf8');
      const { scenarios, failures } = runRules(concordia, text);
      expect(failures).toEqual([]);
      expect(scenarios.flatMap(untoldIn)).toEqual([]);
    });`;
}
