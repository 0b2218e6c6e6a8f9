import { expect, test } from 'vitest';
import { sizeOf } from '../facts';

test('R-2.1, R-6.2: 23 cities in 10 provinces', () => {
  // As many as there are tokens of the letters in use, of 7 A, 8 B, 10 C and 5 D: 8 + 10 + 5.
  expect(sizeOf('britannia')).toEqual({ cities: 23, provinces: 10 });
});
