/**
 * Paying with goods. A cost is certain goods and a number of any goods; if there are several ways to pay it, the
 * action says which.
 */

import type { GoodsCost } from '../kit/game';
import { baseRefusal } from '../kit/refusal';
import type { CardId } from '../model/cards';
import type { Cost } from '../model/cost';
import { countGoods } from '../model/count-goods';
import type { Refusal } from '../model/errors';
import { deepFreeze } from '../model/freeze';
import { type Bundle, type ByGood, GOODS, type Good, type GoodCounts } from '../model/goods';
import { byGood, covers, minus, ONE, sameBundle, selections, union } from './bundle';
import { onceFor } from './once';

interface KnownWays {
  readonly any: number;
  readonly ways: readonly Bundle[];
}

/** The ways to pay from a stock, by the goods of the cost: listing the display asks for each card. */
const waysFrom = onceFor<GoodCounts, Map<Bundle, KnownWays>>(() => new Map());

/** Every way to pay, without repetition; none if the goods do not suffice. The arguments must be immutable. */
export function waysToPay(stock: GoodCounts, { goods, any }: GoodsCost): readonly Bundle[] {
  if (any === 0 && (stock.salt ?? 0) === 0) return covers(stock, goods) ? [goods] : [];
  const known = waysFrom(stock);
  const before = known.get(goods);
  if (before?.any === any) return before.ways;
  const ways = findWays(stock, { goods, any });
  known.set(goods, { any, ways });
  return ways;
}

function findWays(stock: GoodCounts, cost: GoodsCost): readonly Bundle[] {
  if ((stock.salt ?? 0) > 0) return waysWithSalt(stock, cost);
  if (!covers(stock, cost.goods)) return [];
  if (cost.any === 1) return waysWithOne(stock, cost.goods);
  const rest = minus(stock, cost.goods);
  return selections(rest, cost.any).map((chosen) => Object.freeze(union(cost.goods, chosen)));
}

/** A cost's goods together with one more of each kind, remembered because costs are constants. */
const withOne = new WeakMap<Bundle, ByGood<Bundle>>();

/** The ways to pay certain goods and one of any kind. */
function waysWithOne(stock: GoodCounts, goods: Bundle): readonly Bundle[] {
  let sums = withOne.get(goods);
  if (sums === undefined) {
    sums = deepFreeze(byGood((good) => union(goods, ONE[good])));
    withOne.set(goods, sums);
  }
  const ways: Bundle[] = [];
  // By its index: engines go through frozen lists slowly.
  for (let index = 0; index < GOODS.length; index++) {
    const good = GOODS[index] as Good;
    if (stock[good] > (goods[good] ?? 0)) ways.push(sums[good]);
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
export function paidFrom(
  stock: GoodCounts,
  { goods = NO_BUNDLE, any = 0, money = 0 }: Cost,
  pay: Bundle | undefined,
): Cost {
  if (pay !== undefined) return { goods: pay, money };
  const ways = waysToPay(stock, { goods, any });
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
