/** Who checks the logs: this thread, or a pool of workers of which any may die. */
import { setImmediate } from 'node:timers/promises';
import type { Task } from './tasks';
import { type ArchiveRequest, deadly, judge, type Verdict } from './verdict';
import { startWorkers } from './worker';

export interface Checkers {
  /** So many are worth being asked at once. */
  readonly width: number;
  /** The verdicts in the order of the tasks. It never rejects. */
  check(tasks: readonly Task[]): Promise<readonly Verdict[]>;
  close(): Promise<void>;
}

/** Checks in this thread, which breathes between two logs. */
export function inThisThread(asked: ArchiveRequest): Checkers {
  const verdictOn = judge(asked);
  return {
    width: 1,
    async check(tasks) {
      const verdicts: Verdict[] = [];
      for (const task of tasks) {
        verdicts.push(verdictOn(task));
        await setImmediate();
      }
      return verdicts;
    },
    async close() {},
  };
}

/** @param script - the file that workers run. */
export function onWorkers(script: string, count: number, asked: ArchiveRequest): Checkers {
  const workers = startWorkers(script, count, asked);
  /** Once more and by itself, so that nobody is blamed for what another log has done. */
  const again = async (task: Task): Promise<readonly Verdict[]> => {
    try {
      return await workers.check([task]);
    } catch {
      return [deadly(task, asked)];
    }
  };
  return {
    width: count,
    async check(tasks) {
      try {
        return await workers.check(tasks);
      } catch {
        return (await Promise.all(tasks.map(again))).flat();
      }
    },
    close: () => workers.close(),
  };
}

/** Starts `many` only when `few` has had so many logs: most people bring a handful. */
export function growing(few: Checkers, many: () => Checkers, logs: number): Checkers {
  let started: Checkers | undefined;
  let seen = 0;
  return {
    get width() {
      return (started ?? few).width;
    },
    check(tasks) {
      if (seen >= logs) started ??= many();
      seen += tasks.length;
      return (started ?? few).check(tasks);
    },
    async close() {
      await Promise.all([few.close(), started?.close()]);
    },
  };
}
