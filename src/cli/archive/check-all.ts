/** Checks logs in parallel and reports the verdicts in the order of the logs. */
import type { Checkers } from './checkers';
import type { Task } from './tasks';
import type { Verdict } from './verdict';

/** The most logs in memory for each parallel check. */
const AHEAD = 4;
/** The most verdicts in a batch, so that none waits long. */
const BATCH = 32;

/**
 * Reads only as fast as logs are checked.
 *
 * @param tell - called with each batch, in order.
 * @param signal - stops reading; logs that have been read are still checked and reported.
 */
export async function checkAll(
  tasks: AsyncIterable<readonly Task[]>,
  checkers: Checkers,
  tell: (tasks: readonly Task[], verdicts: readonly Verdict[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const source = tasks[Symbol.asyncIterator]();
  const open: Promise<void>[] = [];
  let last = Promise.resolve();
  const hand = (batch: readonly Task[]): void => {
    const checked = checkers.check(batch);
    last = last.then(async () => tell(batch, await checked));
    // The loop below awaits it later; until then, a rejection must not count as unhandled.
    last.catch(() => {});
    open.push(last);
  };
  let read = await nextUnlessStopped(source, signal);
  while (read !== undefined) {
    for (let from = 0; from < read.length && !signal.aborted; from += BATCH) {
      if (open.length >= AHEAD * checkers.width) await open.shift();
      hand(read.slice(from, from + BATCH));
    }
    read = await nextUnlessStopped(source, signal);
  }
  await last;
}

/** The next batch; undefined at the end, or as soon as the signal aborts. */
function nextUnlessStopped<T>(
  source: AsyncIterator<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(undefined);
    signal.addEventListener('abort', stop, { once: true });
    source
      .next()
      .then(({ value, done }) => resolve(done ? undefined : value), reject)
      .finally(() => signal.removeEventListener('abort', stop));
  });
}
