/** The best trades one after the other, for all that they bring together. */
import type { ActionOf, DecisionOf } from '../../index';
import { GOODS, type Good, PRICES } from '../../model/goods';
import { copyOf, stored } from './holding';
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
  situation: Situation,
  before: DecisionOf<'mercator'>['traded'],
): Choice {
  const { seat, left, rate, worth: begun } = situation;
  const holding = copyOf(situation.holding);
  const traded: Partial<Record<Good, Deal['deal']>> = { ...before };
  let kinds = Object.keys(traded).length;
  let now = begun;
  let first: Deal | undefined;
  for (let round = 0; round < KINDS; round++) {
    let top: { readonly good: Good; readonly count: number; readonly gain: number } | undefined;
    const room = holding.spaces - stored(holding);
    for (let index = 0; index < GOODS.length; index++) {
      const good = GOODS[index];
      const deal = good && traded[good];
      if (good === undefined || (deal === undefined && kinds >= KINDS)) continue;
      const price = PRICES[good];
      const least = deal === 'buy' ? 1 : -at(holding.goods, index);
      const most =
        deal === 'sell' ? -1 : Math.min(room, Math.floor(holding.money / price), MOST_BOUGHT);
      for (let count = least; count <= most; count++) {
        if (count === 0) continue;
        add(holding.goods, index, count);
        holding.money -= count * price;
        const gain = rate(holding, left) - now;
        add(holding.goods, index, -count);
        holding.money += count * price;
        if (gain > (top?.gain ?? LEAST_GAIN)) top = { good, count, gain };
      }
    }
    if (top === undefined) break;
    const { good, count } = top;
    add(holding.goods, GOODS.indexOf(good), count);
    holding.money -= count * PRICES[good];
    if (traded[good] === undefined) kinds += 1;
    traded[good] = count > 0 ? 'buy' : 'sell';
    now += top.gain;
    first ??= dealOf(good, count);
  }
  if (first === undefined) return passing(seat);
  const { deal, good, count } = first;
  return { action: { type: 'trade', seat, deal, good, count }, gain: now - begun };
}

function dealOf(good: Good, change: number): Deal {
  return { deal: change > 0 ? 'buy' : 'sell', good, count: Math.abs(change) };
}
