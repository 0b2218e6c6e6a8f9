import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { type ScoreSheet, ScoreSheetSchema, scoreGame } from '../../src/scoring';

function example(name: string): ScoreSheet {
  const file = new URL(`../../docs/examples/${name}.yaml`, import.meta.url);
  return ScoreSheetSchema.parse(load(readFileSync(file, 'utf8')));
}

describe('the sheets of the documentation', () => {
  test.each([114, 134])('R-6.2: the printed example of %i points', (points) => {
    expect(scoreGame(example(`sheet-${points}`)).players[0]?.total).toBe(points);
  });

  test('R-6.2, R-9.12: the game in teams that docs/rulebook/scores.rules counts god by god', () => {
    expect(scoreGame(example('sheet-team')).teams).toEqual([
      { players: ['Livia', 'Flavia'], total: 226, rank: 1 },
      { players: ['Marcus', 'Gaius'], total: 209, rank: 2 },
    ]);
  });
});
