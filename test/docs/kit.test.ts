/** docs/kit.md: every name of the entries that rules are written with, as the code has them. */
// answers for src/kit src/rules src/modules src/maps src/roles
import { describe, expect, test } from 'vitest';
import * as kit from '../../src/kit';
import * as kitRules from '../../src/kit-rules';
import { page, ROOT } from '../readme/markdown';
import { exportsOf, generatedPart, WRITTEN_UNTIL } from '../support/kit-page';

const PATH = 'docs/kit.md';
/** What `kit` promises stays for the whole of a major: a new name has to be worth that, or goes to `kit/rules`. */
const MOST_NAMES = 60;

describe('the page of the kit', () => {
  test('says what the code says: after a change, run this with -u', async () => {
    const [written] = page(PATH).split(WRITTEN_UNTIL);
    await expect(`${written}${generatedPart()}`).toMatchFileSnapshot(`${ROOT}${PATH}`);
  });

  test.each([
    ['kit', kit],
    ['kit-rules', kitRules],
  ])('has every name of %s, with its meaning', (entry, names) => {
    const all = exportsOf(entry);
    const values = all.flatMap(({ name, isType }) => (isType ? [] : [name]));
    expect([...values].sort()).toEqual(Object.keys(names).sort());
    for (const { name, meaning } of all) expect(meaning, name).toMatch(/\w.*\.$/);
    const rows = [...page(PATH).matchAll(/^\| `(\w+)` \| .+ \|$/gm)].map(([, name]) => name);
    expect(values.filter((name) => !rows.includes(name))).toEqual([]);
  });
});

describe('the entries', () => {
  test(`kit promises ${MOST_NAMES} names at most`, () => {
    expect(Object.keys(kit).length).toBeLessThanOrEqual(MOST_NAMES);
  });

  test('nothing is in both', () => {
    const rules = exportsOf('kit-rules').map(({ name }) => name);
    expect(exportsOf('kit').filter(({ name }) => rules.includes(name))).toEqual([]);
  });

  test('what the engine keeps for itself is in neither', () => {
    const names = [...exportsOf('kit'), ...exportsOf('kit-rules')].map(({ name }) => name);
    for (const own of ['Play', 'LEGAL', 'WIDE', 'TWO']) expect(names).not.toContain(own);
  });
});
