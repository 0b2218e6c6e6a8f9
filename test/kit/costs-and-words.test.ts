/** What steps say they cost, and what there is to decide, in words. */
import { describe, expect, test } from 'vitest';
import {
  type Action,
  createGame,
  type Decision,
  describeDecision,
  type GameState,
} from '../../src/index';
import type { Cost } from '../../src/model/any';
import { gameOf } from '../support/compiled';
import { scenario, shift } from '../support/scenario';

/** What an action takes, as its step says; in a decision that may be another than the state's own. */
function costOf(state: GameState, action: Action, decision: Decision): Cost | undefined {
  const game = gameOf(state);
  const step = game.kinds.get(decision.kind)?.stepOf.get(action.type);
  if (step === undefined) throw new Error(`no ${action.type} in ${decision.kind}`);
  return step.cost?.({ game, state: { ...state, decision } }, action, decision);
}

const START = scenario(() => {});
const ROMA = START.board.cityGoods;

describe('what steps cost', () => {
  const architect: Decision = { kind: 'architect', seat: 0, steps: 3, building: false };

  test('R-4.2: a move takes a step for each route', () => {
    const state = scenario((draft) => shift(draft, 0, 'sea', 'roma', 'sea:massilia~roma'));
    const near = { type: 'moveColonist', seat: 0, kind: 'land', from: 'roma' } as const;
    const [first] = gameOf(state).board.reachFrom('roma', 'land');
    expect(costOf(state, { ...near, to: String(first?.route) }, architect)).toEqual({ steps: 1 });
  });

  test('R-4.3: a house takes its goods and sestertii, in each city by what it produces', () => {
    const price = { brick: 1, food: 2, tool: 3, wine: 4, cloth: 5, salt: 5 } as const;
    for (const [city, good] of Object.entries(ROMA)) {
      const cost = costOf(START, { type: 'buildHouse', seat: 0, city }, architect);
      expect(cost?.money).toBe(price[good]);
      expect(cost?.goods).toHaveProperty(good === 'brick' ? 'food' : 'brick', 1);
    }
  });

  test.each(['tribune', 'colonist'] as const)(
    'R-4.1, R-4.5: a colonist of a %s takes food and a tool',
    (kind) => {
      const decision =
        kind === 'tribune' ? { kind, seat: 0, placed: false } : { kind, seat: 0, placed: 0 };
      const action = { type: 'placeColonist', seat: 0, kind: 'land', city: 'roma' } as const;
      expect(costOf(START, action, decision as Decision)).toEqual({
        goods: { food: 1, tool: 1 },
        money: 0,
      });
    },
  );

  test('R-4.6: goods that are bought take their price, goods that are sold bring it', () => {
    const mercator: Decision = { kind: 'mercator', seat: 0, traded: {} };
    const buy = { type: 'trade', seat: 0, deal: 'buy', good: 'wine', count: 2 } as const;
    expect(costOf(START, buy, mercator)).toEqual({ money: 12 });
    expect(costOf(START, { ...buy, deal: 'sell' }, mercator)).toEqual({
      goods: { wine: 2 },
      gain: 12,
    });
  });

  test('R-4.8, R-4.9: a card takes its cost, for a Senator with that of its place', () => {
    const state = scenario(() => {}, { deck: ['mason-i', 'farmer-i', 'smith-i', 'colonist-i'] });
    const buy = { type: 'buyCard', seat: 0, card: 'colonist-i' } as const;
    const senator: Decision = { kind: 'senator', seat: 0, bought: 0 };
    expect(costOf(state, buy, senator)).toEqual({ goods: { food: 1, cloth: 1 }, money: 0 });
    expect(costOf(state, buy, { kind: 'consul', seat: 0 })).toEqual({
      goods: { food: 1 },
      money: 0,
    });
  });

  test('R-10.2: a ship takes a step, and its house what a house costs', () => {
    const state = createGame({ map: 'roma', players: 2, seed: 'costs' });
    const sail = { type: 'moveShip', seat: 0, from: 'ostia', to: 'massilia' } as const;
    expect(costOf(state, sail, architect)).toEqual({ steps: 1 });
    const build = { type: 'buildHouse', seat: 0, city: 'carthago-brick' } as const;
    expect(costOf(state, build, { kind: 'buildOnArrival', seat: 0 })).toMatchObject({
      goods: { food: 1 },
      money: 1,
    });
  });

  test('R-12.3: a changed good takes itself, and a move of Julius its steps', () => {
    const state = createGame({ map: 'imperium', players: 3, modules: ['forum'], seed: 'costs' });
    const change = { type: 'changeGood', seat: 0, give: 'wine', take: 'tool' } as const;
    const changing: Decision = { kind: 'changeGoods', seat: 0, left: 1, tile: 'augustus' };
    expect(costOf(state, change, changing)).toEqual({ goods: { wine: 1 } });
    const [first] = gameOf(state).board.reachFrom('roma', 'sea');
    const move = {
      type: 'moveColonist',
      seat: 0,
      kind: 'sea',
      from: 'roma',
      to: String(first?.route),
    } as const;
    expect(costOf(state, move, { kind: 'moveColonists', seat: 0, steps: 2 })).toEqual({ steps: 1 });
  });
});

describe('what there is to decide', () => {
  const told = (decision: Decision, state: GameState = START) => {
    const name = state.players[decision.seat]?.name ?? '';
    return describeDecision({ ...state, decision }).replace(name, 'Livia');
  };

  test.each<readonly [Decision, string]>([
    [{ kind: 'playCard', seat: 0 }, 'Livia plays a card'],
    [{ kind: 'tribune', seat: 0, placed: false }, 'Livia may place a colonist in Roma'],
    [{ kind: 'tribune', seat: 0, placed: true }, 'Livia may go on'],
    [
      { kind: 'architect', seat: 0, steps: 3, building: false },
      'Livia may move (3 steps left) or build',
    ],
    [
      { kind: 'architect', seat: 0, steps: 1, building: false },
      'Livia may move (1 step left) or build',
    ],
    [{ kind: 'architect', seat: 0, steps: 0, building: true }, 'Livia may build'],
    [{ kind: 'prefect', seat: 0 }, 'Livia lets a province produce or takes the coins'],
    [{ kind: 'colonist', seat: 0, placed: 0 }, 'Livia places colonists or takes money'],
    [{ kind: 'colonist', seat: 0, placed: 1 }, 'Livia may place more colonists'],
    [{ kind: 'mercator', seat: 0, traded: {} }, 'Livia may trade'],
    [{ kind: 'diplomat', seat: 0 }, 'Livia copies a card'],
    [{ kind: 'senator', seat: 0, bought: 0 }, 'Livia may buy 2 cards'],
    [{ kind: 'senator', seat: 0, bought: 1 }, 'Livia may buy 1 card'],
    [{ kind: 'consul', seat: 0 }, 'Livia may buy a card'],
    [
      { kind: 'keepGoods', seat: 0, arriving: { wine: 2 } },
      'Livia chooses which of these goods to keep: 2 wine',
    ],
    [{ kind: 'magister', seat: 0 }, 'Livia chooses a half of the previous card'],
    [{ kind: 'moveShip', seat: 0 }, 'Livia may move a ship'],
    [{ kind: 'buildOnArrival', seat: 0 }, 'Livia may build a house where the ship has arrived'],
    [{ kind: 'enterSquare', seat: 0, square: 'gold' }, 'Livia moves a ship into Gold'],
  ])('%o is said in words', (decision, words) => {
    expect(told(decision)).toBe(words);
  });

  test('after the game is over nothing is left', () => {
    expect(describeDecision({ ...START, decision: null })).toBe('The game is over.');
  });
});
