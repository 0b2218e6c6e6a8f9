/** Views that come from elsewhere: what the library would not have shown is none. */
import { describe, expect, test } from 'vitest';
import { applyAction, createGame, parseView, viewFor } from '../../src/index';
import { deepFreeze, json } from '../bad-input/support';
import { toyTable } from '../kit/toy-table';
import { thrownBy } from '../support/scenario';

const NOT_SHOWN = /^Not a valid state, at .*: the library cannot have made this view$/;

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
    expect(thrownBy(() => parseView({ ...copyFor(0), viewer: 5 }))).toMatchObject({
      code: 'INVALID_STATE',
      message: expect.stringMatching(NOT_SHOWN),
      details: { path: 'viewer' },
    });
  });

  test('of a spectator who sees a hand is none', () => {
    const view = copyFor('spectator');
    const [own] = copyFor(0).players;
    const players = [own, ...view.players.slice(1)];
    expect(thrownBy(() => parseView({ ...view, players }))).toMatchObject({
      code: 'INVALID_STATE',
      message: expect.stringMatching(NOT_SHOWN),
      details: { path: 'players' },
    });
  });
});

describe('what is asked of a view that was sent', () => {
  /** A library that counts the checks of its states, and a view of it from elsewhere. */
  function counted() {
    let checks = 0;
    const housesElsewhere = (_position: unknown, seat: number): number => {
      if (seat === 0) checks += 1;
      return 0;
    };
    const { library } = toyTable({ audit: { housesElsewhere } });
    const begun = library.createGame({ map: 'toy', players: 2, seed: 'toy' });
    const sent: typeof begun = json(library.viewFor(begun, 0));
    const asked = (view: typeof begun): number => {
      const before = checks;
      library.legalActions(view);
      library.choices(view);
      library.describeDecision(view);
      library.deciders(view);
      library.boardOf(view);
      return checks - before;
    };
    return { sent, asked };
  }

  test('is checked once if it is frozen, like a state', () => {
    const { sent, asked } = counted();
    const frozen = deepFreeze(sent);
    expect(asked(frozen)).toBe(1);
    expect(asked(frozen)).toBe(0);
  });

  test('is checked each time if it may have changed', () => {
    const { sent, asked } = counted();
    expect(asked(sent)).toBeGreaterThan(1);
    const [player] = sent.players;
    Reflect.set(Object(player), 'money', -1);
    expect(thrownBy(() => asked(sent))).toMatchObject({ code: 'INVALID_STATE' });
  });
});
