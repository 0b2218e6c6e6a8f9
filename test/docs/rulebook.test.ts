/** docs/rulebook/README.md, the scenarios of each rule, and the links to it from docs/rules.md. */
import { expect, test } from 'vitest';
import { anchorOf, rulebookIndex, scenariosByRule, withLinks } from '../../tools/rulebook-index';
import { page, ROOT } from '../readme/markdown';

const RULES = [...scenariosByRule().keys()];

test('the list has every scenario: after a change, run this with -u', async () => {
  await expect(rulebookIndex()).toMatchFileSnapshot(`${ROOT}docs/rulebook/README.md`);
});

test('each rule that has scenarios leads to them: after a change, run this with -u', async () => {
  await expect(withLinks(page('docs/rules.md'))).toMatchFileSnapshot(`${ROOT}docs/rules.md`);
});

test('scenarios are about rules that there are, and each has a place of its own', () => {
  const stated = [...page('docs/rules.md').matchAll(/^- \*\*(R-\d+\.\d+)\*\*/gm)].map(
    ([, rule]) => rule,
  );
  expect(RULES.filter((rule) => !stated.includes(rule))).toEqual([]);
  // Where are both there, one of them needs another name.
  expect(new Set(RULES.map(anchorOf)).size).toBe(RULES.length);
});
