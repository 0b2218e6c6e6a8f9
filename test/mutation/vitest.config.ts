import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from '../../vitest.config';

/** The suites a mutant has to get past, those that find most in front; `main.ts` hands them over. */
const SUITES = (process.env.MUTATION_SUITES ?? '').split(',');

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      SUITES.findIndex((suite) => moduleId.includes(`/${suite}`));
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

const { projects: _projects, ...test } = config.test ?? {};

export default defineConfig({
  ...config,
  test: {
    ...test,
    include: SUITES.map((suite) => (suite.endsWith('.test.ts') ? suite : `${suite}/**/*.test.ts`)),
    // Every mutant gets a new worker, so its files may share what they load, which takes longest.
    isolate: false,
    sequence: { sequencer: InOrder },
  },
});
