import { describe, expect, test } from 'vitest';
import { sizeOf } from '../facts';
import { describeSaltCities } from '../salt-cities';

test('R-2.1, R-6.2: 23 cities in 9 provinces', () => {
  // As many as tokens of the letters in use, of 7 A, 8 B, 10 C and 5 D, and one more of each: 8 + 9 + 6.
  expect(sizeOf('hispania')).toEqual({ cities: 23, provinces: 9 });
});

describe('R-10.5: salt cities', () => {
  // All tokens of the three letters, and one more of each: A tool, B wine, D brick.
  describeSaltCities(
    'hispania',
    { A: 8, B: 9, D: 6 },
    { brick: 6, food: 5, tool: 5, wine: 4, cloth: 3 },
  );
});
