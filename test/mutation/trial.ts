/** Tries changes: first which suites are green and come to which change, then each change against those that come to it. */
import { type Answers, filesIn } from './answers';
import { bundle, removeBundles } from './bundle';
import type { Instrumented, Mutant } from './mutants';
import type { Hits, Result } from './orders';
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

/** What the tests of one change may take of the processor, as they do without it: the quick ones come first, others are left out. */
const MOST_WORK = 20;

/** More often than a hundred times as often as without the change, and this, nothing comes to it that ends. */
const MOST_HITS = 1000;

interface Round {
  /** By suite, what it takes by the clock, and of the processor. */
  readonly seconds: ReadonlyMap<string, number>;
  readonly work: ReadonlyMap<string, number>;
  /** By suite that is green, the changes that it comes to, and how. */
  readonly hits: ReadonlyMap<string, ReadonlyMap<string, Hits>>;
  /** Changes that are made while the library loads. */
  readonly always: ReadonlySet<string>;
}

/** @param told - hears of each change when it has been tried. */
export async function tryAll(
  { texts, mutants }: Instrumented,
  answers: Answers,
  told: (verdict: Verdict) => void,
): Promise<void> {
  const files = [...new Set(mutants.map(({ file }) => file))];
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
    for (const mutant of mutants) {
      const able = near.get(mutant.file)?.filter((suite) => {
        const hits = round.hits.get(suite);
        return hits !== undefined && (round.always.has(mutant.id) || hits.has(mutant.id));
      });
      const work = (suite: string): number => workOf(suite, mutant, round);
      const worth = (suite: string): number => (0.3 + work(suite)) / (1 + (kills.get(suite) ?? 0));
      const order = inTime(
        (able ?? []).toSorted((a, b) => worth(a) - worth(b)),
        work,
      );
      const by = order.length === 0 ? undefined : await noticed(mutant, order, round, worker);
      if (by !== undefined) kills.set(by, (kills.get(by) ?? 0) + 1);
      told({ mutant, by, isReached: order.length > 0 });
    }
  } finally {
    worker.end();
    removeBundles();
  }
}

/** What the tests of a suite take that come to a change; one that is made while the library loads concerns all of them. */
function workOf(suite: string, { id }: Mutant, round: Round): number {
  const found = round.always.has(id) ? undefined : round.hits.get(suite)?.get(id);
  return found?.work ?? round.work.get(suite) ?? 0;
}

/** As many of the suites as take no longer together than a change may; one at least. */
function inTime(suites: readonly string[], work: (suite: string) => number): readonly string[] {
  let sum = 0;
  return suites.filter((suite, index) => {
    const own = work(suite);
    if (index > 0 && sum + own > MOST_WORK) return false;
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
  const usual = sumOf(order.map((suite) => round.seconds.get(suite) ?? 0));
  const busy = Math.max(1, sumOf(round.seconds.values()) / sumOf(round.work.values()));
  const seconds = 30 * busy + 3 * usual;
  const hits = order.reduce(
    (sum, suite) => sum + (round.hits.get(suite)?.get(mutant.id)?.count ?? 0),
    MOST_HITS,
  );
  const active = { id: mutant.id, most: 100 * hits };
  if (!round.always.has(mutant.id)) {
    const testsOf = mutant.id;
    const result = await worker.run(order, seconds, { active, testsOf });
    const by = shownBy(result, order);
    if (by === undefined || !order.includes(by)) return by;
    // What changes before this one have left behind shows without it as well.
    const only = result?.suites.at(-1)?.redTests ?? [];
    const again = shownBy(await worker.run([by], seconds, { testsOf, only }), [by]);
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
  const work = new Map<string, number>();
  const hits = new Map<string, ReadonlyMap<string, Hits>>();
  for (const [index, suite] of suites.entries()) {
    const found = result.suites[index];
    if (found === undefined) continue;
    seconds.set(suite, found.seconds);
    work.set(suite, found.work);
    const { isRed, redTests, why } = found;
    if (isRed) {
      const what = redTests.length === 0 ? suite : `${redTests.length} of ${suite}`;
      console.log(`(left out, red without a change: ${what}: ${why})`);
    }
    if (!isRed || redTests.length > 0) hits.set(suite, new Map(Object.entries(found.hits)));
  }
  return { seconds, work, hits, always: new Set(result.always) };
}

function sumOf(numbers: Iterable<number>): number {
  return [...numbers].reduce((sum, number) => sum + number, 0);
}

/** Loads the library: each entry, and what is changed. */
function loading(files: readonly string[]): string {
  const entries = filesIn('src').filter((file) => /^src\/[^/]+\.ts$/.test(file));
  return [...new Set([...entries, ...files])].map((file) => `import './${file}';`).join('\n');
}
