import { describe, expect, test } from 'vitest';
import { tryApplyAction } from '../../src/index';
import {
  discard,
  goods,
  listed,
  place,
  play,
  playerOf,
  refusal,
  scenario,
} from '../support/scenario';

const TRIBUNE = { type: 'playCard', seat: 0, card: 'tribune' } as const;
const land = { type: 'placeColonist', seat: 0, kind: 'land', city: 'roma' } as const;

/** The example: four cards lie on the discard when the Tribune is played. */
const fourPlayed = scenario((draft) =>
  discard(draft, 0, 'architect', 'prefect', 'mercator', 'senator'),
);

describe('Tribune', () => {
  test('R-4.1: five cards taken back bring 2 sestertii and leave no discard', () => {
    const back = play(fourPlayed, TRIBUNE);
    expect(back.players[0]?.money).toBe(7);
    expect(back.players[0]?.discard).toEqual([]);
    expect([...(back.players[0]?.hand ?? [])].sort()).toEqual([
      'architect',
      'diplomat',
      'mercator',
      'prefect',
      'prefect',
      'senator',
      'tribune',
    ]);
  });

  test('R-4.1: the new colonist costs 1 food and 1 tool and stands in the capital', () => {
    const placed = play(fourPlayed, TRIBUNE, land);
    expect(placed.players[0]).toMatchObject({
      goods: goods({ brick: 1, food: 1, wine: 1, cloth: 1 }),
      storehouse: { land: 1, sea: 2 },
    });
    expect(placed.board.colonists.at(-1)).toEqual({ seat: 0, kind: 'land', at: 'roma' });
    expect(placed.seat).toBe(1);
  });

  test.each([
    [0, 5],
    [1, 5],
    [2, 5],
    [3, 6],
    [6, 9],
  ])(
    'R-4.1: with %i cards before it the Tribune leaves the first player with %i',
    (before, money) => {
      const state = scenario((draft) => {
        const cards = [
          'architect',
          'prefect',
          'prefect',
          'mercator',
          'diplomat',
          'senator',
        ] as const;
        discard(draft, 0, ...cards.slice(0, before));
      });
      expect(play(state, TRIBUNE).players[0]?.money).toBe(money);
    },
  );

  test('R-4.1: either kind of colonist, or none', () => {
    const back = play(fourPlayed, TRIBUNE);
    expect(listed(back, 'placeColonist')).toEqual([land, { ...land, kind: 'sea' }]);
    expect(play(back, { type: 'pass', seat: 0 }).board.colonists).toHaveLength(6);
  });

  test('R-4.1: only one colonist, and only in the capital', () => {
    const back = play(fourPlayed, TRIBUNE);
    expect(refusal(back, { ...land, city: 'massilia' })).toEqual({
      code: 'UNREACHABLE',
      rule: 'R-4.1',
    });
    expect(play(back, land).decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('R-5.3: nobody has more than three colonists of a kind', () => {
    const state = scenario((draft) => place(draft, 0, 'land', 'roma', 'roma'));
    const back = play(state, TRIBUNE);
    expect(refusal(back, land)).toEqual({ code: 'NO_COLONIST', rule: 'R-4.1' });
    expect(listed(back, 'placeColonist')).toEqual([{ ...land, kind: 'sea' }]);
  });

  test('R-3.2: without food the turn ends by itself', () => {
    const state = scenario((draft) => {
      playerOf(draft, 0).goods = goods({ tool: 1 });
    });
    expect(play(state, TRIBUNE).seat).toBe(1);
  });

  test('the events tell what happened', () => {
    const result = tryApplyAction(fourPlayed, TRIBUNE);
    const because = { rule: 'R-4.1', role: 'tribune', card: 'tribune' };
    expect(result.ok && result.events).toEqual([
      { type: 'cardPlayed', seat: 0, card: 'tribune', as: 'tribune', because: { rule: 'R-3.1' } },
      { type: 'cardsTakenBack', seat: 0, count: 5, because },
      { type: 'moneyReceived', seat: 0, amount: 2, because },
      {
        type: 'decisionOpened',
        decision: { kind: 'tribune', seat: 0, placed: false },
        waiting: [],
        because: { rule: 'R-3.1' },
      },
    ]);
  });
});
