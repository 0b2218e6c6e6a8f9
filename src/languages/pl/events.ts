/** Events, as sentences without a full stop. */
import type { Cost } from '../../model/any';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { COLONISTS, withSalt } from './actions';
import { fromPlace, inPlace, intoPlace, listed, ofPlayer, ofProvince, who } from './grammar';
import { someCost, someGoods, someMoney } from './names';

export const events = {
  cardCopied(names, { seat, from, card, as }) {
    const named = names.card(card, as);
    if (from === seat) return `${who(names, seat)} ponownie wykonuje kartę ${named}`;
    return from === null
      ? `${who(names, seat)} kopiuje z wystawki kartę ${named}`
      : `${who(names, seat)} kopiuje kartę ${named} ${ofPlayer(names, from)}`;
  },
  colonistPlaced: (names, { seat, kind, city, paid, money = 0 }) =>
    `${who(names, seat)} umieszcza ${COLONISTS[kind]} ${inPlace(names, city)}${paying({ goods: paid, money })}`,
  colonistMoved: (names, { seat, kind, from, to, steps, money = 0 }) =>
    `${who(names, seat)} przesuwa ${COLONISTS[kind]} ${fromPlace(names, from)} ${intoPlace(names, to)} (${names.cost({ money, steps })})`,
  houseBuilt: (names, { seat, city, paid, money }) =>
    `${who(names, seat)} buduje dom ${inPlace(names, city)}${paying({ goods: paid, money })}`,
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
  goodsTraded: (names, { seat, deal, good, count, salt, money }) =>
    `${who(names, seat)} ${DEALS[deal]} ${someGoods({ [good]: count })}${withSalt(salt)} za ${someMoney(money)}`,
  cardBought: (names, { seat, card, paid }) =>
    `${who(names, seat)} kupuje kartę ${names.card(card)}${paying({ goods: paid })}`,
} satisfies Partial<OwnWords['events']>;

/** What a player does. */
const DEALS = { buy: 'kupuje', sell: 'sprzedaje' } as const;

function paying(cost: Cost): string {
  const paid = someCost(cost);
  return paid === '' ? ' za darmo' : ` za ${paid}`;
}
