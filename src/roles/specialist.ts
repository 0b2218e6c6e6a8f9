/** Mason, Farmer, Smith, Vintner and Weaver: the player's houses of their good produce. */
import { SPECIALTIES } from '../cards/catalogue';
import { applyModifiers } from '../kit/game';
import type { Role, Rules } from '../kit/rules';
import { SPECIALISTS, type Specialist } from '../model/cards';
import { receiveGoods } from '../rules/storehouse';

function specialist(name: Specialist): Role {
  const { good } = SPECIALTIES[name];
  return {
    name,
    rule: 'R-4.10',
    begin(transition, seat) {
      const { cityGoods, houses } = transition.state.board;
      const producing = [...transition.game.board.cities.keys()].filter(
        (city) =>
          cityGoods[city] === good &&
          houses[city]?.includes(seat) &&
          applyModifiers(transition.game.modifiers.produces, true, transition, { city }),
      );
      receiveGoods(transition, seat, producing.length === 0 ? {} : { [good]: producing.length });
    },
  };
}

export const specialistRules = {
  id: 'specialist',
  roles: SPECIALISTS.map(specialist),
} as const satisfies Rules;
