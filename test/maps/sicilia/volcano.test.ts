/** What only code can ask of Etna: draws by seed and views. Its rules are in docs/rulebook/sicilia.rules. */
import { describe, expect, test } from 'vitest';
import {
  createGame,
  type GameState,
  imagine,
  logFor,
  parseState,
  recordGame,
  validateLog,
  viewFor,
} from '../../../src/index';
import { etnaOf, times } from './etna';

describe('R-10.1: set-up', () => {
  const bySeed = (players: number, seed: string): GameState =>
    createGame({ map: 'sicilia', players, seed });

  test.each([
    // Players, tiles in all, tiles drawn before the game.
    [2, 12, 3],
    [3, 15, 2],
    [4, 18, 1],
    [5, 21, 0],
  ])('R-10.1: %i players: %i tiles, %i of them drawn', (players, all, drawn) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const { stack, rows } = etnaOf(bySeed(players, seed));
      expect(stack).toHaveLength(all - drawn);
      for (const colour of ['grey', 'yellow', 'orange']) {
        const left = stack.filter((tile: string) => tile === colour).length;
        expect(left + rows[colour]).toBe(4);
      }
    }
  });

  test('R-10.1: with two players no colour is drawn three times before the game', () => {
    const rows = Array.from({ length: 60 }, (_, seed) => etnaOf(bySeed(2, `${seed}`)).rows);
    for (const { grey, yellow, orange } of rows) {
      expect(grey + yellow + orange).toBe(3);
      expect(Math.max(grey, yellow, orange)).toBeLessThanOrEqual(2);
    }
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBeGreaterThan(3);
  });
});

test('R-10.1, R-3.1: stacks that come later are secret too, and a view with them can be imagined', () => {
  const neutral = [...times(5, 'coin'), ...times(4, 'brick')];
  const drawn = ['grey', 'grey', 'orange'];
  const stack = 'yellow grey orange yellow orange yellow grey yellow orange'.split(' ');
  const setup = { parts: { sicilia: { drawn, stack, later: [neutral] } } };
  const state = createGame({ map: 'sicilia', players: 2, seed: 'later', setup });
  const view = viewFor(state, 0);
  expect(view.parts.sicilia).toEqual({
    stack: Array(9).fill('hidden'),
    later: [Array(9).fill('hidden')],
    rows: { grey: 2, yellow: 0, orange: 1 },
  });
  const imagined = imagine(view);
  expect(parseState(JSON.parse(JSON.stringify(imagined)))).toEqual(imagined);
  expect(viewFor(imagined, 0)).toEqual(view);
});

test('R-10.1, R-3.1: a log for a player has the tile that was drawn, and the others in a fixed order', () => {
  const stack = [
    ...['coin', 'orange', 'yellow', 'grey', 'brick', 'grey', 'grey'],
    ...[...times(3, 'yellow'), ...times(3, 'orange')],
  ];
  const options = {
    map: 'sicilia',
    players: 3,
    seed: 'log',
    setup: { parts: { sicilia: { drawn: ['grey', 'coin'], stack } } },
  } as const;
  const log = recordGame(options, [{ type: 'playCard', seat: 0, card: 'tribune' }]);
  const seen = logFor(log, 1);
  // Of the nine neutral tiles, five are coins.
  expect(seen.options.setup?.parts?.sicilia).toEqual({
    drawn: ['grey', 'coin'],
    stack: ['coin', ...times(3, 'grey'), ...times(4, 'orange'), ...times(4, 'yellow'), 'coin'],
    later: [],
  });
  expect(validateLog(seen).ok).toBe(true);
});
