import { type Bundle, STORED_GOODS } from './goods';

/** How many goods there are, of all kinds together. */
export function countGoods(goods: Bundle): number {
  let count = 0;
  for (const good of STORED_GOODS) count += goods[good] ?? 0;
  return count;
}
