/** What only code can ask of prices and events. Prices paid and the causes of events are in docs/rulebook. */
// answers for src/roles
import { expect, test } from 'vitest';
import { chanceFromSeed, playOut, random } from '../../src/bots';
import * as concordia from '../../src/index';
import {
  type Action,
  applyTrusted,
  type CardId,
  costOf,
  createGame,
  describeDecision,
  type GameState,
  type StoredGood,
  tryApplyAction,
  viewFor,
} from '../../src/index';
import { notEnoughGoods } from '../../src/rules/payment';
import {
  deckStarting,
  EXAMPLE_GOODS,
  goods,
  play,
  playerOf,
  scenario,
  shift,
} from '../support/scenario';

const card = (id: CardId) => ({ type: 'playCard', seat: 0, card: id }) as const;
const house = { type: 'buildHouse', seat: 0, city: 'vindobona' } as const;
const SALT_CITIES = { londinium: 'salt', rusadir: 'salt', petra: 'salt', athenae: 'salt' } as const;
const SALT = {
  modules: ['salt'],
  setup: { cityGoods: { ...EXAMPLE_GOODS, ...SALT_CITIES }, deck: deckStarting([], 3) },
} as const;

/** A house in Vindobona costs a brick, a tool and three sestertii. */
const builder = (counts: Partial<Record<StoredGood, number>>) =>
  play(
    scenario((draft) => {
      shift(draft, 0, 'land', 'roma', 'land:aquileia~vindobona');
      playerOf(draft, 0).goods = { ...goods({}), ...counts };
    }, SALT),
    card('architect'),
  );
const BOTH = { brick: 1, tool: 1, salt: 1 };
const WITH_SALT = { brick: 1, salt: 1 };

/** On the second place a Mason costs food, and a good of choice besides. */
const buyer = (counts: Parameters<typeof goods>[0]) =>
  play(
    scenario(
      (draft) => {
        playerOf(draft, 0).goods = goods(counts);
      },
      { deck: ['mercator-i', 'mason-i'] },
    ),
    card('senator'),
  );
const MASON = { type: 'buyCard', seat: 0, card: 'mason-i' } as const;

test.each<[what: string, state: GameState, action: Action, price: object]>([
  [
    'R-11.1: where salt is the only way to pay, it is in the price',
    builder(WITH_SALT),
    house,
    { goods: WITH_SALT, money: 3 },
  ],
  [
    'R-11.1: where there is a choice, it is the one that is named',
    builder(BOTH),
    { ...house, pay: WITH_SALT },
    { goods: WITH_SALT, money: 3 },
  ],
  [
    'R-11.1: as long as none is named, it is what the rules ask for',
    builder(BOTH),
    house,
    { goods: { brick: 1, tool: 1 }, money: 3 },
  ],
  [
    'R-4.8: one good of choice is the one that is there',
    buyer({ food: 1, cloth: 1 }),
    MASON,
    { goods: { food: 1, cloth: 1 }, money: 0 },
  ],
  [
    'R-4.8: of several the player has the choice',
    buyer({ food: 1, cloth: 1, wine: 1 }),
    MASON,
    { goods: { food: 1 }, any: 1, money: 0 },
  ],
  [
    'R-4.8: so it is told where there is none to choose',
    buyer({ wine: 1 }),
    MASON,
    { goods: { food: 1 }, any: 1, money: 0 },
  ],
  [
    'R-4.4: producing takes and brings nothing that can be told',
    play(scenario(), card('prefect')),
    { type: 'produceProvince', seat: 0, province: 'syria' },
    { goods: {}, money: 0 },
  ],
])('the price told: %s', (_, state, action, price) => {
  expect(costOf(state, action)).toEqual(price);
});

test('R-4.5: a refusal tells nothing of goods of choice where there are none', () => {
  expect(notEnoughGoods({ goods: { food: 1 }, any: 0 }, 'R-4.5').details).toStrictEqual({
    cost: { food: 1 },
  });
});

test.each<[what: string, played: CardId, action: Action, event: object]>([
  [
    'R-4.6: of salt where none is sold',
    'mercator',
    { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 1 },
    { type: 'goodsTraded', seat: 0, deal: 'sell', good: 'cloth', count: 1, money: 7 },
  ],
  [
    'R-4.2: of sestertii where none are paid',
    'architect',
    { type: 'moveColonist', seat: 0, kind: 'sea', from: 'roma', to: 'sea:massilia~roma' },
    {
      ...{ type: 'colonistMoved', seat: 0, kind: 'sea', from: 'roma', to: 'sea:massilia~roma' },
      steps: 1,
    },
  ],
])('an event says nothing %s', (what, role, action, event) => {
  const result = tryApplyAction(play(scenario(), card(role)), action);
  const [rule] = what.split(':');
  expect(result.ok && result.events[0]).toStrictEqual({ ...event, because: { rule, role } });
});

test('what an action does itself is told apart from what follows', () => {
  const state = scenario(({ board }) => {
    if (board.markers.syria !== undefined) board.markers.syria.side = 'coins';
  });
  const coins = { type: 'takeCoins', seat: 0 } as const;
  const result = tryApplyAction(play(state, card('prefect')), coins);
  if (!result.ok) throw result.error;
  const types = result.events.map(({ type }) => type);
  expect(types.slice(0, result.own)).toEqual(['coinsTaken', 'moneyReceived']);
  expect(types.slice(result.own)).toContain('turnStarted');
});

test.each([
  ['R-10.4', 'castles', 'germania', []],
  ['R-12.2', 'tiles', 'imperium', ['salt', 'forum']],
] as const)(
  '%s: a decision about %s has the same text for everybody',
  (_rule, _what, map, modules) => {
    let state = createGame({ map, modules, players: 4, seed: 's0' });
    const { actions } = playOut(concordia, state, random, chanceFromSeed('s0'), 600);
    let count = 0;
    for (const action of actions) {
      state = applyTrusted(state, action);
      const { decision } = state;
      if (decision?.kind !== 'tribune' || !decision.placed) continue;
      count += 1;
      for (const viewer of ['spectator', 0, 1, 2, 3] as const) {
        expect(describeDecision(viewFor(state, viewer))).toBe(describeDecision(state));
      }
    }
    expect(count).toBeGreaterThan(0);
  },
);
