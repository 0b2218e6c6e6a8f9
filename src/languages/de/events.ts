/** Events, as whole sentences without a full stop. */
import type { Bundle } from '../../model/goods';
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';

import { cardOf } from './actions';
import { form } from './grammar';
import { theCard } from './nouns';

export const events = {
  cardCopied(names, { seat, from, card, as }) {
    const who = names.player(seat);
    const named = theCard(names, card, as);
    if (from === seat) return `${who} führt ${named} noch einmal aus`;
    return from === null
      ? `${who} kopiert ${named} aus der Auslage`
      : `${who} kopiert ${cardOf(names.player(from), names, card, as)}`;
  },
  goodsReceived(names, { seat, goods, lost }) {
    const isTooMuch = hasAny(lost);
    const tooMuch = isTooMuch ? ` (kein Platz für ${names.goods(lost)})` : '';
    return `${names.player(seat)} erhält ${names.goods(goods)}${tooMuch}`;
  },
  coinsTaken: (names, { seat, provinces }) =>
    provinces.length === 0
      ? `${names.player(seat)} findet keine Münzen vor`
      : `${names.player(seat)} nimmt die Münzen ${form(provinces.length, OF_PROVINCES)} ${names.listed(provinces.map((id) => names.province(id)))}`,
} satisfies Partial<OwnWords['events']>;

const OF_PROVINCES = { one: 'der Provinz', other: 'der Provinzen' };

export function paying(names: Names, goods: Bundle, money = 0): string {
  const paid = names.cost({ goods, money });
  return paid === '' ? ' kostenlos' : ` für ${paid}`;
}
