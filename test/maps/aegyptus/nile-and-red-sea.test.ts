import { describe, expect, test } from 'vitest';
import { finalScores, type GameState, legalActions, scoreGame } from '../../../src/index';
import { edited, listed, place, play, playerOf, refusal } from '../../support/scenario';
import { sheetOf } from '../../support/sheet';
import { card, type Edit, empty, laid, own, pass, produce } from '../support';

describe('Aegyptus (R-10.8)', () => {
  const aegyptus = (edit?: Edit) => laid('aegyptus', edit);
  const floodOf = ({ parts }: GameState) => JSON.parse(JSON.stringify(parts.aegyptus)).flood;

  test('R-10.8: the flood brings one food, never doubled, and goes downstream', () => {
    const state = aegyptus((draft) => {
      empty(draft);
      draft.praefectusMagnus = 0;
    });
    expect(floodOf(state)).toBe('kush');
    const kush = state.board.markers.kush?.good;
    const after = play(state, card(0, 'prefect'), produce(0, 'kush'));
    const food = (kush === 'food' ? 2 : 0) + 1;
    expect(after.players[0]?.goods.food).toBe(food);
    expect(floodOf(after)).toBe('nubia');
  });

  test('R-10.8: after Aegyptus Inferior it begins again in Kush', () => {
    let state = aegyptus((draft) => {
      draft.parts.aegyptus = { flood: 'aegyptus-inferior' };
    });
    state = play(state, card(0, 'prefect'), produce(0, 'aegyptus-inferior'));
    expect(floodOf(state)).toBe('kush');
  });

  test('R-10.8: a province without the flood brings no food and moves nothing', () => {
    const state = play(aegyptus(empty), card(0, 'prefect'), produce(0, 'iudaea'));
    const bonus = state.board.markers.iudaea?.good;
    expect(state.players[0]?.goods.food).toBe(bonus === 'food' ? 1 : 0);
    expect(floodOf(state)).toBe('kush');
  });

  const SQUARE_SIDE = 'sea:frankincense~leuke-kome';

  test('R-10.8: a ship that ends an Architect beside a square goes in, and stays', () => {
    const state = aegyptus((draft) => place(draft, 0, 'sea', SQUARE_SIDE));
    const entered = play(state, card(0, 'architect'), pass(0));
    expect(own(entered)).toContainEqual(['sea', 'frankincense']);
    expect(finalScores(entered).players[0]?.bonus).toBe(7);
    expect(scoreGame(sheetOf(entered))).toEqual(finalScores(entered));
    const later = edited(entered, (draft) => {
      draft.turn = 4;
      draft.seat = 0;
      draft.decision = { kind: 'playCard', seat: 0 };
      playerOf(draft, 0).hand = playerOf(draft, 0).hand.filter((id) => id !== 'architect');
      playerOf(draft, 0).hand.push('architect');
      playerOf(draft, 0).discard = [];
    });
    const moves = listed(play(later, card(0, 'architect')), 'moveColonist');
    expect(moves.map(({ from }) => from)).not.toContain('frankincense');
  });

  test('R-10.8: one ship of each player in each square; of several the player says which', () => {
    const state = aegyptus((draft) => {
      place(draft, 0, 'sea', SQUARE_SIDE, 'sea:frankincense~myos-hormos');
      place(draft, 1, 'sea', 'frankincense');
    });
    const asked = play(state, card(0, 'architect'), pass(0));
    expect(asked.decision).toEqual({ kind: 'enterSquare', seat: 0, square: 'frankincense' });
    const enter = (from: string) =>
      ({ type: 'enterSquare', seat: 0, square: 'frankincense', from }) as const;
    expect(legalActions(asked)).toEqual([
      enter(SQUARE_SIDE),
      enter('sea:frankincense~myos-hormos'),
    ]);
    expect(refusal(asked, enter('sea:berenice~frankincense')).code).toBe('NO_COLONIST');
    const entered = play(asked, enter(SQUARE_SIDE));
    expect(own(entered)).toContainEqual(['sea', 'sea:frankincense~myos-hormos']);
    expect(entered.seat).toBe(1);
  });

  test('R-10.8: both squares are seven points each', () => {
    const state = aegyptus((draft) => place(draft, 0, 'sea', 'gold', 'frankincense'));
    expect(finalScores(state).players[0]?.bonus).toBe(14);
  });

  test.each(['sinai', 'arabia', 'litus'])(
    'R-10.8: when %s produces, everyone in the frankincense square takes 5',
    (province) => {
      const state = aegyptus((draft) => {
        place(draft, 1, 'sea', 'frankincense');
        place(draft, 2, 'sea', 'gold');
      });
      const after = play(state, card(0, 'prefect'), produce(0, province));
      expect(after.players.map(({ money }) => money)).toEqual([5, 11, 7]);
    },
  );

  test('R-10.8: any number of ships on a sea route', () => {
    const state = aegyptus((draft) => place(draft, 1, 'sea', SQUARE_SIDE));
    const both = edited(state, (draft) => place(draft, 0, 'sea', SQUARE_SIDE));
    expect(both.board.colonists.filter(({ at }) => at === SQUARE_SIDE)).toHaveLength(2);
  });
});
