/** Checks any number of logs. */
import type { Io } from '../io';
import type { CliLanguage } from '../language';
import { Exit, REFUSED, STOPPED } from '../refused';
import { checkAll } from './check-all';
import { type Checkers, growing, inThisThread, onWorkers } from './checkers';
import { perSecond } from './pace';
import { createScreen } from './screen';
import { SeenGames } from './seen-games';
import { count, newTally, tallyLines, totalOf } from './tally';
import type { Task } from './tasks';
import { type ArchiveRequest, placeOf, withOriginal } from './verdict';

export interface Archive {
  readonly tasks: AsyncIterable<readonly Task[]>;
  /** The size of all logs in bytes, if known. */
  readonly bytes: number | undefined;
}

export interface Wishes extends Omit<ArchiveRequest, 'lang' | 'library'> {
  readonly jobs: number;
  /** Whether to print only logs with faults. */
  readonly quiet: boolean;
}

/** Starting the workers takes as long as checking this number of logs. */
const FEW = 48;

/** @throws Said if a log has a fault, or the run is interrupted. */
export async function checkArchive(
  archive: Archive,
  wishes: Wishes,
  io: Io,
  language: CliLanguage,
): Promise<void> {
  const stop = new AbortController();
  const work = check(archive, wishes, io, language, stop.signal);
  const release = io.onInterrupt?.(() => {
    stop.abort();
    return work.then(ignore, ignore);
  });
  let isGood: boolean;
  try {
    isGood = await work;
  } finally {
    release?.();
  }
  if (stop.signal.aborted) throw new Exit(STOPPED);
  if (!isGood) throw new Exit(REFUSED);
}

function ignore(): void {}

/** @returns whether all logs are good. */
async function check(
  { tasks, bytes }: Archive,
  wishes: Wishes,
  io: Io,
  language: CliLanguage,
  signal: AbortSignal,
): Promise<boolean> {
  const begun = performance.now();
  const { words } = language;
  const tally = newTally();
  const seen = new SeenGames();
  const screen = createScreen(io, bytes, words);
  const checkers = checkersFor(wishes, io, language);
  let done = 0;
  let last: Task | undefined;
  try {
    await checkAll(
      tasks,
      checkers,
      async (batch, verdicts) => {
        const told = verdicts.map((verdict) => {
          count(tally, verdict);
          const { id, spoken } = verdict;
          const original = id === undefined ? undefined : seen.add(id, totalOf(tally));
          if (original === undefined) return verdict;
          tally.again += 1;
          if (!wishes.json || spoken === undefined) return verdict;
          return { ...verdict, spoken: withOriginal(spoken, original) };
        });
        for (const { aside } of told) if (aside !== undefined) io.stderr.paint(`${aside}\n`);
        for (const { size } of batch) done += size;
        last = batch.at(-1) ?? last;
        const shown = told.filter(({ kind }) => !wishes.quiet || kind !== 'good');
        await screen.print(shown.flatMap(({ spoken }) => spoken ?? []));
        screen.progress(totalOf(tally), done);
      },
      signal,
    );
  } finally {
    await screen.close();
    await checkers.close();
  }
  const seconds = (performance.now() - begun) / 1000;
  // What programs read has lines that are all alike; sums would be a line unlike the others.
  const isForPrograms = wishes.json || wishes.extraction !== undefined;
  const sums = isForPrograms ? io.stderr : io.stdout;
  if (!isForPrograms) sums.write('\n');
  sums.write(
    tallyLines(tally, words)
      .map((line) => `${line}\n`)
      .join(''),
  );
  // Unlike standard output, these lines differ from run to run.
  if (signal.aborted)
    io.stderr.write(`${words.archive.stopped(totalOf(tally), last && placeOf(last))}\n`);
  const pace = { time: words.terms.time(seconds), perSecond: perSecond(totalOf(tally), seconds) };
  io.stderr.write(`${words.archive.pace(pace)}\n`);
  return tally.kinds.good === totalOf(tally);
}

function checkersFor(wishes: Wishes, { script }: Io, language: CliLanguage): Checkers {
  const { jobs, json, colors, extraction } = wishes;
  const { tag: lang, from: library } = language;
  const asked = { lang, library, json, colors, ...(extraction && { extraction }) };
  const few = inThisThread(asked, language);
  if (jobs === 1 || script === undefined) return few;
  return growing(few, () => onWorkers(script, jobs, asked), FEW);
}
