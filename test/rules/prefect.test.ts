/** What only code can ask of a Prefect: choices as a screen shows them. Its rules are in docs/rulebook/prefect.rules. */
// answers for src/roles src/maps/creta
import { expect, test } from 'vitest';
import { choices, createGame, type GameState } from '../../src/index';
import { provinceOf } from '../../src/roles/prefect';
import { COINS, card, produce } from '../maps/support';
import { play, scenario } from '../support/scenario';

/** What there is to choose of a province, and why it is refused. */
const choicesOf = (state: GameState, province: string) =>
  choices(state).flatMap(({ action, refusal }) =>
    'province' in action && action.province === province ? [[action, refusal?.reason]] : [],
  );

test('R-4.4: a province that shows coins is among the choices, with the reason, and once', () => {
  const begun = play(scenario(), card(0, 'prefect'), produce(0, 'syria'), card(1, 'prefect'));
  expect(choicesOf(begun, 'syria')).toEqual([[produce(1, 'syria'), 'provinceInactive']]);
  expect(choicesOf(begun, 'asia')).toEqual([[produce(1, 'asia'), undefined]]);
});

test('R-10.9: the choices of Gaudos are the five goods, and none once it shows coins', () => {
  const begun = play(createGame({ map: 'creta', players: 2, seed: 'gaudos' }), card(0, 'prefect'));
  const goods = ['brick', 'food', 'tool', 'wine', 'cloth'] as const;
  expect(choicesOf(begun, 'brown')).toEqual(
    goods.map((good) => [produce(0, 'brown', good), undefined]),
  );
  const next = play(begun, produce(0, 'brown', 'wine'), card(1, 'prefect'));
  expect(choicesOf(next, 'brown')).toEqual([[produce(1, 'brown'), 'provinceInactive']]);
});

test('R-4.4: an action without a province, or with something else by that name, lets none produce', () => {
  expect(provinceOf(produce(0, 'syria'))).toBe('syria');
  expect(provinceOf(COINS)).toBeUndefined();
  const foreign = { type: 'settle', seat: 0, province: 3 };
  expect(provinceOf(foreign)).toBeUndefined();
});
