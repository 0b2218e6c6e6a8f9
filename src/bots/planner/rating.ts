/** What a holding is worth. */
import { SPECIALTIES } from '../../cards/catalogue';
import { STORED_GOODS } from '../../model/goods';
import { CONCORDIA_POINTS, MAX_VENUS } from '../../scoring/gods';
import type { Holding } from './holding';
import { at, KINDS, PRICE } from './numbers';
import type { Weights } from './weights';

/** Rates a holding when so much of the game is still to come, from 1 down to 0. */
export type Rate = (holding: Holding, left: number) => number;

const [VESTA, JUPITER, SATURNUS, VENUS, MERCURIUS, MARS] = [0, 1, 2, 3, 4, 5] as const;

const SPECIALIST_POINTS: readonly number[] = STORED_GOODS.map((good) =>
  Math.max(0, ...Object.values(SPECIALTIES).map((own) => (own.good === good ? own.points : 0))),
);

/** More of one kind than anybody stores. */
const MOST_STORED = 40;

export function ratingWith(weights: Weights): Rate {
  // What so many goods of a kind are worth together, in prices.
  const useful: number[] = [0];
  for (let count = 1; count < MOST_STORED; count++) {
    useful.push(at(useful, count - 1) + weights.decay ** (count - 1));
  }

  return (holding, left) => {
    const { goods, houses, gods, specialists, money, built, kinds, yields } = holding;
    let stock = 0;
    let use = 0;
    for (let good = 0; good < KINDS; good++) {
      const own = at(goods, good);
      const price = at(PRICE, good);
      stock += own * price;
      use += at(useful, own) * price;
    }
    const more = weights.future * left;
    const venus = Math.min(MAX_VENUS, 2 * holding.settledTwice);
    const worth = weights.money + weights.moneyEarly * left;
    let points =
      (at(gods, VESTA) + more / 2) * ((money + stock) / 10) +
      (at(gods, JUPITER) + more) * (built - at(houses, 0)) +
      (at(gods, SATURNUS) + more) * holding.settled +
      at(gods, VENUS) * venus +
      (at(gods, MERCURIUS) + more) * 2 * kinds +
      (at(gods, MARS) + more) * 2 * holding.colonists +
      holding.bonus;
    for (const good of specialists) points += at(SPECIALIST_POINTS, good) * at(houses, good);
    if (holding.hasConcordia) points += CONCORDIA_POINTS;
    return (
      points +
      worth * (money + weights.goods * use) +
      weights.house * left * (yields / 5) +
      weights.colonist * left * holding.colonists +
      weights.hand * Math.sqrt(left) * holding.hand +
      weights.card * left * holding.cards
    );
  };
}
