/** a player builds at the ends of the routes where their colonists stand. */
import { expect, test } from 'vitest';
import { citiesBeside, isBeside, placesBeside } from '../../src/rules/houses';
import { gameOf } from '../support/compiled';
import { scenario, shift } from '../support/scenario';

test('R-4.3: a colonist in a city is beside none, one on a route beside both ends', () => {
  const begun = scenario(() => {});
  const game = gameOf(begun);
  expect([...placesBeside(game.board, begun, 0)]).toEqual([]);
  expect([...citiesBeside(game.board, begun, 0)]).toEqual([]);

  const moved = scenario((draft) => shift(draft, 0, 'land', 'roma', 'land:novaria~roma'));
  expect([...placesBeside(game.board, moved, 0)].sort()).toEqual(['novaria', 'roma']);
  // Nobody builds in the capital.
  expect([...citiesBeside(game.board, moved, 0)]).toEqual(['novaria']);
  const table = { game, state: moved };
  const asked = ['novaria', 'roma', 'aquileia'].map((city) => isBeside(table, 0, city));
  expect(asked).toEqual([true, false, false]);
  expect(isBeside(table, 1, 'novaria')).toBe(false);
});
