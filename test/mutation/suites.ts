/** Runs suites from their bundles, again and again, and puts an end to those that never end. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { ROOT } from './answers';
import { BUNDLES, bundled } from './bundle';

/** What a worker runs, by names from its folder. */
export interface Order {
  readonly files: readonly string[];
}

/** By their places in the order. */
export interface Result {
  readonly failed: readonly number[];
  readonly seconds: readonly number[];
  /** The first thing that is wrong in each. */
  readonly why: readonly string[];
  readonly hasError: boolean;
}

export class Suites {
  #worker: ChildProcess | undefined;

  /** @returns undefined if it took longer than `seconds`. */
  async run(suites: readonly string[], seconds: number): Promise<Result | undefined> {
    const worker = this.#worker ?? (await this.#start());
    const order: Order = { files: suites.map((suite) => `${bundled(suite)}.js`) };
    worker.send(order);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), seconds * 1000);
    try {
      const [result]: Result[] = await once(worker, 'message', { signal: limit.signal });
      return result;
    } catch (error) {
      if (!limit.signal.aborted) throw error;
      this.end();
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  end(): void {
    const pid = this.#worker?.pid;
    this.#worker = undefined;
    if (pid === undefined) return;
    try {
      // With everything that it has started.
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      // It is gone.
    }
  }

  async #start(): Promise<ChildProcess> {
    const worker = fork(resolve(import.meta.dirname, 'worker.ts'), [BUNDLES], {
      cwd: ROOT,
      detached: true,
      env: { ...process.env, CI: 'yes', NODE_ENV: 'test' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#worker = worker;
    await once(worker, 'message');
    return worker;
  }
}
