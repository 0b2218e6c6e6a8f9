/** Events, as sentences without a full stop. */
import type { Bundle } from '../../model/goods';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { listed, ofPlayer, ofProvince, who } from './grammar';
import { someCost, someGoods } from './names';

export const events = {
  cardCopied(names, { seat, from, card, as }) {
    const named = names.card(card, as);
    if (from === seat) return `${who(names, seat)} ponownie wykonuje kartę ${named}`;
    return from === null
      ? `${who(names, seat)} kopiuje z wystawki kartę ${named}`
      : `${who(names, seat)} kopiuje kartę ${named} ${ofPlayer(names, from)}`;
  },
  provinceProduced: (names, { seat, province, bonus }) =>
    `${who(names, seat)} uruchamia produkcję w ${ofProvince(names, province)} (bonus: ${hasAny(bonus) ? names.goods(bonus) : 'brak'})`,
  goodsReceived(names, { seat, goods, lost }) {
    const tooMuch = hasAny(lost) ? ` (brak miejsca na ${someGoods(lost)})` : '';
    const received = hasAny(goods) ? `otrzymuje ${someGoods(goods)}` : 'nie otrzymuje niczego';
    return `${who(names, seat)} ${received}${tooMuch}`;
  },
  coinsTaken: (names, { seat, provinces }) =>
    provinces.length === 0
      ? `${who(names, seat)} nie ma monet do wzięcia`
      : `${who(names, seat)} bierze monety z prowincji: ${listed(provinces.map((id) => names.province(id)))}`,
} satisfies Partial<OwnWords['events']>;

export function paying(goods: Bundle, money = 0): string {
  const paid = someCost({ goods, money });
  return paid === '' ? ' za darmo' : ` za ${paid}`;
}
