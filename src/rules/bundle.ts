/** Sums of goods. */
import { deepFreeze } from '../model/freeze';
import {
  type Bundle,
  type ByGood,
  type Good,
  type GoodCounts,
  NO_GOODS,
  STORED_GOODS,
  type StoredGood,
} from '../model/goods';

/** A stock plus some goods. */
export function plus(goods: GoodCounts, added: Bundle): GoodCounts {
  return counts(
    goods.brick + (added.brick ?? 0),
    goods.food + (added.food ?? 0),
    goods.tool + (added.tool ?? 0),
    goods.wine + (added.wine ?? 0),
    goods.cloth + (added.cloth ?? 0),
    added.salt === undefined ? goods.salt : (goods.salt ?? 0) + added.salt,
  );
}

/** A stock plus `count` of one good, which may be negative. */
export function more(goods: GoodCounts, good: StoredGood, count: number): GoodCounts {
  const { brick, food, tool, wine, cloth, salt } = goods;
  const after: { -readonly [G in keyof GoodCounts]: GoodCounts[G] } = counts(
    brick,
    food,
    tool,
    wine,
    cloth,
    salt,
  );
  after[good] = (goods[good] ?? 0) + count;
  return after;
}

/** A stock minus some goods, which it must contain. */
export function minus(goods: GoodCounts, taken: Bundle): GoodCounts {
  return counts(
    goods.brick - (taken.brick ?? 0),
    goods.food - (taken.food ?? 0),
    goods.tool - (taken.tool ?? 0),
    goods.wine - (taken.wine ?? 0),
    goods.cloth - (taken.cloth ?? 0),
    goods.salt === undefined ? undefined : goods.salt - (taken.salt ?? 0),
  );
}

/** Leaves out the key `salt` in games without salt. */
function counts(
  brick: number,
  food: number,
  tool: number,
  wine: number,
  cloth: number,
  salt: number | undefined,
): GoodCounts {
  return salt === undefined
    ? { brick, food, tool, wine, cloth }
    : { brick, food, tool, wine, cloth, salt };
}

/** One value for each good. */
export function byGood<T>(of: (good: Good) => T): ByGood<T> {
  return {
    brick: of('brick'),
    food: of('food'),
    tool: of('tool'),
    wine: of('wine'),
    cloth: of('cloth'),
  };
}

/** One of each good, as a house produces it. */
export const ONE: Readonly<Record<StoredGood, Bundle>> = deepFreeze({
  brick: { brick: 1 },
  food: { food: 1 },
  tool: { tool: 1 },
  wine: { wine: 1 },
  cloth: { cloth: 1 },
  salt: { salt: 1 },
});

/** Whether the goods include all of `wanted`. */
export function covers(goods: Bundle, wanted: Bundle): boolean {
  for (const good in wanted) {
    if ((goods[good as StoredGood] ?? 0) < (wanted[good as StoredGood] ?? 0)) return false;
  }
  return true;
}

/** Whether two bundles contain the same goods. */
export function sameBundle(a: Bundle, b: Bundle): boolean {
  return isBundle(a) && isBundle(b) && covers(a, b) && covers(b, a);
}

/** Whether the number of each good is positive and whole. */
export function isBundle(goods: Bundle): boolean {
  for (const good in goods) if (!isCount(goods[good as StoredGood])) return false;
  return true;
}

/** A positive whole number. Actions that a caller has made may contain anything. */
export function isCount(count: unknown): boolean {
  return Number.isInteger(count) && Number(count) > 0;
}

type Writable = { -readonly [G in keyof Bundle]: Bundle[G] };

/** The goods without zeroes: the normal form of a bundle. */
export function bundle(goods: Bundle): Bundle {
  const some: Writable = {};
  // By its index: engines go through frozen lists slowly.
  for (let index = 0; index < STORED_GOODS.length; index++) {
    const good = STORED_GOODS[index] as StoredGood;
    const count = goods[good] ?? 0;
    if (count > 0) some[good] = count;
  }
  return some;
}

/** The sum of two bundles. */
export function union(a: Bundle, b: Bundle): Bundle {
  const both: Writable = {};
  const brick = (a.brick ?? 0) + (b.brick ?? 0);
  if (brick > 0) both.brick = brick;
  const food = (a.food ?? 0) + (b.food ?? 0);
  if (food > 0) both.food = food;
  const tool = (a.tool ?? 0) + (b.tool ?? 0);
  if (tool > 0) both.tool = tool;
  const wine = (a.wine ?? 0) + (b.wine ?? 0);
  if (wine > 0) both.wine = wine;
  const cloth = (a.cloth ?? 0) + (b.cloth ?? 0);
  if (cloth > 0) both.cloth = cloth;
  const salt = (a.salt ?? 0) + (b.salt ?? 0);
  if (salt > 0) both.salt = salt;
  return both;
}

/** Goods minus some of them. */
export function without(goods: Bundle, taken: Bundle): Bundle {
  return bundle(minus(plus(NO_GOODS, goods), taken));
}

/** Every way to take exactly `count` goods from the stock, those with the cheapest goods first. */
export function selections(stock: Bundle, count: number): readonly Bundle[] {
  const found: Bundle[] = [];
  const own = STORED_GOODS.map((good) => stock[good] ?? 0);
  // The number of goods from each kind on; if fewer than needed, there is nothing to find.
  const rest = own.slice();
  for (let kind = rest.length - 2; kind >= 0; kind--)
    rest[kind] = at(own, kind) + at(rest, kind + 1);
  const chosen = own.map(() => 0);
  const choose = (from: number, left: number): void => {
    if (left === 0) found.push(inBundle(chosen));
    else if (left <= at(rest, from)) {
      for (let taken = Math.min(at(own, from), left); taken >= 0; taken--) {
        chosen[from] = taken;
        choose(from + 1, left - taken);
      }
      chosen[from] = 0;
    }
  };
  choose(0, count);
  return found;
}

function at(counts: readonly number[], kind: number): number {
  return counts[kind] ?? 0;
}

/** A bundle from the number of each good. */
function inBundle(counts: readonly number[]): Bundle {
  const some: Writable = {};
  for (let kind = 0; kind < counts.length; kind++) {
    const good = STORED_GOODS[kind];
    const count = at(counts, kind);
    if (good !== undefined && count > 0) some[good] = count;
  }
  return some;
}
