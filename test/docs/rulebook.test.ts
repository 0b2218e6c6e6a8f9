/** The page of each rule: its scenarios, and the files that cite it. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  filesByRule,
  scenariosByRule,
  scenariosPage,
  withScenarios,
} from '../../tools/pages/scenarios';
import { page, ROOT } from '../readme/markdown';

const RULES = [...scenariosByRule().keys()];

test('the page has every scenario, under each of its rules', () => {
  const [, ...sections] = scenariosPage().split('\n## ');
  const listed = sections.flatMap((section) => {
    const [rule = '', ...lines] = section.split('\n');
    return lines.filter((line) => line.startsWith('- ')).map((line) => `${rule} ${line}`);
  });
  const folder = `${ROOT}docs/rulebook/`;
  const titled = readdirSync(folder)
    .filter((file) => file.endsWith('.rules'))
    .flatMap((file) =>
      [...page(`docs/rulebook/${file}`).matchAll(/^((?:R-\d+\.\d+(?:, )?)+): (.+)$/gm)].flatMap(
        ([, rules = '', title = '']) =>
          rules
            .split(', ')
            .map(
              (rule) =>
                `${rule} - ${title} ([${file.slice(0, -'.rules'.length)}](../rulebook/${file}))`,
            ),
      ),
    );
  expect(listed.toSorted()).toEqual(titled.toSorted());
});

test('the site of pages shows them below each rule', () => {
  // Where links stand, TypeDoc cuts a page into pieces.
  const shown = withScenarios([
    { kind: 'text', text: '# Rules\n\n- **R-4.9** One card.\n- **R-99.1** None.\n\nMore of ' },
    { kind: 'relative-link', text: 'it.md' },
    { kind: 'text', text: '.\n\n## 5 Others\n\n- **R-4.2** Moves.\n' },
  ])
    .map(({ text }) => text)
    .join('');
  const count = (rule: string) => scenariosByRule().get(rule)?.length ?? 0;
  expect(shown.split('\n').filter((line) => !line.startsWith('  - '))).toEqual([
    ...['# Rules', '', '- **R-4.9** One card.', ''],
    ...[`  <details><summary>Scenarios: ${count('R-4.9')}</summary>`, '', '', '  </details>', ''],
    ...[
      '- **R-99.1** None.',
      '',
      'More of it.md.',
      '',
      '## 5 Others',
      '',
      '- **R-4.2** Moves.',
      '',
    ],
    ...[`  <details><summary>Scenarios: ${count('R-4.2')}</summary>`, '', '', '  </details>', ''],
  ]);
  expect(shown.match(/^ {2}- .+ \(`[\w-]+\.rules`\)$/gm)).toHaveLength(
    count('R-4.9') + count('R-4.2'),
  );
  const [whole] = withScenarios([{ kind: 'text', text: page('docs/rules.md') }]);
  expect(whole?.text.match(/<details>/g)).toHaveLength(RULES.length);
});

test('scenarios are about rules that there are', () => {
  const stated = [...page('docs/rules.md').matchAll(/^- \*\*(R-\d+\.\d+)\*\*/gm)].map(
    ([, rule]) => rule,
  );
  expect(RULES.filter((rule) => !stated.includes(rule))).toEqual([]);
});

test('each rule that has scenarios is cited in the code', () => {
  const cited = filesByRule();
  expect(RULES.filter((rule) => !cited.has(rule))).toEqual([]);
  // The Architect moves and builds.
  for (const rule of ['R-4.2', 'R-4.3']) expect(cited.get(rule)).toContain('roles/architect.ts');
});
