// answers for src/rules src/roles
import { describe, expect, test } from 'vitest';
import {
  type Action,
  applyTrusted,
  type GameEvent,
  type GameState,
  tryApplyAction,
} from '../../src/index';
import {
  build,
  discard,
  give,
  goods,
  play,
  playerOf,
  type StateDraft,
  scenario,
  shift,
} from '../support/scenario';
import { factsOfAll, onTheWay } from '../support/told';

const playing = (card: string) => ({ type: 'playCard', seat: 0, card }) as Action;

/** What the last of the actions tells; without anybody who listens it does the same. */
function told(state: GameState, ...actions: Action[]): readonly object[] {
  return factsOfAll(eventsOf(state, ...actions));
}

/** The same with their causes. */
function eventsOf(state: GameState, ...actions: Action[]): readonly GameEvent[] {
  const [last, ...before] = actions.reverse();
  if (last === undefined) throw new Error('no action');
  const reached = play(state, ...before.reverse());
  const result = tryApplyAction(reached, last);
  if (!result.ok) throw result.error;
  expect(applyTrusted(reached, last)).toEqual(result.state);
  return onTheWay(result.events);
}

const withGoods =
  (seat: number, counts: Parameters<typeof goods>[0]) =>
  (draft: StateDraft): void => {
    playerOf(draft, seat).goods = goods(counts);
  };

const SECOND_TURN = { type: 'turnStarted', seat: 1, turn: 2 } as const;

describe('the events of a card', () => {
  test('R-4.1: a colonist and what was paid for it', () => {
    const colonist = { type: 'placeColonist', seat: 0, kind: 'sea', city: 'roma' } as const;
    expect(told(scenario(), playing('tribune'), colonist)).toEqual([
      { type: 'colonistPlaced', seat: 0, kind: 'sea', city: 'roma', paid: { food: 1, tool: 1 } },
      SECOND_TURN,
    ]);
  });

  test('R-4.5: the income of a Colonist: 5 and 1 for each of two on the board', () => {
    const state = scenario((draft) => give(draft, 0, 'colonist-i'));
    expect(told(state, playing('colonist-i'), { type: 'takeIncome', seat: 0 })).toEqual([
      { type: 'moneyReceived', seat: 0, amount: 7 },
      SECOND_TURN,
    ]);
  });

  test('R-4.10: a Mason of somebody without brick cities finds nothing to do', () => {
    const state = scenario((draft) => give(draft, 0, 'mason-i'));
    expect(told(state, playing('mason-i'))).toEqual([
      { type: 'cardPlayed', seat: 0, card: 'mason-i', as: 'mason' },
      { type: 'nothingDone', seat: 0, as: 'mason' },
      SECOND_TURN,
    ]);
  });

  test('R-4.2: a move and its steps', () => {
    const move = {
      type: 'moveColonist',
      seat: 0,
      kind: 'land',
      from: 'roma',
      to: 'land:aquileia~vindobona',
    } as const;
    expect(told(scenario(), playing('architect'), move)[0]).toEqual({
      ...move,
      type: 'colonistMoved',
      steps: 2,
    });
  });

  test('R-4.3: a house and what was paid for it: as second in a wine city 8 sestertii', () => {
    const state = scenario((draft) => {
      build(draft, 1, 'novaria');
      shift(draft, 0, 'land', 'roma', 'land:novaria~roma');
      playerOf(draft, 0).money = 8;
    });
    const house = { type: 'buildHouse', seat: 0, city: 'novaria' } as const;
    expect(told(state, playing('architect'), house)[0]).toEqual({
      type: 'houseBuilt',
      seat: 0,
      city: 'novaria',
      paid: { brick: 1, wine: 1 },
      money: 8,
    });
  });

  test('R-4.6: what is sold and bought, and for how much', () => {
    const state = scenario(withGoods(0, { wine: 3 }));
    const trade = (deal: 'buy' | 'sell', good: 'brick' | 'wine', count: number) =>
      ({ type: 'trade', seat: 0, deal, good, count }) as const;
    expect(told(state, playing('mercator'))).toEqual([
      { type: 'cardPlayed', seat: 0, card: 'mercator', as: 'mercator' },
      { type: 'moneyReceived', seat: 0, amount: 3 },
    ]);
    expect(told(state, playing('mercator'), trade('sell', 'wine', 2))).toEqual([
      { type: 'goodsTraded', seat: 0, deal: 'sell', good: 'wine', count: 2, money: 12 },
    ]);
    expect(told(state, playing('mercator'), trade('buy', 'brick', 2))).toEqual([
      { type: 'goodsTraded', seat: 0, deal: 'buy', good: 'brick', count: 2, money: 6 },
    ]);
  });

  test('R-4.7: the copied card and whose it is', () => {
    const state = scenario((draft) => {
      discard(draft, 1, 'prefect');
      discard(draft, 2, 'architect');
    });
    expect(told(state, playing('diplomat'), { type: 'copyCard', seat: 0, from: 2 })).toEqual([
      { type: 'cardCopied', seat: 0, from: 2, card: 'architect', as: 'architect' },
    ]);
  });

  test('R-4.8: a card, its place and what was paid; then the new display', () => {
    const state = scenario(withGoods(0, { tool: 1, brick: 1, wine: 1 }), {
      deck: ['mercator-i', 'prefect-i', 'architect-i'],
    });
    const architect = {
      type: 'buyCard',
      seat: 0,
      card: 'architect-i',
      pay: { brick: 1, tool: 1 },
    } as const;
    const mercator = { type: 'buyCard', seat: 0, card: 'mercator-i' } as const;
    expect(told(state, playing('senator'), architect)).toEqual([
      {
        type: 'cardBought',
        seat: 0,
        card: 'architect-i',
        place: 2,
        paid: { brick: 1, tool: 1 },
      },
    ]);
    expect(told(state, playing('senator'), architect, mercator)).toEqual([
      { type: 'cardBought', seat: 0, card: 'mercator-i', place: 0, paid: { wine: 1 } },
      {
        type: 'displayRefilled',
        display: ['prefect-i', ...state.display.slice(3), ...state.deck.slice(0, 2)],
      },
      SECOND_TURN,
    ]);
  });
});

describe('the events of a Prefect', () => {
  const produce = { type: 'produceProvince', seat: 0, province: 'syria' } as const;

  /** A food city and a cloth city of Syria for the first player, the food city for the second. */
  function syria(draft: StateDraft): void {
    build(draft, 0, 'antiochia', 'tyros');
    build(draft, 1, 'antiochia');
    withGoods(0, {})(draft);
  }

  test('R-4.4: the bonus, then what each player gets', () => {
    expect(told(scenario(syria), playing('prefect'), produce)).toEqual([
      { type: 'provinceProduced', seat: 0, province: 'syria', bonus: { cloth: 1 } },
      { type: 'goodsReceived', seat: 0, goods: { food: 1, cloth: 2 }, lost: {} },
      { type: 'goodsReceived', seat: 1, goods: { food: 1 }, lost: {} },
      SECOND_TURN,
    ]);
  });

  test('R-5.1: two bonus goods, and the Praefectus Magnus goes to the right', () => {
    const state = scenario((draft) => {
      withGoods(0, {})(draft);
      draft.praefectusMagnus = 0;
    });
    expect(told(state, playing('prefect'), produce)).toEqual([
      { type: 'provinceProduced', seat: 0, province: 'syria', bonus: { cloth: 2 } },
      { type: 'praefectusMagnusUsed', seat: 0 },
      { type: 'goodsReceived', seat: 0, goods: { cloth: 2 }, lost: {} },
      { type: 'praefectusMagnusPassed', from: 0, to: 2 },
      SECOND_TURN,
    ]);
  });

  test('R-5.2: what finds no room is lost, all of it or what is not chosen', () => {
    const full = scenario((draft) => {
      syria(draft);
      withGoods(1, { brick: 8 })(draft);
    });
    expect(told(full, playing('prefect'), produce)).toContainEqual({
      type: 'goodsReceived',
      seat: 1,
      goods: {},
      lost: { food: 1 },
    });
    const ownFull = scenario((draft) => {
      syria(draft);
      withGoods(0, { brick: 8 })(draft);
      withGoods(1, {})(draft);
    });
    expect(told(ownFull, playing('prefect'), produce)).toEqual([
      { type: 'provinceProduced', seat: 0, province: 'syria', bonus: { cloth: 1 } },
      { type: 'goodsReceived', seat: 0, goods: {}, lost: { food: 1, cloth: 2 } },
      { type: 'goodsReceived', seat: 1, goods: { food: 1 }, lost: {} },
      SECOND_TURN,
    ]);
    const twoSpaces = scenario((draft) => {
      syria(draft);
      withGoods(0, { brick: 6 })(draft);
    });
    const kept = { type: 'keepGoods', seat: 0, goods: { cloth: 2 } } as const;
    expect(told(twoSpaces, playing('prefect'), produce, kept)).toContainEqual({
      type: 'goodsReceived',
      seat: 0,
      goods: { cloth: 2 },
      lost: { food: 1 },
    });
  });

  test('R-4.4: the coins and the provinces they come from', () => {
    const state = scenario((draft) => {
      // Two coins beside food in Britannia, one beside cloth in Gallia.
      for (const province of ['britannia', 'gallia']) {
        const marker = draft.board.markers[province];
        if (marker !== undefined) marker.side = 'coins';
      }
    });
    const [taken, ...others] = eventsOf(state, playing('prefect'), { type: 'takeCoins', seat: 0 });
    expect(taken).toEqual({
      type: 'coinsTaken',
      seat: 0,
      provinces: expect.arrayContaining(['britannia', 'gallia']),
      because: { rule: 'R-4.4', role: 'prefect' },
    });
    expect(taken?.type === 'coinsTaken' && taken.provinces).toHaveLength(2);
    expect(factsOfAll(others)).toEqual([
      { type: 'moneyReceived', seat: 0, amount: 3 },
      SECOND_TURN,
    ]);
  });

  test('R-4.4: without a coin no money is received', () => {
    expect(told(scenario(), playing('prefect'), { type: 'takeCoins', seat: 0 })).toEqual([
      { type: 'coinsTaken', seat: 0, provinces: [] },
      SECOND_TURN,
    ]);
  });
});

describe('why it happens', () => {
  /** The causes of what the last of the actions tells, by type. */
  const causes = (state: GameState, ...actions: Action[]) =>
    eventsOf(state, ...actions).map(({ type, because }) => [type, because]);

  test('R-4.6: a card that does something by itself, and what is decided afterwards', () => {
    const sell = { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 1 } as const;
    expect(causes(scenario(), playing('mercator'))).toEqual([
      ['cardPlayed', { rule: 'R-3.1' }],
      ['moneyReceived', { rule: 'R-4.6', role: 'mercator', card: 'mercator' }],
    ]);
    expect(causes(scenario(), playing('mercator'), sell)).toEqual([
      ['goodsTraded', { rule: 'R-4.6', role: 'mercator' }],
    ]);
  });

  test('R-4.4, R-5.1, R-3.3: a province, the Praefectus Magnus, and the end of the turn', () => {
    const state = scenario((draft) => {
      withGoods(0, {})(draft);
      draft.praefectusMagnus = 0;
    });
    const produce = { type: 'produceProvince', seat: 0, province: 'syria' } as const;
    const prefect = { role: 'prefect', province: 'syria' };
    expect(causes(state, playing('prefect'), produce)).toEqual([
      ['provinceProduced', { rule: 'R-4.4', ...prefect }],
      ['praefectusMagnusUsed', { rule: 'R-5.1', ...prefect }],
      ['goodsReceived', { rule: 'R-4.4', ...prefect }],
      ['praefectusMagnusPassed', { rule: 'R-5.1' }],
      ['turnStarted', { rule: 'R-3.3' }],
    ]);
  });

  test('R-5.2: who keeps some of what has arrived does it by the rule of the storehouse', () => {
    const state = scenario((draft) => {
      build(draft, 0, 'antiochia', 'tyros');
      withGoods(0, { brick: 6 })(draft);
    });
    const produce = { type: 'produceProvince', seat: 0, province: 'syria' } as const;
    const kept = { type: 'keepGoods', seat: 0, goods: { cloth: 2 } } as const;
    expect(causes(state, playing('prefect'), produce, kept)[0]).toEqual([
      'goodsReceived',
      { rule: 'R-5.2' },
    ]);
  });

  test('R-4.7: what a Diplomat copies without a choice, and that it finds nothing to do', () => {
    const state = scenario((draft) => {
      give(draft, 1, 'mason-i');
      discard(draft, 1, 'mason-i');
    });
    expect(causes(state, playing('diplomat'))).toEqual([
      ['cardPlayed', { rule: 'R-3.1' }],
      ['cardCopied', { rule: 'R-4.7', role: 'diplomat' }],
      ['nothingDone', { rule: 'R-4.10', role: 'mason', card: 'mason-i' }],
      ['turnStarted', { rule: 'R-3.3' }],
    ]);
  });

  test('R-4.7: a Diplomat with nothing to copy finds nothing to do', () => {
    expect(causes(scenario(), playing('diplomat'))).toEqual([
      ['cardPlayed', { rule: 'R-3.1' }],
      ['nothingDone', { rule: 'R-4.7', role: 'diplomat', card: 'diplomat' }],
      ['turnStarted', { rule: 'R-3.3' }],
    ]);
  });

  test('R-3.2: who could do something and passes is not told to have found nothing', () => {
    const passed = told(scenario(), playing('architect'), { type: 'pass', seat: 0 });
    expect(passed).toEqual([SECOND_TURN]);
  });
});
