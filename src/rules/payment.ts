/** Bundles of goods, purses, and what is paid with them. */

import { type GoodsCost, type Position, partnerOf, Snapshot, type Transition } from '../kit/game';
import { type Cost, countGoods } from '../model/any';
import type { CardId } from '../model/cards';
import type { Refusal } from '../model/errors';
import { baseRefusal } from '../model/faults';
import { deepFreeze } from '../model/freeze';
import {
  type Bundle,
  type ByGood,
  GOODS,
  type Good,
  type GoodCounts,
  NO_GOODS,
  STORED_GOODS,
  type StoredGood,
} from '../model/goods';
import type { Seat } from '../model/ids';
import { playerAt, workingPlayer } from './change';

// Sums of goods.

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

// Money: the player's own first, then the partner's, who cannot refuse.

/** Sestertii a player can spend. */
export function purseOf({ game, state }: Position, seat: Seat): number {
  const partner = partnerOf(game, seat);
  const { money } = playerAt(state, seat);
  return partner === undefined ? money : money + playerAt(state, partner).money;
}

/**
 * The player's money after a payment that they can afford; the partner has paid what was missing.
 */
export function moneyAfter(transition: Transition, seat: Seat, amount: number): number {
  const left = playerAt(transition.state, seat).money - amount;
  const partner = partnerOf(transition.game, seat);
  if (left >= 0 || partner === undefined) return left;
  workingPlayer(transition, partner).money += left;
  if (transition.hasObservers) {
    const because = { rule: 'R-9.4' };
    transition.emit({ type: 'moneyLent', seat: partner, to: seat, amount: -left, because });
  }
  return 0;
}

// Paying with goods. A cost is certain goods and a number of any goods; if there are several ways to pay it, the
// action says which.

/** Every way of the player to pay the goods of a cost, without repetition; none if those in stock do not suffice. */
export function waysToPay(
  position: Position,
  seat: Seat,
  { goods = NO_BUNDLE, any = 0 }: Cost,
): readonly Bundle[] {
  const stock = playerAt(position.state, seat).goods;
  if (any === 0 && (stock.salt ?? 0) === 0) return covers(stock, goods) ? [goods] : NO_WAYS;
  const known = Snapshot.knownOf(position)?.waysToPay;
  if (known === undefined) return findWays(stock, { goods, any });
  known[seat] ??= new Map();
  const before = known[seat].get(goods);
  if (before?.any === any) return before.ways;
  const ways = findWays(stock, { goods, any });
  known[seat].set(goods, { any, ways });
  return ways;
}

const NO_WAYS: readonly Bundle[] = Object.freeze([]);

function findWays(stock: GoodCounts, cost: GoodsCost): readonly Bundle[] {
  if ((stock.salt ?? 0) > 0) return waysWithSalt(stock, cost);
  if (!covers(stock, cost.goods)) return [];
  if (cost.any === 1) return waysWithOne(stock, cost.goods);
  const rest = minus(stock, cost.goods);
  return selections(rest, cost.any).map((chosen) => Object.freeze(union(cost.goods, chosen)));
}

/** The ways to pay certain goods and one of any kind. */
function waysWithOne(stock: GoodCounts, goods: Bundle): readonly Bundle[] {
  const ways: Bundle[] = [];
  // By its index: engines go through frozen lists slowly.
  for (let index = 0; index < GOODS.length; index++) {
    const good = GOODS[index] as Good;
    if (stock[good] > (goods[good] ?? 0)) ways.push(Object.freeze(union(goods, ONE[good])));
  }
  return ways;
}

/** The ways to pay if there is salt, which can replace any good, even one in stock. */
function waysWithSalt(stock: GoodCounts, cost: GoodsCost): readonly Bundle[] {
  // Goods that the cost does not name are not paid, unless any good will do.
  const usable = cost.any > 0 ? stock : onlyNamed(stock, cost.goods);
  const ways: Bundle[] = [];
  for (const paid of selections(usable, countGoods(cost.goods) + cost.any)) {
    let replaced = 0;
    for (const good of GOODS) replaced += Math.max(0, (cost.goods[good] ?? 0) - (paid[good] ?? 0));
    // Frozen, because they are handed out in lists of actions.
    if (replaced <= (paid.salt ?? 0)) ways.push(Object.freeze(paid));
  }
  return ways;
}

/** The salt of the stock, and its other goods up to the number named. */
function onlyNamed(stock: GoodCounts, named: Bundle): Bundle {
  const goods: { -readonly [G in keyof Bundle]: Bundle[G] } = { salt: stock.salt ?? 0 };
  for (const good of GOODS) goods[good] = Math.min(stock[good], named[good] ?? 0);
  return goods;
}

/**
 * What is paid for a cost: the goods that the action names, or those of the only way to pay. If nobody can pay, or
 * nothing is chosen yet, the cost itself.
 */
export function paidFrom(stock: GoodCounts, cost: Cost, pay: Bundle | undefined): Cost {
  if (pay !== undefined) return { goods: pay, money: cost.money ?? 0 };
  const { goods = NO_BUNDLE, any = 0 } = cost;
  return paidInOneWay(findWays(stock, { goods, any }), cost);
}

/** The same for what a player pays now. */
export function paidBy(position: Position, seat: Seat, cost: Cost, pay: Bundle | undefined): Cost {
  if (pay !== undefined) return { goods: pay, money: cost.money ?? 0 };
  return paidInOneWay(waysToPay(position, seat, cost), cost);
}

function paidInOneWay(
  ways: readonly Bundle[],
  { goods = NO_BUNDLE, any = 0, money = 0 }: Cost,
): Cost {
  const [only] = ways;
  return ways.length === 1 && only ? { goods: only, money } : { goods, any, money };
}

const NO_BUNDLE: Bundle = Object.freeze({});

/** The values of `pay` in the actions to offer: `undefined` alone if there is at most one way, else each way. */
export function choicesOf(ways: readonly Bundle[]): readonly (Bundle | undefined)[] {
  return ways.length < 2 ? NO_CHOICE : ways;
}

const NO_CHOICE = [undefined];

/**
 * Why `pay` is illegal: missing if there is a choice, given if there is none, or not one of the ways.
 *
 * @param ways - all ways to pay the cost, at least one.
 */
export function paymentRefusal(
  ways: readonly Bundle[],
  pay: Bundle | undefined,
  rule: string,
): Refusal | undefined {
  if (ways.length === 1) {
    if (pay === undefined) return undefined;
    return nothingToChoose({ path: 'pay' }, rule);
  }
  if (pay === undefined) return payNotNamed({ path: 'pay' }, rule);
  return ways.includes(pay) || ways.some((way) => sameBundle(way, pay))
    ? undefined
    : wrongPay({ path: 'pay' }, rule);
}

/** The way that was chosen, or the only one, as written in the list of ways. */
export function choosePayment(ways: readonly Bundle[], pay: Bundle | undefined): Bundle {
  const [only = {}] = ways;
  return (pay === undefined ? only : ways.find((way) => sameBundle(way, pay))) ?? only;
}

export const tooFewGoods = baseRefusal({
  reason: 'tooFewGoods',
  code: 'NOT_ENOUGH_GOODS',
  words(
    names,
    {
      cost: { any = 0, ...goods },
      card,
    }: { readonly cost: Bundle & { readonly any?: number }; readonly card?: CardId },
  ) {
    const what = card === undefined ? 'This' : names.card(card);
    return `${what} costs ${names.cost({ goods, any })}, more than the storehouse holds.`;
  },
});

/** @param card - the card with this cost, if it is a card's. */
export function notEnoughGoods({ goods, any }: GoodsCost, rule: string, card?: CardId): Refusal {
  const cost = { ...goods, ...(any > 0 ? { any } : {}) };
  return tooFewGoods(card === undefined ? { cost } : { cost, card }, rule);
}

/** The field of an action that a refusal is about. */
export interface AtPay {
  readonly path: 'pay';
}

export const nothingToChoose = baseRefusal({
  reason: 'nothingToChoose',
  code: 'INVALID_ACTION',
  words: (_names, _facts: AtPay) => 'There is only one way to pay this, so do not choose goods.',
});

export const payNotNamed = baseRefusal({
  reason: 'payNotNamed',
  code: 'INVALID_ACTION',
  words: (_names, _facts: AtPay) => 'Choose the goods to pay with.',
});

export const wrongPay = baseRefusal({
  reason: 'wrongPay',
  code: 'INVALID_ACTION',
  words: (_names, _facts: AtPay) => 'These goods do not match the cost.',
});
