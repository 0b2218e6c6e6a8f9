import { describe, expect, test } from 'vitest';
import { type CardId, tryApplyAction } from '../../src/index';
import {
  give,
  goods,
  listed,
  play,
  playerOf,
  refusal,
  type StateDraft,
  scenario,
} from '../support/scenario';

const SENATOR = { type: 'playCard', seat: 0, card: 'senator' } as const;
const buy = (card: CardId) => ({ type: 'buyCard', seat: 0, card }) as const;

/** The example's display: Mercator, Prefect, Architect, Farmer are the four cheapest. */
const DECK = [
  'mercator-i',
  'prefect-i',
  'architect-i',
  'farmer-i',
  'mason-i',
  'colonist-i',
  'diplomat-i',
] as const;

const withGoods = (counts: Parameters<typeof goods>[0]) => (draft: StateDraft) => {
  playerOf(draft, 0).goods = goods(counts);
};

describe('Senator', () => {
  test('R-4.8: Mercator for 1 wine, Architect for 1 tool and a brick of choice; the rest moves left', () => {
    const state = scenario(withGoods({ wine: 1, tool: 1, brick: 1, food: 1 }), { deck: DECK });
    const first = play(state, SENATOR, buy('mercator-i'));
    expect(first.display[0]).toBeNull();
    const second = play(first, { ...buy('architect-i'), pay: { tool: 1, brick: 1 } });
    expect(second.players[0]).toMatchObject({ goods: goods({ food: 1 }) });
    expect(second.players[0]?.hand.slice(-2)).toEqual(['mercator-i', 'architect-i']);
    // The Prefect moves one place, all others two, and two new cards follow.
    expect(second.display.slice(0, 5)).toEqual([
      'prefect-i',
      'farmer-i',
      'mason-i',
      'colonist-i',
      'diplomat-i',
    ]);
    expect(second.display.slice(5)).toEqual(state.deck.slice(0, 2));
    expect(second.deck).toEqual(state.deck.slice(2));
  });

  test('R-4.8: the Farmer in the fourth place costs 1 brick, 1 food and 1 cloth', () => {
    const enough = scenario(withGoods({ brick: 1, food: 1, cloth: 1, wine: 1 }), { deck: DECK });
    const bought = play(enough, SENATOR, buy('farmer-i'));
    expect(bought.players[0]?.goods).toEqual(goods({ wine: 1 }));
    const noCloth = scenario(withGoods({ brick: 1, food: 1, wine: 1 }), { deck: DECK });
    expect(refusal(play(noCloth, SENATOR), buy('farmer-i'))).toEqual({
      code: 'NOT_ENOUGH_GOODS',
      rule: 'R-4.8',
    });
  });

  test('R-2.3: the extra costs of the seven places', () => {
    const all = { brick: 2, food: 1, tool: 2, wine: 1, cloth: 2 };
    const costs = (options: { display: 'cloth' | 'wine' }) => {
      const state = scenario(withGoods(all), { ...options, deck: DECK });
      return DECK.map((card) =>
        listed(play(state, SENATOR), 'buyCard').filter((a) => a.card === card),
      );
    };
    const cloth = costs({ display: 'cloth' });
    // One way: place 1 wine; place 4 brick + food + cloth; place 5 food + cloth; place 7 tool + 2 cloth.
    // The only food goes to the Colonist itself, which leaves four kinds for the question mark.
    expect(cloth.map((ways) => ways.length)).toEqual([1, 4, 5, 1, 1, 4, 1]);
    // The Prefect's wine leaves brick, food, tool or cloth for the question mark.
    expect(cloth[1]?.map(({ pay }) => pay)).toEqual([
      { brick: 1, wine: 1 },
      { food: 1, wine: 1 },
      { tool: 1, wine: 1 },
      { wine: 1, cloth: 1 },
    ]);
    const wine = costs({ display: 'wine' });
    // Farmer: brick + food + wine. Colonist: food + wine + one of brick, tool, cloth. Diplomat: tool +
    // wine + cloth.
    expect(wine.map((ways) => ways.length)).toEqual([1, 4, 5, 1, 1, 3, 1]);
    const state = scenario(withGoods(all), { display: 'wine', deck: DECK });
    expect(play(state, SENATOR, buy('diplomat-i')).players[0]?.goods).toEqual(
      goods({ brick: 2, food: 1, tool: 1, cloth: 1 }),
    );
  });

  test('R-4.8: a choice of goods has to be named, and to fit', () => {
    const begun = play(scenario(withGoods({ tool: 2, brick: 1 }), { deck: DECK }), SENATOR);
    expect(refusal(begun, buy('architect-i'))).toEqual({ code: 'INVALID_ACTION', rule: 'R-4.8' });
    expect(refusal(begun, { ...buy('architect-i'), pay: { tool: 1 } }).code).toBe('INVALID_ACTION');
    expect(refusal(begun, { ...buy('architect-i'), pay: { tool: 1, food: 1 } }).code).toBe(
      'INVALID_ACTION',
    );
    expect(play(begun, { ...buy('architect-i'), pay: { tool: 2 } }).players[0]?.goods).toEqual(
      goods({ brick: 1 }),
    );
  });

  test('R-4.8: where only one way is left, pay is left out', () => {
    const begun = play(scenario(withGoods({ tool: 1, brick: 1 }), { deck: DECK }), SENATOR);
    const listedWays = listed(begun, 'buyCard').filter(({ card }) => card === 'architect-i');
    expect(listedWays).toEqual([buy('architect-i')]);
    expect(refusal(begun, { ...buy('architect-i'), pay: { tool: 1, brick: 1 } }).code).toBe(
      'INVALID_ACTION',
    );
  });

  test('R-4.8: places keep their prices within the turn', () => {
    const state = scenario(withGoods({ wine: 2, brick: 1 }), { deck: DECK });
    const first = play(state, SENATOR, buy('mercator-i'));
    // The Prefect still stands in the second place and costs a good of choice besides its wine.
    expect(listed(first, 'buyCard')).toEqual([buy('prefect-i')]);
    expect(play(first, buy('prefect-i')).players[0]?.goods).toEqual(goods({}));
  });

  test('R-4.8: a card bought from the last place is followed by the next of the deck', () => {
    const state = scenario(withGoods({ tool: 1, cloth: 2 }), { deck: DECK });
    const bought = play(state, SENATOR, buy('diplomat-i'));
    expect(bought.display).toEqual([...DECK.slice(0, 6), state.deck[0]]);
  });

  test('R-4.8: no more than two cards, and no card twice', () => {
    const rich = scenario(withGoods({ wine: 3, tool: 2, brick: 2, food: 1 }), { deck: DECK });
    const first = play(rich, SENATOR, buy('mercator-i'));
    expect(refusal(first, buy('mercator-i'))).toEqual({ code: 'CARD_NOT_FOR_SALE', rule: 'R-4.8' });
    const second = play(first, { ...buy('architect-i'), pay: { tool: 2 } });
    expect(second.seat).toBe(1);
  });

  test('R-3.2: buying may be left out, before or after the first card', () => {
    const state = scenario(withGoods({ wine: 2, brick: 1 }), { deck: DECK });
    expect(play(state, SENATOR, { type: 'pass', seat: 0 }).display).toEqual([...DECK]);
    const one = play(state, SENATOR, buy('mercator-i'), { type: 'pass', seat: 0 });
    expect(one.display[0]).toBe('prefect-i');
    expect(one.seat).toBe(1);
  });
});

describe('the end of the deck', () => {
  /** Three cards are left on display and none in the deck; all others are in a hand. */
  function threeCards(draft: StateDraft): void {
    const cards = [...draft.display, ...draft.deck].filter((card) => card !== null);
    playerOf(draft, 2).hand.push(...cards.slice(3));
    draft.display = [...cards.slice(0, 3), null, null, null, null];
    draft.deck = [];
    playerOf(draft, 0).goods = goods({ wine: 1, tool: 2, brick: 1 });
  }
  const state = scenario(threeCards, { deck: DECK });
  const PASS = { type: 'pass', seat: 0 } as const;

  test('R-4.8: the rest moves left and no card follows', () => {
    const bought = play(state, SENATOR, buy('mercator-i'), PASS);
    const end = [null, null, null, null, null];
    expect(bought.display).toEqual(['prefect-i', 'architect-i', ...end]);
    const second = play(state, SENATOR, { ...buy('prefect-i'), pay: { wine: 1, brick: 1 } }, PASS);
    expect(second.display).toEqual(['mercator-i', 'architect-i', ...end]);
  });

  test('R-4.8: where the last card was bought none has to move', () => {
    const begun = play(state, SENATOR, { ...buy('architect-i'), pay: { tool: 2 } });
    const passed = tryApplyAction(begun, PASS);
    if (!passed.ok) throw passed.error;
    expect(passed.state.display.slice(0, 3)).toEqual(['mercator-i', 'prefect-i', null]);
    expect(passed.events).toEqual([
      { type: 'turnStarted', seat: 1, turn: 2, because: { rule: 'R-3.3' } },
      {
        type: 'decisionOpened',
        decision: { kind: 'playCard', seat: 1 },
        waiting: [],
        because: { rule: 'R-3.1' },
      },
    ]);
  });
});

describe('Consul', () => {
  /** The example: the Colonist lies in the sixth place, the Prefect behind it. */
  const CONSUL_DECK = [
    'mercator-i',
    'architect-i',
    'farmer-i',
    'mason-i',
    'diplomat-i',
    'smith-i',
    'colonist-i',
    'prefect-i',
  ] as const;
  const CONSUL = { type: 'playCard', seat: 0, card: 'consul-ii' } as const;

  /** The Consul comes from deck II, so all of deck I has been on display and the Smith was bought. */
  function consulInHand(draft: StateDraft): void {
    give(draft, 0, 'consul-ii');
    give(draft, 1, 'smith-i');
    playerOf(draft, 0).goods = goods({ food: 1 });
  }

  test('R-4.9: the Colonist in the sixth place costs 1 food and nothing more', () => {
    const state = scenario(consulInHand, { deck: CONSUL_DECK });
    expect(state.display.slice(5)).toEqual(['colonist-i', 'prefect-i']);
    const bought = play(state, CONSUL, buy('colonist-i'));
    expect(bought.players[0]?.goods).toEqual(goods({}));
    expect(bought.players[0]?.hand.at(-1)).toBe('colonist-i');
    // The Prefect moves one place and a new card follows.
    expect(bought.display[5]).toBe('prefect-i');
    expect(bought.display[6]).toBe(state.deck[0]);
    expect(bought.seat).toBe(1);
  });

  test('R-4.9: only what the purse allows, and only one card', () => {
    const state = scenario(consulInHand, { deck: CONSUL_DECK });
    const begun = play(state, CONSUL);
    // With 1 food: the Mason and the Colonist.
    expect(listed(begun, 'buyCard')).toEqual([buy('mason-i'), buy('colonist-i')]);
    expect(refusal(begun, buy('mercator-i'))).toEqual({ code: 'NOT_ENOUGH_GOODS', rule: 'R-4.9' });
    expect(play(begun, { type: 'pass', seat: 0 }).seat).toBe(1);
  });
});
