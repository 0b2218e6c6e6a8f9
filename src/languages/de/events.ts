/** Events, as whole sentences without a full stop. */
import type { Cost } from '../../model/any';
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';

import { cardOf } from './actions';
import { at, form, from as fromPlace, to as toPlace } from './grammar';
import { colonists, theCard } from './nouns';

export const events = {
  cardCopied(names, { seat, from, card, as }) {
    const who = names.player(seat);
    const named = theCard(names, card, as);
    if (from === seat) return `${who} führt ${named} noch einmal aus`;
    return from === null
      ? `${who} kopiert ${named} aus der Auslage`
      : `${who} kopiert ${cardOf(names.player(from), names, card, as)}`;
  },
  colonistPlaced: (names, { seat, kind, city, paid, money = 0 }) =>
    `${names.player(seat)} setzt${paying(names, { goods: paid, money })} einen ${colonists(kind)} ${at(names, names.place(city))} ein`,
  colonistMoved: (names, { seat, kind, from, to, steps, money = 0 }) =>
    `${names.player(seat)} zieht einen ${colonists(kind)} ${fromPlace(names, names.place(from))} ${toPlace(names, names.place(to))} (${names.cost({ money, steps })})`,
  houseBuilt: (names, { seat, city, paid, money }) =>
    `${names.player(seat)} baut${paying(names, { goods: paid, money })} ein Haus ${at(names, names.place(city))}`,
  goodsReceived(names, { seat, goods, lost }) {
    const isTooMuch = hasAny(lost);
    const tooMuch = isTooMuch ? ` (kein Platz für ${names.goods(lost)})` : '';
    return `${names.player(seat)} erhält ${names.goods(goods)}${tooMuch}`;
  },
  coinsTaken: (names, { seat, provinces }) =>
    provinces.length === 0
      ? `${names.player(seat)} findet keine Münzen vor`
      : `${names.player(seat)} nimmt die Münzen ${form(provinces.length, OF_PROVINCES)} ${names.listed(provinces.map((id) => names.province(id)))}`,
  cardBought: (names, { seat, card, paid }) =>
    `${names.player(seat)} kauft ${theCard(names, card)}${paying(names, { goods: paid })}`,
} satisfies Partial<OwnWords['events']>;
const OF_PROVINCES = { one: 'der Provinz', other: 'der Provinzen' };

function paying(names: Names, cost: Cost): string {
  const paid = names.cost(cost);
  return paid === '' ? ' kostenlos' : ` für ${paid}`;
}
