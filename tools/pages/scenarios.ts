/** The page of each rule: its scenarios, and the files of the code that cite it. */
import { readdirSync, readFileSync } from 'node:fs';
import { readRules } from '../../src/testing/rulebook/reading';

const FOLDER = 'docs/rulebook';

const HEAD = `# Scenarios by rule

What the files of the rulebook show of each [rule](../rules.md), and the files of the code that cite it.
[The rulebook that runs](../rulebook.md) says how to read scenarios, and how to run them. \`npm run pages\` makes this page.
`;

interface Indexed {
  /** Such as `architect.rules`. */
  readonly file: string;
  /** The title without its rules. */
  readonly title: string;
}

/** The scenarios of each rule, in the order of the rules. */
export function scenariosByRule(): ReadonlyMap<string, readonly Indexed[]> {
  const found = new Map<string, Indexed[]>();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.rules'))) {
    for (const { rules, title } of readRules(readFileSync(`${FOLDER}/${file}`, 'utf8')).scenarios) {
      const shown = title.slice(title.indexOf(':') + 1).trim();
      for (const rule of rules) {
        found.set(rule, [...(found.get(rule) ?? []), { file, title: shown }]);
      }
    }
  }
  return new Map([...found].sort(([one], [other]) => orderOf(one) - orderOf(other)));
}

/** `R-4.3` is 4003. */
function orderOf(rule: string): number {
  const [chapter, number] = rule.slice('R-'.length).split('.').map(Number);
  return (chapter ?? 0) * 1000 + (number ?? 0);
}

/** The files of the code that cite each rule. */
export function filesByRule(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.ts')) continue;
    const cited = readFileSync(`src/${file}`, 'utf8').match(/R-\d+\.\d+/g) ?? [];
    for (const rule of new Set(cited)) found.set(rule, [...(found.get(rule) ?? []), file]);
  }
  return found;
}

export function scenariosPage(): string {
  const files = filesByRule();
  const parts = [...scenariosByRule()].map(([rule, scenarios]) => {
    const lines = scenarios.map(
      ({ file, title }) => `- ${title} ([${file.replace(/\.rules$/, '')}](../rulebook/${file}))`,
    );
    const cited = (files.get(rule) ?? []).map((file) => `\`src/${file}\``);
    return `## ${rule}\n\n${lines.join('\n')}\n\nCited in ${cited.join(', ')}.\n`;
  });
  return [HEAD, ...parts].join('\n');
}

/** A piece of a page as TypeDoc has it: links are pieces of their own. */
interface Piece {
  readonly kind: string;
  readonly text: string;
}

/** Behind a rule with all its lines, before the next one or the next heading. */
const BETWEEN = /\n+(?=- \*\*R-\d|## )/;
const RULE = /^- \*\*(R-\d+\.\d+)\*\*/;

/** The page of rules with the scenarios of each rule below it, to be opened. */
export function withScenarios<P extends Piece>(page: readonly P[]): readonly P[] {
  const scenarios = scenariosByRule();
  let rule: string | undefined;
  const below = (): string => {
    const own = scenarios.get(rule ?? '') ?? [];
    const items = own.map(({ title, file }) => `  - ${title} (\`${file}\`)`);
    const summary = `<details><summary>Scenarios: ${own.length}</summary>`;
    return own.length === 0
      ? ''
      : ['\n', `  ${summary}`, '', ...items, '', '  </details>'].join('\n');
  };
  const pieces = page.map((piece) => {
    if (piece.kind !== 'text') return piece;
    const [first = '', ...others] = piece.text.split(BETWEEN);
    const text = others.reduce((before, part) => {
      const shown = `${before}${below()}\n\n${part}`;
      rule = RULE.exec(part)?.[1];
      return shown;
    }, first);
    return { ...piece, text };
  });
  const last = pieces.at(-1);
  return last === undefined
    ? []
    : [...pieces.slice(0, -1), { ...last, text: `${last.text.trimEnd()}${below()}\n` }];
}
