import { describe, expect, test } from 'vitest';
import { createGame, getMap } from '../../../src/index';
import { type BoardFacts, factsOf, idOf, sizeOf } from '../facts';

interface IoniumFacts extends BoardFacts {
  special: BoardFacts['special'] & { smallVariantOmitsProvinces: string[] };
}

test('R-2.1, R-6.2: 30 cities in 12 provinces', () => {
  expect(sizeOf('ionium')).toEqual({ cities: 30, provinces: 12 });
});

test('R-9.14: the display is a loose one', () => {
  expect(getMap('ionium').display).toBe('loose');
});

describe('R-9.15: Ionium', () => {
  const omitted = factsOf<IoniumFacts>('ionium').special.smallVariantOmitsProvinces.map(idOf);

  test('R-9.15: nobody stays on the way between Apollonia and Brundisium, by land', () => {
    const special = getMap('ionium').routes.filter(({ stop }) => stop === false);
    expect(special).toMatchObject([
      { id: 'land:apollonia~brundisium', kind: 'land', ends: ['apollonia', 'brundisium'] },
    ]);
  });

  test('R-9.15: the provinces a small game leaves out are those of letter B', () => {
    expect([...omitted].sort()).toEqual(['calabria', 'campania', 'sicilia']);
    const map = getMap('ionium');
    const cities = map.provinces.flatMap((province) =>
      omitted.includes(province.id) ? province.cities : [],
    );
    const ofLetterB = map.cities.flatMap(({ id, letter }) => (letter === 'B' ? [id] : []));
    expect([...cities].sort()).toEqual([...ofLetterB].sort());
  });

  test('R-9.15: without them it has 22 cities in 9 provinces', () => {
    const options = { map: 'ionium', players: 2, cards: 'venus', seed: 'small' } as const;
    const { board } = createGame({ ...options, omitProvinces: omitted });
    expect(Object.keys(board.cityGoods)).toHaveLength(22);
    expect(Object.keys(board.houses)).toHaveLength(22);
    expect(Object.keys(board.markers)).toHaveLength(9);
  });
});
