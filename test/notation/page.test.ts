import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatLog, parseLog } from '../../src/index';
import { blocksOf, page, ROOT } from '../readme/markdown';

const blocks = blocksOf(page('docs/notation.md'));

test('the annotated game of docs/notation.md is the beginning of the example', () => {
  const [game] = blocks.filter(({ language }) => language === 'concordia');
  const { notes = [], actions, ...log } = parseLog((game?.lines ?? []).join('\n'));
  const file = `${ROOT}docs/examples/italia-3`;
  const { actions: all, ...whole } = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
  expect(log).toEqual(whole);
  expect(actions).toEqual(all.slice(0, actions.length));
  // The page has comments, and the example has none.
  expect(notes[0]).toMatchObject({ after: 5, text: expect.stringContaining('Olbia takes food') });
  const begun = formatLog({ ...log, actions })
    .split('\n')
    .slice(0, -1);
  const text = readFileSync(`${file}.concordia`, 'utf8').split('\n');
  expect(text.slice(0, begun.length)).toEqual(begun);
});
