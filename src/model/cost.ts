/** What an action takes from its player, and what it brings at once. */
import type { Bundle } from './goods';

/** As a step returns it; what is left out is zero. */
export interface Cost {
  /** Specific goods. */
  readonly goods?: Bundle;
  /** How many more goods of the payer's choice. */
  readonly any?: number;
  /** Sestertii. */
  readonly money?: number;
  /** Steps of an Architect. */
  readonly steps?: number;
  /** Sestertii that it brings, such as those of a sale. */
  readonly gain?: number;
}

/** A cost for screens: money and goods are always present, the rest only if it is not 0. */
export interface Price extends Cost {
  readonly goods: Bundle;
  readonly money: number;
}

/** @param gain - sestertii that the action brings, if they are not those of the cost. */
export function priceOf(cost: Cost = FREE, gain = cost.gain): Price {
  const { goods = NO_GOODS, money = 0, any, steps } = cost;
  if (money === 0 && goods === NO_GOODS && !any && !steps && !gain) return FREE;
  // With its third field at once, an object takes half the space: `choices` makes hundreds.
  if (!any && !steps) return gain ? { money, goods, gain } : { money, goods };
  const price: { -readonly [K in keyof Price]: Price[K] } = { money, goods };
  if (any) price.any = any;
  if (steps) price.steps = steps;
  if (gain) price.gain = gain;
  return price;
}

const NO_GOODS: Bundle = Object.freeze({});
const FREE: Price = Object.freeze({ money: 0, goods: NO_GOODS });
