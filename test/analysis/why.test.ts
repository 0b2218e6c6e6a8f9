/** Why an action is illegal, asked of a state or of a view. */
import { describe, expect, test } from 'vitest';
import { applyAction, createGame, viewFor, why } from '../../src/index';
import { biddingLibrary } from '../support/bids';
import { thrownBy } from '../support/scenario';

const START = createGame({ map: 'imperium', players: 3, seed: 'why' });
const ARCHITECT = { type: 'playCard', seat: 0, card: 'architect' } as const;
const PASS = { type: 'pass', seat: 0 } as const;

/** What `why` refuses: not the action, but the question. */
const NOT_THEIRS = {
  code: 'INVALID_INPUT',
  reason: 'notTheirDecision',
  details: { path: 'state' },
};

describe('why', () => {
  test('R-3.1: the player who decides learns from a view what the state says', () => {
    const view = viewFor(START, 0);
    expect(why(view, ARCHITECT)).toBeUndefined();
    expect(why(START, PASS)).toMatchObject({ code: 'WRONG_DECISION' });
    expect(why(view, PASS)).toEqual(why(START, PASS));
  });

  test.each([1, 2, 'spectator'] as const)('the view of %s cannot say', (viewer) => {
    expect(thrownBy(() => why(viewFor(START, viewer), ARCHITECT))).toMatchObject(NOT_THEIRS);
  });

  test('the view of another player can once they decide', () => {
    const next = applyAction(applyAction(START, ARCHITECT), PASS);
    const theirs = { type: 'playCard', seat: 1, card: 'prefect' } as const;
    expect(why(viewFor(next, 1), theirs)).toBeUndefined();
    expect(thrownBy(() => why(viewFor(next, 0), theirs))).toMatchObject(NOT_THEIRS);
  });

  test('where several decide at the same time, each may ask', () => {
    const library = biddingLibrary();
    const bids = library.createGame({ map: 'toy', players: ['Anna', 'Ben', 'Cleo'], seed: 'bids' });
    const after = library.applyAction(bids, { type: 'bid', seat: 2, amount: 1 });
    for (const seat of [0, 1]) {
      const bid = { type: 'bid', seat, amount: 2 };
      expect(library.why(library.viewFor(after, seat), bid)).toBeUndefined();
    }
    const again = { type: 'bid', seat: 2, amount: 0 };
    expect(thrownBy(() => library.why(library.viewFor(after, 2), again))).toMatchObject(NOT_THEIRS);
  });
});
