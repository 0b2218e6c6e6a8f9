/** Payment in numbers: what a holding can afford, with salt for missing goods. */
import { type Holding, stored } from './holding';
import { add, type Counts, KINDS, numberAt, SALT } from './numbers';

/** Whether a holding has certain goods and a number of any goods. */
export function canPay(holding: Holding, cost: Counts, any: number): boolean {
  const { goods } = holding;
  let wanted = any;
  let missing = 0;
  for (let good = 0; good < SALT; good++) {
    const count = numberAt(cost, good);
    wanted += count;
    missing += Math.max(0, count - numberAt(goods, good));
  }
  return missing <= numberAt(goods, SALT) && wanted <= stored(holding);
}

/** The goods to pay; `undefined` if there are not enough. */
export function payment(holding: Holding, cost: Counts, any: number): Counts | undefined {
  if (!canPay(holding, cost, any)) return undefined;
  const { goods } = holding;
  const paid = [0, 0, 0, 0, 0, 0];
  for (let good = 0; good < SALT; good++) {
    const wanted = numberAt(cost, good);
    const own = Math.min(wanted, numberAt(goods, good));
    paid[good] = own;
    add(paid, SALT, wanted - own);
  }
  // Goods are in the order of their prices.
  let cheapest = 0;
  for (let more = any; more > 0; more--) {
    while (numberAt(goods, cheapest) <= numberAt(paid, cheapest)) cheapest += 1;
    add(paid, cheapest, 1);
  }
  return paid;
}

export function take({ goods }: Holding, paid: Counts): void {
  for (let good = 0; good < KINDS; good++) add(goods, good, -numberAt(paid, good));
}

export function giveBack({ goods }: Holding, paid: Counts): void {
  for (let good = 0; good < KINDS; good++) add(goods, good, numberAt(paid, good));
}
