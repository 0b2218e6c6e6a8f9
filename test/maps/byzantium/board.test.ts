import { describe, expect, test } from 'vitest';
import { sizeOf } from '../facts';
import { describeSaltCities } from '../salt-cities';

test('R-2.1, R-6.2: 28 cities in 10 provinces', () => {
  // As many as tokens of the letters in use, of 7 A, 8 B, 10 C and 5 D, and one more of each: 8 + 9 + 11.
  expect(sizeOf('byzantium')).toEqual({ cities: 28, provinces: 10 });
});

describe('R-10.5: salt cities', () => {
  // All tokens of the three letters, and one more of each: A tool, B wine, C cloth.
  describeSaltCities(
    'byzantium',
    { A: 8, B: 9, C: 11 },
    { brick: 7, food: 6, tool: 6, wine: 5, cloth: 4 },
  );
});
