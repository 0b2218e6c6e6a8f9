/** Payment in numbers: what a holding can afford, with salt for missing goods. */
import { type Holding, stored } from './holding';
import { add, type Counts, KINDS, SALT } from './numbers';

/** Whether a holding has certain goods and a number of any goods. */
export function canPay(holding: Holding, cost: Counts, any: number): boolean {
  const { goods } = holding;
  let wanted = any;
  let missing = 0;
  for (let good = 0; good < SALT; good++) {
    const count = cost[good] ?? 0;
    wanted += count;
    missing += Math.max(0, count - (goods[good] ?? 0));
  }
  return missing <= (goods[SALT] ?? 0) && wanted <= stored(holding);
}

/** The goods to pay; `undefined` if there are not enough. */
export function payment(holding: Holding, cost: Counts, any: number): Counts | undefined {
  if (!canPay(holding, cost, any)) return undefined;
  const { goods } = holding;
  const paid = [0, 0, 0, 0, 0, 0];
  for (let good = 0; good < SALT; good++) {
    const wanted = cost[good] ?? 0;
    const own = Math.min(wanted, goods[good] ?? 0);
    paid[good] = own;
    add(paid, SALT, wanted - own);
  }
  // Goods are in the order of their prices.
  let cheapest = 0;
  for (let more = any; more > 0; more--) {
    while ((goods[cheapest] ?? 0) <= (paid[cheapest] ?? 0)) cheapest += 1;
    add(paid, cheapest, 1);
  }
  return paid;
}

export function take({ goods }: Holding, paid: Counts): void {
  for (let good = 0; good < KINDS; good++) add(goods, good, -(paid[good] ?? 0));
}

export function giveBack({ goods }: Holding, paid: Counts): void {
  for (let good = 0; good < KINDS; good++) add(goods, good, paid[good] ?? 0);
}
