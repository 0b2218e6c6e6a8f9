/** Corrections of logs, as whole sentences in the plain form. */
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { quotedCard } from './goods';
import { counted } from './grammar';

export const corrections: OwnWords['corrections'] = {
  money: (names, { seat, money }) => `${names.player(seat)}の所持金は${names.money(money)}になった`,
  goods(names, { seat, goods }) {
    const isAny = hasAny(goods);
    return isAny
      ? `${names.player(seat)}の倉庫の資源は${names.goods(goods)}になった`
      : `${names.player(seat)}の倉庫に資源はなくなった`;
  },
  praefectusMagnus: (names, { seat }) =>
    `プレフェクトゥス・マグヌスは${names.player(seat)}のものになった`,
  turn: (names, { seat }) => `${names.player(seat)}の手番になった`,
  house: (names, { seat, city, built }) =>
    built
      ? `${names.player(seat)}の家が${names.place(city)}に置かれた`
      : `${names.player(seat)}の家が${names.place(city)}から取り除かれた`,
  colonist(names, { seat, kind, from, to }) {
    const at = (place: string): string => (place === 'storehouse' ? '倉庫' : names.place(place));
    return `${names.player(seat)}の${names.colonist(kind)}が${at(from)}から${at(to)}へ移された`;
  },
  card(names, { seat, card, from, to, place }) {
    const end = place === undefined ? PILES[to] : `${PILES[to]}の${counted(place, '番目')}`;
    return `${names.player(seat)}により${quotedCard(names, card)}が${PILES[from]}から${end}へ移された`;
  },
  marker: (names, { province, side }) =>
    `${names.province(province)}のボーナスマーカーは${SIDES[side]}になった`,
};

const PILES = { hand: '手札', discard: '捨て札', display: 'ディスプレイ', deck: '山札' } as const;

const SIDES = { goods: '資源面', coins: 'コイン面' } as const;
