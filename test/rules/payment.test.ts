import { describe, expect, test } from 'vitest';
import { why } from '../../src/index';
import { notEnoughGoods, paidFrom } from '../../src/rules/payment';
import { give, goods, play, playerOf, type StateDraft, scenario } from '../support/scenario';

describe('what is handed over', () => {
  // A Prefect in the second place of the display: 1 wine, and a good of choice.
  const COST = { goods: { wine: 1 }, any: 1, money: 0 };

  test('R-4.8: the only way there is', () => {
    const paid = paidFrom(goods({ wine: 1, cloth: 1 }), COST, undefined);
    expect(paid).toEqual({ goods: { wine: 1, cloth: 1 }, money: 0 });
  });

  test('R-4.8: what the rules ask for where there are two ways, and where there is none', () => {
    expect(paidFrom(goods({ wine: 1, cloth: 1, food: 1 }), COST, undefined)).toEqual(COST);
    expect(paidFrom(goods({ wine: 1 }), COST, undefined)).toEqual(COST);
  });
});

describe('too few goods', () => {
  const onlyWine = (draft: StateDraft) => {
    give(draft, 0, 'colonist-i');
    playerOf(draft, 0).goods = goods({ wine: 1 });
  };

  test('R-4.8: the refusal names the card and its whole cost', () => {
    const state = scenario(onlyWine, { deck: ['mercator-i', 'prefect-i', 'architect-i'] });
    const senator = play(state, { type: 'playCard', seat: 0, card: 'senator' });
    const refusal = why(senator, { type: 'buyCard', seat: 0, card: 'prefect-i' });
    expect(refusal).toMatchObject({
      message: 'Prefect I costs 1 wine and 1 good of your choice, more than the storehouse holds.',
      details: { cost: { wine: 1, any: 1 }, card: 'prefect-i' },
    });
  });

  test('R-4.5: what is no card is not named', () => {
    const begun = play(scenario(onlyWine), { type: 'playCard', seat: 0, card: 'colonist-i' });
    const refusal = why(begun, { type: 'placeColonist', seat: 0, kind: 'land', city: 'roma' });
    expect(refusal?.message).toBe('This costs 1 food and 1 tool, more than the storehouse holds.');
    expect(notEnoughGoods({ goods: { food: 1 }, any: 0 }, 'R-4.5').details).toStrictEqual({
      cost: { food: 1 },
    });
  });
});
