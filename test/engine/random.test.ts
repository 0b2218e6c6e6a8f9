/** The two sources of chance: the generator of games, and what callers hand in. */
// answers for src/random
import { expect, test } from 'vitest';
import { type Chance, checkedChance, mixed } from '../../src/random/chance';
import { randomFromSeed, shuffle } from '../../src/random/random';
import { thrownBy } from '../support/scenario';

// As the published cyrb128 has it, written anew in another language.
test.each([
  ['', [41608494, -809003487, 1435736333, 1262568316]],
  ['Concordia', [-389686253, -138629184, -922915246, -1267705982]],
])('the state of the seed %j', (seed, state) => {
  expect(randomFromSeed(seed)).toEqual(state);
});

// The first word is 2 ** 32 - 1, the sum of the second and fourth number, beyond the last full round of three; the second word
// is 0xff00ffff + 0x1f, and 1 over a multiple of three.
test('a draw beyond the last full round is repeated', () => {
  expect(shuffle(['a', 'b', 'c'], [0, -1, 0, 0])[0][0]).toBe('b');
});

test('an order of one item needs no draw that is repeated', () => {
  expect(shuffle(['a'], [0, -1, 0, 0])[0]).toEqual(['a']);
  expect(shuffle([], [1, 2, 3, 4])).toEqual([[], [1, 2, 3, 4]]);
});

test('chance draws from 0 to one less than the limit', () => {
  for (const drawn of [0, 1, 5]) expect(checkedChance(() => drawn)(6)).toBe(drawn);
});

test.each([-1, 6, 7, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined])(
  'chance that draws %j of six is refused',
  (drawn) => {
    const chance = checkedChance((() => drawn) as Chance);
    expect(thrownBy(() => chance(6))).toMatchObject({
      code: 'INVALID_INPUT',
      reason: 'wrongSize',
      details: { path: 'chance', of: 'number', least: 0, below: 6 },
    });
  },
);

test.each([7, 'x', null, undefined, {}])('%j is no chance', (chance) => {
  expect(thrownBy(() => checkedChance(chance as unknown as Chance))).toMatchObject({
    code: 'INVALID_INPUT',
    reason: 'wrongType',
    details: { path: 'chance', expected: 'function', found: typeof chance },
  });
});

test('items in a random order: each is drawn from those that are left', () => {
  const limits: number[] = [];
  const last: Chance = (limit) => {
    limits.push(limit);
    return limit - 1;
  };
  const items = ['grey', 'blue', 'red'];
  expect(mixed(items, last)).toEqual(['red', 'blue', 'grey']);
  expect(limits).toEqual([3, 2, 1]);
  expect(mixed(items)).toEqual(items);
  expect(mixed(items)).not.toBe(items);
});
