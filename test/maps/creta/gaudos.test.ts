/** What only code can ask of Gaudos: why an action is refused, and what there is to choose. Its rules are in docs/rulebook/creta.rules. */
import { describe, expect, test } from 'vitest';
import { choices, type GameState, why } from '../../../src/index';
import { play } from '../../support/scenario';
import { card, type Edit, empty, laid, produce } from '../support';

describe('Creta (R-10.9)', () => {
  const creta = (edit: Edit = empty) => laid('creta', edit);

  test('R-10.9: who names no good is told where to, and which there are', () => {
    const begun = play(creta(), card(0, 'prefect'));
    expect(why(begun, produce(0, 'brown'))).toMatchObject({
      reason: 'bonusNotChosen',
      message: 'Choose the bonus.',
      rule: 'R-4.4',
      details: { path: 'good', choice: ['brick', 'food', 'tool', 'wine', 'cloth'] },
    });
  });

  test('R-10.9: its choices are the five goods, and none once it shows coins', () => {
    const brown = (state: GameState) =>
      choices(state).filter(({ action }) => 'province' in action && action.province === 'brown');
    const begun = play(creta(), card(0, 'prefect'));
    const goods = ['brick', 'food', 'tool', 'wine', 'cloth'] as const;
    expect(brown(begun).map(({ action, refusal }) => [action, refusal])).toEqual(
      goods.map((good) => [produce(0, 'brown', good), undefined]),
    );
    const next = play(begun, produce(0, 'brown', 'wine'), card(1, 'prefect'));
    expect(brown(next)).toMatchObject([
      { action: produce(1, 'brown'), refusal: { reason: 'provinceInactive' } },
    ]);
  });
});
