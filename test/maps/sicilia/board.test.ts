import { describe, expect, test } from 'vitest';
import { getMap, MARKER_COINS } from '../../../src/index';
import { ROWS, TILE_FACTS, tileCounts, VOLCANIC_PROVINCES } from '../../../src/maps/sicilia/tiles';
import { type BoardFacts, factsOf, idOf, lettersOf, sizeOf } from '../facts';

interface SiciliaFacts extends BoardFacts {
  special: BoardFacts['special'] & {
    volcanicProvinces: string[];
    volcanoTable: { columns: string[]; rows: string[] };
  };
}

test('R-2.1, R-6.2: 23 cities in 9 provinces', () => {
  expect(sizeOf('sicilia')).toEqual({ cities: 23, provinces: 9 });
});

describe('R-10.1: Sicilia', () => {
  const { special } = factsOf<SiciliaFacts>('sicilia');

  test('R-10.1, R-2.1: 8 cities of letter B, 10 of C and 5 of D, and the capital', () => {
    expect(lettersOf('sicilia')).toEqual({ B: 8, C: 10, D: 5, capital: 1 });
  });

  test('R-10.1: three volcanic provinces, each with a column of four rows', () => {
    expect([...VOLCANIC_PROVINCES].sort()).toEqual(special.volcanicProvinces.map(idOf).sort());
    expect([...VOLCANIC_PROVINCES].sort()).toEqual(special.volcanoTable.columns.map(idOf).sort());
    expect(ROWS).toBe(special.volcanoTable.rows.length);
    const provinces = getMap('sicilia').provinces.map(({ id }) => id);
    expect(provinces).toEqual(expect.arrayContaining([...VOLCANIC_PROVINCES]));
  });

  test('R-10.1, R-2.2: bonus markers show one coin more than usual', () => {
    expect(special.bonusMarkerCoins).toEqual(
      Object.fromEntries(Object.entries(MARKER_COINS).map(([good, coins]) => [good, coins + 1])),
    );
  });

  test('R-10.1: four tiles of each colour and nine neutral ones, so many by players', () => {
    const counts = Object.entries(TILE_FACTS).map(([tile, { count }]) => [tile, count]);
    expect(Object.fromEntries(counts)).toEqual({
      grey: 4,
      yellow: 4,
      orange: 4,
      coin: 5,
      brick: 4,
    });
    expect([2, 3, 4, 5, 6].map((players) => [players, tileCounts(players)])).toEqual([
      [2, { neutral: 0, drawn: 3 }],
      [3, { neutral: 3, drawn: 2 }],
      [4, { neutral: 6, drawn: 1 }],
      [5, { neutral: 9, drawn: 0 }],
      // Six play in teams only, which the rules of this map do not speak of.
      [6, { neutral: 9, drawn: 0 }],
    ]);
  });
});
