/** Checks any number of logs. */
import { type Io, untilStopped } from '../io';
import type { CliLanguage } from '../language';
import { Exit, REFUSED } from '../refused';
import { checkAll } from './check-all';
import { type Checkers, growing, type Helpers, inThisThread, onWorker } from './checkers';
import type { Extraction } from './extract';
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

interface Wishes extends Omit<ArchiveRequest, 'lang' | 'library'> {
  readonly jobs: number;
  /** Whether to print only logs with faults. */
  readonly quiet: boolean;
}

/** Until then, most of the work is compiling; as long again tells how fast it goes. */
const SECONDS_TO_WARM = 1;
/** A worker takes a second and a half to start and to get warm. */
const SECONDS_WORTH_A_WORKER = 4;

/** @throws Said if a log has a fault, or the run is interrupted. */
export async function checkArchive(
  archive: Archive,
  wishes: Wishes,
  io: Io,
  language: CliLanguage,
): Promise<void> {
  const isGood = await untilStopped(io, (signal) => check(archive, wishes, io, language, signal));
  if (!isGood) throw new Exit(REFUSED);
}

/** Prints what is taken out of the logs. @throws as `checkArchive`. */
export function extractFrom(
  archive: Archive,
  extraction: Extraction,
  jobs: number,
  io: Io,
  language: CliLanguage,
): Promise<void> {
  const wishes = { jobs, quiet: false, json: false, colors: false, extraction };
  return checkArchive(archive, wishes, io, language);
}

/** @returns whether all logs are good. */
async function check(
  { tasks, bytes }: Archive,
  wishes: Wishes,
  io: Io,
  language: CliLanguage,
  signal: AbortSignal,
): Promise<boolean> {
  const begun = performance.now();
  const before = process.cpuUsage();
  const { words } = language;
  const tally = newTally();
  const seen = new SeenGames();
  const screen = createScreen(io, bytes, words);
  let done = 0;
  let warm: { readonly seconds: number; readonly done: number } | undefined;
  /** Seconds of work that are left. Where nobody knows, as much may come as has come. */
  const left = (): number => {
    // By processor time: on a busy machine the clock tells what others do.
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1_000_000;
    if (seconds < SECONDS_TO_WARM) return 0;
    warm ??= { seconds, done };
    if (seconds < 2 * SECONDS_TO_WARM) return 0;
    if (bytes === undefined) return seconds;
    return ((seconds - warm.seconds) * (bytes - done)) / (done - warm.done);
  };
  const checkers = checkersFor(
    wishes,
    io,
    language,
    (helpers) => left() > SECONDS_WORTH_A_WORKER * helpers,
  );
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

function checkersFor(
  wishes: Wishes,
  { script }: Io,
  language: CliLanguage,
  isWorth: Helpers['isWorth'],
): Checkers {
  const { jobs, json, colors, extraction } = wishes;
  const { tag: lang, from: library } = language;
  const asked = { lang, library, json, colors, extraction };
  const own = inThisThread(asked, language);
  if (jobs === 1 || script === undefined) return own;
  return growing(own, { most: jobs - 1, start: () => onWorker(script, asked), isWorth });
}
