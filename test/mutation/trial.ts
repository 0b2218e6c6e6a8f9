/** Tries changes: first which suites are green and come to which change, then each change against those that come to it. */
import { type Answers, filesIn } from './answers';
import { bundle, removeBundles } from './bundle';
import type { Instrumented, Mutant } from './mutants';
import type { Result } from './orders';
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

/** What the tests of one change may take, as they do without it: the quick ones come first, others are left out. */
const MOST_SECONDS = 8;

/** More often than a hundred times as often as without the change, and this, nothing comes to it that ends. */
const MOST_HITS = 1000;

interface Round {
  readonly seconds: ReadonlyMap<string, number>;
  /** By suite that is green, the changes that it comes to, and how often. */
  readonly hits: ReadonlyMap<string, ReadonlyMap<string, number>>;
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
    await bundle(suites, texts, loading(files));
    const began = performance.now();
    const round = await firstRound(suites, worker);
    const took = Math.round((performance.now() - began) / 1000);
    console.log(`(${suites.length} suites without a change: ${took} s)`);

    const kills = new Map<string, number>();
    const worth = (suite: string): number =>
      (0.3 + (round.seconds.get(suite) ?? 0)) / (1 + (kills.get(suite) ?? 0));
    for (const mutant of sample) {
      const able = near.get(mutant.file)?.filter((suite) => {
        const hits = round.hits.get(suite);
        return hits !== undefined && (round.always.has(mutant.id) || hits.has(mutant.id));
      });
      const sorted = (able ?? []).toSorted((a, b) => worth(a) - worth(b));
      const order = inTime(sorted, round.seconds);
      const by = order.length === 0 ? undefined : await noticed(mutant, order, round, worker);
      if (by !== undefined) kills.set(by, (kills.get(by) ?? 0) + 1);
      told({ mutant, by, isReached: order.length > 0 });
    }
  } finally {
    worker.end();
    removeBundles();
  }
}

/** As many of the suites as take no longer together than a change may; one at least. */
function inTime(suites: readonly string[], seconds: Round['seconds']): readonly string[] {
  let sum = 0;
  return suites.filter((suite, index) => {
    const own = seconds.get(suite) ?? 0;
    if (index > 0 && sum + own > MOST_SECONDS) return false;
    sum += own;
    return true;
  });
}

/** @returns the suite that notices a change, or what else shows it. */
async function noticed(
  mutant: Mutant,
  order: readonly string[],
  round: Round,
  worker: Suites,
): Promise<string | undefined> {
  // A machine may be busy with other things; only what never ends, and comes to the change no more, takes as long as this.
  const usual = order.reduce((sum, suite) => sum + (round.seconds.get(suite) ?? 0), 0);
  const seconds = 30 + 3 * usual;
  const hits = order.reduce(
    (sum, suite) => sum + (round.hits.get(suite)?.get(mutant.id) ?? 0),
    MOST_HITS,
  );
  const active = { id: mutant.id, most: 100 * hits };
  if (!round.always.has(mutant.id)) {
    const testsOf = mutant.id;
    const by = shownBy(await worker.run(order, seconds, { active, testsOf }), order);
    if (by === undefined || !order.includes(by)) return by;
    // What changes before this one have left behind shows without it as well.
    const again = shownBy(await worker.run([by], seconds, { testsOf }), [by]);
    if (again === undefined) return by;
  }
  return shownBy(await worker.runAlone(order, seconds, active), order);
}

function shownBy(result: Result | undefined, order: readonly string[]): string | undefined {
  if (result === undefined) return 'no end';
  const red = order.find((_suite, index) => result.suites[index]?.isRed);
  return red ?? (result.hasError ? 'an error' : undefined);
}

async function firstRound(suites: readonly string[], worker: Suites): Promise<Round> {
  const result = await worker.run(suites, LONGEST_ROUND, { isFirst: true });
  if (result === undefined) throw new Error('The tests do not come to an end.');
  const seconds = new Map<string, number>();
  const hits = new Map<string, ReadonlyMap<string, number>>();
  for (const [index, suite] of suites.entries()) {
    const found = result.suites[index];
    if (found === undefined) continue;
    seconds.set(suite, found.seconds);
    if (found.isRed) console.log(`(left out, red without a change: ${suite}: ${found.why})`);
    else hits.set(suite, new Map(Object.entries(found.hits)));
  }
  return { seconds, hits, always: new Set(result.always) };
}

/** Loads the library: each entry, and what is changed. */
function loading(files: readonly string[]): string {
  const entries = filesIn('src').filter((file) => /^src\/[^/]+\.ts$/.test(file));
  return [...new Set([...entries, ...files])].map((file) => `import './${file}';`).join('\n');
}
