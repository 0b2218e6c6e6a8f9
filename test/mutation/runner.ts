/**
 * Runs suites, again and again, in one process of Vitest: a suite is loaded anew each time, what it imports only once. So a
 * change costs what its tests take, where a process of its own would first load Vitest and the library.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Suite, startTests, type Task, type Test } from '@vitest/runner';
import { VitestTestRunner } from 'vitest/runners';
import {
  type Counts,
  type Hits,
  ORDER,
  type Order,
  RESULT,
  type Result,
  type SuiteResult,
} from './orders';

const FOLDER = process.env.MUTATION_BUNDLES ?? '';

const OUTSIDE = 'outside';

const counts: Counts = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: counts });

/** Vitest asks for a class that is exported so. */
export default class Trials extends VitestTestRunner {
  #hasBegun = false;
  #loads = 0;
  #order: Order | undefined;
  #hasFailed = false;
  #hasError = false;
  /** By suite and change, the tests that come to it. What a suite comes to outside of its tests is under its own name. */
  readonly #tests = new Map<string, Map<string, Set<string>>>();
  #left: ReadonlySet<string> | undefined;
  /** What the tests of the present suite have taken of the processor, and when the present one began. */
  readonly #works = new Map<string, number>();
  #began = 0;

  /** Vitest has one suite to run, with nothing in it. When it has been run, the orders come. */
  override async onAfterRunFiles(): Promise<void> {
    super.onAfterRunFiles();
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    for (const event of ['uncaughtException', 'unhandledRejection']) {
      process.on(event, () => {
        this.#hasError = true;
      });
    }
    for (;;) {
      const order = await nextOrder();
      if (order.suites === undefined) return;
      const result = await this.#carryOut(order, order.suites);
      writeFileSync(resolve(FOLDER, `new-${RESULT}`), JSON.stringify(result));
      renameSync(resolve(FOLDER, `new-${RESULT}`), resolve(FOLDER, RESULT));
    }
  }

  async #carryOut(order: Order, suites: readonly string[]): Promise<Result> {
    const { active, isFirst } = order;
    this.#order = order;
    this.#hasError = false;
    counts.activeMutant = active?.id;
    counts.hitCount = active === undefined ? undefined : 0;
    counts.hitLimit = active?.most;
    counts.currentTestId = undefined;
    if (isFirst) await import(resolve(FOLDER, 'load.js'));
    counts.currentTestId = OUTSIDE;
    const results: SuiteResult[] = [];
    for (const suite of suites) {
      results.push(await this.#run(resolve(FOLDER, suite)));
      if (active !== undefined && (results.at(-1)?.isRed || this.#hasError)) break;
    }
    return {
      suites: results,
      always: isFirst ? Object.keys(counts.mutantCoverage.static) : [],
      hasError: this.#hasError,
    };
  }

  async #run(filepath: string): Promise<SuiteResult> {
    counts.mutantCoverage.perTest = {};
    this.#hasFailed = false;
    const known = this.#tests.get(filepath)?.get(this.#order?.testsOf ?? '');
    this.#left = known?.has(OUTSIDE) ? undefined : known;
    this.#works.clear();
    const began = performance.now();
    const worked = work();
    const [file] = await startTests([{ filepath, testLocations: undefined }], this);
    const whole = work() - worked;
    return {
      isRed: file?.result?.state !== 'pass',
      redTests: file === undefined ? [] : redTestsIn(file),
      seconds: (performance.now() - began) / 1000,
      work: whole,
      why: file === undefined ? '' : whyOf(file),
      hits: this.#order?.isFirst ? this.#hitsOf(filepath, whole) : {},
    };
  }

  #hitsOf(filepath: string, whole: number): Record<string, Hits> {
    const hits: Record<string, Hits> = {};
    const tests = new Map<string, Set<string>>();
    this.#tests.set(filepath, tests);
    const outside = [...this.#works.values()].reduce((rest, own) => rest - own, whole);
    for (const [test, counted] of Object.entries(counts.mutantCoverage.perTest)) {
      // What is come to outside of tests is tried by all of them.
      const own = test === OUTSIDE ? whole - outside : (this.#works.get(test) ?? 0);
      for (const [id, added] of Object.entries(counted)) {
        const { count, work } = hits[id] ?? { count: 0, work: outside };
        hits[id] = { count: count + added, work: Math.min(whole, work + own) };
        const known = tests.get(id);
        if (known === undefined) tests.set(id, new Set([test]));
        else known.add(test);
      }
    }
    return hits;
  }

  override async importFile(path: string, source: 'collect' | 'setup'): Promise<void> {
    if (this.#hasBegun) {
      this.#loads += 1;
      await import(`${path}?${this.#loads}`);
    } else await super.importFile(path, source);
  }

  // After a failure the rest of a suite says nothing new.
  override async onBeforeRunTask(test: Test): Promise<void> {
    const { only = [], without = [] } = this.#order ?? {};
    const isLeftOut =
      this.#left?.has(test.id) === false ||
      (only.length > 0 && !only.includes(test.id)) ||
      without.includes(test.id);
    if (this.#hasFailed || isLeftOut) test.mode = 'skip';
    counts.currentTestId = test.id;
    this.#began = work();
    await super.onBeforeRunTask(test);
  }

  override async onBeforeRunSuite(suite: Suite): Promise<void> {
    if (this.#hasFailed) suite.mode = 'skip';
    await super.onBeforeRunSuite(suite);
  }

  override onAfterRunTask(test: Test): void {
    super.onAfterRunTask(test);
    this.#works.set(test.id, work() - this.#began);
    counts.currentTestId = OUTSIDE;
    if (test.result?.state === 'fail') this.#hasFailed = this.#order?.active !== undefined;
  }

  // Vitest knows only of the suite with nothing in it.
  onCollected(): void {}
  async onTaskUpdate(): Promise<void> {}
}

/** The seconds of the processor that this process has taken. */
function work(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

async function nextOrder(): Promise<Order> {
  const path = resolve(FOLDER, ORDER);
  while (!existsSync(path)) await setTimeout(10);
  const order: Order = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  return order;
}

/** None if more is red than tests, such as what comes before all of them. */
function redTestsIn(task: Task): readonly string[] {
  if (task.result?.state !== 'fail') return [];
  if (task.type === 'test') return [task.id];
  if ((task.result.errors ?? []).length > 0) return [];
  const red = task.tasks.filter(({ result }) => result?.state === 'fail').map(redTestsIn);
  return red.every((tests) => tests.length > 0) ? red.flat() : [];
}

/** The first thing that is wrong. */
function whyOf(task: Task): string {
  const [error] = task.result?.errors ?? [];
  if (error !== undefined) return error.message.split('\n')[0] ?? '';
  const tasks = 'tasks' in task ? task.tasks : [];
  return tasks.map(whyOf).find((why) => why !== '') ?? '';
}
