import { expect, test } from 'vitest';
import { getMap } from '../../../src/index';
import { coinsBrought } from '../coins';
import { type BoardFacts, factsOf, idOf, sizeOf } from '../facts';

interface CretaFacts extends BoardFacts {
  special: BoardFacts['special'] & {
    extraCash: number;
    noMarkerProvince: string;
    noMarkerCity: string;
  };
}

test('R-2.1, R-6.2: 20 cities in 9 provinces', () => {
  // As many as there are tokens of the letters in use, of 7 A, 8 B, 10 C and 5 D: 7 + 8 + 5.
  expect(sizeOf('creta')).toEqual({ cities: 20, provinces: 9 });
});

test('R-10.9: so many more sestertii for who takes the coins', () => {
  const { extraCash } = factsOf<CretaFacts>('creta').special;
  expect(extraCash).toBe(2);
  // No marker shows coins yet.
  expect(coinsBrought('creta')).toBe(extraCash);
});

test('R-10.9: Gaudos on Creta is a province without a marker', () => {
  const { noMarkerProvince, noMarkerCity } = factsOf<CretaFacts>('creta').special;
  const map = getMap('creta');
  expect(map.withoutMarker).toEqual([idOf(noMarkerProvince)]);
  const province = map.provinces.find(({ name }) => name === noMarkerProvince);
  expect(province?.cities).toEqual([idOf(noMarkerCity)]);
});
