import { expect, test } from 'vitest';
import { getMap } from '../../../src/index';
import { sizeOf } from '../facts';

test('R-2.1, R-6.2: 30 cities in 12 provinces', () => {
  expect(sizeOf('cyprus')).toEqual({ cities: 30, provinces: 12 });
});

test('R-9.14: the display is a loose one', () => {
  expect(getMap('cyprus').display).toBe('loose');
});
