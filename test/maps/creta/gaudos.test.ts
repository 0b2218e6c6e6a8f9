import { describe, expect, test } from 'vitest';
import { choices, type GameState, why } from '../../../src/index';
import { build, goods, listed, play, refusal } from '../../support/scenario';
import { card, type Edit, empty, laid, produce } from '../support';

describe('Creta (R-10.9)', () => {
  const creta = (edit: Edit = empty) => laid('creta', edit);

  test('R-10.9: Gaudos has no marker; who produces it takes any good', () => {
    const begun = play(creta(), card(0, 'prefect'));
    const choices = listed(begun, 'produceProvince').filter(({ province }) => province === 'brown');
    expect(choices.map(({ good }) => good)).toEqual(['brick', 'food', 'tool', 'wine', 'cloth']);
    expect(refusal(begun, produce(0, 'brown')).code).toBe('INVALID_ACTION');
    const after = play(begun, produce(0, 'brown', 'wine'));
    expect(after.players[0]?.goods).toEqual(goods({ wine: 1 }));
    expect(after.board.markers.brown).toEqual({ good: 'wine', coins: 2, side: 'coins' });
  });

  test('R-10.9: who names no good is told where to, and which there are', () => {
    const begun = play(creta(), card(0, 'prefect'));
    expect(why(begun, produce(0, 'brown'))).toMatchObject({
      reason: 'bonusNotChosen',
      message: 'Choose the bonus.',
      rule: 'R-4.4',
      details: { path: 'good', choice: ['brick', 'food', 'tool', 'wine', 'cloth'] },
    });
  });

  test('R-10.9: its choices are the five goods, and none once it shows coins', () => {
    const brown = (state: GameState) =>
      choices(state).filter(({ action }) => 'province' in action && action.province === 'brown');
    const begun = play(creta(), card(0, 'prefect'));
    const goods = ['brick', 'food', 'tool', 'wine', 'cloth'] as const;
    expect(brown(begun).map(({ action, refusal }) => [action, refusal])).toEqual(
      goods.map((good) => [produce(0, 'brown', good), undefined]),
    );
    const next = play(begun, produce(0, 'brown', 'wine'), card(1, 'prefect'));
    expect(brown(next)).toMatchObject([
      { action: produce(1, 'brown'), refusal: { reason: 'provinceInactive' } },
    ]);
  });

  test('R-10.9, R-5.1: two with the Praefectus Magnus', () => {
    const state = creta((draft) => {
      empty(draft);
      draft.praefectusMagnus = 0;
    });
    const after = play(state, card(0, 'prefect'), produce(0, 'brown', 'cloth'));
    expect(after.players[0]?.goods).toEqual(goods({ cloth: 2 }));
    expect(after.board.markers.brown).toEqual({ good: 'cloth', coins: 1, side: 'coins' });
  });

  test('R-10.9: nobody produces it again until the coins are taken, with two more', () => {
    const produced = play(creta(), card(0, 'prefect'), produce(0, 'brown', 'wine'));
    const begun = play(produced, card(1, 'prefect'));
    expect(listed(begun, 'produceProvince').filter(({ province }) => province === 'brown')).toEqual(
      [],
    );
    const cash = play(begun, { type: 'takeCoins', seat: 1 });
    // Six to begin with, two on the marker and two of the map.
    expect(cash.players[1]?.money).toBe(10);
    expect(cash.board.markers.brown).toBeUndefined();
    const again = play(cash, card(2, 'prefect'), produce(2, 'brown', 'food'));
    expect(again.board.markers.brown?.good).toBe('food');
  });

  test('R-10.9: houses on Gaudos produce their good as well', () => {
    const state = creta((draft) => {
      empty(draft);
      build(draft, 1, 'gaudos');
    });
    const made = state.board.cityGoods.gaudos ?? 'brick';
    const after = play(state, card(0, 'prefect'), produce(0, 'brown', 'wine'));
    expect(after.players[1]?.goods).toEqual(goods({ [made]: 1 }));
  });
});
