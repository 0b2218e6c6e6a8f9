// answers for src/roles
import { describe, expect, test } from 'vitest';
import {
  build,
  give,
  goods,
  listed,
  place,
  play,
  playerOf,
  refusal,
  type StateDraft,
  scenario,
} from '../support/scenario';

const COLONIST = { type: 'playCard', seat: 0, card: 'colonist-i' } as const;
const placing = (kind: 'land' | 'sea', city: string) =>
  ({ type: 'placeColonist', seat: 0, kind, city }) as const;
const INCOME = { type: 'takeIncome', seat: 0 } as const;

/** The example: 2 food, 3 tools; houses in Massilia and Aquileia, none in Novaria. */
function red(draft: StateDraft): void {
  give(draft, 0, 'colonist-i');
  build(draft, 0, 'massilia', 'aquileia');
  playerOf(draft, 0).goods = goods({ food: 2, tool: 3 });
}

describe('Colonist', () => {
  test('R-4.5: two colonists for 2 food and 2 tools, a ship in Roma and one by land in Massilia', () => {
    const placed = play(
      scenario(red),
      COLONIST,
      placing('sea', 'roma'),
      placing('land', 'massilia'),
    );
    expect(placed.players[0]).toMatchObject({
      goods: goods({ tool: 1 }),
      storehouse: { land: 1, sea: 1 },
    });
    expect(placed.board.colonists.slice(-2)).toEqual([
      { seat: 0, kind: 'sea', at: 'roma' },
      { seat: 0, kind: 'land', at: 'massilia' },
    ]);
    expect(placed.seat).toBe(1);
  });

  test('R-4.5: Aquileia is possible, Novaria without a house is not', () => {
    const begun = play(scenario(red), COLONIST);
    const cities = listed(begun, 'placeColonist').filter(({ kind }) => kind === 'land');
    expect(cities.map(({ city }) => city)).toEqual(['roma', 'aquileia', 'massilia']);
    expect(refusal(begun, placing('land', 'novaria'))).toEqual({
      code: 'UNREACHABLE',
      rule: 'R-4.5',
    });
  });

  test('R-4.5: with a house in Novaria, which lies on no sea, only by land', () => {
    const begun = play(
      scenario((draft) => {
        red(draft);
        build(draft, 0, 'novaria');
      }),
      COLONIST,
    );
    expect(play(begun, placing('land', 'novaria')).board.colonists.at(-1)?.at).toBe('novaria');
    expect(refusal(begun, placing('sea', 'novaria'))).toEqual({
      code: 'UNREACHABLE',
      rule: 'R-4.5',
    });
  });

  test('R-4.5: both into the same city', () => {
    const placed = play(
      scenario(red),
      COLONIST,
      placing('land', 'massilia'),
      placing('land', 'massilia'),
    );
    expect(placed.board.colonists.filter(({ at }) => at === 'massilia')).toHaveLength(2);
  });

  test('R-4.5, R-14.1: the income is 5 and 1 for each colonist on the board: 9 with four', () => {
    const state = scenario((draft) => {
      red(draft);
      place(draft, 0, 'land', 'roma');
      place(draft, 0, 'sea', 'roma');
    });
    expect(play(state, COLONIST, INCOME).players[0]?.money).toBe(5 + 9);
  });

  test('R-4.5: who has placed a colonist takes no income', () => {
    const placed = play(scenario(red), COLONIST, placing('sea', 'roma'));
    expect(refusal(placed, INCOME)).toEqual({ code: 'WRONG_DECISION', rule: 'R-4.5' });
    expect(play(placed, { type: 'pass', seat: 0 }).seat).toBe(1);
  });

  test('R-3.2: both may be left out', () => {
    const passed = play(scenario(red), COLONIST, { type: 'pass', seat: 0 });
    expect(passed.players[0]).toMatchObject({ money: 5, goods: goods({ food: 2, tool: 3 }) });
  });

  test('R-5.3: three of a kind are all there are', () => {
    const begun = play(
      scenario((draft) => {
        red(draft);
        place(draft, 0, 'sea', 'roma', 'roma');
      }),
      COLONIST,
    );
    expect(refusal(begun, placing('sea', 'roma'))).toEqual({ code: 'NO_COLONIST', rule: 'R-4.5' });
  });

  test('R-4.5: without food there is only the income, or nothing', () => {
    const begun = play(
      scenario((draft) => {
        red(draft);
        playerOf(draft, 0).goods = goods({ tool: 3 });
      }),
      COLONIST,
    );
    expect(listed(begun, 'placeColonist')).toEqual([]);
    expect(refusal(begun, placing('sea', 'roma'))).toEqual({
      code: 'NOT_ENOUGH_GOODS',
      rule: 'R-4.5',
    });
  });
});
