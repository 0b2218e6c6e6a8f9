/** A board in numbers: cities where houses can stand, and provinces, are numbered in the order of the map. */
import type { Board } from '../../board/compiled-board';
import type { RoleName } from '../../model/cards';
import type { CityId, ColonistKind, MapId, ProvinceId } from '../../model/ids';
import type { CheckedMap } from '../../model/map';
import type { GameState, GameView } from '../../model/state';
import { isShared } from '../../rules/moving';
import type { Catalogue } from './catalogue';
import type { Lots, SitesByOwners } from './lots';
import type { Offer } from './market';
import { triedRoles } from './plain';

/** A state or view. */
export type KnownState = GameState | GameView;

/** What does not change on a board. */
export interface PlannerBoard {
  readonly catalogue: Catalogue;
  readonly board: Board;
  /** The roles whose cards have to be tried, as long as nobody else has a part; `undefined` if all have. */
  readonly tried: ReadonlySet<RoleName> | undefined;
  readonly cities: readonly CityId[];
  readonly cityNumbers: ReadonlyMap<CityId, number>;
  /** The province of each city, and the cities of each province. */
  readonly provinceOf: readonly number[];
  readonly provinces: readonly (readonly number[])[];
  readonly provinceNumbers: ReadonlyMap<ProvinceId, number>;
  /** Cities beside each place, by the board's number of the place. */
  readonly beside: readonly (readonly number[])[];
  /** Routes at each city, by the board's numbers. */
  readonly routesAt: readonly (readonly number[])[];
  /** Whether colonists of a kind may share a route. */
  readonly shared: Readonly<Record<ColonistKind, boolean>>;
  /** Places that reward a piece at the end. */
  readonly squares: ReadonlySet<CityId>;
  /** The cards of a display at their full cost, and at their own cost. */
  readonly offers: WeakMap<KnownState['display'], readonly Offer[]>;
  readonly ownOffers: WeakMap<KnownState['display'], readonly Offer[]>;
  /** Building sites, as long as the goods of cities stay the same. */
  readonly sites: WeakMap<KnownState['board']['cityGoods'], SitesByOwners>;
  /** Houses, as long as nobody builds. */
  readonly lots: WeakMap<KnownState['board']['houses'], Lots>;
}

/** The most boards kept at a time. */
const MOST_KEPT = 64;

/** The functions of a library that it uses. */
interface BoardRules {
  boardOf(table: KnownState): Board;
  getMap(id: MapId): CheckedMap;
}

/** Looks up boards; each is counted once. */
export function placesWith(
  catalogue: Catalogue,
  rules: BoardRules,
): (table: KnownState) => PlannerBoard {
  const counted = new Map<string, PlannerBoard>();
  // All states of a game have the same options.
  let latest: (Pick<KnownState, 'map' | 'options'> & { readonly places: PlannerBoard }) | undefined;

  function look(table: KnownState): PlannerBoard {
    // Checks the table: what has not been checked may be of any size.
    const board = rules.boardOf(table);
    const { map, options } = table;
    const key = JSON.stringify([map, options]);
    const before = counted.get(key);
    if (before !== undefined) return before;
    const tried = triedRoles(rules.getMap(map), options);
    const places = countedPlaces(catalogue, board, tried);
    if (counted.size >= MOST_KEPT) counted.clear();
    counted.set(key, places);
    return places;
  }

  return (table) => {
    const { map, options } = table;
    if (latest?.options !== options || latest.map !== map)
      latest = { map, options, places: look(table) };
    return latest.places;
  };
}

function countedPlaces(
  catalogue: Catalogue,
  board: Board,
  tried: PlannerBoard['tried'],
): PlannerBoard {
  const cities = [...board.cities.keys()];
  const cityNumbers = new Map(cities.map((id, number) => [id, number]));
  const numbersOf = (ids: readonly CityId[]): readonly number[] =>
    ids.flatMap((id) => cityNumbers.get(id) ?? []);
  const order = [...board.provinces.keys()];
  const beside: (readonly number[])[] = Array.from({ length: board.size }, () => []);
  const routesAt: number[][] = cities.map(() => []);
  for (const route of board.routes.keys()) {
    const near = numbersOf(board.citiesBeside(route));
    const number = board.numberOf(route);
    beside[number] = near;
    for (const city of near) routesAt[city]?.push(number);
  }
  return {
    catalogue,
    board,
    tried,
    cities,
    cityNumbers,
    provinceOf: [...board.cities.values()].map(({ province }) => order.indexOf(province)),
    provinces: [...board.provinces.values()].map((province) => numbersOf(province.cities)),
    provinceNumbers: new Map(order.map((id, number) => [id, number])),
    beside,
    routesAt,
    shared: { land: isShared(board, 'land'), sea: isShared(board, 'sea') },
    squares: new Set(board.map.cities.flatMap(({ id, letter }) => (letter === 'square' ? id : []))),
    offers: new WeakMap(),
    ownOffers: new WeakMap(),
    sites: new WeakMap(),
    lots: new WeakMap(),
  };
}
