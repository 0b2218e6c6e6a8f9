/** Views that come from elsewhere: what the library would not have shown is none. */
import { describe, expect, test } from 'vitest';
import { applyAction, createGame, parseView, viewFor } from '../../src/index';
import { refused } from '../bad-input/support';

const NOT_SHOWN = /^Not a valid state, at .*: this is not a view that the library can have made$/;

const start = createGame({ map: 'imperium', players: 2, seed: 'ludi' });
// The discard of the first player has one card, which everybody sees.
const state = applyAction(applyAction(start, { type: 'playCard', seat: 0, card: 'senator' }), {
  type: 'pass',
  seat: 0,
});

function copyFor(viewer: 'spectator' | 0) {
  return structuredClone(viewFor(state, viewer));
}

describe('a view that was sent', () => {
  test('is what it was', () => {
    for (const viewer of ['spectator', 0] as const) {
      expect(parseView(copyFor(viewer))).toEqual(viewFor(state, viewer));
    }
  });

  test('of a seat where nobody sits is none', () => {
    expect(refused(() => parseView({ ...copyFor(0), viewer: 5 }))).toMatchObject({
      code: 'INVALID_STATE',
      message: expect.stringMatching(NOT_SHOWN),
      details: { path: 'viewer' },
    });
  });

  test('of a spectator who sees a hand is none', () => {
    const view = copyFor('spectator');
    const [own] = copyFor(0).players;
    const players = [own, ...view.players.slice(1)];
    expect(refused(() => parseView({ ...view, players }))).toMatchObject({
      code: 'INVALID_STATE',
      message: expect.stringMatching(NOT_SHOWN),
      details: { path: 'players' },
    });
  });
});
