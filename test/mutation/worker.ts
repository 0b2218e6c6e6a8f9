/** Runs suites whenever it is told to. A program of its own, as a changed source may never come to an end. */
import { resolve } from 'node:path';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { ROOT } from './answers';
import type { Order, Result } from './suites';

const [, , folder = ''] = process.argv;

let order: readonly string[] = [];

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId));
  }
}

const vitest = await createVitest('test', {
  root: ROOT,
  config: false,
  watch: false,
  // Nothing that a test compares with is written.
  update: false,
  dir: folder,
  include: ['**/*.test.js'],
  isolate: false,
  maxWorkers: 1,
  fileParallelism: false,
  setupFiles: [resolve(folder, 'setup.js')],
  execArgv: ['--max-semi-space-size=64'],
  server: { deps: { external: [/chunk-[A-Z0-9]+\.js$/] } },
  sequence: { sequencer: InOrder },
  reporters: [{}],
  env: { LC_ALL: 'C.UTF-8' },
  testTimeout: 60_000,
});

async function run({ files }: Order): Promise<Result> {
  order = files.map((file) => resolve(folder, file));
  vitest.state.filesMap.clear();
  const project = vitest.getRootProject();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    order.map((path) => project.createSpecification(path)),
  );
  return {
    failed: testModules.flatMap((module) => (module.ok() ? [] : [order.indexOf(module.moduleId)])),
    seconds: order.map((path) => {
      const module = testModules.find(({ moduleId }) => moduleId === path);
      const { duration = 0, collectDuration = 0 } = module?.diagnostic() ?? {};
      return (duration + collectDuration) / 1000;
    }),
    why: order.map((path) => whyOf(testModules.find(({ moduleId }) => moduleId === path))),
    hasError: unhandledErrors.length > 0,
  };
}

function whyOf(module: TestModule | undefined): string {
  const tests = [...(module?.children.allTests() ?? [])];
  const errors = [
    ...(module?.errors() ?? []),
    ...tests.flatMap((test) => test.result().errors ?? []),
  ];
  return errors[0]?.message.split('\n')[0] ?? '';
}

process.on('message', async (message: Order) => {
  process.send?.(await run(message));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
