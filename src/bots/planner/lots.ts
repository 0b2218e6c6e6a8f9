/** Houses, and where a seat can build: unchanged until somebody builds. */
import { STORED_GOODS } from '../../model/goods';
import { type CityId, MAX_SEATS, type Seat } from '../../model/ids';
import { contains } from '../../rules/change';
import { HOUSE_COSTS } from '../../rules/houses';
import type { KeptPlan } from './architect';
import { addHouse, type Built, nothingBuilt } from './built';
import { indexOf, numberAt, PRICE } from './numbers';
import type { KnownState, PlannerBoard } from './places';

/** A city where a seat has no house yet. */
export interface BuildingSite {
  /** The number of the city. */
  readonly city: number;
  readonly id: CityId;
  readonly good: number;
  /** The money for a house. */
  readonly money: number;
  readonly province: number;
}

/** Sites by the number of houses there, and by the number of their city. */
export type SitesByOwners = readonly (readonly (BuildingSite | undefined)[])[];

/** What the houses of a province produce. */
export interface Harvest {
  /** The goods of the seat, one for each house. */
  readonly own: readonly number[];
  /** The price of the goods of all other seats. */
  readonly others: number;
}

/** All houses from the point of view of a seat. */
export interface OwnLots {
  readonly built: Built;
  /** By the number of their city; `undefined` if the seat cannot build there any more. */
  readonly sites: readonly (BuildingSite | undefined)[];
  /** By the number of their province. */
  readonly harvests: readonly Harvest[];
  /** The last plan for an Architect. */
  kept?: KeptPlan;
}

/** What is known of each seat's houses, as long as the goods of cities stay the same. */
export interface Lots {
  readonly cityGoods: KnownState['board']['cityGoods'];
  readonly seats: (OwnLots | undefined)[];
}

/** The money for a first house, by the good of its city. */
const MONEY: readonly number[] = STORED_GOODS.map((good) => HOUSE_COSTS[good].money);

export function lotsOf({ board }: KnownState, seat: Seat, places: PlannerBoard): OwnLots {
  const { houses, cityGoods } = board;
  let lots = places.lots.get(houses);
  if (lots === undefined || lots.cityGoods !== cityGoods) {
    lots = { cityGoods, seats: [] };
    places.lots.set(houses, lots);
  }
  const before = lots.seats[seat];
  if (before !== undefined) return before;
  const own = countLots(board, seat, places);
  lots.seats[seat] = own;
  return own;
}

function countLots(
  { houses, cityGoods }: KnownState['board'],
  seat: Seat,
  places: PlannerBoard,
): OwnLots {
  const { cities, cityNumbers, provinces } = places;
  const sitesBy = sitesByOwners(cityGoods, places);
  const [empty = []] = sitesBy;
  const built = nothingBuilt(provinces.length);
  const sites = empty.slice();
  const owners: (readonly Seat[] | undefined)[] = Array<undefined>(cities.length).fill(undefined);
  const settled: boolean[] = [];
  for (const id in houses) {
    const city = cityNumbers.get(id) ?? -1;
    const site = empty[city];
    const there = houses[id];
    if (site === undefined || there === undefined) continue;
    const isOwn = contains(there, seat);
    if (isOwn) addHouse(built, site.good, site.province);
    sites[city] = isOwn ? undefined : sitesBy[there.length]?.[city];
    owners[city] = there;
    settled[site.province] = true;
  }
  const harvests = provinces.map((own, province) =>
    settled[province] === true ? harvestOf(own, owners, empty, seat) : NO_HARVEST,
  );
  return { built, sites, harvests };
}

function harvestOf(
  cities: readonly number[],
  owners: readonly (readonly Seat[] | undefined)[],
  sites: readonly (BuildingSite | undefined)[],
  seat: Seat,
): Harvest {
  const own: number[] = [];
  let others = 0;
  for (const city of cities) {
    const good = sites[city]?.good ?? -1;
    const there = owners[city] ?? NOBODY;
    for (let index = 0; index < there.length; index++) {
      if (there[index] === seat) own.push(good);
      else others += numberAt(PRICE, good);
    }
  }
  return { own, others };
}

const NOBODY: readonly Seat[] = [];
export const NO_HARVEST: Harvest = { own: [], others: 0 };

/** All cities by the number of houses there; only maps and modules change their goods during a game. */
function sitesByOwners(
  cityGoods: KnownState['board']['cityGoods'],
  { cities, provinceOf, sites }: PlannerBoard,
): SitesByOwners {
  const before = sites.get(cityGoods);
  if (before !== undefined) return before;
  const all = Array.from({ length: MAX_SEATS }, (_, owners) =>
    cities.map((id, city) => {
      const good = indexOf(cityGoods[id]);
      const money = numberAt(MONEY, good) * (owners + 1);
      return good === -1
        ? undefined
        : { city, id, good, money, province: numberAt(provinceOf, city) };
    }),
  );
  sites.set(cityGoods, all);
  return all;
}
