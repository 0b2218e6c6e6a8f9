/** Ways on a board that is one row of cities, with two lines between any two neighbours. */
import { expect, test } from 'vitest';
import { compileBoard } from '../../src/board/compiled-board';
import { waysBetween } from '../../src/board/ways';
import { defineMap } from '../../src/index';

const CITIES = ['c-1', 'c-2', 'c-3', 'c-4', 'c-5', 'c-6'];
const BOARD = compileBoard(
  defineMap({
    id: 'row',
    name: 'Row',
    start: { land: 'urbs', sea: [] },
    provinces: [{ id: 'one', name: 'One', color: '#112233', cities: CITIES }],
    cities: [
      { id: 'urbs', name: 'Urbs', letter: 'capital' },
      ...CITIES.map((id) => ({ id, name: id, letter: 'A' as const })),
    ],
    routes: CITIES.flatMap((city, index) => {
      const line = { kind: 'land' as const, ends: [CITIES[index - 1] ?? 'urbs', city] as const };
      return [line, line];
    }),
  }),
);

test('a step further there are twice as many, of which 24 are compared', () => {
  const ways = CITIES.map((city, index) =>
    waysBetween(
      BOARD,
      'urbs',
      `land:${[CITIES[index - 1] ?? 'urbs', city].sort().join('~')}`,
      'land',
    ),
  );
  expect(ways.map(({ length }) => length)).toEqual([1, 2, 4, 8, 16, 24]);
  expect(ways[1]).toEqual([
    ['land:c-1~urbs', 'land:c-1~c-2'],
    ['land:c-1~urbs#2', 'land:c-1~c-2'],
  ]);
  expect(ways.flat().every((way) => new Set(way).size === way.length)).toBe(true);
});

test('from a line on, both lines of the next step are as far', () => {
  expect(waysBetween(BOARD, 'land:c-1~urbs', 'land:c-2~c-3', 'land')).toEqual([
    ['land:c-1~c-2', 'land:c-2~c-3'],
    ['land:c-1~c-2#2', 'land:c-2~c-3'],
  ]);
});

test('there is none by sea, and none to where one is', () => {
  expect(waysBetween(BOARD, 'urbs', 'land:c-1~urbs', 'sea')).toEqual([]);
  expect(waysBetween(BOARD, 'land:c-1~urbs', 'land:c-1~urbs', 'land')).toEqual([]);
});
