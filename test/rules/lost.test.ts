/** What cannot be in a state is refused, and never taken for something else. */
import { describe, expect, test } from 'vitest';
import { EngineTransition } from '../../src/engine/turn';
import { workingCopy } from '../../src/model/freeze';
import { beginRole, cardOf } from '../../src/rules/cards';
import { playerAt } from '../../src/rules/change';
import { houseCost } from '../../src/rules/houses';
import { priceOf } from '../../src/rules/market';
import { gameOf } from '../support/compiled';
import { build, discard, edited, goods, playerOf, scenario, thrownBy } from '../support/scenario';

const STATE = scenario(() => {});
const GAME = gameOf(STATE);
const TABLE = { game: GAME, state: STATE };

describe('what is not there', () => {
  test.each([
    ['a card', () => cardOf(GAME, 'nobody')],
    ['a card for sale', () => priceOf(GAME, 'tribune')],
    ['a seat', () => playerAt(STATE, 9)],
    ['the good of a city', () => houseCost(TABLE, 0, 'nowhere')],
  ])('%s is told as a fault of the state', (_, look) => {
    expect(thrownBy(look).code).toBe('INVALID_STATE');
  });

  test('a role is told as a fault of the state as a whole', () => {
    const transition = new EngineTransition(GAME, workingCopy(STATE));
    expect(thrownBy(() => beginRole(transition, 0, 'tribune', 'nobody'))).toMatchObject({
      code: 'INVALID_STATE',
      message: 'Not a valid state: there is no Nobody in this game',
    });
  });
});

describe('what cannot have been', () => {
  test('R-4.1: a Tribune, which comes back at once, in a discard', () => {
    const lying = () => scenario((draft) => discard(draft, 1, 'tribune'));
    expect(thrownBy(lying).details.path).toMatch(/^players\[1\]\.discard/);
  });

  test('R-5.2: more of a good than own houses, the bonus and the map bring', () => {
    /** Blue has two food houses; Red, who has none, is to keep some of what has arrived. */
    const arrived = (food: number) =>
      edited(STATE, (draft) => {
        build(draft, 1, 'londinium', 'napoca');
        playerOf(draft, 0).goods = goods({ brick: 7 });
        discard(draft, 0, 'prefect');
        const arriving = { food, cloth: 1 };
        Object.assign(draft, { decision: { kind: 'keepGoods', seat: 0, arriving } });
      });
    expect(arrived(3).decision?.kind).toBe('keepGoods');
    expect(thrownBy(() => arrived(4)).details).toMatchObject({
      path: 'decision',
      good: 'food',
    });
  });
});
