import { expect, test } from 'vitest';
import { createGame } from '../../src/index';
import { castlePart } from '../../src/maps/germania/part';

test('R-10.4, R-11.1: with salt five bricks can be on markers, so four provinces may need one', () => {
  const state = createGame({ map: 'germania', players: 2, seed: 's1725', modules: ['salt'] });
  const { castles } = castlePart.read(state);
  const all = [
    ...Object.values(state.board.markers).map(({ good }) => good),
    ...Object.values(castles),
  ];
  const count = (good: string) => all.filter((other) => other === good).length;
  // Twelve provinces, ten castles, of 29 markers: 5 bricks, 7 food, 6 tools, 6 wine, 5 cloth.
  expect(all).toHaveLength(22);
  for (const [good, most] of [
    ['brick', 5],
    ['food', 7],
    ['tool', 6],
    ['wine', 6],
    ['cloth', 5],
  ] as const) {
    expect(count(good)).toBeLessThanOrEqual(most);
  }
});
