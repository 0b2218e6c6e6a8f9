import type { Bundle } from './goods';

/** How many goods there are, of all kinds together. */
export function countGoods(goods: Bundle): number {
  return (
    (goods.brick ?? 0) +
    (goods.food ?? 0) +
    (goods.tool ?? 0) +
    (goods.wine ?? 0) +
    (goods.cloth ?? 0) +
    (goods.salt ?? 0)
  );
}
