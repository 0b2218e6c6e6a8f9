/** What a log of boardgame.io tells of a match. */
import { expect, test } from 'vitest';
import { newsOf } from '../../src/boardgame';

const told = (...types: readonly string[]) => ({
  metadata: { text: [], events: types.map((type) => ({ type })) },
});

test('all moves tell what they have brought; ends of turns and the deal tell nothing', () => {
  const log = [{}, told('cardPlayed', 'pieceMoved'), { metadata: undefined }, told('houseBuilt')];
  expect(newsOf(log as never).map(({ type }) => type)).toEqual([
    'cardPlayed',
    'pieceMoved',
    'houseBuilt',
  ]);
});

test.each([
  [undefined],
  [null],
  ['log'],
  [[null, 7, { metadata: 'text' }]],
  [[{ metadata: { events: 3 } }]],
])('of %j, there is nothing to tell', (log) => {
  expect(newsOf(log as never)).toEqual([]);
});
