/** What each god counts, and the value of a god's cards to a player: the table of, with. */
import type { Places } from '../board/places';
import { countGoods } from '../model/any';
import type { PlainGod } from '../model/cards';
import { GOODS, type GoodCounts, NO_GOODS, PRICES, type StoredGood } from '../model/goods';
import type { CityId } from '../model/ids';

/** What counts at the end of the game. */
export interface Holdings {
  /** Sestertii. */
  readonly money: number;
  /** The goods in the storehouse. */
  readonly goods: GoodCounts;
  /** The player's houses by the good of their city. */
  readonly houses: GoodCounts;
  /** Provinces with a house of the player. */
  readonly provinces: number;
  /** Provinces with at least two houses of the player. */
  readonly provincesWithTwo: number;
  /** Provinces with houses of both partners; in teams only. */
  readonly sharedProvinces?: number;
  /** The player's colonists on the board. */
  readonly colonists: number;
}

/** The holdings of a player that depend on houses. */
export type HouseHoldings = Pick<Holdings, 'houses' | 'provinces' | 'provincesWithTwo'>;

/** Counts the provinces where both partners have a house. */
export function sharedProvinces(
  board: Places,
  hasHouse: (city: CityId) => boolean,
  partnerHas: (city: CityId) => boolean,
): number {
  const provinces = [...board.provinces.values()];
  return provinces.filter(({ cities }) => cities.some(hasHouse) && cities.some(partnerHas)).length;
}

/** Counts the houses of one player on a board. */
export function housesOnBoard(
  board: Places,
  hasHouse: (city: CityId) => boolean,
  goodOf: (city: CityId) => StoredGood | undefined,
): HouseHoldings {
  const houses: { -readonly [G in keyof GoodCounts]: GoodCounts[G] } = { ...NO_GOODS };
  let provinces = 0;
  let provincesWithTwo = 0;
  for (const { cities } of board.provinces.values()) {
    const own = cities.filter(hasHouse);
    if (own.length >= 1) provinces += 1;
    if (own.length >= 2) provincesWithTwo += 1;
    for (const city of own) {
      const good = goodOf(city);
      if (good !== undefined) houses[good] = (houses[good] ?? 0) + 1;
    }
  }
  return { houses, provinces, provincesWithTwo };
}

/** The most points of a single Venus card without teams. */
export const MAX_VENUS = 14;

/** Victory points for one card of the god. */
export const GOD_VALUES: Readonly<Record<PlainGod, (own: Holdings) => number>> = Object.freeze({
  vesta: (own) => Math.floor((own.money + priceOf(own.goods)) / 10),
  jupiter: (own) => countGoods(own.houses) - own.houses.brick,
  saturnus: (own) => own.provinces,
  venus: (own) => own.sharedProvinces ?? Math.min(MAX_VENUS, 2 * own.provincesWithTwo),
  mercurius: (own) => 2 * kindsOf(own.houses),
  mars: (own) => 2 * own.colonists,
});

/** The Concordia card. */
export const CONCORDIA_POINTS = 7;

const BEST_PRICE = Math.max(...Object.values(PRICES));

/** The price of the goods in sestertii; salt counts as the most expensive. */
export function priceOf(goods: GoodCounts): number {
  let sum = (goods.salt ?? 0) * BEST_PRICE;
  for (const good of GOODS) sum += goods[good] * PRICES[good];
  return sum;
}

/** How many kinds of goods the houses produce; salt is not a kind. */
function kindsOf(houses: GoodCounts): number {
  let kinds = 0;
  for (const good of GOODS) if (houses[good] > 0) kinds += 1;
  return kinds;
}
