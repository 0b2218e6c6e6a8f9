/** The value of a holding. */
import { SPECIALTIES } from '../../cards/catalogue';
import { STORED_GOODS } from '../../model/goods';
import { CONCORDIA_POINTS, MAX_VENUS } from '../../scoring/gods';
import type { Holding } from './holding';
import { type Counts, KINDS, numberAt, PRICE } from './numbers';
import type { Weights } from './weights';

/** Rates holdings; `left` is the fraction of the game that is left, from 1 to 0. */
export interface Rating {
  worth(holding: Holding, left: number): number;
  /** The terms of a holding, for rating it many times with different money and goods. */
  standing(holding: Holding, left: number): RatedTerms;
  /** The value of these terms with some money and goods. */
  worthWith(standing: RatedTerms, money: number, goods: Counts): number;
  /** By kind and number of goods, how much more than their price they are worth, in sestertii. */
  readonly uses: readonly Counts[];
}

/** The value of a holding without money and goods, and the factors for those. */
export type RatedTerms = Readonly<Terms>;

interface Terms {
  /** Points for ten sestertii, and for other things. */
  vesta: number;
  jupiter: number;
  saturnus: number;
  venus: number;
  mercurius: number;
  mars: number;
  bonus: number;
  concordia: number;
  /** The expected points until the end for a sestertius, and for other things. */
  money: number;
  yields: number;
  colonists: number;
  hand: number;
  cards: number;
  /** Those of the holding. */
  specialists: Counts;
  houses: Counts;
}

const [VESTA, JUPITER, SATURNUS, VENUS, MERCURIUS, MARS] = [0, 1, 2, 3, 4, 5] as const;

/** A sestertius in the last turn, when nothing can be done with it any more: enough to prefer more of them. */
const LAST_MONEY = 0.001;

/** Points for each house that produces the good of a specialist, by the number of the good. */
export const SPECIALIST_POINTS: readonly number[] = STORED_GOODS.map((good) =>
  Math.max(0, ...Object.values(SPECIALTIES).map((own) => (own.good === good ? own.points : 0))),
);

/** More goods of one kind than anybody can store. */
const MOST_STORED = 40;

export function ratingWith(weights: Weights): Rating {
  // The value of a number of goods of one kind, in prices.
  const useful: number[] = [0];
  for (let count = 1; count < MOST_STORED; count++) {
    useful.push(numberAt(useful, count - 1) + weights.decay ** (count - 1));
  }

  function stand(terms: Terms, holding: Holding, left: number): RatedTerms {
    const { built, own } = holding;
    const { houses } = built;
    const { gods, specialists } = own;
    const more = weights.future * left;
    terms.vesta = numberAt(gods, VESTA) + more / 2;
    terms.jupiter = (numberAt(gods, JUPITER) + more) * (built.count - numberAt(houses, 0));
    terms.saturnus = (numberAt(gods, SATURNUS) + more) * built.settled;
    terms.venus = numberAt(gods, VENUS) * Math.min(MAX_VENUS, 2 * built.settledTwice);
    terms.mercurius = (numberAt(gods, MERCURIUS) + more) * 2 * built.kinds;
    terms.mars = (numberAt(gods, MARS) + more) * 2 * holding.colonists;
    terms.bonus = holding.bonus;
    terms.concordia = holding.hasConcordia || endsGame(holding) ? CONCORDIA_POINTS : 0;
    terms.money = left === 0 ? LAST_MONEY : weights.money + weights.moneyEarly * left;
    terms.yields = weights.house * left * (built.yields / 5);
    terms.colonists = weights.colonist * left * holding.colonists;
    terms.hand = weights.hand * Math.sqrt(left) * holding.hand;
    terms.cards = weights.card * left * holding.cards;
    terms.specialists = specialists;
    terms.houses = houses;
    return terms;
  }

  function worthWith(terms: RatedTerms, money: number, goods: Counts): number {
    let stock = 0;
    let use = 0;
    for (let good = 0; good < KINDS; good++) {
      const own = numberAt(goods, good);
      const price = numberAt(PRICE, good);
      stock += own * price;
      use += numberAt(useful, own) * price;
    }
    let points =
      terms.vesta * ((money + stock) / 10) +
      terms.jupiter +
      terms.saturnus +
      terms.venus +
      terms.mercurius +
      terms.mars +
      terms.bonus;
    const { specialists, houses } = terms;
    for (let card = 0; card < specialists.length; card++) {
      const good = numberAt(specialists, card);
      points += numberAt(SPECIALIST_POINTS, good) * numberAt(houses, good);
    }
    return (
      points +
      terms.concordia +
      terms.money * (money + weights.goods * use) +
      terms.yields +
      terms.colonists +
      terms.hand +
      terms.cards
    );
  }

  // Most ratings are used once, so they can share their terms.
  const passing = newTerms();
  return {
    standing: (holding, left) => stand(newTerms(), holding, left),
    worthWith,
    uses: PRICE.map((price) =>
      useful.map((use, count) => weights.goods * use * price - count * price),
    ),
    worth: (holding, left) =>
      worthWith(stand(passing, holding, left), holding.money, holding.goods),
  };
}

/** Whether the last house is built, or the last card bought, before anybody else has done so. */
function endsGame({ forSale, housesLeft }: Holding): boolean {
  return forSale !== undefined && (forSale === 0 || housesLeft === 0);
}

function newTerms(): Terms {
  return {
    vesta: 0.5,
    jupiter: 0.5,
    saturnus: 0.5,
    venus: 0.5,
    mercurius: 0.5,
    mars: 0.5,
    bonus: 0.5,
    concordia: 0.5,
    money: 0.5,
    yields: 0.5,
    colonists: 0.5,
    hand: 0.5,
    cards: 0.5,
    specialists: NOTHING,
    houses: NOTHING,
  };
}

const NOTHING: Counts = [];
