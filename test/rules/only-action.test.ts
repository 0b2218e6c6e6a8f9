// answers for src/engine
import { describe, expect, test } from 'vitest';
import { onlyAction, SEVERAL } from '../../src/engine/turn';
import { type Action, type GameState, legalActions } from '../../src/index';
import { gameOf } from '../support/compiled';
import { goods, play, playerOf, type StateDraft, scenario } from '../support/scenario';

const GAME = gameOf(scenario());

const played = (card: string, edit: (draft: StateDraft) => void = () => {}): GameState =>
  play(scenario(edit, { deck: DISPLAY }), { type: 'playCard', seat: 0, card } as Action);
const DISPLAY = ['mercator-i', 'prefect-i', 'architect-i', 'farmer-i'] as const;

/** What the game itself looks at to tell whether there is a choice. */
function onlyOf(state: GameState) {
  if (state.decision === null) throw new Error('the game is over');
  return onlyAction({ game: GAME, state }, state.decision);
}

describe('whether there is a choice', () => {
  test.each([
    ['R-4.2', 'architect', 'moveColonist'],
    ['R-4.4', 'prefect', 'produceProvince'],
    ['R-4.6', 'mercator', 'trade'],
  ])('%s: with %s there is: %s', (_rule, card, type) => {
    const state = played(card);
    expect(legalActions(state)[0]?.type).toBe(type);
    expect(onlyOf(state)).toBe(SEVERAL);
  });

  test('R-4.3: an Architect without steps may build two houses, one, or only pass', () => {
    const moved = (money: number): GameState =>
      // Between Massilia and Novaria on land, and Massilia and Roma at sea.
      play(
        played('architect', (draft) => {
          playerOf(draft, 0).money = money;
          playerOf(draft, 0).goods = goods({ brick: 3, food: 1, wine: 1, cloth: 1 });
        }),
        { type: 'moveColonist', seat: 0, kind: 'sea', from: 'roma', to: 'sea:massilia~roma' },
        { type: 'moveColonist', seat: 0, kind: 'land', from: 'roma', to: 'land:novaria~roma' },
      );
    const rich = moved(40);
    expect(legalActions(rich).map(({ type }) => type)).toEqual([
      'buildHouse',
      'buildHouse',
      'pass',
    ]);
    expect(onlyOf(rich)).toBe(SEVERAL);
    // Without a choice the turn goes on by itself: another player has to play a card.
    expect(moved(0).decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('R-4.8: a Senator has a choice if there are two ways to buy', () => {
    const state = played('senator', (draft) => {
      playerOf(draft, 0).goods = goods({ wine: 1, tool: 1, brick: 1 });
    });
    // The Mercator for the wine; the Prefect for the wine and a brick or a tool.
    expect(legalActions(state).slice(0, 2)).toEqual([
      { type: 'buyCard', seat: 0, card: 'mercator-i' },
      { type: 'buyCard', seat: 0, card: 'prefect-i', pay: { brick: 1, wine: 1 } },
    ]);
    expect(onlyOf(state)).toBe(SEVERAL);
  });
});

describe('the only action', () => {
  test('R-3.2: of a Senator who can pay for nothing is to pass', () => {
    const rich = played('senator', (draft) => {
      playerOf(draft, 0).goods = goods({ wine: 1, tool: 1, brick: 1 });
    });
    const players = rich.players.map((player) => ({ ...player, goods: goods({}) }));
    expect(onlyOf({ ...rich, players })).toEqual({ type: 'pass', seat: 0 });
  });

  test('R-4.7: a Diplomat with nothing to copy has none but to pass', () => {
    // Nobody has played a card before the first turn.
    expect(played('diplomat').decision).toEqual({ kind: 'playCard', seat: 1 });
  });
});
