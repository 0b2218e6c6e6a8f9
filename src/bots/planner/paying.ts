/** Paying in numbers: what a holding can afford, with salt for whatever is missing. */
import type { Holding } from './holding';
import { add, at, type Counts, KINDS, SALT } from './numbers';

/** What is handed over for certain goods and so many of any kind; undefined if there is not enough. */
export function payment({ goods }: Holding, cost: Counts, any: number): Counts | undefined {
  const paid = [0, 0, 0, 0, 0, 0];
  let missing = 0;
  for (let good = 0; good < SALT; good++) {
    const wanted = at(cost, good);
    const own = Math.min(wanted, at(goods, good));
    paid[good] = own;
    missing += wanted - own;
  }
  paid[SALT] = missing;
  if (missing > at(goods, SALT)) return undefined;
  for (let more = any; more > 0; more--) {
    // Goods stand in the order of their prices.
    const cheapest = goods.findIndex((own, good) => own > at(paid, good));
    if (cheapest === -1) return undefined;
    add(paid, cheapest, 1);
  }
  return paid;
}

export function take({ goods }: Holding, paid: Counts): void {
  for (let good = 0; good < KINDS; good++) add(goods, good, -at(paid, good));
}

export function giveBack({ goods }: Holding, paid: Counts): void {
  for (let good = 0; good < KINDS; good++) add(goods, good, at(paid, good));
}
