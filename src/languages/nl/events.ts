/** Events, as whole sentences without a full stop. */
import type { Bundle } from '../../model/goods';
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { cardOf } from './actions';
import { nl } from './grammar';
import { provinceIn, provincesIn } from './names';
import { theCard } from './nouns';

export const events = {
  cardCopied(names, { seat, from, card, as }) {
    const player = names.player(seat);
    if (from === seat) return nl`${player} voert ${theCard(names, card, as)} nog een keer uit`;
    const owner = from === null ? 'het kaartenspoor' : names.player(from);
    return nl`${player} kopieert ${cardOf(owner, names, card, as)}`;
  },
  provinceProduced(names, { seat, province, bonus }) {
    const extra = hasAny(bonus) ? nl`bonus: ${names.goods(bonus)}` : 'zonder bonus';
    return nl`${names.player(seat)} laat ${provinceIn(names, province)} produceren (${extra})`;
  },
  goodsReceived(names, { seat, goods, lost }) {
    const tooMuch = hasAny(lost) ? nl` (geen plaats voor ${names.goods(lost)})` : '';
    return nl`${names.player(seat)} ontvangt ${names.goods(goods)}${tooMuch}`;
  },
  coinsTaken: (names, { seat, provinces }) =>
    provinces.length === 0
      ? nl`${names.player(seat)} vindt op de bonusfiches geen munten`
      : nl`${names.player(seat)} verdient geld met de bonusfiches van ${provincesIn(names, provinces)}`,
} satisfies Partial<OwnWords['events']>;

export function paying(names: Names, goods: Bundle, money = 0): string {
  const paid = names.cost({ goods, money });
  return paid === '' ? ' (gratis)' : nl` voor ${paid}`;
}
