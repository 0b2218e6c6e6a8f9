import { describe, expect, test } from 'vitest';
import { onlyAction } from '../../src/engine/turn';
import { type Action, type AnyAction, type GameState, legalActions } from '../../src/index';
import { gameOf } from '../support/compiled';
import { goods, play, playerOf, type StateDraft, scenario } from '../support/scenario';

const GAME = gameOf(scenario());

const played = (card: string, edit: (draft: StateDraft) => void = () => {}): GameState =>
  play(scenario(edit, { deck: DISPLAY }), { type: 'playCard', seat: 0, card } as Action);
const DISPLAY = ['mercator-i', 'prefect-i', 'architect-i', 'farmer-i'] as const;

/** What the game itself looks at to tell whether there is a choice. */
function firstTwo(state: GameState): readonly AnyAction[] {
  if (state.decision === null) throw new Error('the game is over');
  // Where they come all at once there are more.
  return onlyAction({ game: GAME, state }, state.decision).slice(0, 2);
}

describe('the first two actions, which tell whether there is a choice', () => {
  test('R-4.2: of an Architect: two moves', () => {
    const state = played('architect');
    expect(firstTwo(state)).toEqual(legalActions(state).slice(0, 2));
    expect(firstTwo(state).map(({ type }) => type)).toEqual(['moveColonist', 'moveColonist']);
  });

  test('R-4.3: of an Architect without steps: two houses', () => {
    const rich = played('architect', (draft) => {
      playerOf(draft, 0).money = 40;
      playerOf(draft, 0).goods = goods({ brick: 3, food: 1, wine: 1, cloth: 1 });
    });
    // Between Massilia and Novaria on land, and Massilia and Roma at sea.
    const moved = play(
      rich,
      { type: 'moveColonist', seat: 0, kind: 'sea', from: 'roma', to: 'sea:massilia~roma' },
      { type: 'moveColonist', seat: 0, kind: 'land', from: 'roma', to: 'land:novaria~roma' },
    );
    expect(legalActions(moved).map(({ type }) => type)).toEqual([
      'buildHouse',
      'buildHouse',
      'pass',
    ]);
    expect(firstTwo(moved)).toEqual(legalActions(moved).slice(0, 2));
  });

  test('R-4.4: of a Prefect: two provinces', () => {
    const state = played('prefect');
    expect(firstTwo(state)).toEqual(legalActions(state).slice(0, 2));
    expect(firstTwo(state).map(({ type }) => type)).toEqual(['produceProvince', 'produceProvince']);
  });

  test('R-4.6: of a Mercator: a brick sold and a brick bought', () => {
    const state = played('mercator');
    expect(firstTwo(state)).toEqual([
      { type: 'trade', seat: 0, deal: 'sell', good: 'brick', count: 1 },
      { type: 'trade', seat: 0, deal: 'buy', good: 'brick', count: 1 },
    ]);
    expect(firstTwo(state)).toEqual(legalActions(state).slice(0, 2));
  });

  test('R-4.8: of a Senator: two ways to buy', () => {
    const state = played('senator', (draft) => {
      playerOf(draft, 0).goods = goods({ wine: 1, tool: 1, brick: 1 });
    });
    // The Mercator for the wine; the Prefect for the wine and a brick or a tool.
    expect(firstTwo(state)).toEqual([
      { type: 'buyCard', seat: 0, card: 'mercator-i' },
      { type: 'buyCard', seat: 0, card: 'prefect-i', pay: { brick: 1, wine: 1 } },
    ]);
    expect(firstTwo(state)).toEqual(legalActions(state).slice(0, 2));
  });
});
