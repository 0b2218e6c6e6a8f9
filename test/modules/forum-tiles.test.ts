/** Tiles on a board that no map of the package has; docs/rulebook/forum*.rules have the rest. */
import { expect, test } from 'vitest';
import { goods, helpersFor, playerOf, shift } from '../support/scenario';
import { toyLibrary } from '../support/toy-map';

const architect = { type: 'playCard', seat: 0, card: 'architect' } as const;

test('R-12.3: with Aulus Arcadius no house costs less than nothing', () => {
  // On this board no house costs money.
  const { forumScenario, play } = helpersFor(
    toyLibrary({ modifiers: { houseCost: (cost) => ({ ...cost, money: 0 }) } }),
  );
  const state = forumScenario(
    [['aulus-arcadius']],
    (draft) => {
      shift(draft, 0, 'land', 'campus', 'land:oppidum~vicus');
      playerOf(draft, 0).goods = goods({ food: 1 });
      playerOf(draft, 0).money = 7;
    },
    { map: 'toy' },
  );
  const after = play(state, architect, { type: 'buildHouse', seat: 0, city: 'vicus' });
  expect(after.players[0]?.money).toBe(7);
});

test('R-12.3: Julius does nothing when nobody can move', () => {
  const { forumScenario, refusal } = helpersFor(toyLibrary());
  // All routes by land are held, and the ship lies in a square for good.
  const state = forumScenario(
    [['julius']],
    (draft) => {
      shift(draft, 0, 'land', 'portus', 'land:portus~vicus');
      shift(draft, 0, 'land', 'campus', 'land:oppidum~vicus');
      shift(draft, 0, 'sea', 'portus', 'mare');
      shift(draft, 1, 'land', 'portus', 'land:mons~oppidum');
      shift(draft, 1, 'land', 'campus', 'land:arx~mons');
      shift(draft, 2, 'land', 'portus', 'land:arx~villa');
    },
    { map: 'toy' },
  );
  expect(refusal(state, { type: 'useTile', seat: 0, tile: 'julius' })).toEqual({
    code: 'CANNOT_USE',
    rule: 'R-12.2',
  });
});

test('R-12.3: Lucius Flavius copies no card that a rule forbids to copy', () => {
  const others = ['farmer-i', 'smith-i', 'architect-i', 'prefect-i', 'mercator-i', 'colonist-i'];
  const { forumScenario, play, listed } = helpersFor(
    toyLibrary({
      forbid: {
        copyCard: (_position, action) =>
          'card' in action && action.card === 'mason-i'
            ? { code: 'CANNOT_COPY', message: 'Not this one.' }
            : undefined,
      },
    }),
  );
  const state = forumScenario([['lucius-flavius']], undefined, {
    map: 'toy',
    deck: ['mason-i', ...others],
  });
  const copying = play(state, { type: 'playCard', seat: 0, card: 'diplomat' });
  const cards = listed(copying, 'useTile').map(({ card }) => card);
  expect(cards).toEqual(others);
});
