/** Events, as whole sentences without a full stop. */
import type { Cost } from '../../model/any';
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { cardOf } from './actions';
import { nl } from './grammar';
import { provinceIn, provincesIn } from './names';
import { at, place, theCard } from './nouns';

export const events = {
  cardCopied(names, { seat, from, card, as }) {
    const player = names.player(seat);
    if (from === seat) return nl`${player} voert ${theCard(names, card, as)} nog een keer uit`;
    const owner = from === null ? 'het kaartenspoor' : names.player(from);
    return nl`${player} kopieert ${cardOf(owner, names, card, as)}`;
  },
  colonistPlaced: (names, { seat, kind, city, paid, money = 0 }) =>
    nl`${names.player(seat)} zet een ${names.colonist(kind)} ${at(names, city)}${paying(names, { goods: paid, money })}`,
  colonistMoved: (names, { seat, kind, from, to, steps, money = 0 }) =>
    nl`${names.player(seat)} verplaatst een ${names.colonist(kind)} van ${place(names, from)} naar ${place(names, to)} (${names.cost({ money, steps })})`,
  houseBuilt: (names, { seat, city, paid, money }) =>
    nl`${names.player(seat)} bouwt een huis ${at(names, city)}${paying(names, { goods: paid, money })}`,
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
  cardBought: (names, { seat, card, paid }) =>
    nl`${names.player(seat)} koopt ${theCard(names, card)}${paying(names, { goods: paid })}`,
} satisfies Partial<OwnWords['events']>;

function paying(names: Names, cost: Cost): string {
  const paid = names.cost(cost);
  return paid === '' ? ' (gratis)' : nl` voor ${paid}`;
}
