import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatLog, parseLog } from '../../src/index';
import { blocksOf, page, ROOT } from '../readme/markdown';

const blocks = blocksOf(page('docs/notation.md'));

test('the annotated game of docs/notation.md is the example', () => {
  const [game] = blocks.filter(({ language }) => language === 'concordia');
  const { notes = [], ...log } = parseLog((game?.lines ?? []).join('\n'));
  const file = `${ROOT}docs/examples/italia-3`;
  expect(log).toEqual(JSON.parse(readFileSync(`${file}.json`, 'utf8')));
  // The page has comments, and the example has none.
  expect(notes[0]).toMatchObject({ after: 5, text: expect.stringContaining('Olbia takes food') });
  expect(formatLog(log)).toBe(readFileSync(`${file}.concordia`, 'utf8'));
});
