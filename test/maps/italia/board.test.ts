import { expect, test } from 'vitest';
import { sizeOf } from '../facts';

test('R-2.1, R-6.2: 25 cities in 11 provinces', () => {
  expect(sizeOf('italia')).toEqual({ cities: 25, provinces: 11 });
});
