/** How many files of `src`, and functions in them, one action passes: what a newcomer has to read to follow it. */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as concordia from '../../src/index';

const SRC = resolve(import.meta.dirname, '../../src');

/** What an action passes. */
export interface Path {
  /** Files of `src`, such as `rules/houses.ts`. */
  readonly files: readonly string[];
  readonly functions: number;
}

/** Counts with the coverage of V8, for the first house that is built after a hundred actions by chance. */
export async function pathOfBuilding(map: string, folder: string): Promise<Path> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from '${SRC}/index.ts'; export { chanceFromSeed } from '${SRC}/bots.ts';`,
      resolveDir: SRC,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'error',
  });
  const text = outputFiles[0]?.text ?? '';
  const bundle = join(folder, 'path.mjs');
  writeFileSync(bundle, text);
  const library: typeof concordia & typeof import('../../src/bots') = await import(
    pathToFileURL(bundle).href
  );
  const { state, action } = houseIn(library, map);

  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  library.applyAction(state, action);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();

  const [called] = result.filter(({ url }) => url.endsWith('/path.mjs'));
  const places = (called?.functions ?? []).flatMap(({ ranges: [range] }) =>
    range !== undefined && range.count > 0 && range.startOffset > 0 ? [range.startOffset] : [],
  );
  // Before the text of each file, esbuild says which one it is: one of ours, or one of zod, which is nobody's to read.
  const marks = [...text.matchAll(/^\/\/ (?:.*\/)?(?:src\/(\S+\.ts)|node_modules\/\S+)$/gm)];
  const passed = places.flatMap((place) => marks.findLast(({ index }) => index < place)?.[1] ?? []);
  return { files: [...new Set(passed)].sort(), functions: passed.length };
}

function houseIn(library: typeof concordia & typeof import('../../src/bots'), map: string) {
  const chance = library.chanceFromSeed('path');
  let state = library.createGame({ map, players: 3, seed: 'path' });
  for (let count = 0; count < 3000; count++) {
    const actions = library.legalActions(state);
    const action = actions.find(({ type }) => type === 'buildHouse');
    // As it comes from outside.
    if (action !== undefined && count > 100) return { state, action: structuredClone(action) };
    const next = actions[chance(actions.length)];
    if (next === undefined) break;
    state = library.applyAction(state, next);
  }
  throw new Error(`Nobody builds on ${map}.`);
}
