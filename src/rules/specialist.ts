/** Mason, Farmer, Smith, Vintner and Weaver: own houses of their good produce. */
import { SPECIALTIES } from '../cards/catalogue';
import { SPECIALISTS, type Specialist } from '../model/cards';
import type { Role } from './game';
import { receiveGoods } from './storehouse';

function specialist(name: Specialist): Role {
  const { good } = SPECIALTIES[name];
  return {
    name,
    begin(play, seat) {
      const { game, state } = play;
      const { cityGoods, houses } = state.board;
      const producing = [...game.board.cities.keys()].filter(
        (city) =>
          cityGoods[city] === good &&
          houses[city]?.includes(seat) &&
          !game.hooks.some((hook) => hook.produces?.(game, state, city) === false),
      );
      receiveGoods(play, seat, producing.length === 0 ? {} : { [good]: producing.length });
    },
  };
}

export const specialists: readonly Role[] = SPECIALISTS.map(specialist);
