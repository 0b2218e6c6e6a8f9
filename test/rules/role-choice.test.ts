// answers for src/engine
import { describe, expect, test } from 'vitest';
import { chosenRole, roleRefusal, rolesToChoose } from '../../src/rules/cards';
import { gameOf } from '../support/compiled';
import { scenario } from '../support/scenario';

const GAME = gameOf(scenario());

describe('which role of a card is used', () => {
  test('R-9.2: a card with one role leaves nothing to choose', () => {
    expect(rolesToChoose(GAME, 'architect')).toEqual([{}]);
    expect(roleRefusal(GAME, 'architect', undefined)).toBeUndefined();
    expect(chosenRole(GAME, 'architect', undefined)).toBe('architect');
    expect(roleRefusal(GAME, 'architect', 'architect')?.code).toBe('INVALID_ACTION');
  });

  test('R-9.2: of a double card one half is chosen', () => {
    expect(rolesToChoose(GAME, 'prefect-mercator-iii')).toEqual([
      { as: 'prefect' },
      { as: 'mercator' },
    ]);
    expect(roleRefusal(GAME, 'prefect-mercator-iii', 'mercator')).toBeUndefined();
    expect(chosenRole(GAME, 'prefect-mercator-iii', 'mercator')).toBe('mercator');
  });

  test.each([undefined, 'architect'] as const)(
    'R-9.2: %s is no half of a Prefect/Mercator',
    (as) => {
      expect(roleRefusal(GAME, 'prefect-mercator-iii', as)).toMatchObject({
        code: 'INVALID_ACTION',
        rule: 'R-9.2',
        details: { path: 'as', roles: ['prefect', 'mercator'] },
      });
    },
  );
});
