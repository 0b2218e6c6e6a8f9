/** Runs suites from their bundles, again and again, and puts an end to those that never end. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from './answers';
import { BUNDLES, bundled } from './bundle';
import { ORDER, type Order, RESULT, type Result } from './orders';

const RESULT_PATH = resolve(BUNDLES, RESULT);

export class Suites {
  #worker: ChildProcess | undefined;
  #isRunning = false;
  /** Tests that are red without any change. */
  readonly #red: string[] = [];

  /**
   * Runs suites in the process that ran those before, which has the library loaded.
   *
   * @returns undefined if it took longer than `seconds`.
   */
  async run(
    suites: readonly string[],
    seconds: number,
    { active, testsOf, only = [], isFirst = false }: Omit<Order, 'suites'> = {},
  ): Promise<Result | undefined> {
    const isLoaded = this.#isRunning;
    if (!isLoaded) await this.#start();
    if (!isLoaded && !isFirst) await this.#ask({ suites: [], isFirst: true }, 600);
    const files = suites.map((suite) => `${bundled(suite)}.js`);
    const result = await this.#ask({ suites: files, active, testsOf, only, isFirst }, seconds);
    if (isFirst) this.#red.push(...(result?.suites.flatMap(({ redTests }) => redTests) ?? []));
    return result;
  }

  /** Runs suites in a process of their own, where nothing is left of what was run before. */
  async runAlone(
    suites: readonly string[],
    seconds: number,
    active: NonNullable<Order['active']>,
  ): Promise<Result | undefined> {
    await this.stop();
    await this.#start();
    const files = suites.map((suite) => `${bundled(suite)}.js`);
    const result = await this.#ask({ suites: files, active }, seconds);
    await this.stop();
    return result;
  }

  /** Ends the process that has the library loaded. */
  async stop(): Promise<void> {
    if (!this.#isRunning || this.#worker === undefined) return;
    this.#isRunning = false;
    const worker = this.#worker;
    const ended = once(worker, 'message', { signal: AbortSignal.timeout(60_000) });
    writeOrder({});
    try {
      await ended;
    } catch {
      this.end();
    }
  }

  end(): void {
    const pid = this.#worker?.pid;
    this.#worker = undefined;
    this.#isRunning = false;
    if (pid === undefined) return;
    try {
      // With everything that it has started.
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      // It is gone.
    }
  }

  async #ask(order: Order, seconds: number): Promise<Result | undefined> {
    rmSync(RESULT_PATH, { force: true });
    writeOrder({ ...order, without: this.#red });
    const began = performance.now();
    while (!existsSync(RESULT_PATH)) {
      const isGone = this.#worker?.exitCode !== null;
      if (isGone || performance.now() - began > seconds * 1000) {
        this.end();
        return undefined;
      }
      await setTimeout(10);
    }
    return JSON.parse(readFileSync(RESULT_PATH, 'utf8'));
  }

  async #start(): Promise<void> {
    rmSync(resolve(BUNDLES, ORDER), { force: true });
    const worker = this.#worker ?? (await this.#startWorker());
    worker.send('run');
    this.#isRunning = true;
  }

  async #startWorker(): Promise<ChildProcess> {
    const worker = fork(resolve(import.meta.dirname, 'worker.ts'), [BUNDLES], {
      cwd: ROOT,
      detached: true,
      env: { ...process.env, CI: 'yes', NODE_ENV: 'test', MUTATION_BUNDLES: BUNDLES },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#worker = worker;
    await once(worker, 'message');
    return worker;
  }
}

function writeOrder(order: Order): void {
  const path = resolve(BUNDLES, ORDER);
  writeFileSync(`${path}.new`, JSON.stringify(order));
  renameSync(`${path}.new`, path);
}
