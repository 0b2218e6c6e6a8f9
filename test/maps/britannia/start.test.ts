import { describe, expect, test } from 'vitest';
import { listed, play } from '../../support/scenario';
import { card, laid, own } from '../support';

describe('Britannia (R-10.3)', () => {
  test('R-10.3: two start places, also for the colonists of a Tribune', () => {
    const state = laid('britannia');
    expect(own(state)).toEqual([
      ['land', 'londinium'],
      ['sea', 'portus-itius'],
    ]);
    const placing = listed(play(state, card(0, 'tribune')), 'placeColonist');
    expect(placing.map(({ kind, city }) => [kind, city])).toEqual([
      ['land', 'londinium'],
      ['sea', 'portus-itius'],
    ]);
  });
});
