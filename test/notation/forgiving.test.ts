/** Whole games, written otherwise than in their normal form. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseLog } from '../../src/index';
import { ROOT } from '../readme/markdown';

/** A text that says the same of what was done. */
const WAYS: Readonly<Record<string, (turns: string) => string>> = {
  'in capitals': (turns) => turns.toUpperCase(),
  'in small letters': (turns) => turns.toLowerCase(),
  'without numbers': (turns) => turns.replace(/^\d+ /gm, ''),
  'without names': (turns) => turns.replace(/^(\d+ )?\p{L}+: /gmu, ''),
  'without verbs': (turns) => turns.replace(/\b(build|produce) /g, ''),
  'with comments': (turns) => turns.replace(/$/gm, '  ; and so on'),
  'with a line for each action': (turns) => turns.replace(/; /g, '\n  '),
  'with line ends of Windows': (turns) => turns.replace(/\n/g, '\r\n'),
  'building before moving': (turns) => turns.replace(/^(\d+ \p{L}+: [^;]+); (.*)$/gmu, backwards),
};

function backwards(_: string, first: string, rest: string): string {
  const clauses = rest.split('; ');
  const isBuilt = (clause: string): boolean => clause.startsWith('build');
  const last = clauses.filter((clause) => !isBuilt(clause));
  return [first, ...clauses.filter(isBuilt), ...last].join('; ');
}

describe.each(['italia-3', 'ionium-teams-4', 'roma-4', 'hellas-forum-3'])('%s', (name) => {
  const text = readFileSync(`${ROOT}docs/examples/${name}.concordia`, 'utf8');
  const cut = text.indexOf('\n\n');
  const [tags, turns] = [text.slice(0, cut), text.slice(cut)];
  const { actions } = JSON.parse(readFileSync(`${ROOT}docs/examples/${name}.json`, 'utf8'));

  test.each(Object.entries(WAYS))('%s', (_, rewritten) => {
    const other = rewritten(turns);
    expect(other).not.toBe(turns);
    expect(parseLog(tags + other).actions).toEqual(actions);
  });
});
