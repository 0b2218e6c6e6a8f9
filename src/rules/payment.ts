/**
 * Paying with goods. A cost is certain goods and a number of any goods; where that can be met in
 * several ways, the action says which.
 */
import { refuse } from '../model/errors';
import type { Bundle, GoodCounts } from '../model/goods';
import { covers, minus, sameBundle, selections, union } from './bundle';
import type { GoodsCost } from './game';

/** Every way to pay, each written once; none if the goods do not suffice. */
export function waysToPay(stock: GoodCounts, cost: GoodsCost): readonly Bundle[] {
  if (!covers(stock, cost.goods)) return [];
  if (cost.any === 0) return [cost.goods];
  const rest = minus(stock, cost.goods);
  return selections(rest, cost.any).map((chosen) => union(cost.goods, chosen));
}

/** The action once for each way to pay; `pay` stands there only if there is a choice. */
export function* eachPayment<A extends object>(
  action: A,
  ways: readonly Bundle[],
): Iterable<A & { readonly pay?: Bundle }> {
  if (ways.length === 1) yield action;
  else for (const pay of ways) yield { ...action, pay };
}

/**
 * What is handed over.
 *
 * @throws ConcordiaError `NOT_ENOUGH_GOODS`, or `INVALID_ACTION` if `pay` is missing where there is a
 * choice, given where there is none, or not one of the ways.
 */
export function choosePayment(
  stock: GoodCounts,
  cost: GoodsCost,
  pay: Bundle | undefined,
  rule: string,
): Bundle {
  const ways = waysToPay(stock, cost);
  const [only] = ways;
  if (only === undefined) {
    refuse({
      code: 'NOT_ENOUGH_GOODS',
      message: 'The storehouse does not hold what this costs.',
      rule,
      details: { cost: { ...cost.goods, ...(cost.any > 0 ? { any: cost.any } : {}) } },
    });
  }
  if (ways.length === 1) {
    if (pay === undefined) return only;
    wrongPay('There is only one way to pay this; leave pay out.', rule);
  }
  if (pay === undefined) wrongPay('There is a choice of goods; pay has to name them.', rule);
  return (
    ways.find((way) => sameBundle(way, pay)) ?? wrongPay('These goods do not pay the cost.', rule)
  );
}

function wrongPay(message: string, rule: string): never {
  refuse({ code: 'INVALID_ACTION', message, rule, details: { path: 'pay' } });
}
