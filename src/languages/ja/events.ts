/** Events, as whole sentences in the plain past. */
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';

import { quotedCard } from './goods';
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
  praefectusMagnusPassed: (names, { from, to }) =>
    `プレフェクトゥス・マグヌスが${names.player(from)}から${names.player(to)}へ渡った`,
} satisfies Partial<OwnWords['events']>;

/** Steps and money of a move, in brackets. */
export function spent(names: Names, steps: number, money = 0): string {
  const cost = names.cost({ money, steps });
  return cost === '' ? '' : `（${cost}）`;
}
