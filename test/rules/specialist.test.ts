// answers for src/roles
import { describe, expect, test } from 'vitest';
import { tryApplyAction } from '../../src/index';
import {
  build,
  give,
  goods,
  place,
  play,
  playerOf,
  type StateDraft,
  scenario,
} from '../support/scenario';

describe('specialists', () => {
  /** Four wine cities of the example board, and the cards before deck II gone. */
  function fourWineCities(draft: StateDraft): void {
    build(draft, 0, 'sirmium', 'valentia', 'leptis-magna', 'petra');
    build(draft, 1, 'sirmium', 'petra', 'novaria');
    give(draft, 1, 'mason-i');
    give(draft, 0, 'vintner-ii');
    playerOf(draft, 0).goods = goods({ brick: 1 });
  }
  const VINTNER = { type: 'playCard', seat: 0, card: 'vintner-ii' } as const;

  test('R-4.10: four houses in wine cities bring 4 wine, and nobody else gets any', () => {
    const played = play(scenario(fourWineCities), VINTNER);
    expect(played.players[0]?.goods).toEqual(goods({ brick: 1, wine: 4 }));
    expect(played.players[1]?.goods.wine).toBe(1);
    expect(Object.values(played.board.markers).every(({ side }) => side === 'goods')).toBe(true);
    expect(played.seat).toBe(1);
  });

  test('R-5.2: what finds no room is lost', () => {
    const state = scenario((draft) => {
      fourWineCities(draft);
      playerOf(draft, 0).goods = goods({ brick: 5 });
    });
    const result = tryApplyAction(state, VINTNER);
    expect(result.ok && result.state.players[0]?.goods).toEqual(goods({ brick: 5, wine: 3 }));
    expect(result.ok && result.events[1]).toEqual({
      type: 'goodsReceived',
      seat: 0,
      goods: { wine: 3 },
      lost: { wine: 1 },
      because: { rule: 'R-4.10', role: 'vintner', card: 'vintner-ii' },
    });
  });

  test.each([
    ['mason-i', 'brick', ['colonia-agrippina', 'brigantium', 'athenae']],
    ['farmer-i', 'food', ['londinium', 'lutetia']],
    ['smith-i', 'tool', ['attalia']],
  ] as const)('R-4.10: the %s makes %s', (card, good, cities) => {
    const state = scenario((draft) => {
      build(draft, 0, ...cities, 'tyros');
      give(draft, 0, card);
      playerOf(draft, 0).goods = goods({});
    });
    const played = play(state, { type: 'playCard', seat: 0, card });
    expect(played.players[0]?.goods).toEqual(goods({ [good]: cities.length }));
  });

  test('R-4.10: the Weaver makes cloth, as much as there is room for', () => {
    const state = scenario((draft) => {
      build(draft, 0, 'massilia', 'tyros', 'syracusae', 'tomis');
      place(draft, 0, 'land', 'roma');
      give(draft, 1, 'mason-i');
      give(draft, 0, 'weaver-ii');
      playerOf(draft, 0).goods = goods({ food: 6 });
    });
    const played = play(state, { type: 'playCard', seat: 0, card: 'weaver-ii' });
    expect(played.players[0]?.goods).toEqual(goods({ food: 6, cloth: 3 }));
  });

  test('R-3.2: without a house of its good a specialist brings nothing', () => {
    const state = scenario((draft) => give(draft, 0, 'smith-i'));
    const played = play(state, { type: 'playCard', seat: 0, card: 'smith-i' });
    expect(played.players[0]?.goods.tool).toBe(1);
    expect(played.seat).toBe(1);
  });
});
