/** What `npm test` says again at its end of what failed. */
import { describe, expect, test } from 'vitest';
import { whatFailed } from '../../tools/what-failed';

const LINE = '⎯'.repeat(20);

/** As vitest prints it, with much before. */
function printed(failures: readonly string[], heading = 'Failed Tests'): string {
  const told = failures.map(
    (failure, index) => `${failure}\n\n${LINE}[${index + 1}/${failures.length}]⎯\n\n`,
  );
  return [
    ' \u001b[32m✓\u001b[39m test/engine/view.test.ts (9 tests)\n'.repeat(5000),
    `\u001b[31m${LINE} ${heading} ${failures.length} ${LINE}\u001b[39m\n\n`,
    ...told,
    ' Test Files  1 failed | 255 passed (256)\n   Duration  413.66s\n',
  ].join('');
}

const failure = (name: string, message = 'AssertionError: expected 2 to be 3') =>
  ` \u001b[31mFAIL\u001b[39m  |rooms| test/cli/${name}.test.ts > ${name}\n${message}\n ❯ test/cli/${name}.test.ts:7:3`;

describe('what failed, once more', () => {
  test('is each failing test with its message, and the sum', () => {
    const told = whatFailed(printed([failure('one'), failure('two')]), 6000);
    expect(told).not.toContain('view.test.ts');
    expect(told).toContain('FAIL  |rooms| test/cli/one.test.ts > one\nAssertionError: expected 2');
    expect(told).toContain('FAIL  |rooms| test/cli/two.test.ts > two\nAssertionError: expected 2');
    expect(told).toMatch(/Duration {2}413\.66s$/);
    expect(told).not.toContain('\u001b');
  });

  test('has the beginning of each, however long the first is', () => {
    const told = whatFailed(printed([failure('long', 'x\n'.repeat(50_000)), failure('two')]), 6000);
    expect(told.length).toBeLessThanOrEqual(6000);
    expect(told).toContain('> long');
    expect(told).toContain('> two\nAssertionError');
  });

  test('says how many have no room', () => {
    const all = Array.from({ length: 200 }, (_, index) => failure(`test-${index}`));
    const told = whatFailed(printed(all), 6000);
    expect(told.length).toBeLessThan(6100);
    const shown = told.match(/FAIL/g)?.length ?? 0;
    expect(shown).toBeGreaterThan(15);
    // The sum is among them.
    expect(told).toMatch(new RegExp(`… and ${200 - shown + 1} more$`));
  });

  test.each(['Failed Suites', 'Unhandled Errors'])('begins at %s, too', (heading) => {
    const told = whatFailed(printed([failure('one')], heading), 6000);
    expect(told).toMatch(/^⎯+ (?:Failed Suites|Unhandled Errors) 1 ⎯+/);
    expect(told).toContain('> one');
  });

  test('is the end of what has no such list', () => {
    const told = whatFailed(`${'fine\n'.repeat(5000)}src/a.ts(1,1): error TS2322: no.\n`, 600);
    expect(told).toHaveLength(600);
    expect(told).toMatch(/^…[\s\S]+src\/a\.ts\(1,1\): error TS2322: no\.$/);
    expect(whatFailed('one line\n', 600)).toBe('one line');
  });
});
