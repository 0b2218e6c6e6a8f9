/** Checks logs in this thread or in a pool of workers, any of which may die. */
import { setImmediate } from 'node:timers/promises';
import type { CliLanguage } from '../language';
import type { Task } from './tasks';
import { type ArchiveRequest, deadly, judge, type Verdict } from './verdict';
import { startWorkers } from './worker';

export interface Checkers {
  /** The number of logs worth checking at once. */
  readonly width: number;
  /** The verdicts in the order of the tasks. It never rejects. */
  check(tasks: readonly Task[]): Promise<readonly Verdict[]>;
  close(): Promise<void>;
}

/** Checks in this thread, yielding to other events between two logs. */
export function inThisThread(asked: ArchiveRequest, language: CliLanguage): Checkers {
  const verdictOn = judge(asked, language);
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
  /** Checks a log again and alone, so that it is not blamed for a crash that another one caused. */
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

/** Starts `many` only after `few` has checked this number of logs, because most runs have only a handful. */
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
