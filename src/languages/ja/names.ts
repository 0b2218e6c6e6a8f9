/** Names of goods, personalities, gods and numbers, as Japanese players say them. */
import type { AskedForms, OwnNames } from '../joined';
import { eachOf, GOODS, pieces } from './goods';
import { counted, listed, number } from './grammar';

/** No sentence needs any. */
export const forms: AskedForms = {};

export const names: OwnNames = {
  unnamed: (seat) => `プレイヤー${number(seat + 1)}`,
  seat: (seat) => `席${number(seat)}`,
  colonist: (kind) => (kind === 'land' ? '陸路入植者' : '水路入植者'),
  half: (card, role) => `${card}（${role}）`,
  good: (good) => GOODS[good],
  goods(goods) {
    const parts = eachOf(goods);
    return parts.length === 0 ? 'なし' : listed(parts);
  },
  points: (count) => counted(count, '点'),
  money: (amount) => counted(amount, 'セステルティウス'),
  cost: ({ goods = {}, any = 0, money = 0, steps = 0 }) =>
    listed([
      ...eachOf(goods),
      ...(any === 0 ? [] : [`任意の資源${pieces(any)}`]),
      ...(money === 0 ? [] : [counted(money, 'セステルティウス')]),
      ...(steps === 0 ? [] : [counted(steps, 'ステップ')]),
    ]),
  // English nouns of maps and modules that have no Japanese words.
  counted: (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`,
  listed,
};
