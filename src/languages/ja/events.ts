/** Events, as whole sentences in the plain past. */
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';

import { paying, quotedCard } from './goods';
import { quoted } from './grammar';

export const events = {
  cardCopied(names, { seat, from, card, as }) {
    const named = quotedCard(names, card, as);
    if (from === seat) return `${names.player(seat)}は${named}をもう一度実行した`;
    const whose = from === null ? 'ディスプレイ' : names.player(from);
    return `${names.player(seat)}は${whose}の${named}をコピーした`;
  },
  nothingDone: (names, { seat, as }) =>
    `${names.player(seat)}は${quoted(names.role(as))}で何もできなかった`,
  colonistPlaced: (names, { seat, kind, city, paid, money = 0 }) =>
    `${names.player(seat)}は${paying(names, { goods: paid, money })}${names.place(city)}に${names.colonist(kind)}を配置した`,
  colonistMoved: (names, { seat, kind, from, to, steps, money = 0 }) =>
    `${names.player(seat)}は${names.colonist(kind)}を${names.place(from)}から${names.place(to)}へ移動させた${spent(names, money, steps)}`,
  houseBuilt: (names, { seat, city, paid, money }) =>
    `${names.player(seat)}は${paying(names, { goods: paid, money })}${names.place(city)}に家を建てた`,
  provinceProduced(names, { seat, province, bonus }) {
    const isAny = hasAny(bonus);
    const what = isAny ? `ボーナス：${names.goods(bonus)}` : 'ボーナスなし';
    return `${names.player(seat)}は${names.province(province)}で生産を行った（${what}）`;
  },
  goodsReceived(names, { seat, goods, lost }) {
    const isAny = hasAny(goods);
    const isTooMuch = hasAny(lost);
    const got = isAny ? `${names.goods(goods)}を得た` : '資源を得られなかった';
    const tooMuch = isTooMuch ? `（倉庫に置けない資源：${names.goods(lost)}）` : '';
    return `${names.player(seat)}は${got}${tooMuch}`;
  },
  coinsTaken: (names, { seat, provinces }) =>
    provinces.length === 0
      ? `${names.player(seat)}が得られるコインはなかった`
      : `${names.player(seat)}は${names.listed(provinces.map((id) => names.province(id)))}のコインを得た`,
  cardBought: (names, { seat, card, paid }) =>
    `${names.player(seat)}は${paying(names, { goods: paid })}${quotedCard(names, card)}を購入した`,
  praefectusMagnusPassed: (names, { from, to }) =>
    `プレフェクトゥス・マグヌスが${names.player(from)}から${names.player(to)}へ渡った`,
} satisfies Partial<OwnWords['events']>;

/** Steps and money of a move, in brackets. */
function spent(names: Names, money: number, steps: number): string {
  const cost = names.cost({ money, steps });
  return cost === '' ? '' : `（${cost}）`;
}
