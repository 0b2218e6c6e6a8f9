import { describe, expect, test } from 'vitest';
import { finalScores } from '../../../src/index';
import {
  build,
  goods,
  listed,
  place,
  play,
  playerOf,
  refusal,
  shift,
} from '../../support/scenario';
import { card, type Edit, house, laid, move, own } from '../support';

describe('Gallia (R-10.6)', () => {
  const gallia = (edit?: Edit) => laid('gallia', edit);
  const beside: Edit = (draft) => {
    shift(draft, 0, 'land', 'lutetia', 'land:bononia~juliobona');
    playerOf(draft, 0).money = 50;
    playerOf(draft, 0).goods = goods({ brick: 2, food: 2, tool: 1, wine: 1, cloth: 1 });
  };

  test('R-10.6: the first ship waits in the Mediterranean, cannot move, and counts', () => {
    const state = gallia();
    expect(own(state)).toEqual([
      ['land', 'lutetia'],
      ['sea', 'mediterranean'],
    ]);
    const begun = play(state, card(0, 'architect'));
    expect(begun.decision).toMatchObject({ steps: 2 });
    expect(listed(begun, 'moveColonist').every(({ kind }) => kind === 'land')).toBe(true);
    expect(refusal(begun, move('sea', 'mediterranean', 'sea:juliobona~lutetia')).code).toBe(
      'UNREACHABLE',
    );
    expect(finalScores(state).players[0]?.gods.mars?.value).toBe(4);
  });

  test('R-10.6: the first house in a port brings it there, at once', () => {
    const begun = play(gallia(beside), card(0, 'architect'));
    const built = play(begun, house('juliobona'));
    expect(own(built)).toContainEqual(['sea', 'juliobona']);
    const second = play(built, house('bononia'));
    expect(own(second)).toContainEqual(['sea', 'juliobona']);
  });

  test('R-10.6: from then on it moves as usual', () => {
    const state = gallia((draft) => {
      build(draft, 0, 'juliobona');
      shift(draft, 0, 'sea', 'mediterranean', 'juliobona');
    });
    const ways = listed(play(state, card(0, 'architect')), 'moveColonist').filter(
      ({ kind }) => kind === 'sea',
    );
    expect(ways.map(({ to }) => to)).toContain('sea:bononia~juliobona');
  });

  test('R-10.6: a house in another city brings nobody', () => {
    const state = gallia((draft) => {
      beside(draft);
      shift(draft, 0, 'land', 'land:bononia~juliobona', 'land:avaricum~lutetia');
    });
    const built = play(state, card(0, 'architect'), house('avaricum'));
    expect(own(built)).toContainEqual(['sea', 'mediterranean']);
  });

  test('R-10.6: new ships appear in Lutetia, and the Seine is their way', () => {
    const begun = play(gallia(), card(0, 'tribune'));
    expect(listed(begun, 'placeColonist').map(({ kind, city }) => [kind, city])).toEqual([
      ['land', 'lutetia'],
      ['sea', 'lutetia'],
    ]);
    const state = gallia((draft) => place(draft, 0, 'sea', 'lutetia'));
    const steps = listed(play(state, card(0, 'architect')), 'moveColonist').filter(
      ({ from, kind }) => from === 'lutetia' && kind === 'sea',
    );
    expect(steps[0]?.to).toBe('sea:juliobona~lutetia');
  });

  test('R-10.6: nobody stays on the crossing from Bononia to Londinium', () => {
    const state = gallia((draft) => {
      beside(draft);
      place(draft, 0, 'land', 'lutetia');
    });
    const targets = listed(play(state, card(0, 'architect')), 'moveColonist')
      .filter(({ from }) => from === 'land:bononia~juliobona')
      .map(({ to }) => to);
    expect(targets).not.toContain('land:bononia~londinium');
    // Three steps: over the water in one, and on the roads beyond.
    expect(targets.some((to) => to.includes('londinium'))).toBe(true);
  });
});
