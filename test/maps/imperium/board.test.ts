import { expect, test } from 'vitest';
import { sizeOf } from '../facts';

test('R-2.1, R-6.2: 30 cities in 12 provinces', () => {
  expect(sizeOf('imperium')).toEqual({ cities: 30, provinces: 12 });
});
