/** Worker threads, and how to use them. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import limited from 'p-limit';
import { languageNamed } from '../language';
import { outsidersIn } from '../outsiders';
import type { Task } from './tasks';
import { type ArchiveRequest, judge, type Verdict } from './verdict';

/** More memory than any accepted log needs, so that a log that exceeds it crashes only its worker. */
const WORKER_MEGABYTES = 1024;

/** Turns this thread into a worker. */
export async function serveChecks(): Promise<void> {
  const asked: ArchiveRequest = workerData;
  const { lang, library } = asked;
  const outsiders = library === undefined ? undefined : await outsidersIn(library);
  const verdictOn = judge(asked, await languageNamed(lang, outsiders));
  parentPort?.on('message', (tasks: readonly Task[]) => {
    parentPort?.postMessage(tasks.map(verdictOn));
  });
}

export interface Workers {
  /** Rejects if the worker dies; the next call starts another. */
  check(tasks: readonly Task[]): Promise<readonly Verdict[]>;
  close(): Promise<void>;
}

/** @param script - the file that they run. */
export function startWorkers(script: string, count: number, asked: ArchiveRequest): Workers {
  const alive = new Set<Worker>();
  const idle: Worker[] = [];
  let isClosed = false;

  function start(): Worker {
    const worker = new Worker(script, {
      workerData: asked,
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEGABYTES },
    });
    alive.add(worker);
    worker.once('exit', () => alive.delete(worker));
    return worker;
  }
  // At most as many calls as workers, so that each call finds an idle or new one.
  const whenFree = limited(count);
  return {
    check: (tasks) =>
      whenFree(async () => {
        if (isClosed) throw new Error('the workers are closed');
        const worker = idle.pop() ?? start();
        const verdicts = await answer(worker, tasks);
        idle.push(worker);
        return verdicts;
      }),
    async close() {
      isClosed = true;
      await Promise.all([...alive].map((worker) => worker.terminate()));
    },
  };
}

/** Rejects if the worker dies. */
function answer(worker: Worker, tasks: readonly Task[]): Promise<readonly Verdict[]> {
  return new Promise((resolve, reject) => {
    const died = (code: number): void => reject(new Error(`a worker has ended with ${code}`));
    worker.once('error', reject);
    worker.once('exit', died);
    worker.once('message', (verdicts: readonly Verdict[]) => {
      worker.off('error', reject);
      worker.off('exit', died);
      resolve(verdicts);
    });
    worker.postMessage(tasks);
  });
}
