/** Tries changes: first which suites are green and come to which change, then each change against those that come to it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Answers } from './answers';
import { BUNDLES, bundle, bundled, removeBundles } from './bundle';
import type { Instrumented, Mutant } from './mutants';
import { Suites } from './suites';

export interface Verdict {
  readonly mutant: Mutant;
  /** The suite that noticed it; undefined if none did. */
  readonly by: string | undefined;
  /** Whether any suite comes to it. */
  readonly isReached: boolean;
}

/** The longest that a round of all suites may take, in seconds. */
const LONGEST_ROUND = 3600;

/** Which change is made; none in the first round. */
const ACTIVE = resolve(BUNDLES, 'active.txt');

const HITS = resolve(BUNDLES, 'hits.jsonl');

/** A suite, and the changes that it comes to; without a suite, those that are made while the library loads. */
const Hits = z.strictObject({ suite: z.optional(z.string()), ids: z.array(z.string()) });

interface Round {
  readonly seconds: ReadonlyMap<string, number>;
  /** By suite that is green, the changes that it comes to. */
  readonly hits: ReadonlyMap<string, ReadonlySet<string>>;
  /** Changes that are made while the library loads. */
  readonly always: ReadonlySet<string>;
}

/** @param told - hears of each change when it has been tried. */
export async function tryAll(
  sample: readonly Mutant[],
  { texts }: Instrumented,
  answers: Answers,
  told: (verdict: Verdict) => void,
): Promise<void> {
  const files = [...new Set(sample.map(({ file }) => file))];
  const near = new Map(files.map((file) => [file, answers.of([file])]));
  const suites = [...new Set([...near.values()].flat())];
  const worker = new Suites();
  try {
    await bundle(suites, texts, setupFor(files));
    const round = await firstRound(suites, worker);
    const kills = new Map<string, number>();
    const worth = (suite: string): number =>
      (0.3 + (round.seconds.get(suite) ?? 0)) / (1 + (kills.get(suite) ?? 0));
    for (const mutant of sample) {
      const able = near.get(mutant.file)?.filter((suite) => {
        const hits = round.hits.get(suite);
        return hits !== undefined && (round.always.has(mutant.id) || hits.has(mutant.id));
      });
      const order = (able ?? []).toSorted((a, b) => worth(a) - worth(b));
      const by = order.length === 0 ? undefined : await noticed(mutant, order, round, worker);
      if (by !== undefined) kills.set(by, (kills.get(by) ?? 0) + 1);
      told({ mutant, by, isReached: order.length > 0 });
    }
  } finally {
    worker.end();
    removeBundles();
  }
}

async function noticed(
  mutant: Mutant,
  order: readonly string[],
  { seconds }: Round,
  worker: Suites,
): Promise<string | undefined> {
  writeFileSync(ACTIVE, mutant.id);
  const usual = order.reduce((sum, suite) => sum + (seconds.get(suite) ?? 0), 0);
  // A machine may be busy with other things; only what never ends takes as long as this.
  const result = await worker.run(order, 60 + 5 * usual);
  if (result === undefined) return 'no end';
  const [first] = result.failed;
  return first === undefined ? (result.hasError ? 'an error' : undefined) : order[first];
}

async function firstRound(suites: readonly string[], worker: Suites): Promise<Round> {
  const result = await worker.run(suites, LONGEST_ROUND);
  if (result === undefined) throw new Error('The tests do not come to an end.');
  const red = new Set(result.failed.map((index) => suites[index]));
  for (const index of result.failed) {
    console.log(`(left out, red without a change: ${suites[index]}: ${result.why[index]})`);
  }
  const lines = existsSync(HITS) ? readFileSync(HITS, 'utf8').trim().split('\n') : [];
  const all = lines.map((line) => Hits.parse(JSON.parse(line)));
  const hitsOf = (suite: string): readonly string[] => {
    const path = resolve(BUNDLES, `${bundled(suite)}.js`);
    return all.flatMap((one) => (one.suite === path ? one.ids : []));
  };
  const green = suites.filter((suite) => !red.has(suite));
  return {
    seconds: new Map(suites.map((suite, index) => [suite, result.seconds[index] ?? 0])),
    hits: new Map(green.map((suite) => [suite, new Set(hitsOf(suite))])),
    always: new Set(all.flatMap(({ suite, ids }) => (suite === undefined ? ids : []))),
  };
}

/**
 * Runs before each suite. The instrumented files read in `__stryker__` which change is made, and count there who comes to which.
 * After a failure the suites that are left need not even load.
 */
function setupFor(files: readonly string[]): string {
  const load = files.map((file) => `await import('./${file}');`).join('\n');
  return `
    import { appendFileSync, existsSync, readFileSync } from 'node:fs';
    import { afterAll, afterEach } from 'vitest';
    const write = (hits) => appendFileSync(${JSON.stringify(HITS)}, JSON.stringify(hits) + '\\n');
    const isTrial = existsSync(${JSON.stringify(ACTIVE)});
    const counts = (globalThis.__stryker__ ??= { mutantCoverage: { static: {}, perTest: {} } });
    if (isTrial) {
      if (globalThis.hasFailed) throw new Error('Another suite has noticed.');
      counts.activeMutant = readFileSync(${JSON.stringify(ACTIVE)}, 'utf8');
      afterEach(({ task }) => {
        if (task.result?.state === 'fail') globalThis.hasFailed = true;
      });
    } else {
      if (counts.currentTestId === undefined) {
        ${load}
        write({ ids: Object.keys(counts.mutantCoverage.static) });
        counts.currentTestId = 'now';
      }
      counts.mutantCoverage.perTest = {};
      afterAll(({}, { file }) => {
        write({ suite: file.filepath, ids: Object.keys(counts.mutantCoverage.perTest.now ?? {}) });
      });
    }`;
}
