/** What rules leave behind can be: no NaN, no halves, no debts, no decision that nobody knows. */
import { describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import {
  ask,
  changePlayer,
  defineModule,
  type Rules,
  receiveGoods,
  receiveMoney,
  step,
  type Transition,
} from '../../src/kit';
import { imperium } from '../../src/maps';
import type { Any } from '../bad-input/support';
import { thrownBy } from '../support/scenario';

/** What comes of a module that plays, up to its first action. */
function played(rules: Omit<Rules, 'id'>): unknown {
  const module = defineModule({ id: 'bank', rules: { id: 'bank', ...rules } });
  const { createGame, applyAction } = createLibrary({ maps: [imperium], modules: [module] });
  const state = createGame({ map: 'imperium', players: 2, modules: ['bank'], seed: 'amounts' });
  return applyAction(state, { type: 'wait', seat: 0 } as never);
}

const junk: Any = { kind: 'panning', seat: 0 };

const EFFECTS: readonly (readonly [string, (transition: Transition) => void])[] = [
  ['it leaves seat 1 with NaN sestertii', (transition) => receiveMoney(transition, 1, Number.NaN)],
  ['it leaves seat 0 with 5.5 sestertii', (transition) => receiveMoney(transition, 0, 0.5)],
  ['it leaves seat 0 with -4 sestertii', (transition) => receiveMoney(transition, 0, -9)],
  [
    'it leaves seat 0 with 10000000 sestertii',
    (transition) => changePlayer(transition, 0, { money: 1e7 }),
  ],
  ['it leaves seat 0 with 1.5 brick', (transition) => receiveGoods(transition, 0, { brick: 0.5 })],
  ['it leaves seat 0 with -1 houses', (transition) => changePlayer(transition, 0, { houses: -1 })],
  [
    'it leaves seat 1 with 0.5 sea colonists',
    (transition) => changePlayer(transition, 1, { storehouse: { land: 1, sea: 0.5 } }),
  ],
  [
    'seat 0 no longer has a player',
    (transition) => changePlayer(transition, 0, { goods: junk.kind }),
  ],
  [
    'the players are no longer a complete list',
    ({ state }) => {
      state.players = [];
    },
  ],
  ['it asks for an unknown decision: panning', (transition) => ask(transition, junk)],
  [
    'it asks seat 2, which does not exist, for a decision',
    (transition) => ask(transition, { kind: 'keepGoods', seat: 2 }),
  ],
  [
    'the decision is no longer an object',
    ({ state }) => {
      state.decision = junk.kind;
    },
  ],
  [
    'the waiting decisions are no longer a list',
    ({ state }) => {
      state.queue = junk;
    },
  ],
  ['there is no such seat', (transition) => receiveMoney(transition, 9, 1)],
  [
    'there is no event goldFound in this game',
    (transition) => transition.emit({ type: 'goldFound' } as never),
  ],
];

const PLACES: readonly (readonly [
  string,
  (effect: (transition: Transition) => void) => Omit<Rules, 'id'>,
])[] = [
  ['setUp', (setUp) => ({ setUp })],
  ['the listener for turnStarted', (turnStarted) => ({ on: { turnStarted } })],
  [
    'the step wait, apply',
    (apply) => ({
      steps: [
        step({ type: 'wait', during: ['playCard'], shape: {}, candidates: () => [{}], apply }),
      ],
    }),
  ],
];

/** Once there is a state, its players have names. */
function named(at: string, reason: string): string {
  if (!at.startsWith('the step')) return reason;
  return reason.replace(/it leaves seat (\d)/, (_, seat) => `it leaves Player ${Number(seat) + 1}`);
}

describe.each(PLACES)('%s', (at, rulesWith) => {
  test.each(EFFECTS)('%s', (reason, effect) => {
    expect(thrownBy(() => played(rulesWith(effect))).toJSON()).toEqual({
      code: 'INVALID_RULES',
      reason: 'rulesFailed',
      message: `The rules of bank failed in ${at}: ${named(at, reason)}`,
      details: expect.objectContaining({ rules: 'bank', at, failure: expect.any(String) }),
    });
  });
});

describe('modifiers', () => {
  test.each([
    ['coins', { coins: (coins: number) => coins / 4 }, '0.75'],
    ['coins', { coins: () => Number.NaN }, 'NaN'],
    ['tradeKinds', { tradeKinds: () => '2' }, '2'],
    ['movement', { movement: () => Number.POSITIVE_INFINITY }, 'Infinity'],
    ['tradeValue', { tradeValue: () => -3 }, '-3'],
    ['bonus', { bonus: () => ({ brick: 0.5 }) }, 'object'],
    ['marker', { marker: () => ({ good: 'gold', coins: 1, side: 'goods' }) }, 'object'],
    ['adjacentCities', { adjacentCities: () => ['roma'] }, 'array'],
    ['houseCost', { houseCost: () => ({ goods: {}, money: -1 }) }, 'object'],
    ['cardCost', { cardCost: () => ({ goods: {}, any: 0.5 }) }, 'object'],
    ['openBonus', { openBonus: () => 'brick' }, 'brick'],
    ['produces', { produces: () => 1 }, '1'],
  ])('%s: %j', (name, modifiers, found) => {
    const module = defineModule({
      id: 'bank',
      rules: { id: 'bank', modifiers: modifiers as never },
    });
    const value: Any = Reflect.get(Object(module.rules.modifiers), name);
    const answers: Record<string, unknown> = {
      adjacentCities: new Set(),
      houseCost: { goods: {}, money: 1 },
      bonus: {},
      openBonus: [],
      cardCost: { goods: {}, any: 0 },
      produces: true,
    };
    const at = `the modifier ${name}`;
    expect(thrownBy(() => value(answers[name] ?? 3, {}, {})).toJSON()).toMatchObject({
      code: 'INVALID_RULES',
      reason: 'rulesFailed',
      details: { rules: 'bank', at, failure: 'badValue', found },
    });
  });
});
