/** Values that schemas let in: what near misses try, besides what was ever listed. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { drawnFrom } from '../../src/testing/drawn';

const schema = z.union([
  z.object({
    type: z.literal('wager'),
    count: z.int().check(z.minimum(0), z.maximum(3)),
    most: z.int().check(z.minimum(1), z.maximum(100)),
    open: z.number(),
    sure: z.boolean(),
    none: z.null(),
    good: z.enum(['wine', 'cloth']),
    perhaps: z.optional(z.nullable(z.literal('salt'))),
    list: z.array(z.boolean()),
    either: z.union([z.literal(1), z.literal(2)]),
    inner: z.object({ side: z.enum(['a', 'b']) }),
    each: z.record(z.enum(['x']), z.boolean()),
    text: z.string(),
  }),
  z.object({ name: z.literal('no type') }),
  z.string(),
]);

test('each kind of field is drawn from, and what has no type is left out', () => {
  const drawn = drawnFrom(schema);
  expect([...drawn.keys()]).toEqual(['wager']);
  expect(Object.fromEntries(drawn.get('wager') ?? [])).toEqual({
    type: ['wager'],
    count: [0, 1, 2, 3],
    // Of many those at both ends.
    most: [1, 2, 3, 4, 97, 98, 99, 100],
    open: [0, 1, 2, 3, 4, 5, 6, 7],
    sure: [true, false],
    none: [null],
    good: ['wine', 'cloth'],
    perhaps: [null, 'salt'],
    list: [[], [true], [false]],
    either: [1, 2],
    inner: [{ side: 'a' }, { side: 'b' }],
    each: [{ x: true }, { x: false }],
    // Of words that anything could be, nobody knows what they name.
    text: [],
  });
});

test('an action alone is drawn from as one of many', () => {
  expect([...drawnFrom(z.object({ type: z.literal('rest') })).keys()]).toEqual(['rest']);
});
