/** What a log of boardgame.io tells of a match. */
import { expect, test } from 'vitest';
import { newsOf } from '../../src/boardgame';
import { thrownBy } from '../support/scenario';

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

test('a list that says it is long takes no longer than what is in it', () => {
  const events: unknown[] = [{ type: 'cardPlayed' }];
  events[4_000_000_000] = { type: 'houseBuilt' };
  const log: unknown[] = [{ metadata: { text: [], events } }];
  log[4_000_000_000] = told('turnEnded');
  expect(newsOf(log as never).map(({ type }) => type)).toEqual([
    'cardPlayed',
    'houseBuilt',
    'turnEnded',
  ]);
});

test('what cannot be read is refused', () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  expect(thrownBy(() => newsOf(proxy)).code).toBe('INVALID_INPUT');
});
