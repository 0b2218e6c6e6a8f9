/** Has logs checked side by side and tells the verdicts in the order of the logs. */
import type { Checkers } from './checkers';
import type { Task } from './tasks';
import type { Verdict } from './verdict';

/** What has been read and not told yet, for each lane; more would only fill the memory. */
const AHEAD = 4;
/** A verdict should not wait for too many others. */
const BATCH = 32;

/**
 * Reads on only while there is room in the checkers.
 *
 * @param tell - is called with one batch after the other, in order.
 * @param signal - ends the reading; what has been read is still checked and told.
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
    // Whoever awaits it hears of a failure; until then it is nobody's fault that nobody has.
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

/** What comes next; undefined at the end, or as soon as it is all over, whatever is still to come. */
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
