/** The questions that players ask: each answer says by which rule, and the rule exists. */
import { describe, expect, test } from 'vitest';
import { page } from '../readme/markdown';

const STATED = new Set(
  [...page('docs/rules.md').matchAll(/^- \*\*(R-\d+\.\d+)\*\*/gm)].map(([, rule]) => rule),
);
/** The headings of the rules, by the addresses that hosts of repositories give them. */
const SECTIONS = new Map(
  [...page('docs/rules.md').matchAll(/^## (\d+) (.+)$/gm)].map(([, number = '', title = '']) => [
    number,
    `${number}-${title
      .toLowerCase()
      .replace(/[^a-z -]/g, '')
      .replaceAll(' ', '-')}`,
  ]),
);

const [, ...questions] = page('docs/questions.md').split(/^### /m);

describe('docs/questions.md', () => {
  test('has questions', () => {
    expect(questions.length).toBeGreaterThan(40);
  });

  test.each(questions.map((text) => [text.slice(0, text.indexOf('\n')), text] as const))(
    '%s',
    (question, text) => {
      expect(question).toMatch(/\?$/);
      const cited = [...text.matchAll(/\[(R-(\d+)\.\d+)\]\(rules\.md#([^)]+)\)/g)];
      expect(cited).not.toEqual([]);
      for (const [, rule, section = '', anchor] of cited) {
        expect(STATED).toContain(rule);
        expect(anchor, rule).toBe(SECTIONS.get(section));
      }
    },
  );
});
