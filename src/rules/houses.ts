/** Houses: where a player may build, what it costs, and why it cannot be built. Any card or map may let one build. */
import { cityFaults } from '../board/city-goods';
import type { Board } from '../board/compiled-board';
import type { BaseActionOf } from '../kit/actions';
import {
  applyModifiers,
  forbidRefusal,
  type HouseCost,
  type Position,
  Snapshot,
  type Transition,
} from '../kit/game';
import { type CandidateRequest, LEGAL } from '../kit/step';
import type { AnyDecision, Because, Cost } from '../model/any';
import type { Refusal } from '../model/errors';
import { baseRefusal } from '../model/faults';
import { deepFreeze, withEntry } from '../model/freeze';
import type { Bundle, StoredGood } from '../model/goods';
import type { CityId, Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { changeBoard, contains, items, playerAt, workingPlayer } from './change';
import {
  choosePayment,
  minus,
  moneyAfter,
  paidBy,
  paymentRefusal,
  purseOf,
  waysToPay,
} from './payment';
import { notEnoughMoney } from './refusals';

const RULE = 'R-4.3';
const NOBODY: readonly Seat[] = [];
const BY_COLONIST: Because = Object.freeze({});

type BuildHouse = BaseActionOf<'buildHouse'>;

/** The cost of a city's first house; each house already there adds the money again. */
export const HOUSE_COSTS: Readonly<Record<StoredGood, HouseCost>> = deepFreeze({
  brick: { goods: { food: 1 }, money: 1 },
  food: { goods: { brick: 1, food: 1 }, money: 2 },
  tool: { goods: { brick: 1, tool: 1 }, money: 3 },
  wine: { goods: { brick: 1, wine: 1 }, money: 4 },
  cloth: { goods: { brick: 1, cloth: 1 }, money: 5 },
  salt: { goods: { tool: 1, wine: 1 }, money: 5 },
});

export const alreadyBuilt = baseRefusal({
  reason: 'alreadyBuilt',
  code: 'ALREADY_BUILT',
  rule: RULE,
  words: (names, { city }: { readonly city: CityId }) =>
    `You already have a house in ${names.place(city)}.`,
});

export const noHouseLeft = baseRefusal({
  reason: 'noHouseLeft',
  code: 'NO_HOUSE_LEFT',
  rule: RULE,
  words: () => 'All houses are built.',
});

export const houseTooDear = baseRefusal({
  reason: 'houseTooDear',
  code: 'NOT_ENOUGH_GOODS',
  rule: RULE,
  words: (names, { city, cost }: { readonly city: CityId; readonly cost: Bundle }) =>
    `A house in ${names.place(city)} costs ${names.goods(cost)}, more than the storehouse holds.`,
});

// Where: in the cities next to the player's colonists, and wherever the map adds.

/** Whether a colonist of the player stands on a route to the city. */
export function isBeside({ game, state }: Position, seat: Seat, city: CityId): boolean {
  const { colonists } = state.board;
  for (let index = 0; index < colonists.length; index++) {
    const piece = colonists[index];
    if (piece?.seat !== seat) continue;
    if (contains(game.board.citiesBeside(piece.at), city)) return true;
  }
  return false;
}

/** Cities and other named places at the ends of the routes where the player's colonists stand. */
export function placesBeside(board: Board, state: GameState, seat: Seat): Set<CityId> {
  const ends = new Set<CityId>();
  for (const piece of items(state.board.colonists)) {
    if (piece.seat !== seat) continue;
    for (const end of board.routes.get(piece.at)?.ends ?? []) ends.add(end);
  }
  return ends;
}

/** The cities next to the player's colonists. */
export function citiesBeside(board: Board, state: GameState, seat: Seat): ReadonlySet<CityId> {
  const cities = new Set<CityId>();
  for (const piece of items(state.board.colonists)) {
    if (piece.seat !== seat) continue;
    const beside = board.citiesBeside(piece.at);
    for (let index = 0; index < beside.length; index++) cities.add(beside[index] as CityId);
  }
  return cities;
}

/** Whether the player may build in a city; avoids making the set of all such cities if nobody has asked for it. */
export function isAdjacent(position: Position, seat: Seat, city: CityId): boolean {
  const known = Snapshot.knownOf(position)?.adjacentCities[seat];
  return known !== undefined || position.game.modifiers.adjacentCities !== undefined
    ? adjacentCities(position, seat).has(city)
    : isBeside(position, seat, city);
}

/** The cities where the player may build: those next to their colonists, and what the map adds. */
export function adjacentCities(position: Position, seat: Seat): ReadonlySet<CityId> {
  const known = Snapshot.knownOf(position)?.adjacentCities;
  const before = known?.[seat];
  if (before !== undefined) return before;
  const { game, state } = position;
  const beside = citiesBeside(game.board, state, seat);
  const cities = applyModifiers(game.modifiers.adjacentCities, beside, position, { seat });
  if (known !== undefined) known[seat] = cities;
  return cities;
}

// Which of them, for what price.

/** Adds the house in a city, once for each way to pay its goods. */
function addHouses(found: BuildHouse[], position: Position, seat: Seat, city: CityId): void {
  // Without salt there is one way.
  const hasSalt = (playerAt(position.state, seat).goods.salt ?? 0) > 0;
  const ways = hasSalt ? waysToPay(position, seat, houseCost(position, seat, city)) : [];
  if (ways.length < 2) found.push({ type: 'buildHouse', seat, city });
  else for (const pay of ways) found.push({ type: 'buildHouse', seat, city, pay });
}

/**
 * Whether the house can be built and paid for, in a city where the player may build. Agrees with `houseRefusal`,
 * apart from refusals of maps and modules.
 */
function canBuild(position: Position, seat: Seat, city: CityId): boolean {
  const { state } = position;
  const { houses } = playerAt(state, seat);
  if (houses === 0 || contains(state.board.houses[city] ?? NOBODY, seat)) return false;
  const cost = houseCost(position, seat, city);
  if (cost.money > purseOf(position, seat)) return false;
  return waysToPay(position, seat, cost).length > 0;
}

/** The houses that can be built in these cities, up to `most`; if a wide list is wanted, all of them. */
export function housesIn(
  position: Position,
  seat: Seat,
  cities: Iterable<CityId>,
  { isWide, most }: CandidateRequest = LEGAL,
): BuildHouse[] {
  const found: BuildHouse[] = [];
  // Going through a set is slow where it may be anything iterable.
  const list = [...cities];
  for (let index = 0; index < list.length && found.length < most; index++) {
    const city = list[index] as CityId;
    if (isWide || canBuild(position, seat, city)) addHouses(found, position, seat, city);
  }
  return found;
}

/** Why the house cannot be built, in a city where the player may build. */
export function houseRefusal(
  position: Position,
  action: BuildHouse,
  decision: AnyDecision,
): Refusal | undefined {
  const { state } = position;
  const { seat, city, pay } = action;
  const { houses } = playerAt(state, seat);
  if (contains(state.board.houses[city] ?? NOBODY, seat)) {
    return alreadyBuilt({ city });
  }
  if (houses === 0) return noHouseLeft({});
  // Asked before the cost: if the city is closed, money does not help.
  const closed = forbidRefusal(position, action, decision);
  if (closed !== undefined) return closed;
  const cost = houseCost(position, seat, city);
  const money = purseOf(position, seat);
  if (cost.money > money) return notEnoughMoney(cost.money, money, RULE);
  const ways = waysToPay(position, seat, cost);
  if (ways.length > 0) return paymentRefusal(ways, pay, RULE);
  return houseTooDear({ city, cost: cost.goods });
}

/** Pays for a house and places it. */
export function buildHouse(transition: Transition, { seat, city, pay }: BuildHouse): void {
  const { state } = transition;
  const cost = houseCost(transition, seat, city);
  const { money } = cost;
  const paid = choosePayment(waysToPay(transition, seat, cost), pay);
  const left = moneyAfter(transition, seat, money);
  const player = workingPlayer(transition, seat);
  player.goods = minus(player.goods, paid);
  player.money = left;
  player.houses -= 1;
  const built = state.board.houses;
  changeBoard(transition, { houses: withEntry(built, city, [...(built[city] ?? []), seat]) });
  if (!transition.hasObservers) return;
  // Asked before the event is emitted: listeners may use up the right to build here.
  const because = applyModifiers(transition.game.modifiers.houseCause, BY_COLONIST, transition, {
    seat,
    city,
  });
  transition.emit({ type: 'houseBuilt', seat, city, paid, money, because });
}

/** The goods and money paid for a house. */
export function priceOfHouse(position: Position, { seat, city, pay }: BuildHouse): Cost {
  return paidBy(position, seat, houseCost(position, seat, city), pay);
}

/** The cost of the player's next house in a city: the money times the number of houses there, including this one. */
export function houseCost(position: Position, seat: Seat, city: CityId): HouseCost {
  const { state } = position;
  const good =
    state.board.cityGoods[city] ??
    cityFaults.refuse('INVALID_STATE', '', 'cityWithoutGood', undefined, { city });
  const base = HOUSE_COSTS[good];
  const count = (state.board.houses[city]?.length ?? 0) + 1;
  const cost = { goods: base.goods, money: base.money * count };
  return applyModifiers(position.game.modifiers.houseCost, cost, position, { seat, city });
}
