import { describe, expect, test } from 'vitest';
import { concordia } from './console';

/**
 * The example of the printed rules, 114 points:
 * Vesta: goods 1x7 + 3x5 + 1x3 = 25, and 13 sestertii, 38 in all: 3 points.
 * Jupiter: 9 houses outside brick cities, 2 cards. Saturnus: 7 provinces, 4 cards. Mercurius: 4
 * kinds of goods at 2 points, 2 cards. Mars: 5 colonists at 2 points, 3 cards. Minerva: the Farmer
 * has 4 houses in food cities at 3 points. Concordia: 7.
 */
const EXAMPLE = {
  name: 'Anna',
  cards: { vesta: 1, jupiter: 2, saturnus: 4, mercurius: 2, mars: 3, minerva: ['farmer'] },
  houses: { byGood: { brick: 3, food: 4, tool: 3, cloth: 2 }, provinces: 7 },
  colonists: 5,
  money: 13,
  goods: { cloth: 1, tool: 3, brick: 1 },
  concordia: true,
};
/** One card of Mars and two colonists: 4 points. */
const MODEST = {
  name: 'Ben',
  cards: { mars: 1 },
  houses: [],
  colonists: 2,
  money: 0,
  goods: {},
};
const SHEET = { players: [EXAMPLE, MODEST] };

describe('score', () => {
  test('a name cannot control the terminal', async () => {
    const stdin = JSON.stringify({ players: [{ ...MODEST, name: 'B\u001b[2Jen' }] });
    const { code, out, err } = await concordia(['score', '-'], { stdin });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('at players[0].name: there is an invisible character, U+001B');
    expect(err).not.toContain('\u001b');
  });

  test('colours where they are wanted', async () => {
    const stdin = JSON.stringify(SHEET);
    const { out } = await concordia(['score', '-'], { stdin, colors: true });
    expect(out).toContain('\u001b[');
  });
});
