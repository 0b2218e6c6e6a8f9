/** Actions that the tests of maps take. */
import type { CardId, Good, Seat } from '../../src/index';

export const card = (seat: Seat, id: CardId) => ({ type: 'playCard', seat, card: id }) as const;
export const pass = (seat: Seat) => ({ type: 'pass', seat }) as const;
export const produce = (seat: Seat, province: string, good?: Good) =>
  ({
    type: 'produceProvince',
    seat,
    province,
    ...(good === undefined ? {} : { good }),
  }) as const;
export const COINS = { type: 'takeCoins', seat: 0 } as const;
