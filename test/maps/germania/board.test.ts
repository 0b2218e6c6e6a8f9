import { describe, expect, test } from 'vitest';
import { createGame, getMap } from '../../../src/index';
import { type BoardFacts, factsOf, idOf, sizeOf } from '../facts';

interface GermaniaFacts extends BoardFacts {
  special: BoardFacts['special'] & { castles: { name: string; routes: number }[] };
}

const ANY_GOOD = expect.stringMatching(/^(brick|food|tool|wine|cloth)$/);

test('R-2.1, R-6.2: 30 cities in 12 provinces', () => {
  // As many as there are tokens of the letters in use, of 7 A, 8 B, 10 C and 5 D: 7 + 8 + 10 + 5.
  expect(sizeOf('germania')).toEqual({ cities: 30, provinces: 12 });
});

describe('R-10.4: Germania', () => {
  const { special } = factsOf<GermaniaFacts>('germania');
  const map = getMap('germania');

  test('R-10.4: ten castles, at the ends of so many routes', () => {
    const castles = map.cities.filter(({ letter }) => letter === 'castle');
    const routes = castles.map(({ id, name }) => ({
      name,
      routes: map.routes.filter(({ ends }) => ends.includes(id)).length,
    }));
    expect(routes).toHaveLength(10);
    expect(routes).toEqual(expect.arrayContaining(special.castles));
    const inProvinces = map.provinces.flatMap(({ cities }) => cities);
    for (const { id } of castles) expect(inProvinces).not.toContain(id);
  });

  test('R-10.4: every castle holds a good from the start', () => {
    const { parts } = createGame({ map: 'germania', players: 4, seed: 'castles' });
    expect(parts.germania).toMatchObject({
      castles: Object.fromEntries(special.castles.map(({ name }) => [idOf(name), ANY_GOOD])),
    });
  });

  test('R-10.4: several ships share a river, and colonists no road', () => {
    expect(map.sharedRoutes).toEqual(['sea']);
  });
});
