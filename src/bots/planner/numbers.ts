/** Goods as numbers, which are quick to change. */
import { PRICES, STORED_GOODS, type StoredGood } from '../../model/goods';

/** One number for each kind of goods, salt last. */
export type Counts = number[];

/** The number at an index; 0 where there is none. */
export function numberAt(numbers: readonly number[], index: number): number {
  return numbers[index] ?? 0;
}

export function add(counts: Counts, index: number, count: number): void {
  counts[index] = numberAt(counts, index) + count;
}

export const KINDS = STORED_GOODS.length;
export const SALT = STORED_GOODS.indexOf('salt');
/** The price of each kind; salt counts as the most expensive. */
export const PRICE: readonly number[] = STORED_GOODS.map((good) =>
  good === 'salt' ? PRICES.cloth : PRICES[good],
);
const INDEX: ReadonlyMap<string, number> = new Map(
  STORED_GOODS.map((good, index) => [good, index]),
);

/** Goods by number; those not named count as 0. */
export function inNumbers(goods: Readonly<Record<string, number | undefined>>): Counts {
  return STORED_GOODS.map((good) => goods[good] ?? 0);
}

export function indexOf(good: StoredGood | null | undefined): number {
  return INDEX.get(good ?? '') ?? -1;
}
