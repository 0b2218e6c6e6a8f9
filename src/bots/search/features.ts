/** A position of a seat in numbers, for the learnt value. */
import { STORED_GOODS } from '../../model/goods';
import type { Seat } from '../../model/ids';
import { STORAGE } from '../../model/state';
import { CONCORDIA_POINTS, MAX_VENUS } from '../../scoring/gods';
import { holdingOf, stored } from '../planner/holding';
import { lotsOf, type OwnLots } from '../planner/lots';
import { indexOf, KINDS, numberAt, PRICE } from '../planner/numbers';
import type { KnownState, PlannerBoard } from '../planner/places';
import { SPECIALIST_POINTS } from '../planner/rating';

/** Roles whose cards matter for what can be done next. */
const ROLES: readonly string[] = [
  'architect',
  'prefect',
  'mercator',
  'colonist',
  'diplomat',
  'senator',
  'consul',
  'tribune',
];

/** The names of the features, in their order; their weights are stored under them. */
export const FEATURES: readonly string[] = [
  'now',
  'worth',
  'constant',
  'money',
  'stock',
  'firstGoods',
  'vesta',
  'jupiter',
  'saturnus',
  'venus',
  'mercurius',
  'mars',
  'specialists',
  'bonus',
  'concordia',
  'houses',
  'dearHouses',
  'provinces',
  'kinds',
  'colonists',
  'landColonists',
  'yields',
  'godVesta',
  'godJupiter',
  'godSaturnus',
  'godVenus',
  'godMercurius',
  'godMars',
  'cards',
  'hand',
  'fewCards',
  ...ROLES.map((role) => `owns ${role}`),
  ...ROLES.map((role) => `holds ${role}`),
  ...STORED_GOODS.map((good) => `has ${good}`),
  'room',
  'beside',
  'nearBy',
  'reachable',
  'ready',
  'coins',
  'waits',
  'praefectusMagnus',
];

/** Cities within so many steps of a colonist count as near. */
const NEAR = 2;

/** Points in the unit of the features `now` and `worth`. */
export const HUNDRED = 100;

/**
 * The features of a seat, in the order of `FEATURES`: first the points that it would have now.
 *
 * @param bonus - points that the seat has scored already, and what rules of others expect.
 * @param worth - what the planner thinks the position is worth, in points.
 */
export function featuresOf(
  table: KnownState,
  places: PlannerBoard,
  seat: Seat,
  bonus: number,
  worth: number,
): number[] {
  const lots = lotsOf(table, seat, places);
  const holding = holdingOf(table, seat, places, lots.built, bonus);
  const { built, own, goods, money } = holding;
  const player = table.players[seat];
  const { hand = [], discard = [] } = player ?? {};
  let stock = 0;
  let first = 0;
  for (let good = 0; good < KINDS; good++) {
    const price = numberAt(PRICE, good);
    stock += numberAt(goods, good) * price;
    if (numberAt(goods, good) > 0) first += price;
  }
  let specialists = 0;
  for (const good of own.specialists) {
    specialists += numberAt(SPECIALIST_POINTS, good) * numberAt(built.houses, good);
  }
  const dear = built.count - numberAt(built.houses, 0);
  const [vesta = 0, jupiter = 0, saturnus = 0, venus = 0, mercurius = 0, mars = 0] = own.gods;
  const near = nearOf(table, seat, places, lots);
  const { ready, coins } = harvestOf(table, places, lots);
  const points = [
    (vesta * (money + stock)) / 10,
    jupiter * dear,
    saturnus * built.settled,
    venus * Math.min(MAX_VENUS, 2 * built.settledTwice),
    mercurius * 2 * built.kinds,
    mars * 2 * holding.colonists,
    specialists,
    bonus,
  ];
  const now = points.reduce((sum, each) => sum + each, 0);
  return [
    (now + (holding.hasConcordia ? CONCORDIA_POINTS : 0)) / HUNDRED,
    worth / HUNDRED,
    1,
    money / 10,
    stock / 10,
    first / 10,
    ...points.map((each) => each / 10),
    holding.hasConcordia ? 1 : 0,
    built.count / 10,
    dear / 10,
    built.settled / 10,
    built.kinds / 5,
    holding.colonists / 6,
    landOf(table, seat) / 6,
    built.yields / 50,
    vesta / 5,
    jupiter / 5,
    saturnus / 5,
    venus / 5,
    mercurius / 5,
    mars / 5,
    holding.cards / 10,
    holding.hand / 10,
    1 / Math.max(1, holding.hand),
    ...ROLES.map((role) => countOf([...hand, ...discard], role, places) / 2),
    ...ROLES.map((role) => Math.min(1, countOf(hand, role, places))),
    ...goods.map((count) => Math.min(4, count) / 4),
    (holding.spaces - stored(holding)) / STORAGE,
    near.beside / 5,
    near.nearBy / 10,
    near.reachable / 10,
    ready / 50,
    coins / 10,
    waitOf(table, seat),
    table.praefectusMagnus === seat ? 1 : 0,
  ];
}

/** The number of cards with a role. */
function countOf(cards: readonly string[], role: string, { catalogue }: PlannerBoard): number {
  let count = 0;
  for (const card of cards) {
    if (catalogue.get(card)?.halves.some((half) => half.role === role)) count += 1;
  }
  return count;
}

/** Cities without a house of the seat. */
interface Near {
  /** Beside its colonists. */
  readonly beside: number;
  /** Within some steps of them. */
  readonly nearBy: number;
  /** As far as they go in one turn. */
  readonly reachable: number;
}

/** Where the colonists of a seat stand, by what they can build there. */
function nearOf({ board }: KnownState, seat: Seat, places: PlannerBoard, lots: OwnLots): Near {
  const fewest: (number | undefined)[] = [];
  const { beside } = places;
  const note = (place: number, steps: number): void => {
    for (const city of beside[place] ?? []) {
      if (lots.sites[city] === undefined) continue;
      const before = fewest[city];
      if (before === undefined || steps < before) fewest[city] = steps;
    }
  };
  let colonists = 0;
  for (const { seat: owner } of board.colonists) if (owner === seat) colonists += 1;
  for (const { seat: owner, kind, at } of board.colonists) {
    if (owner !== seat) continue;
    note(places.board.numberOf(at), 0);
    for (const { number, steps } of places.board.reachFrom(at, kind)) {
      if (steps > colonists) break;
      note(number, steps);
    }
  }
  let [there, nearBy, reachable] = [0, 0, 0];
  for (const steps of fewest) {
    if (steps === undefined) continue;
    reachable += 1;
    if (steps === 0) there += 1;
    if (steps <= NEAR) nearBy += 1;
  }
  return { beside: there, nearBy, reachable };
}

/** The price of the goods of own houses in provinces whose marker shows goods, and the coins of the others. */
function harvestOf(
  { board }: KnownState,
  { provinceNumbers }: PlannerBoard,
  lots: OwnLots,
): { readonly ready: number; readonly coins: number } {
  let [ready, coins] = [0, 0];
  for (const province in board.markers) {
    const marker = board.markers[province];
    if (marker?.side === 'coins') coins += marker.coins;
    if (marker?.side !== 'goods') continue;
    const harvest = lots.harvests[provinceNumbers.get(province) ?? -1];
    if (harvest === undefined || harvest.own.length === 0) continue;
    ready += numberAt(PRICE, indexOf(marker.good));
    for (const good of harvest.own) ready += numberAt(PRICE, good);
  }
  return { ready, coins };
}

/** The colonists of a seat that go by land. */
function landOf({ board }: KnownState, seat: Seat): number {
  let count = 0;
  for (const { seat: owner, kind } of board.colonists) {
    if (owner === seat && kind === 'land') count += 1;
  }
  return count;
}

/** How long a seat waits for its turn: 0 if it has it, nearly 1 if it has just had it. */
function waitOf({ seat: now, players }: KnownState, seat: Seat): number {
  const count = players.length;
  return ((seat - now + count) % count) / count;
}
