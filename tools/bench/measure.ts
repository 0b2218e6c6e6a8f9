/**
 * Timing by processor time, that of all threads: the garbage collector works beside the program, and on a machine that is
 * shared the clock tells what others do. Candidates are measured in turns, so that all of them meet the same machine.
 */

/** One thing to be timed. Its result is kept for a moment, so that no work is optimized away. */
interface Candidate {
  readonly name: string;
  /** How many of the things that are counted one call does: plies, actions. */
  readonly count: number;
  run(): unknown;
}

/** Milliseconds of processor time for one of the things counted, by the candidate's name. */
type Times = ReadonlyMap<string, number>;

const ROUNDS = 7;
/** Milliseconds for each candidate in each round. */
const TIME = 100;

/** The median round of each candidate. */
export function measure(candidates: readonly Candidate[], time = TIME): Times {
  let kept: unknown;
  const counting = candidates.map(({ name, count, run }) => ({
    name,
    run() {
      kept = run();
      return count;
    },
  }));
  const times = measureCounting(counting, time);
  if (kept === undefined) throw new Error('Nothing was measured.');
  return times;
}

/** The same for candidates that say themselves how much they have done. */
export function measureCounting(
  candidates: readonly { readonly name: string; run(): number }[],
  time: number,
): Times {
  // The first round is for the compiler.
  const rounds = Array.from({ length: ROUNDS + 1 }, () =>
    candidates.map(({ run }) => processorTime(run, time)),
  ).slice(1);
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
