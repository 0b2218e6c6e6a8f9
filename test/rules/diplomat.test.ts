import { describe, expect, test } from 'vitest';
import { createGame, legalActions } from '../../src/index';
import { discard, edited, give, listed, play, refusal, scenario } from '../support/scenario';

const diplomat = (seat: number) => ({ type: 'playCard', seat, card: 'diplomat' }) as const;
const copy = (from: number) => ({ type: 'copyCard', seat: 0, from }) as const;

describe('Diplomat', () => {
  test('R-4.7: of Senator, Architect, Diplomat and Prefect all but the Diplomat can be copied', () => {
    const state = scenario(
      (draft) => {
        discard(draft, 1, 'mercator', 'senator');
        discard(draft, 2, 'architect');
        discard(draft, 3, 'diplomat');
        discard(draft, 4, 'prefect');
      },
      { players: 5 },
    );
    const begun = play(state, diplomat(0));
    expect(begun.decision).toEqual({ kind: 'diplomat', seat: 0 });
    expect(listed(begun, 'copyCard')).toEqual([copy(1), copy(2), copy(4)]);
    expect(refusal(begun, copy(3))).toEqual({ code: 'CANNOT_COPY', rule: 'R-4.7' });
    expect(refusal(begun, copy(0))).toEqual({ code: 'CANNOT_COPY', rule: 'R-4.7' });
    expect(play(begun, copy(1)).decision).toEqual({ kind: 'senator', seat: 0, bought: 0 });
    expect(play(begun, copy(2)).decision).toMatchObject({ kind: 'architect', steps: 2 });
    expect(play(begun, copy(4)).decision).toEqual({ kind: 'prefect', seat: 0 });
  });

  test('R-4.7: of the same card with two players either can be named', () => {
    const state = scenario(
      (draft) => {
        discard(draft, 1, 'architect');
        discard(draft, 2, 'prefect');
        discard(draft, 3, 'architect');
      },
      { players: 4 },
    );
    const begun = play(state, diplomat(0));
    expect(listed(begun, 'copyCard')).toEqual([copy(1), copy(2), copy(3)]);
    const [first, other] = [play(begun, copy(1)), play(begun, copy(3))];
    expect(other.decision).toMatchObject({ kind: 'architect', seat: 0 });
    expect(other).toEqual(first);
  });

  test('R-9.6: in teams it matters whose card it was, as partners do not copy the same', () => {
    const begun = createGame({ map: 'hellas', players: 4, teams: true, seed: 'copies' });
    let table = begun;
    while (table.decision?.kind === 'chooseStartCity') {
      const [first] = legalActions(table);
      if (first === undefined) throw new Error('there is a start city');
      table = play(table, first);
    }
    const state = edited(table, (draft) => {
      give(draft, 0, 'diplomat-i');
      discard(draft, 1, 'prefect');
      discard(draft, 3, 'prefect');
    });
    const card = { type: 'playCard', seat: 0, card: 'diplomat-i' } as const;
    expect(listed(play(state, card), 'copyCard')).toEqual([copy(1), copy(3)]);
  });

  test('R-4.7: the copied card stays where it is, the Diplomat lies on the own discard', () => {
    const state = scenario((draft) => {
      discard(draft, 1, 'prefect');
      discard(draft, 2, 'architect');
    });
    const copied = play(state, diplomat(0), copy(1), { type: 'takeCoins', seat: 0 });
    expect(copied.players.map((player) => player.discard)).toEqual([
      ['diplomat'],
      ['prefect'],
      ['architect'],
    ]);
  });

  test('R-4.7: a bought Mercator is copied as it is printed, with 5 sestertii', () => {
    const state = scenario((draft) => {
      give(draft, 1, 'mercator-i');
      discard(draft, 1, 'mercator-i');
      discard(draft, 2, 'architect');
    });
    const copied = play(state, diplomat(0), copy(1));
    expect(copied.players[0]?.money).toBe(10);
    expect(copied.decision).toEqual({ kind: 'mercator', seat: 0, traded: {} });
  });

  test('R-3.2: with nothing to copy the card is played all the same', () => {
    const played = play(scenario(), diplomat(0));
    expect(played).toMatchObject({ seat: 1, players: [{ discard: ['diplomat'] }, {}, {}] });
  });

  test('R-4.7: a single card to copy leaves no choice', () => {
    const state = scenario((draft) => discard(draft, 2, 'architect'));
    expect(play(state, diplomat(0)).decision).toMatchObject({ kind: 'architect', seat: 0 });
  });

  test('R-4.7: after a Tribune there is nothing to copy', () => {
    const state = scenario((draft) => {
      discard(draft, 0, 'architect');
    });
    const taken = play(
      state,
      { type: 'playCard', seat: 0, card: 'tribune' },
      { type: 'pass', seat: 0 },
    );
    expect(play(taken, diplomat(1)).seat).toBe(2);
  });
});
