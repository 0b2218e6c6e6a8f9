/** A worker thread, and how to use it. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
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

interface CheckingThread {
  /** Takes one call at a time. It rejects if the thread dies; the next call starts another. */
  check(tasks: readonly Task[]): Promise<readonly Verdict[]>;
  close(): Promise<void>;
}

/** @param script - the file that it runs. */
export function checkingThread(script: string, asked: ArchiveRequest): CheckingThread {
  let worker: Worker | undefined;
  let isClosed = false;

  function start(): Worker {
    return new Worker(script, {
      workerData: asked,
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEGABYTES },
    });
  }
  return {
    async check(tasks) {
      if (isClosed) throw new Error('the worker is closed');
      worker ??= start();
      try {
        return await answer(worker, tasks);
      } catch (error) {
        worker = undefined;
        throw error;
      }
    },
    async close() {
      isClosed = true;
      await worker?.terminate();
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
