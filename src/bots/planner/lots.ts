/** Where houses stand and where a seat can build: the same as long as nobody builds. */
import { STORED_GOODS } from '../../model/goods';
import type { CityId, Seat } from '../../model/ids';
import { HOUSE_COSTS } from '../../rules/houses';
import type { KeptPlan } from './architect';
import { addHouse, type Built, nothingBuilt } from './built';
import { at, indexOf, PRICE } from './numbers';
import type { Places, Table } from './places';

/** A city where a seat has no house yet. */
export interface Site {
  /** Its number. */
  readonly city: number;
  readonly id: CityId;
  readonly good: number;
  /** What a house costs besides goods. */
  readonly money: number;
  readonly province: number;
}

/** What the houses of a province produce. */
export interface Harvest {
  /** Goods of the seat, house by house. */
  readonly own: readonly number[];
  /** What the goods of all others are sold for. */
  readonly others: number;
}

/** The houses of a table as a seat sees them. */
export interface OwnLots {
  readonly built: Built;
  /** By the number of their city; undefined where the seat cannot build any more. */
  readonly sites: readonly (Site | undefined)[];
  /** By the number of their province. */
  readonly harvests: readonly Harvest[];
  /** The last plan for an Architect. */
  kept?: KeptPlan;
}

/** The houses of a table: what is known of each seat as long as cities have these goods. */
export interface Lots {
  readonly cityGoods: Table['board']['cityGoods'];
  /** The owners of houses, by the number of their city. */
  readonly owners: readonly (readonly Seat[] | undefined)[];
  readonly seats: (OwnLots | undefined)[];
}

/** What a first house costs in money, by the good of its city. */
const MONEY: readonly number[] = STORED_GOODS.map((good) => HOUSE_COSTS[good].money);

export function lotsOf(table: Table, seat: Seat, places: Places): OwnLots {
  const { houses, cityGoods } = table.board;
  let lots = places.lots.get(houses);
  if (lots === undefined || lots.cityGoods !== cityGoods) {
    lots = { cityGoods, owners: ownersOf(houses, places), seats: [] };
    places.lots.set(houses, lots);
  }
  const before = lots.seats[seat];
  if (before !== undefined) return before;
  const own = countLots(lots, seat, places);
  lots.seats[seat] = own;
  return own;
}

function ownersOf(houses: Table['board']['houses'], places: Places): Lots['owners'] {
  const owners: (readonly Seat[] | undefined)[] = places.cities.map(() => undefined);
  for (const city in houses) {
    const number = places.cityNumbers.get(city);
    if (number !== undefined) owners[number] = [...(houses[city] ?? NOBODY)];
  }
  return owners;
}

function countLots({ cityGoods, owners }: Lots, seat: Seat, places: Places): OwnLots {
  const { cities, provinceOf, provinces } = places;
  const goods = goodsOf(cityGoods, places);
  const built = nothingBuilt(provinces.length);
  const sites: (Site | undefined)[] = [];
  for (let city = 0; city < cities.length; city++) {
    const good = at(goods, city);
    const province = at(provinceOf, city);
    const there = owners[city] ?? NOBODY;
    const isOwn = there.includes(seat);
    if (isOwn) addHouse(built, good, province);
    const money = at(MONEY, good) * (there.length + 1);
    const id = cities[city] ?? '';
    sites.push(isOwn || good === -1 ? undefined : { city, id, good, money, province });
  }
  const harvests = provinces.map((own) => harvestOf(own, owners, goods, seat));
  return { built, sites, harvests };
}

function harvestOf(
  cities: readonly number[],
  owners: Lots['owners'],
  goods: readonly number[],
  seat: Seat,
): Harvest {
  const own: number[] = [];
  let others = 0;
  for (const city of cities) {
    const good = at(goods, city);
    for (const owner of owners[city] ?? NOBODY) {
      if (owner === seat) own.push(good);
      else others += at(PRICE, good);
    }
  }
  return { own, others };
}

/** The good of each city; the same all game long, but for what maps and modules change. */
function goodsOf(cityGoods: Lots['cityGoods'], { cities, goods }: Places): readonly number[] {
  const before = goods.get(cityGoods);
  if (before !== undefined) return before;
  const counted = cities.map((city) => indexOf(cityGoods[city]));
  goods.set(cityGoods, counted);
  return counted;
}

const NOBODY: readonly Seat[] = [];
