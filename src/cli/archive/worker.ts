/** What a worker thread does, and how to ask one. */
import limited from 'p-limit';
import { pool, worker } from 'workerpool';
import type { Task } from './tasks';
import { type Asked, judge, type Verdict } from './verdict';

const METHOD = 'check';
/** More than any log that is read can take, so that one that does take more ends its worker alone. */
const WORKER_MEGABYTES = 1024;

type Check = (tasks: readonly Task[]) => readonly Verdict[];

/** Turns this thread into a worker. */
export function serveChecks(): void {
  let known: { readonly wish: string; readonly check: Check } | undefined;
  worker({
    [METHOD](tasks: readonly Task[], asked: Asked): readonly Verdict[] {
      const wish = JSON.stringify(asked);
      if (known?.wish !== wish) {
        const verdictOn = judge(asked);
        known = { wish, check: (some) => some.map(verdictOn) };
      }
      return known.check(tasks);
    },
  });
}

export interface Workers {
  /** Rejects if the worker dies; the next one finds another. */
  check(tasks: readonly Task[]): Promise<readonly Verdict[]>;
  close(): Promise<void>;
}

/** @param script - the file that they run. */
export function startWorkers(script: string, count: number, asked: Asked): Workers {
  const workers = pool(script, {
    maxWorkers: count,
    workerType: 'thread',
    workerThreadOpts: { resourceLimits: { maxOldGenerationSizeMb: WORKER_MEGABYTES } },
  });
  // The pool forgets what waits in its own queue when a worker dies, so nothing may ever wait there.
  const whenFree = limited(count);
  return {
    check: (tasks) =>
      whenFree(async () => {
        const verdicts: readonly Verdict[] = await workers.exec(METHOD, [tasks, asked]);
        return verdicts;
      }),
    async close() {
      await workers.terminate(true);
    },
  };
}
