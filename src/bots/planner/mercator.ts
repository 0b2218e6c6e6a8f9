/** The best trades one after the other, for all that they bring together. */
import type { ActionOf, DecisionOf } from '../../index';
import { GOODS, type Good, PRICES } from '../../model/goods';
import { stored } from './holding';
import { add, at } from './numbers';
import { type Choice, passing, type Situation } from './situation';

type Deal = Pick<ActionOf<'trade'>, 'deal' | 'good' | 'count'>;

/** Kinds of goods that a Mercator trades in. */
const KINDS = 2;
/** Nobody needs more of a kind at a time. */
const MOST_BOUGHT = 3;
/** What is worth the trouble. */
const LEAST_GAIN = 0.01;

export function mercatorChoice(
  { seat, left, rating, holding, worth: begun }: Situation,
  before: DecisionOf<'mercator'>['traded'],
): Choice {
  const standing = rating.standing(holding, left);
  const goods = holding.goods.slice();
  const traded: Partial<Record<Good, Deal['deal']>> = { ...before };
  let { money } = holding;
  let room = holding.spaces - stored(holding);
  let kinds = Object.keys(traded).length;
  let now = begun;
  let first: Deal | undefined;
  for (let round = 0; round < KINDS; round++) {
    let top: { readonly good: Good; readonly count: number } | undefined;
    let most = LEAST_GAIN;
    for (let index = 0; index < GOODS.length; index++) {
      const good = GOODS[index];
      const deal = good && traded[good];
      if (good === undefined || (deal === undefined && kinds >= KINDS)) continue;
      const price = PRICES[good];
      const own = at(goods, index);
      const least = deal === 'buy' ? 1 : -own;
      const last = deal === 'sell' ? -1 : Math.min(room, Math.floor(money / price), MOST_BOUGHT);
      for (let count = least; count <= last; count++) {
        if (count === 0) continue;
        goods[index] = own + count;
        const gain = rating.worthWith(standing, money - count * price, goods) - now;
        if (gain <= most) continue;
        most = gain;
        top = { good, count };
      }
      goods[index] = own;
    }
    if (top === undefined) break;
    const { good, count } = top;
    add(goods, GOODS.indexOf(good), count);
    money -= count * PRICES[good];
    room -= count;
    if (traded[good] === undefined) kinds += 1;
    traded[good] = count > 0 ? 'buy' : 'sell';
    now += most;
    first ??= dealOf(good, count);
  }
  if (first === undefined) return passing(seat);
  const { deal, good, count } = first;
  return { action: { type: 'trade', seat, deal, good, count }, gain: now - begun };
}

function dealOf(good: Good, change: number): Deal {
  return { deal: change > 0 ? 'buy' : 'sell', good, count: Math.abs(change) };
}
