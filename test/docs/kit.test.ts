/** The page of every name that rules are written with, as it is made from the code. */
// answers for src/kit src/rules src/modules src/maps src/roles
import { describe, expect, test } from 'vitest';
import type { Rules } from '../../src/kit';
import * as kit from '../../src/kit';
import * as kitRules from '../../src/kit-rules';
import { exportsOf, kitPage, waysToPlugIn } from '../../tools/pages/kit';

const PAGE = kitPage();
/** What `kit` promises stays for the whole of a major: a new name has to be worth that, or goes to `kit/rules`. */
const MOST_NAMES = 60;

/** Every way to plug in. */
const WAYS: Readonly<Record<Exclude<keyof Rules, 'id'>, true>> = {
  steps: true,
  decisions: true,
  events: true,
  refusals: true,
  faults: true,
  nouns: true,
  parts: true,
  roles: true,
  deck: true,
  pieces: true,
  tokens: true,
  scores: true,
  seats: true,
  parties: true,
  modifiers: true,
  forbid: true,
  overrides: true,
  on: true,
  setUp: true,
  audit: true,
};

describe('the page of the kit', () => {
  test('has every way to plug in, with what it is for', () => {
    const ways = waysToPlugIn();
    expect(ways.map(([name]) => name)).toEqual(['id', ...Object.keys(WAYS)]);
    for (const [name, meaning] of ways) {
      expect(meaning, name).toMatch(/\w.*\.$/);
      expect(PAGE).toContain(`| \`${name}\` | ${meaning.replaceAll('|', '\\|')} |`);
    }
    // Words change no rule.
    const { faults: _faults, nouns: _nouns, ...changing } = WAYS;
    expect(Object.keys(changing).length).toBeLessThanOrEqual(18);
  });

  test.each([
    ['kit', kit],
    ['kit-rules', kitRules],
  ])('has every name of %s, with its meaning', (entry, names) => {
    const all = exportsOf(entry);
    const values = all.flatMap(({ name, isType }) => (isType ? [] : [name]));
    expect([...values].sort()).toEqual(Object.keys(names).sort());
    for (const { name, meaning } of all) expect(meaning, name).toMatch(/\w.*\.$/);
    const [section = ''] = (
      PAGE.split(`\n## \`concordia-rules/${entry.replace('-', '/')}\`\n`)[1] ?? ''
    ).split('\n## ');
    const rows = [...section.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)];
    const told = all.flatMap(({ name, meaning, isType }) =>
      isType ? [] : [[name, meaning.replaceAll('|', '\\|')]],
    );
    expect(rows.map(([, name, meaning]) => [name, meaning]).sort()).toEqual(told.sort());
    const types = [...section.matchAll(/^Types: (.+)\.$/gm)].map(([, list]) => list);
    expect(types).toEqual([
      all.flatMap(({ name, isType }) => (isType ? `\`${name}\`` : [])).join(', '),
    ]);
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
