import { describe, expect, test } from 'vitest';
import type { GameState } from '../../src/core';
import { goods, shift } from '../support/scenario';
import { ARCHITECT, move, toyTable } from './toy-table';

const { start, play, listed } = toyTable();

describe('boards with special places', () => {
  /** Where the first player's Architect may go from a place. */
  const targets = (state: ReturnType<typeof start>, from: string) =>
    listed(play(state, ARCHITECT), 'moveColonist')
      .filter((action) => action.from === from)
      .map(({ to }) => to);

  test('two start places: one colonist at each', () => {
    const { board, players }: GameState = start();
    const own = board.colonists.filter(({ seat }) => seat === 0);
    expect(own.map(({ at }) => at)).toEqual(['portus', 'campus', 'portus']);
    expect(players[0]?.storehouse).toEqual({ land: 1, sea: 2 });
  });

  test('a field leads to its exits only', () => {
    expect(targets(start(), 'campus')).toEqual([
      'land:portus~vicus',
      'land:oppidum~vicus',
      'land:mons~oppidum',
    ]);
  });

  test('nobody passes through a gate, and nobody stays where nobody may stay', () => {
    const state = start((draft) => shift(draft, 0, 'land', 'campus', 'land:mons~oppidum'));
    // Three steps: back over Oppidum, or over the route to Arx and on from there.
    expect(targets(state, 'land:mons~oppidum').sort()).toEqual([
      'land:arx~mons',
      'land:arx~villa',
      'land:oppidum~vicus',
      'land:portus~vicus',
    ]);
    const over = play(state, ARCHITECT, move('land', 'land:mons~oppidum', 'land:arx~mons'));
    expect(over.decision).toMatchObject({ steps: 1 });
  });

  test('two lines between the same cities are two places, and ships share theirs', () => {
    const state = start((draft) => shift(draft, 1, 'sea', 'portus', 'sea:insula~portus'));
    expect(targets(state, 'portus')).toEqual(
      expect.arrayContaining(['sea:insula~portus', 'sea:insula~portus#2', 'sea:insula~mare']),
    );
  });

  test('who stands in a square stays there', () => {
    const state = start((draft) => shift(draft, 0, 'sea', 'portus', 'mare'));
    expect(targets(state, 'mare')).toEqual([]);
  });

  test('goods printed on the board, and coins of its own markers', () => {
    const { cityGoods, markers } = start().board;
    expect(cityGoods).toMatchObject({
      vicus: 'brick',
      oppidum: 'food',
      arx: 'wine',
      villa: 'cloth',
    });
    expect(markers.east).toEqual({ good: 'food', coins: 3, side: 'goods' });
    expect(markers.lacus).toBeUndefined();
  });

  test('R-2.4: everybody begins with the usual goods', () => {
    expect(start().players[0]?.goods).toEqual(
      goods({ brick: 1, food: 2, tool: 1, wine: 1, cloth: 1 }),
    );
  });
});
