/** Events, as whole sentences without a full stop. */
import type { Bundle } from '../../model/goods';
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { cardOf } from './actions';
import { fr } from './grammar';

import { theProvince } from './nouns';

export const events = {
  cardCopied(names, { seat, from, card, as }) {
    const player = names.player(seat);
    if (from === seat) return fr`${player} exécute de nouveau la carte ${names.card(card, as)}`;
    if (from === null) return fr`${player} copie la carte ${names.card(card, as)} du présentoir`;
    return fr`${player} copie ${cardOf(names, from, card, as)}`;
  },
  provinceProduced(names, { seat, province, bonus }) {
    const extra = hasAny(bonus) ? names.goods(bonus) : 'aucun';
    return fr`${names.player(seat)} fait produire ${theProvince(names, province)} (bonus : ${extra})`;
  },
  goodsReceived(names, { seat, goods, lost }) {
    const tooMuch = hasAny(lost) ? fr` (pas de place pour ${names.goods(lost)})` : '';
    return hasAny(goods)
      ? fr`${names.player(seat)} reçoit ${names.goods(goods)}${tooMuch}`
      : fr`${names.player(seat)} ne reçoit rien${tooMuch}`;
  },
  coinsTaken: (names, { seat, provinces }) =>
    provinces.length === 0
      ? fr`${names.player(seat)} ne trouve aucune pièce à prendre`
      : fr`${names.player(seat)} prend les pièces de ces provinces : ${names.listed(provinces.map((id) => names.province(id)))}`,
} satisfies Partial<OwnWords['events']>;

export function form(count: number): string {
  return count < 2 ? 'forme' : 'forment';
}

export function paying(names: Names, goods: Bundle, money = 0): string {
  const paid = names.cost({ goods, money });
  return paid === '' ? ' gratuitement' : fr` pour ${paid}`;
}
