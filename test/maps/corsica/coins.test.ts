import { describe, expect, test } from 'vitest';
import { discard, play } from '../../support/scenario';
import { COINS, card, laid } from '../support';

describe('Corsica (R-10.7)', () => {
  test('R-10.7: the coins and two more, even where none shows', () => {
    expect(play(laid('corsica'), card(0, 'prefect'), COINS).players[0]?.money).toBe(7);
  });
});

test('a diplomat copies what a map adds to a Prefect', () => {
  const state = laid('corsica', (draft) => discard(draft, 1, 'prefect'));
  const copied = play(state, { type: 'playCard', seat: 0, card: 'diplomat' }, COINS);
  expect(copied.players[0]?.money).toBe(7);
});
