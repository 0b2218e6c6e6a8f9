/** Goods, cards and what is paid, in sentences. */
import { type Bundle, STORED_GOODS, type StoredGood } from '../../model/goods';
import type { Names } from '../../model/names';
import { counted, quoted } from './grammar';

export const GOODS: Readonly<Record<StoredGood, string>> = {
  brick: 'レンガ',
  food: '食糧',
  tool: '道具',
  wine: 'ワイン',
  cloth: '布',
  salt: '塩',
};

/** The counter of goods, houses and colonists. */
export function pieces(count: number): string {
  return counted(count, '個');
}

/** Such as `レンガ1個`. */
export function goodsOf(good: StoredGood, count = 1): string {
  return `${GOODS[good]}${pieces(count)}`;
}

/** Such as `レンガ2個` and `ワイン1個`. */
export function eachOf(goods: Bundle): readonly string[] {
  return STORED_GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count === 0 ? [] : [goodsOf(good, count)];
  });
}

/** A card in a sentence: `「建築家 I」`. */
export function quotedCard(names: Names, card: string, as?: string): string {
  return quoted(names.card(card, as));
}

/** What stands before the verb of something that has been paid for. */
export function paying(names: Names, goods: Bundle, money = 0): string {
  const paid = names.cost({ goods, money });
  return paid === '' ? '無償で' : `${paid}を支払い、`;
}

/** What each of the tiles is called, in quotes. */
export function quotedTitles(names: Names, ids: readonly string[]): readonly string[] {
  return ids.map((id) => quoted(names.title(id)));
}
