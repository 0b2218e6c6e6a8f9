/** What rules look up in a state that nobody has checked is refused, and never taken for something else. */
import { describe, expect, test } from 'vitest';
import { EngineTransition } from '../../src/engine/transition';
import { workingCopy } from '../../src/model/state';
import { beginRole, cardOf } from '../../src/rules/cards';
import { playerAt } from '../../src/rules/change';
import { houseCost } from '../../src/rules/houses';
import { priceOf } from '../../src/rules/market';
import { gameOf } from '../support/compiled';
import { scenario, thrownBy } from '../support/scenario';

const STATE = scenario(() => {});
const GAME = gameOf(STATE);
const TABLE = { game: GAME, state: STATE };

describe('what is not there', () => {
  test.each([
    ['a card', () => cardOf(GAME, 'nobody')],
    ['a card for sale', () => priceOf(GAME, 'tribune')],
    ['a seat', () => playerAt(STATE, 9)],
    ['the good of a city', () => houseCost(TABLE, 0, 'nowhere')],
    [
      'a role',
      () => beginRole(new EngineTransition(GAME, workingCopy(STATE)), 0, 'tribune', 'nobody'),
    ],
  ])('%s is told as a fault of the state', (_, look) => {
    expect(thrownBy(look).code).toBe('INVALID_STATE');
  });
});
