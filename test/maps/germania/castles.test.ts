/** What only code can ask of the castles: draws by seed, and where a draw is wrong. Their rules are in docs/rulebook/germania.rules. */
import { describe, expect, test } from 'vitest';
import { createGame } from '../../../src/index';
import { castlePart } from '../../../src/maps/germania/part';
import { thrownBy } from '../../support/scenario';

/** The markers of the box; salt adds two bricks, a food, a wine and a cloth. */
const BOX = { brick: 3, food: 6, tool: 6, wine: 5, cloth: 4 };
const WITH_SALT = { brick: 5, food: 7, tool: 6, wine: 6, cloth: 5 };

describe('R-10.4: twelve provinces and ten castles have markers, no more than there are', () => {
  test.each([
    ['a', [], BOX],
    ['b', [], BOX],
    ['c', [], BOX],
    // Five bricks can be on markers, so four provinces may need one.
    ['s1725', ['salt'], WITH_SALT],
  ] as const)('seed %s, modules %j', (seed, modules, box) => {
    const state = createGame({ map: 'germania', players: 2, seed, modules });
    const castles = Object.values(castlePart.read(state).castles);
    expect(castles).toHaveLength(10);
    const all = [...Object.values(state.board.markers).map(({ good }) => good), ...castles];
    expect(all).toHaveLength(22);
    for (const [good, most] of Object.entries(box)) {
      expect(all.filter((other) => other === good).length).toBeLessThanOrEqual(most);
    }
  });
});

test('R-10.4: castles of a real table that cannot be are refused where they stand', () => {
  const setup = { parts: { germania: { nida: 'food' } } };
  const error = thrownBy(() => createGame({ map: 'germania', players: 2, seed: 'a', setup }));
  expect([error.code, error.rule]).toEqual(['INVALID_OPTIONS', 'R-10.4']);
  expect(error.details.path).toBe('setup.parts.germania');
});
