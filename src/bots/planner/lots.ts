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
  readonly seats: (OwnLots | undefined)[];
}

/** What a first house costs in money, by the good of its city. */
const MONEY: readonly number[] = STORED_GOODS.map((good) => HOUSE_COSTS[good].money);

export function lotsOf(table: Table, seat: Seat, places: Places): OwnLots {
  const { houses, cityGoods } = table.board;
  let lots = places.lots.get(houses);
  if (lots === undefined || lots.cityGoods !== cityGoods) {
    lots = { cityGoods, seats: [] };
    places.lots.set(houses, lots);
  }
  const before = lots.seats[seat];
  if (before !== undefined) return before;
  const own = countLots(table, seat, places);
  lots.seats[seat] = own;
  return own;
}

function countLots({ board }: Table, seat: Seat, places: Places): OwnLots {
  const { cities, provinces } = places;
  const built = nothingBuilt(places.board.provinces.size);
  const sites: (Site | undefined)[] = [];
  for (let city = 0; city < cities.length; city++) {
    const id = cities[city] ?? '';
    const good = indexOf(board.cityGoods[id]);
    const owners = board.houses[id] ?? [];
    const province = at(provinces, city);
    const isOwn = owners.includes(seat);
    if (isOwn) addHouse(built, good, province);
    const money = at(MONEY, good) * (owners.length + 1);
    sites.push(isOwn || good === -1 ? undefined : { city, id, good, money, province });
  }
  const harvests = [...places.board.provinces.values()].map((province) =>
    harvestOf(board, seat, province.cities),
  );
  return { built, sites, harvests };
}

function harvestOf(
  { houses, cityGoods }: Table['board'],
  seat: Seat,
  cities: readonly CityId[],
): Harvest {
  const own: number[] = [];
  let others = 0;
  for (const city of cities) {
    const kind = indexOf(cityGoods[city]);
    for (const owner of houses[city] ?? []) {
      if (owner === seat) own.push(kind);
      else others += at(PRICE, kind);
    }
  }
  return { own, others };
}
