import { expect, test } from 'vitest';
import { coinsBrought } from '../coins';
import { type BoardFacts, factsOf, sizeOf } from '../facts';

interface CashFacts extends BoardFacts {
  special: BoardFacts['special'] & { extraCash: number };
}

test('R-2.1, R-6.2: 20 cities in 8 provinces', () => {
  // As many as there are tokens of the letters in use, of 7 A, 8 B, 10 C and 5 D: 7 + 8 + 5.
  expect(sizeOf('corsica')).toEqual({ cities: 20, provinces: 8 });
});

test('R-10.7: so many more sestertii for who takes the coins', () => {
  const { extraCash } = factsOf<CashFacts>('corsica').special;
  expect(extraCash).toBe(2);
  // No marker shows coins yet.
  expect(coinsBrought('corsica')).toBe(extraCash);
});
