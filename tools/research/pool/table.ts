/** What a player written by hand sees of its position: plain counts, apart from those of the planner. */
import {
  type Board,
  compileBoard,
  type Reach,
  withoutProvinces,
} from '../../../src/board/compiled-board';
import { EXTRA_COSTS } from '../../../src/cards/sets';
import type { Action, Card, CardId, GameView, God } from '../../../src/index';
import * as concordia from '../../../src/index';
import { STORED_GOODS, type StoredGood } from '../../../src/model/goods';
import { HOUSE_COSTS } from '../../../src/rules/houses';
import { isShared } from '../../../src/rules/moving';

export type Stock = Record<StoredGood, number>;

/** A house that can be built after a number of steps. */
export interface Lot {
  readonly city: string;
  readonly province: string;
  readonly good: StoredGood;
  readonly goods: Readonly<Partial<Record<StoredGood, number>>>;
  readonly money: number;
  /** The colonist that gets there, by its index, and its way. */
  readonly piece: number;
  readonly way: Reach;
}

/** A card for sale with all that it costs. */
export interface Sale {
  readonly card: Card;
  readonly cost: Stock;
  readonly any: number;
}

/** The table from the point of view of a seat. */
export interface Table {
  readonly view: GameView;
  readonly seat: number;
  readonly board: Board;
  readonly stock: Stock;
  readonly money: number;
  readonly room: number;
  /** Cards of each god, in the hand and played. */
  readonly gods: Readonly<Partial<Record<God, number>>>;
  readonly hand: readonly CardId[];
  readonly played: readonly CardId[];
  /** Own houses by good and by province. */
  readonly built: Readonly<Partial<Record<string, number>>>;
  readonly settled: Readonly<Partial<Record<string, number>>>;
  readonly houses: number;
  readonly colonists: number;
  readonly inStore: number;
  /** The fraction of the game that is left, by cards or houses. */
  readonly left: number;
  /** What roles bring, once it has been counted. */
  readonly known: Map<string, number>;
}

const NOTHING: Stock = { brick: 0, food: 0, tool: 0, wine: 0, cloth: 0, salt: 0 };
export const PRICE: Stock = { brick: 3, food: 4, tool: 5, wine: 6, cloth: 7, salt: 7 };

/** Sees tables; each board is compiled once. */
export function seeing(): (view: GameView, seat: number) => Table {
  const boards = new Map<string, Board>();
  return (view, seat) => {
    const { map, options } = view;
    const key = `${map} ${options.omitProvinces}`;
    const board = boards.get(key) ?? boardOf(view);
    boards.set(key, board);
    return tableOf(view, seat, board);
  };
}

function boardOf({ map, options }: GameView): Board {
  const whole = concordia.getMap(map);
  const { omitProvinces } = options;
  return compileBoard(omitProvinces.length === 0 ? whole : withoutProvinces(whole, omitProvinces));
}

function tableOf(view: GameView, seat: number, board: Board): Table {
  const own = view.players[seat];
  if (own === undefined) throw new Error(`There is no seat ${seat}.`);
  const { goods, storehouse, hand, discard } = own;
  const inStore = storehouse.land + storehouse.sea;
  const stock: Stock = { ...goods, salt: goods.salt ?? 0 };
  const gods: Partial<Record<God, number>> = {};
  for (const id of [...hand, ...discard]) {
    for (const god of concordia.cards[id]?.gods ?? []) gods[god] = (gods[god] ?? 0) + 1;
  }
  const built: Partial<Record<string, number>> = {};
  const settled: Partial<Record<string, number>> = {};
  let houses = 0;
  for (const city in view.board.houses) {
    const place = board.cities.get(city);
    if (place === undefined || !view.board.houses[city]?.includes(seat)) continue;
    const good = view.board.cityGoods[city] ?? '';
    built[good] = (built[good] ?? 0) + 1;
    settled[place.province] = (settled[place.province] ?? 0) + 1;
    houses += 1;
  }
  return {
    view,
    seat,
    board,
    stock,
    money: own.money,
    room: 12 - inStore - totalOf(stock),
    gods,
    hand,
    played: discard,
    built,
    settled,
    houses,
    colonists: 6 - inStore,
    inStore,
    left: leftOf(view),
    known: new Map(),
  };
}

function totalOf(stock: Stock): number {
  return STORED_GOODS.reduce((sum, good) => sum + stock[good], 0);
}

function leftOf({ deck, display, players, concordia: ended }: GameView): number {
  if (ended !== null) return 0;
  const open = deck.length + display.filter((card) => card !== null).length;
  const bought = players.reduce(
    (sum, { hand, discard }) => sum + hand.length + discard.length - 7,
    0,
  );
  const fewest = Math.min(...players.map(({ houses }) => houses));
  return Math.min(open / Math.max(1, open + bought), fewest / 15);
}

/** What a Prefect brings the seat in a province, as far as there is room, with the marker's bonus. */
export function harvestOf(table: Table, province: string): Stock {
  const { view, board, seat } = table;
  const gained = { ...NOTHING };
  let room = table.room;
  const marker = view.board.markers[province];
  if (marker?.side === 'goods' && marker.good !== null && room > 0) {
    gained[marker.good] += 1;
    room -= 1;
  }
  for (const city of board.provinces.get(province)?.cities ?? []) {
    const good = view.board.cityGoods[city];
    if (good === undefined || room <= 0 || !view.board.houses[city]?.includes(seat)) continue;
    gained[good] += 1;
    room -= 1;
  }
  return gained;
}

/** The price of what the others get from it. */
export function otherHarvest({ view, board, seat }: Table, province: string): number {
  let sum = 0;
  for (const city of board.provinces.get(province)?.cities ?? []) {
    const good = view.board.cityGoods[city];
    for (const owner of view.board.houses[city] ?? []) {
      if (owner !== seat && good !== undefined) sum += PRICE[good];
    }
  }
  return sum;
}

export function coinsOf({ view }: Table): number {
  return Object.values(view.board.markers).reduce(
    (sum, { side, coins }) => sum + (side === 'coins' ? coins : 0),
    0,
  );
}

/** All houses that can be paid for and reached with a number of steps, for each colonist that gets there. */
export function lotsOf(table: Table, steps: number): readonly Lot[] {
  const { view, board, seat } = table;
  const { colonists, houses, cityGoods } = view.board;
  const held = new Set(colonists.map(({ at }) => at));
  return colonists.flatMap(({ seat: owner, kind, at }, piece) => {
    if (owner !== seat) return [];
    const here: Reach = { route: at, steps: 0, number: board.numberOf(at) };
    const shared = isShared(board, kind);
    const ways = [here];
    for (const way of board.reachFrom(at, kind)) {
      if (way.steps > steps) break;
      if (shared || !held.has(way.route)) ways.push(way);
    }
    const found = new Map<string, Lot>();
    for (const way of ways) {
      for (const city of board.citiesBeside(way.route)) {
        const good = cityGoods[city];
        const place = board.cities.get(city);
        const owners = houses[city] ?? [];
        if (good === undefined || place === undefined) continue;
        if (owners.includes(seat) || found.has(city)) continue;
        const { goods, money } = HOUSE_COSTS[good];
        const lot = { city, province: place.province, good, goods, piece, way };
        found.set(city, { ...lot, money: money * (owners.length + 1) });
      }
    }
    return [...found.values()];
  });
}

export function canPayFor(
  goods: Lot['goods'],
  money: number,
  stock: Stock,
  purse: number,
): boolean {
  let missing = 0;
  for (const good of STORED_GOODS) {
    if (good !== 'salt') missing += Math.max(0, (goods[good] ?? 0) - stock[good]);
  }
  return purse >= money && missing <= stock.salt;
}

/** The stock without some goods, with salt for those that are missing. */
export function without(stock: Stock, goods: Lot['goods']): Stock {
  const rest = { ...stock };
  for (const good of STORED_GOODS) {
    const wanted = goods[good] ?? 0;
    const own = good === 'salt' ? wanted : Math.min(wanted, rest[good]);
    rest[good] -= own;
    if (own < wanted) rest.salt -= wanted - own;
  }
  return rest;
}

/** The cards for sale, with what their places cost unless it is a Consul who buys. */
export function salesOf({ view }: Table, withPlaces: boolean): readonly Sale[] {
  return view.display.flatMap((id, place) => {
    const card = id === null ? undefined : concordia.cards[id];
    if (card === undefined) return [];
    const extra = withPlaces ? EXTRA_COSTS[view.options.display][place] : undefined;
    const cost = { ...NOTHING, ...card.cost };
    cost.wine += extra?.wine ?? 0;
    cost.cloth += extra?.cloth ?? 0;
    return [{ card, cost, any: extra?.any ?? 0 }];
  });
}

export function canBuy({ cost, any }: Sale, stock: Stock): boolean {
  let missing = 0;
  let wanted = any;
  for (const good of STORED_GOODS) {
    wanted += cost[good];
    if (good !== 'salt') missing += Math.max(0, cost[good] - stock[good]);
  }
  return missing <= stock.salt && wanted <= totalOf(stock);
}

/** The stock after buying; the goods of free choice are the cheapest. */
export function afterBuying({ cost, any }: Sale, stock: Stock): Stock {
  const rest = without(stock, cost);
  let more = any;
  for (const good of STORED_GOODS) {
    while (more > 0 && rest[good] > 0) {
      rest[good] -= 1;
      more -= 1;
    }
  }
  return rest;
}

/** The actions of a type. */
export function ofType<T extends Action['type']>(
  actions: readonly Action[],
  type: T,
): readonly Extract<Action, { readonly type: T }>[] {
  return actions.filter(
    (action): action is Extract<Action, { readonly type: T }> => action.type === type,
  );
}
