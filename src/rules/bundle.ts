/** Sums of goods. */
import { type Bundle, GOODS, type GoodCounts } from '../model/goods';

export function plus(goods: GoodCounts, added: Bundle): GoodCounts {
  return {
    brick: goods.brick + (added.brick ?? 0),
    food: goods.food + (added.food ?? 0),
    tool: goods.tool + (added.tool ?? 0),
    wine: goods.wine + (added.wine ?? 0),
    cloth: goods.cloth + (added.cloth ?? 0),
  };
}

export function minus(goods: GoodCounts, taken: Bundle): GoodCounts {
  return {
    brick: goods.brick - (taken.brick ?? 0),
    food: goods.food - (taken.food ?? 0),
    tool: goods.tool - (taken.tool ?? 0),
    wine: goods.wine - (taken.wine ?? 0),
    cloth: goods.cloth - (taken.cloth ?? 0),
  };
}

/** Whether all of `wanted` is among the goods. */
export function covers(goods: Bundle, wanted: Bundle): boolean {
  for (const good of GOODS) {
    if ((goods[good] ?? 0) < (wanted[good] ?? 0)) return false;
  }
  return true;
}

export function sameBundle(a: Bundle, b: Bundle): boolean {
  return covers(a, b) && covers(b, a);
}

type Writable = { -readonly [G in keyof Bundle]: Bundle[G] };

/** The goods without their zeroes: the one way a bundle is written. */
export function bundle(goods: Bundle): Bundle {
  const some: Writable = {};
  for (const good of GOODS) {
    const count = goods[good] ?? 0;
    if (count > 0) some[good] = count;
  }
  return some;
}

/** Both together. */
export function union(a: Bundle, b: Bundle): Bundle {
  const both: Writable = {};
  for (const good of GOODS) {
    const count = (a[good] ?? 0) + (b[good] ?? 0);
    if (count > 0) both[good] = count;
  }
  return both;
}

/** Every way to take exactly `count` goods out of the stock, those with the cheapest goods first. */
export function selections(stock: Bundle, count: number): readonly Bundle[] {
  const found: Bundle[] = [];
  const choose = (chosen: Bundle, from: number, left: number): void => {
    const good = GOODS[from];
    if (left === 0) found.push(chosen);
    else if (good !== undefined) {
      for (let taken = Math.min(stock[good] ?? 0, left); taken >= 1; taken--) {
        choose({ ...chosen, [good]: taken }, from + 1, left - taken);
      }
      choose(chosen, from + 1, left);
    }
  };
  choose({}, 0, count);
  return found;
}
