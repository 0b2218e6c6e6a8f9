import { describe, expect, test } from 'vitest';
import { getMap } from '../../../src/index';
import { build, give, listed, play } from '../../support/scenario';
import { card, laid, own } from '../support';

describe('Balearica (R-10.11)', () => {
  test('R-10.11, R-14.10: two ships each, one at each boat, and no land colonist', () => {
    const state = laid('balearica');
    expect(own(state)).toEqual([
      ['sea', 'boat-near-ebusus'],
      ['sea', 'boat-near-minorica'],
    ]);
    expect(state.players[0]?.storehouse).toEqual({ land: 3, sea: 1 });
  });

  test('R-10.11: the first step goes onto a route the boat touches', () => {
    const begun = play(laid('balearica'), card(0, 'architect'));
    const first = listed(begun, 'moveColonist').filter(({ from }) => from === 'boat-near-ebusus');
    expect(first.slice(0, 3).map(({ to }) => to)).toEqual([
      'sea:andrachium~ebussus',
      'sea:andrachium~palmaria',
      'sea:ebussus~palmaria',
    ]);
  });

  test('R-10.11, R-4.5: land colonists come with a Colonist, to cities with an own house', () => {
    const tribune = play(laid('balearica'), card(0, 'tribune'));
    expect(listed(tribune, 'placeColonist').every(({ kind }) => kind === 'sea')).toBe(true);
    const state = laid('balearica', (draft) => {
      give(draft, 0, 'colonist-i');
      build(draft, 0, 'palmaria');
    });
    const placing = listed(play(state, card(0, 'colonist-i')), 'placeColonist');
    expect(placing).toContainEqual({
      type: 'placeColonist',
      seat: 0,
      kind: 'land',
      city: 'palmaria',
    });
  });

  test('R-10.11: what is left out is said where the map is chosen', () => {
    expect(getMap('balearica').leftOut).toMatch(/fish/);
  });
});
