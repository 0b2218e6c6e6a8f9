/** Starts Vitest with our runner whenever it is told to. A program of its own, as a changed source may never come to an end. */
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { ROOT } from './answers';

const [, , folder = ''] = process.argv;

const vitest = await createVitest('test', {
  root: ROOT,
  config: false,
  watch: false,
  // Nothing that a test compares with is written.
  update: false,
  dir: folder,
  include: ['empty.test.js'],
  isolate: false,
  maxWorkers: 1,
  fileParallelism: false,
  runner: resolve(folder, 'runner.js'),
  execArgv: ['--max-semi-space-size=64'],
  server: { deps: { external: [/\.mutation\/\d+\/(chunk-[A-Z0-9]+|runner)\.js$/] } },
  reporters: [{}],
  env: { LC_ALL: 'C.UTF-8' },
  testTimeout: 60_000,
});

process.on('message', async () => {
  vitest.state.filesMap.clear();
  const project = vitest.getRootProject();
  await vitest.runTestSpecifications([
    project.createSpecification(resolve(folder, 'empty.test.js')),
  ]);
  process.send?.('ended');
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
