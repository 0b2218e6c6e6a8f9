/** Buttons: verbs in the plain form. */
import type { Cost } from '../../model/any';
import type { Bundle, StoredGood } from '../../model/goods';
import { copiedCard, type Moment } from '../../model/moment';
import type { Names } from '../../model/names';
import type { OwnUse, OwnWords } from '../own';
import { goodOfCastle, hasAny } from '../shared';
import { goodsOf, quotedCard } from './goods';
import { counted, listed } from './grammar';

export const actions = {
  moveColonist: (names, { kind, from, to }, cost = {}) =>
    `${names.colonist(kind)}を${names.place(from)}から${names.place(to)}へ移動させる${inBrackets(names.cost(cost))}`,
  takeCoins: (names, _action, { gain = 0 } = {}) =>
    `コインボーナスを得る${gain === 0 ? '' : inBrackets(names.money(gain))}`,
  takeIncome: (names, _action, { gain = 0 } = {}) =>
    gain === 0 ? 'セステルティウスを得る' : `${names.money(gain)}を得る`,
  trade(names, { deal, good, count, salt }, { money = 0, gain = 0 } = {}) {
    const amount = deal === 'buy' ? money : gain;
    const price = amount === 0 ? '' : inBrackets(names.money(amount));
    const verb = deal === 'buy' ? '購入する' : '売却する';
    return `${traded(names, good, count, salt)}を${verb}${price}`;
  },
  copyCard(names, { seat, from, as }, _cost, moment) {
    const card = copiedCard(seat, from, moment);
    if (card !== undefined) {
      const named = quotedCard(names, card, as);
      return from === seat
        ? `${named}をもう一度実行する`
        : `${names.player(from)}の${named}をコピーする`;
    }
    const half = as === undefined ? '' : inBrackets(names.role(as));
    return from === seat
      ? `直前のカードをもう一度実行する${half}`
      : `${names.player(from)}の捨て札の一番上のカードをコピーする${half}`;
  },
  keepGoods(names, { goods }) {
    const isAny = hasAny(goods);
    return isAny ? `${names.goods(goods)}を倉庫に置く` : '何も倉庫に置かない';
  },
} satisfies Partial<OwnWords['actions']>;

/** The goods of a trade, and the salt among those sold. */
export function traded(
  names: Names,
  good: StoredGood,
  count: number,
  salt: number | undefined,
): string {
  const among = salt === undefined ? '' : inBrackets(`うち${names.goods({ salt })}`);
  return `${names.goods({ [good]: count })}${among}`;
}

/** The payment, as far as known. */
export function forCost(names: Names, pay: Bundle = {}, cost: Cost = { goods: pay }): string {
  return inBrackets(names.cost(cost));
}

export function inBrackets(text: string): string {
  return text === '' ? '' : `（${text}）`;
}

/** The good that somebody takes from a castle, if it can be seen. */
export function goodIn(castle: string, moment: Moment | undefined): string {
  const good = goodOfCastle(castle, moment);
  return good === undefined ? '資源' : goodsOf(good);
}

/** What somebody chooses for a tile, in brackets. */
export function tileChoices(
  names: Names,
  good: OwnUse['good'],
  kind: OwnUse['kind'],
  city: OwnUse['city'],
  province: OwnUse['province'],
  count: OwnUse['count'],
  card: OwnUse['card'],
  as: OwnUse['as'],
): string {
  const choices = [
    good && names.good(good),
    kind && names.colonist(kind),
    city && names.place(city),
    province && names.province(province),
    count && `ボーナスの資源${counted(count, '個')}を売却`,
    card && quotedCard(names, card, as),
  ].filter((choice) => choice !== undefined && choice !== 0);
  return inBrackets(listed(choices));
}
