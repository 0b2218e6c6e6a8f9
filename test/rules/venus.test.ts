/** The cards of Concordia Venus as data; its rules are in docs/rulebook/venus.rules. */
import { expect, test } from 'vitest';
import { cards, createGame } from '../../src/index';

test('R-9.1: three pairs of roles', () => {
  const pairs = Object.values(cards).flatMap(({ roles }) => (roles.length > 1 ? [roles] : []));
  expect(new Set(pairs.map((roles) => roles.join('/')))).toEqual(
    new Set(['prefect/architect', 'architect/mercator', 'prefect/mercator']),
  );
});

test('R-9.1: the Venus deck is on sale, on every map', () => {
  const { display, deck } = createGame({ map: 'cyprus', players: 5, cards: 'venus', seed: 'v' });
  const sale = [...display, ...deck];
  expect(sale).toHaveLength(30);
  expect(sale).toContain('architect-mercator-iv');
  expect(sale).not.toContain('prefect-i');
});
