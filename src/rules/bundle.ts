/** Sums of goods. */
import { type Bundle, GOODS, type GoodCounts, NO_GOODS } from '../model/goods';

export function countGoods(goods: Bundle): number {
  let count = 0;
  for (const good of GOODS) count += goods[good] ?? 0;
  return count;
}

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
  return GOODS.every((good) => (goods[good] ?? 0) >= (wanted[good] ?? 0));
}

export function sameBundle(a: Bundle, b: Bundle): boolean {
  return GOODS.every((good) => (a[good] ?? 0) === (b[good] ?? 0));
}

/** The goods without their zeroes: the one way a bundle is written. */
export function bundle(goods: Bundle): Bundle {
  const some: { -readonly [G in keyof Bundle]: Bundle[G] } = {};
  for (const good of GOODS) {
    const count = goods[good] ?? 0;
    if (count > 0) some[good] = count;
  }
  return some;
}

/** Both together. */
export function union(a: Bundle, b: Bundle): Bundle {
  return bundle(plus(plus(NO_GOODS, a), b));
}

/** Every way to take exactly `count` goods out of the stock. */
export function selections(stock: Bundle, count: number): readonly Bundle[] {
  let partial: readonly Bundle[] = [{}];
  for (const good of GOODS) {
    const most = Math.min(stock[good] ?? 0, count);
    partial = partial.flatMap((chosen) => {
      const fitting = Math.min(most, count - countGoods(chosen));
      return Array.from({ length: fitting + 1 }, (_, taken) =>
        taken === 0 ? chosen : { ...chosen, [good]: taken },
      );
    });
  }
  return partial.filter((chosen) => countGoods(chosen) === count);
}
