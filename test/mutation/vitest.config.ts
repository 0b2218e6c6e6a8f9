import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from '../../vitest.config';

/**
 * The suites a mutant has to get past, those that find most in front; the first one wants maps
 * that nobody has added to yet. Whole games take too long for some thousand mutants.
 */
const SUITES = [
  'bad-input/sheets',
  'scoring/*',
  'rules/*',
  'modules/*',
  'maps/*',
  'engine/*',
  'bad-input/*',
].map((suite) => `test/${suite}.test.ts`);
const SLOW = ['test/bad-input/huge.test.ts', 'test/engine/view.test.ts'];

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      SUITES.findIndex((suite) => moduleId.includes(suite.replace('*.test.ts', '')));
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: SUITES,
    exclude: SLOW,
    // Every mutant gets a new worker, so its files may share what they load, which takes longest.
    isolate: false,
    sequence: { sequencer: InOrder },
  },
});
