/** What a holding is worth. */
import { SPECIALTIES } from '../../cards/catalogue';
import { STORED_GOODS } from '../../model/goods';
import { CONCORDIA_POINTS, MAX_VENUS } from '../../scoring/gods';
import type { Holding } from './holding';
import { at, type Counts, KINDS, PRICE } from './numbers';
import type { Weights } from './weights';

/** Rates holdings when so much of the game is still to come, from 1 down to 0. */
export interface Rating {
  worth(holding: Holding, left: number): number;
  /** For many ratings of holdings that differ in nothing but money and goods. */
  standing(holding: Holding, left: number): Standing;
  /** What somebody who stands so is worth with so much. */
  worthWith(standing: Standing, money: number, goods: Counts): number;
}

/** What a holding is worth besides money and goods, and what those are worth to it. */
export interface Standing {
  /** Points for ten sestertii, and for other things. */
  readonly vesta: number;
  readonly jupiter: number;
  readonly saturnus: number;
  readonly venus: number;
  readonly mercurius: number;
  readonly mars: number;
  /** One number for each specialist. */
  readonly minerva: readonly number[];
  readonly bonus: number;
  readonly concordia: number;
  /** What can be done until the end with a sestertius, and with other things. */
  readonly money: number;
  readonly houses: number;
  readonly colonists: number;
  readonly hand: number;
  readonly cards: number;
}

const [VESTA, JUPITER, SATURNUS, VENUS, MERCURIUS, MARS] = [0, 1, 2, 3, 4, 5] as const;

const SPECIALIST_POINTS: readonly number[] = STORED_GOODS.map((good) =>
  Math.max(0, ...Object.values(SPECIALTIES).map((own) => (own.good === good ? own.points : 0))),
);

/** More of one kind than anybody stores. */
const MOST_STORED = 40;

export function ratingWith(weights: Weights): Rating {
  // What so many goods of a kind are worth together, in prices.
  const useful: number[] = [0];
  for (let count = 1; count < MOST_STORED; count++) {
    useful.push(at(useful, count - 1) + weights.decay ** (count - 1));
  }

  function standing(holding: Holding, left: number): Standing {
    const { houses, gods, specialists } = holding;
    const more = weights.future * left;
    const venus = Math.min(MAX_VENUS, 2 * holding.settledTwice);
    return {
      vesta: at(gods, VESTA) + more / 2,
      jupiter: (at(gods, JUPITER) + more) * (holding.built - at(houses, 0)),
      saturnus: (at(gods, SATURNUS) + more) * holding.settled,
      venus: at(gods, VENUS) * venus,
      mercurius: (at(gods, MERCURIUS) + more) * 2 * holding.kinds,
      mars: (at(gods, MARS) + more) * 2 * holding.colonists,
      minerva:
        specialists.length === 0
          ? specialists
          : specialists.map((good) => at(SPECIALIST_POINTS, good) * at(houses, good)),
      bonus: holding.bonus,
      concordia: holding.hasConcordia ? CONCORDIA_POINTS : 0,
      money: weights.money + weights.moneyEarly * left,
      houses: weights.house * left * (holding.yields / 5),
      colonists: weights.colonist * left * holding.colonists,
      hand: weights.hand * Math.sqrt(left) * holding.hand,
      cards: weights.card * left * holding.cards,
    };
  }

  function worthWith(terms: Standing, money: number, goods: Counts): number {
    let stock = 0;
    let use = 0;
    for (let good = 0; good < KINDS; good++) {
      const own = at(goods, good);
      const price = at(PRICE, good);
      stock += own * price;
      use += at(useful, own) * price;
    }
    let points =
      terms.vesta * ((money + stock) / 10) +
      terms.jupiter +
      terms.saturnus +
      terms.venus +
      terms.mercurius +
      terms.mars +
      terms.bonus;
    for (const more of terms.minerva) points += more;
    return (
      points +
      terms.concordia +
      terms.money * (money + weights.goods * use) +
      terms.houses +
      terms.colonists +
      terms.hand +
      terms.cards
    );
  }

  return {
    standing,
    worthWith,
    worth: (holding, left) => worthWith(standing(holding, left), holding.money, holding.goods),
  };
}
