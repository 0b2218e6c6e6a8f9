/** The best trades, one after the other, and their total gain. */
import type { ActionByType, DecisionByKind } from '../../index';
import { GOODS, type Good } from '../../model/goods';
import { stored } from './holding';
import { add, numberAt, PRICE } from './numbers';
import { passing, type RatedAction, type Situation } from './situation';

type Deal = Pick<ActionByType<'trade'>, 'deal' | 'good' | 'count'>;

/** Kinds of goods that a Mercator trades in. */
const KINDS = 2;
/** The most goods to buy of a kind; nobody needs more at a time. */
const MOST_BOUGHT = 3;
/** The least gain that is worth a trade. */
const LEAST_GAIN = 0.01;

export function mercatorChoice(
  { seat, left, rating, holding, worth: begun }: Situation,
  before: DecisionByKind<'mercator'>['traded'],
): RatedAction {
  const standing = rating.standing(holding, left);
  // At the price of a good, a trade does not change the points for Vesta, only what can be done with the goods.
  const least = LEAST_GAIN / standing.money;
  const goods = holding.goods.slice();
  const sides: number[] = [];
  let kinds = 0;
  // By its index: engines go through frozen lists slowly.
  for (let index = 0; index < GOODS.length; index++) {
    const side = sideOf(before[GOODS[index] as Good]);
    if (side !== OPEN) kinds += 1;
    sides.push(side);
  }
  let { money } = holding;
  let room = holding.spaces - stored(holding);
  let now = begun;
  let first: Deal | undefined;
  for (let round = 0; round < KINDS; round++) {
    let kind = -1;
    let count = 0;
    let most = least;
    for (let good = 0; good < sides.length; good++) {
      const side = sides[good];
      if (side === OPEN && kinds >= KINDS) continue;
      const price = numberAt(PRICE, good);
      const own = numberAt(goods, good);
      const last = side === SOLD ? -1 : Math.min(room, Math.floor(money / price), MOST_BOUGHT);
      const uses = rating.uses[good] ?? NOTHING;
      for (let change = side === BOUGHT ? 1 : -own; change <= last; change++) {
        const more = numberAt(uses, own + change) - numberAt(uses, own);
        if (more <= most) continue;
        most = more;
        kind = good;
        count = change;
      }
    }
    const good = GOODS[kind];
    if (good === undefined) break;
    add(goods, kind, count);
    money -= count * numberAt(PRICE, kind);
    room -= count;
    if (sides[kind] === OPEN) kinds += 1;
    sides[kind] = count > 0 ? BOUGHT : SOLD;
    now += rating.worthWith(standing, money, goods) - now;
    first ??= { deal: count > 0 ? 'buy' : 'sell', good, count: Math.abs(count) };
  }
  if (first === undefined) return passing(seat);
  return { action: { type: 'trade', seat, ...first }, gain: now - begun };
}

const NOTHING: readonly number[] = [];

/** Whether a kind has been sold or bought so far. */
const [SOLD, OPEN, BOUGHT] = [-1, 0, 1] as const;

function sideOf(deal: Deal['deal'] | undefined): number {
  if (deal === undefined) return OPEN;
  return deal === 'buy' ? BOUGHT : SOLD;
}
