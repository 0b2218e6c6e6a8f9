import { describe, expect, test } from 'vitest';
import { chooseRole, rolesToChoose } from '../../src/rules/role-choice';
import { thrownBy } from '../support/scenario';

describe('which role of a card is used', () => {
  test('R-9.2: a card with one role leaves nothing to choose', () => {
    expect(rolesToChoose('architect')).toEqual([{}]);
    expect(chooseRole('architect', undefined)).toBe('architect');
    expect(thrownBy(() => chooseRole('architect', 'architect')).code).toBe('INVALID_ACTION');
  });

  test('R-9.2: of a double card one half is chosen', () => {
    expect(rolesToChoose('prefect-mercator-iii')).toEqual([{ as: 'prefect' }, { as: 'mercator' }]);
    expect(chooseRole('prefect-mercator-iii', 'mercator')).toBe('mercator');
  });

  test.each([undefined, 'architect'] as const)(
    'R-9.2: %s is no half of a Prefect/Mercator',
    (as) => {
      expect(thrownBy(() => chooseRole('prefect-mercator-iii', as))).toMatchObject({
        code: 'INVALID_ACTION',
        rule: 'R-9.2',
        details: { path: 'as', roles: ['prefect', 'mercator'] },
      });
    },
  );
});
