import { expect, test } from 'vitest';
import { getMap } from '../../../src/index';
import { sizeOf } from '../facts';

test('R-2.1, R-6.2: 25 cities in 10 provinces', () => {
  expect(sizeOf('hellas')).toEqual({ cities: 25, provinces: 10 });
});

test('R-9.14: the display is printed on the board', () => {
  expect(getMap('hellas').display).toBe('printed');
});
