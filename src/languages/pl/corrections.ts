/** Corrections of logs, as sentences without a full stop. */
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { COLONISTS } from './actions';
import { fromPlace, inPlace, intoPlace, ofProvince, who } from './grammar';
import { someGoods, someMoney } from './names';

export const corrections: OwnWords['corrections'] = {
  money: (names, { seat, money }) => `${who(names, seat)} ma teraz ${someMoney(money)}`,
  goods(names, { seat, goods }) {
    return hasAny(goods)
      ? `${who(names, seat)} ma teraz w magazynie ${someGoods(goods)}`
      : `${who(names, seat)} nie ma już nic w magazynie`;
  },
  praefectusMagnus: (names, { seat }) => `${who(names, seat)} ma teraz kartę Praefectus Magnus`,
  turn: (names, { seat }) => `${who(names, seat)} ma teraz swoją turę`,
  house: (names, { seat, city, built }) =>
    built
      ? `${who(names, seat)} ma teraz dom ${inPlace(names, city)}`
      : `${who(names, seat)} nie ma już domu ${inPlace(names, city)}`,
  colonist: (names, { seat, kind, from, to }) =>
    `${who(names, seat)} przesuwa ${COLONISTS[kind]} ${leaving(names, from)} ${entering(names, to)}`,
  card(names, { seat, card, from, to, place }) {
    const [start] = PILES[from];
    const [, end] = PILES[to];
    const at = place === undefined ? '' : ` (miejsce ${place})`;
    return `${who(names, seat)} przenosi kartę ${names.card(card)} ${start} ${end}${at}`;
  },
  marker: (names, { province, side }) =>
    `Żeton bonusu w ${ofProvince(names, province)} pokazuje teraz ${SIDES[side]}`,
};

function leaving(names: Names, place: string): string {
  return place === 'storehouse' ? 'z magazynu' : fromPlace(names, place);
}

function entering(names: Names, place: string): string {
  return place === 'storehouse' ? 'do magazynu' : intoPlace(names, place);
}

/** Where from and where to. */
const PILES = {
  hand: ['z ręki', 'na rękę'],
  discard: ['ze stosu kart odrzuconych', 'na stos kart odrzuconych'],
  display: ['z wystawki', 'na wystawkę'],
  deck: ['z talii', 'do talii'],
} as const;

const SIDES = { goods: 'dobro', coins: 'monety' } as const;
