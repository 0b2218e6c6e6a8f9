/**
 * Players written by hand: each has its own idea of what houses, cards and colonists are worth, fixed from the start
 * rather than learnt, and of when to play which card. They share nothing with the planner's estimate; only decisions
 * that maps and modules bring are left to it.
 */
import { planner, type Strategy } from '../../../src/bots';
import { pick } from '../../../src/bots/strategy';
import type { Action, Card, Decision, GameView } from '../../../src/index';
import * as concordia from '../../../src/index';
import { STORED_GOODS, type StoredGood } from '../../../src/model/goods';
import {
  afterBuying,
  canBuy,
  canPayFor,
  coinsOf,
  harvestOf,
  type Lot,
  lotsOf,
  ofType,
  otherHarvest,
  PRICE,
  type Sale,
  type Stock,
  salesOf,
  seeing,
  type Table,
  without,
} from './table';

/** The ideas of a player, in points. */
export interface Style {
  readonly name: string;
  /** A house, apart from its cost. */
  house(table: Table, lot: Lot): number;
  /** A card for sale, apart from its cost. */
  card(table: Table, card: Card): number;
  /** A new colonist, apart from its cost. */
  colonist(table: Table): number;
  /** A sestertius. */
  money(table: Table): number;
  /** How many of each good it likes to have; more are for sale. */
  readonly wants: Readonly<Stock>;
  /** How much a good that it wants is worth beyond its price, as a factor. */
  readonly need: number;
  /** Each card that a Tribune takes back. */
  readonly tempo: number;
  /** What a role is worth besides what it brings, if that is anything. */
  liking(table: Table, role: string): number;
}

/** What a step of a colonist costs. */
const STEP = 0.1;
/** A role about which the styles know nothing. */
const UNKNOWN = 1.5;
/** How much of what others produce counts against a Prefect. */
const ENVY = 0.15;
/** Turns of each player after which it does anything, so that every game ends. */
const PATIENCE = 80;

export function byHand(style: Style): Strategy {
  const see = seeing();
  return {
    name: style.name,
    choose(seen, actions, chance) {
      const view = seen as GameView;
      const { decision } = view;
      const isLate = view.turn > PATIENCE * view.players.length;
      if (decision === null || isLate) return pick(actions, chance);
      const table = see(view, decision.seat);
      return chosen(style, table, decision, actions) ?? planner.choose(view, actions, chance);
    },
  };
}

/** The choice for a decision of the base game; `undefined` for others. */
function chosen(
  style: Style,
  table: Table,
  decision: Decision,
  actions: readonly Action[],
): Action | undefined {
  const pass = actions.find(({ type }) => type === 'pass');
  switch (decision.kind) {
    case 'playCard':
      return top(ofType(actions, 'playCard'), (action) => {
        const { card, as } = action;
        const role = as ?? concordia.cards[card]?.roles[0] ?? '';
        return roleWorth(style, table, role, concordia.cards[card]);
      });
    case 'diplomat':
      return top(ofType(actions, 'copyCard'), ({ from, as }) => {
        const card = concordia.cards[table.view.players[from]?.discard.at(-1) ?? ''];
        return roleWorth(style, table, as ?? card?.roles[0] ?? '', card);
      });
    case 'architect':
      return building(style, table, decision.building ? 0 : decision.steps, actions) ?? pass;
    case 'prefect':
      return top(
        [...ofType(actions, 'produceProvince'), ...ofType(actions, 'takeCoins')],
        (action) =>
          action.type === 'takeCoins'
            ? coinsOf(table) * style.money(table)
            : provinceWorth(style, table, action.province),
      );
    case 'mercator':
      return trading(style, table, actions) ?? pass;
    case 'senator':
    case 'praetor':
      return buying(style, table, true, actions) ?? pass;
    case 'consul':
    case 'proconsul':
      return buying(style, table, false, actions) ?? pass;
    case 'tribune':
      return placing(style, table, actions) ?? pass;
    case 'colonist':
      return decision.placed === 0 && incomeWorth(style, table) > colonistsWorth(style, table, 6)
        ? (actions.find(({ type }) => type === 'takeIncome') ?? pass)
        : (placing(style, table, actions) ?? pass);
    default:
      return undefined;
  }
}

/** The item that is worth most. */
function top<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let best: { readonly item: T; readonly value: number } | undefined;
  for (const item of items) {
    const value = worth(item);
    if (best === undefined || value > best.value) best = { item, value };
  }
  return best?.item;
}

/** What a card brings at once. */
function roleWorth(style: Style, table: Table, role: string, card: Card | undefined): number {
  const brought = broughtBy(style, table, role, card);
  return brought > 0 ? brought + style.liking(table, role) : brought;
}

/** Cards of the same role bring the same. */
function broughtBy(style: Style, table: Table, role: string, card: Card | undefined): number {
  const key = `${role} ${card?.income}`;
  const before = table.known.get(key);
  if (before !== undefined) return before;
  const brought = countBrought(style, table, role, card);
  table.known.set(key, brought);
  return brought;
}

function countBrought(style: Style, table: Table, role: string, card: Card | undefined): number {
  switch (role) {
    case 'architect': {
      const steps = table.colonists;
      return planOf(style, table, steps).reduce((sum, { gain }) => sum + gain, 0);
    }
    case 'prefect': {
      const coins = coinsOf(table) * style.money(table);
      return table.board.provinceIds.reduce(
        (most, province) => Math.max(most, provinceWorth(style, table, province)),
        coins,
      );
    }
    case 'mercator':
      return (card?.income ?? 3) * style.money(table) + tradeWorth(style, table, card?.income ?? 3);
    case 'senator':
    case 'praetor':
      return basketOf(style, table, true, role === 'senator' ? 2 : 1).gain;
    case 'consul':
    case 'proconsul':
      return basketOf(style, table, false, 1).gain;
    case 'tribune': {
      const cards = table.hand.length + table.played.length;
      const income = Math.max(0, cards - 3 - table.hand.length) * style.money(table);
      return style.tempo * table.played.length + income + colonistsWorth(style, table, 1) - 2;
    }
    case 'colonist':
      return Math.max(incomeWorth(style, table), colonistsWorth(style, table, 6));
    case 'diplomat':
      return copyWorth(style, table);
    case 'mason':
      return specialistWorth(style, table, 'brick');
    case 'farmer':
      return specialistWorth(style, table, 'food');
    case 'smith':
      return specialistWorth(style, table, 'tool');
    case 'vintner':
      return specialistWorth(style, table, 'wine');
    case 'weaver':
      return specialistWorth(style, table, 'cloth');
    default:
      return UNKNOWN;
  }
}

function copyWorth(style: Style, table: Table): number {
  return table.view.players.reduce((most, { discard }, other) => {
    const card = concordia.cards[discard.at(-1) ?? ''];
    if (other === table.seat || card === undefined || card.roles.includes('diplomat')) return most;
    return Math.max(most, ...card.roles.map((role) => broughtBy(style, table, role, card)));
  }, 0);
}

/** The worth of goods: those that are wanted above their price, others below. */
function stockWorth(style: Style, table: Table, stock: Stock): number {
  const money = style.money(table);
  return STORED_GOODS.reduce((sum, good) => {
    const wanted = Math.min(stock[good], style.wants[good]);
    return sum + money * PRICE[good] * (wanted * style.need + (stock[good] - wanted) * 0.85);
  }, 0);
}

function costWorth(style: Style, table: Table, before: Stock, after: Stock, money: number): number {
  const goods = stockWorth(style, table, before) - stockWorth(style, table, after);
  return goods + money * style.money(table);
}

function plus(stock: Stock, more: Stock): Stock {
  const sum = { ...stock };
  for (const good of STORED_GOODS) sum[good] += more[good];
  return sum;
}

function provinceWorth(style: Style, table: Table, province: string): number {
  const reached = plus(table.stock, harvestOf(table, province));
  const gain = stockWorth(style, table, reached) - stockWorth(style, table, table.stock);
  return gain - ENVY * otherHarvest(table, province) * style.money(table);
}

function specialistWorth(style: Style, table: Table, good: StoredGood): number {
  const count = Math.min(table.room, table.built[good] ?? 0);
  const reached = { ...table.stock, [good]: table.stock[good] + count };
  return stockWorth(style, table, reached) - stockWorth(style, table, table.stock);
}

interface Planned {
  readonly lot: Lot;
  readonly gain: number;
}

/** The houses that it builds with a number of steps, the best first. */
function planOf(style: Style, table: Table, steps: number): readonly Planned[] {
  let { stock, money } = table;
  const rated = lotsOf(table, steps)
    .filter((lot) => canPayFor(lot.goods, lot.money, stock, money))
    .map((lot) => ({ lot, worth: style.house(table, lot) }));
  const planned: Planned[] = [];
  const ways = new Map<number, string>();
  let stepsLeft = steps;
  let housesLeft = table.view.players[table.seat]?.houses ?? 0;
  /** What a house brings now; nothing if it cannot be built any more. */
  const gainOf = (lot: Lot, worth: number): number => {
    const way = ways.get(lot.piece);
    if (way === undefined ? lot.way.steps > stepsLeft : way !== lot.way.route) return 0;
    if (way === undefined && [...ways.values()].includes(lot.way.route)) return 0;
    if (planned.some(({ lot: { city } }) => city === lot.city)) return 0;
    if (!canPayFor(lot.goods, lot.money, stock, money)) return 0;
    const cost = costWorth(style, table, stock, without(stock, lot.goods), lot.money);
    return worth - cost - (way === undefined ? lot.way.steps * STEP : 0);
  };
  while (housesLeft > 0) {
    let next: Planned | undefined;
    for (const { lot, worth } of rated) {
      const gain = gainOf(lot, worth);
      if (gain > (next?.gain ?? 0)) next = { lot, gain };
    }
    if (next === undefined) break;
    const { lot } = next;
    if (!ways.has(lot.piece)) stepsLeft -= lot.way.steps;
    ways.set(lot.piece, lot.way.route);
    stock = without(stock, lot.goods);
    money -= lot.money;
    housesLeft -= 1;
    planned.push(next);
  }
  return planned;
}

function building(
  style: Style,
  table: Table,
  steps: number,
  actions: readonly Action[],
): Action | undefined {
  const plan = planOf(style, table, steps);
  const { colonists } = table.view.board;
  const moves = ofType(actions, 'moveColonist');
  for (const { lot } of plan) {
    const piece = colonists[lot.piece];
    if (lot.way.steps === 0 || piece === undefined) continue;
    const move = moves.find(
      ({ kind, from, to }) => kind === piece.kind && from === piece.at && to === lot.way.route,
    );
    if (move !== undefined) return move;
  }
  for (const { lot } of plan) {
    const build = cheapestSalt(
      ofType(actions, 'buildHouse').filter(({ city }) => city === lot.city),
    );
    if (build !== undefined) return build;
  }
  return steps > 0 && plan.length === 0 ? roaming(style, table, moves) : undefined;
}

/** A move to where the best houses are still open. */
function roaming(
  style: Style,
  table: Table,
  moves: readonly Extract<Action, { readonly type: 'moveColonist' }>[],
): Action | undefined {
  const { board, view } = table;
  const worth = new Map<string, number>();
  const liked = (place: string): number => {
    const before = worth.get(place);
    if (before !== undefined) return before;
    let most = 0;
    for (const city of board.citiesBeside(place)) {
      const good = view.board.cityGoods[city];
      const province = board.cities.get(city)?.province;
      const owners = view.board.houses[city] ?? [];
      if (good === undefined || province === undefined || owners.includes(table.seat)) continue;
      const way = { route: place, steps: 0, number: board.numberOf(place) };
      const lot: Lot = { city, province, good, goods: {}, money: 0, piece: 0, way };
      most += style.house(table, lot) / (1 + owners.length);
    }
    worth.set(place, most);
    return most;
  };
  const move = top(moves, ({ from, to }) => liked(to) - liked(from));
  return move !== undefined && liked(move.to) > liked(move.from) + STEP ? move : undefined;
}

function cheapestSalt<A extends { readonly pay?: Readonly<Partial<Stock>> }>(
  actions: readonly A[],
): A | undefined {
  return top(actions, ({ pay }) => -(pay?.salt ?? 0));
}

interface Basket {
  readonly gain: number;
  readonly first: Sale | undefined;
}

/** The cards that it would buy. */
function basketOf(style: Style, table: Table, withPlaces: boolean, most: number): Basket {
  let sales = salesOf(table, withPlaces);
  let { stock } = table;
  let gain = 0;
  let first: Sale | undefined;
  for (let bought = 0; bought < most; bought++) {
    const best = top(
      sales.filter((sale) => canBuy(sale, stock)),
      (sale) => saleWorth(style, table, sale, stock),
    );
    const more = best === undefined ? 0 : saleWorth(style, table, best, stock);
    if (best === undefined || more <= 0) break;
    gain += more;
    first ??= best;
    stock = afterBuying(best, stock);
    sales = sales.filter((sale) => sale !== best);
  }
  return { gain, first };
}

function saleWorth(style: Style, table: Table, sale: Sale, stock: Stock): number {
  return style.card(table, sale.card) - costWorth(style, table, stock, afterBuying(sale, stock), 0);
}

function buying(
  style: Style,
  table: Table,
  withPlaces: boolean,
  actions: readonly Action[],
): Action | undefined {
  const { first } = basketOf(style, table, withPlaces, 1);
  return cheapestSalt(ofType(actions, 'buyCard').filter(({ card }) => card === first?.card.id));
}

function colonistsWorth(style: Style, table: Table, most: number): number {
  const { food, tool, salt } = table.stock;
  const affordable = Math.min(food, tool) + (food === tool ? Math.floor(salt / 2) : 0);
  const count = Math.min(most, affordable, table.inStore);
  const cost = 9 * style.money(table);
  return count * Math.max(0, style.colonist(table) - cost);
}

function incomeWorth(style: Style, table: Table): number {
  return (5 + table.colonists) * style.money(table);
}

/** A new colonist, where most cities are open. */
function placing(style: Style, table: Table, actions: readonly Action[]): Action | undefined {
  if (style.colonist(table) <= 9 * style.money(table)) return undefined;
  const { board, view } = table;
  return top(ofType(actions, 'placeColonist'), ({ kind, city }) =>
    board
      .reachFrom(city, kind)
      .filter(({ steps }) => steps <= 2)
      .flatMap(({ route }) => board.citiesBeside(route))
      .reduce((sum, near) => sum + ((view.board.houses[near] ?? []).length === 0 ? 1 : 0.3), 0),
  );
}

/** About what trading brings: goods that are wanted and missing, paid by those that are not. */
function tradeWorth(style: Style, table: Table, income: number): number {
  let purse = table.money + income;
  let gain = 0;
  const deals = STORED_GOODS.filter((good) => good !== 'salt')
    .map((good) => ({ good, short: style.wants[good] - table.stock[good] }))
    .sort((a, b) => Math.abs(b.short) * PRICE[b.good] - Math.abs(a.short) * PRICE[a.good])
    .slice(0, 2);
  for (const { good, short } of deals) {
    if (short < 0) purse -= short * PRICE[good];
    if (short < 0) gain -= short * PRICE[good] * 0.15;
  }
  for (const { good, short } of deals) {
    const count = Math.max(0, Math.min(short, Math.floor(purse / PRICE[good])));
    purse -= count * PRICE[good];
    gain += count * PRICE[good] * (style.need - 1);
  }
  return gain * style.money(table);
}

/** First sells what is too much, then buys what is wanted. */
function trading(style: Style, table: Table, actions: readonly Action[]): Action | undefined {
  const { stock } = table;
  const trade = top(ofType(actions, 'trade'), ({ deal, good, count }) => {
    const short = style.wants[good] - stock[good];
    if (deal === 'sell') return -Math.abs(count + short) + (short < 0 ? 100 - short : -100);
    return short > 0
      ? Math.min(count, short) * PRICE[good] - Math.max(0, count - short) * 50
      : -100;
  });
  if (trade === undefined) return undefined;
  const short = style.wants[trade.good] - stock[trade.good];
  const isUseful = trade.deal === 'sell' ? short < 0 : short > 0;
  return isUseful ? trade : undefined;
}
