/** Checks logs in this thread and on workers, any of which may die. */
import { setImmediate } from 'node:timers/promises';
import type { CliLanguage } from '../language';
import type { Task } from './tasks';
import { type ArchiveRequest, deadly, judge, type Verdict } from './verdict';
import { checkingThread } from './worker';

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

/** Checks on a worker. @param script - the file that it runs. */
export function onWorker(script: string, asked: ArchiveRequest): Checkers {
  const thread = checkingThread(script, asked);
  /** Checks a log again and alone, so that it is not blamed for a crash that another one caused. */
  const again = async (task: Task): Promise<readonly Verdict[]> => {
    try {
      return await thread.check([task]);
    } catch {
      return [deadly(task, asked)];
    }
  };
  return {
    width: 1,
    async check(tasks) {
      try {
        return await thread.check(tasks);
      } catch {
        const verdicts: Verdict[] = [];
        for (const task of tasks) verdicts.push(...(await again(task)));
        return verdicts;
      }
    },
    close: () => thread.close(),
  };
}

/** What may be called to help, and when. */
export interface Helpers {
  /** How many at most. */
  readonly most: number;
  start(): Checkers;
  /** Whether there is so much left that so many are worth their start. */
  isWorth(helpers: number): boolean;
}

interface Job {
  readonly tasks: readonly Task[];
  done(verdicts: readonly Verdict[]): void;
  failed(error: unknown): void;
}

/** Checks with its own, which is warm, and with helpers beside it while there is enough left for them. */
export function growing(own: Checkers, { most, start, isWorth }: Helpers): Checkers {
  const all = [own];
  /** Those that wait for work; its own comes last, as helpers cannot do anything else. */
  const idle = [own];
  const waiting: Job[] = [];
  let width = own.width;

  function serve(): void {
    for (;;) {
      const [next] = idle;
      const [job] = waiting;
      if (next === undefined || job === undefined) return;
      idle.shift();
      waiting.shift();
      next.check(job.tasks).then((verdicts) => {
        rest(next);
        job.done(verdicts);
        serve();
      }, job.failed);
    }
  }
  function rest(checkers: Checkers): void {
    if (checkers === own) idle.push(own);
    else idle.unshift(checkers);
  }
  async function grow(): Promise<void> {
    const helper = start();
    all.push(helper);
    // It answers once it has loaded. Until then nothing waits for it.
    await helper.check([]);
    width += helper.width;
    rest(helper);
    serve();
  }
  return {
    get width() {
      return width;
    },
    check(tasks) {
      // Who waits for input needs no help.
      const isBusy = idle.length === 0;
      if (isBusy && all.length <= most && isWorth(all.length)) void grow();
      return new Promise((done, failed) => {
        waiting.push({ tasks, done, failed });
        serve();
      });
    },
    async close() {
      await Promise.all(all.map((checkers) => checkers.close()));
    },
  };
}
