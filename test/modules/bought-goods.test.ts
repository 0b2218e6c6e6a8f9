import { describe, expect, test } from 'vitest';
import { createGame, type Good } from '../../src/index';
import { goods, listed, play, refusal } from '../support/scenario';

const start = createGame({ map: 'italia', players: 3, seed: 'forum', startingGoods: 'bought' });
const SALTY = { map: 'italia', players: 3, startingGoods: 'bought', modules: ['salt'] } as const;
const NONE = { brick: 0, food: 0, tool: 0, wine: 0, cloth: 0, salt: 0 };
const buy = (seat: number, good: Good, count: number) =>
  ({ type: 'trade', seat, deal: 'buy', good, count }) as const;

describe('buying the first goods', () => {
  test('R-8.1: empty storehouses and 25, 26, 27 sestertii', () => {
    expect(start.players.map(({ money }) => money)).toEqual([25, 26, 27]);
    expect(start.players.map((player) => player.goods)).toEqual([goods({}), goods({}), goods({})]);
    expect(start.decision).toEqual({ kind: 'buyGoods', seat: 0 });
  });

  test('R-11.1: with salt every good is counted from the beginning', () => {
    const salty = createGame({ ...SALTY, seed: 'forum' });
    expect(salty.players.map((player) => player.goods)).toEqual([NONE, NONE, NONE]);
  });

  test('R-8.1: any goods at their price, before the first card', () => {
    const bought = play(start, buy(0, 'cloth', 2), buy(0, 'food', 1), buy(0, 'brick', 2));
    // 25 - 14 - 4 - 6 = 1, which buys nothing more, so the card is next.
    expect(bought.players[0]).toMatchObject({
      money: 1,
      goods: goods({ brick: 2, food: 1, cloth: 2 }),
    });
    expect(bought.decision).toEqual({ kind: 'playCard', seat: 0 });
  });

  test('R-8.1: nobody has to buy, and nobody sells', () => {
    expect(play(start, { type: 'pass', seat: 0 }).decision).toEqual({ kind: 'playCard', seat: 0 });
    expect(refusal(start, { ...buy(0, 'wine', 1), deal: 'sell' })).toEqual({
      code: 'CANNOT_TRADE',
      rule: 'R-8.1',
    });
    expect(refusal(start, { type: 'takeCoins', seat: 0 }).code).toBe('WRONG_DECISION');
  });

  test('R-8.1: within storage and money', () => {
    expect(refusal(start, buy(0, 'brick', 9))).toEqual({ code: 'NO_ROOM', rule: 'R-5.2' });
    expect(refusal(start, buy(0, 'cloth', 4))).toEqual({ code: 'NOT_ENOUGH_MONEY', rule: 'R-8.1' });
    expect(listed(start, 'trade').filter(({ good }) => good === 'brick')).toHaveLength(8);
  });

  test('R-8.1: everybody once, at the start of their own first turn', () => {
    const turn = (seat: number) =>
      [
        { type: 'playCard', seat, card: 'prefect' },
        { type: 'takeCoins', seat },
      ] as const;
    const pass = (seat: number) => ({ type: 'pass', seat }) as const;
    const second = play(start, pass(0), ...turn(0));
    expect(second.decision).toEqual({ kind: 'buyGoods', seat: 1 });
    const round = play(second, pass(1), ...turn(1), pass(2), ...turn(2));
    expect(round.decision).toEqual({ kind: 'playCard', seat: 0 });
  });
});
