import { describe, expect, test } from 'vitest';
import {
  give,
  goods,
  listed,
  place,
  play,
  playerOf,
  refusal,
  type StateDraft,
  scenario,
} from '../support/scenario';

const MERCATOR = { type: 'playCard', seat: 0, card: 'mercator' } as const;
const sell = (good: 'brick' | 'wine' | 'tool', count: number) =>
  ({ type: 'trade', seat: 0, deal: 'sell', good, count }) as const;
const buy = (good: 'brick' | 'food' | 'wine', count: number) =>
  ({ type: 'trade', seat: 0, deal: 'buy', good, count }) as const;

/** The example: 2 sestertii, 3 wine, and room for 5 bricks once the wine is sold. */
function green(draft: StateDraft): void {
  playerOf(draft, 0).money = 2;
  playerOf(draft, 0).goods = goods({ food: 1, tool: 2, wine: 3 });
}

describe('Mercator', () => {
  test('R-4.6: the card of the starting hand brings 3 sestertii', () => {
    expect(play(scenario(green), MERCATOR).players[0]?.money).toBe(5);
  });

  test('R-4.6: a bought one brings 5', () => {
    const state = scenario((draft) => {
      green(draft);
      give(draft, 0, 'mercator-i');
    });
    const begun = play(state, { type: 'playCard', seat: 0, card: 'mercator-i' });
    expect(begun.players[0]?.money).toBe(7);
  });

  test('R-4.6: 3 wine sold make 23, of which 4 bricks take 12', () => {
    const sold = play(scenario(green), MERCATOR, sell('wine', 3));
    expect(sold.players[0]?.money).toBe(23);
    const bricks = listed(sold, 'trade').filter(({ good }) => good === 'brick');
    // Money would do for seven, but there is room for five.
    expect(bricks.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5]);
    expect(refusal(sold, buy('brick', 6))).toEqual({ code: 'NO_ROOM', rule: 'R-5.2' });
    const bought = play(sold, buy('brick', 4));
    expect(bought.players[0]).toMatchObject({
      money: 11,
      goods: goods({ brick: 4, food: 1, tool: 2 }),
    });
  });

  test('R-4.6: a third kind is not allowed', () => {
    const bought = play(scenario(green), MERCATOR, sell('wine', 3), buy('brick', 4));
    expect(refusal(bought, buy('food', 1))).toEqual({ code: 'CANNOT_TRADE', rule: 'R-4.6' });
  });

  test('R-4.6: a kind is either bought or sold', () => {
    const sold = play(scenario(green), MERCATOR, sell('wine', 1));
    expect(refusal(sold, buy('wine', 1))).toEqual({ code: 'CANNOT_TRADE', rule: 'R-4.6' });
    expect(play(sold, sell('wine', 2)).players[0]?.money).toBe(23);
  });

  test('R-4.6: in any order, two kinds sold or two bought', () => {
    const twoSold = play(scenario(green), MERCATOR, sell('wine', 3), sell('tool', 2));
    expect(twoSold.players[0]?.money).toBe(33);
    const rich = scenario((draft) => {
      green(draft);
      playerOf(draft, 0).money = 20;
      place(draft, 0, 'land', 'roma');
    });
    // Seven spaces beside colonists and goods: 3 bricks and 1 food for 13 of 23.
    const twoBought = play(rich, MERCATOR, buy('brick', 2), buy('food', 1));
    expect(twoBought.players[0]?.money).toBe(23 - 6 - 4);
  });

  test('R-4.6: nobody spends what they do not have', () => {
    const begun = play(scenario(green), MERCATOR);
    expect(refusal(begun, buy('brick', 2))).toEqual({ code: 'NOT_ENOUGH_MONEY', rule: 'R-4.6' });
    expect(refusal(begun, sell('wine', 4))).toEqual({ code: 'NOT_ENOUGH_GOODS', rule: 'R-4.6' });
  });

  test('R-3.2: trading may be left out', () => {
    const passed = play(scenario(green), MERCATOR, { type: 'pass', seat: 0 });
    expect(passed.players[0]?.money).toBe(5);
    expect(passed.seat).toBe(1);
  });

  test('the action ends by itself when nothing is left to trade', () => {
    const done = play(scenario(green), MERCATOR, sell('wine', 3), sell('tool', 2));
    expect(done.seat).toBe(1);
  });
});
