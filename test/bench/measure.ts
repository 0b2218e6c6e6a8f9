/** Timing with tinybench: several candidates in turns, so that all of them meet the same machine. */
import { Bench } from 'tinybench';

/** One thing to be timed. Its result is kept for a moment, so that no work is optimized away. */
export interface Candidate {
  readonly name: string;
  /** How many of the things that are counted one call does: plies, actions. */
  readonly count: number;
  run(): unknown;
}

/** Milliseconds for one of the things counted, by the candidate's name. */
export type Times = ReadonlyMap<string, number>;

const ROUNDS = 5;
/** Milliseconds for each candidate in each round. */
const TIME = 100;

/** The median round of each candidate's median call. */
export function measure(candidates: readonly Candidate[], time = TIME): Times {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const bench = new Bench({
      time,
      iterations: 5,
      warmupTime: round === 0 ? time : time / 4,
      warmupIterations: 2,
      throws: true,
    });
    for (const { name, run } of candidates) {
      // The object is no result that tinybench would look into.
      bench.add(name, () => ({ kept: run() }));
    }
    bench.runSync();
    return new Map(
      bench.tasks.map(({ name, result }) => [
        name,
        'latency' in result ? result.latency.p50 : Number.NaN,
      ]),
    );
  });
  return new Map(
    candidates.map(({ name, count }) => [
      name,
      median(rounds.map((round) => round.get(name) ?? Number.NaN)) / count,
    ]),
  );
}

/**
 * The same by processor time, that of all threads: the garbage collector works beside the program, which
 * wall time hides as long as there is a core to spare. Each candidate says itself how much it has done.
 */
export function measureProcessor(
  candidates: readonly { readonly name: string; run(): number }[],
  time: number,
): Times {
  const rounds = Array.from({ length: ROUNDS }, () =>
    candidates.map(({ run }) => processorTime(run, time)),
  );
  return new Map(
    candidates.map(({ name }, index) => [
      name,
      median(rounds.map((round) => round[index] ?? Number.NaN)),
    ]),
  );
}

/** Milliseconds for one of the things that `run` counts. */
function processorTime(run: () => number, time: number): number {
  const begun = performance.now();
  const before = process.cpuUsage();
  let count = 0;
  while (performance.now() - begun < time) count += run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

/** A candidate's time out of those measured. */
export function timeOf(times: Times, name: string): number {
  const time = times.get(name);
  if (time === undefined || Number.isNaN(time)) throw new Error(`${name} was not measured.`);
  return time;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The middle of ratios. */
export function geometricMean(values: readonly number[]): number {
  return Math.exp(sum(values.map(Math.log)) / values.length);
}
