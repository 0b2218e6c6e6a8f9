/**
 * Houses: what they cost and why one cannot be built, wherever a card or a map lets a player
 * build.
 */
import type { BaseActionOf } from '../kit/actions';
import type { HouseCost } from '../kit/game';
import { refusal } from '../kit/refusal';
import { LEGAL, type Wanted } from '../kit/step';
import type { Table, WorkingTable } from '../kit/table';
import { relay } from '../kit/values';
import type { AnyDecision, Because } from '../model/any';
import type { Cost } from '../model/cost';
import { type Refusal, refuse } from '../model/errors';
import { deepFreeze, withEntry } from '../model/freeze';
import type { Bundle, StoredGood } from '../model/goods';
import type { CityId, Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { covers, minus } from './bundle';
import { changeBoard, changePlayer, playerAt } from './change';
import { contains } from './lists';
import { choosePayment, paidFrom, paymentRefusal, waysToPay } from './payment';
import { moneyAfter, purseOf } from './purse';
import { notEnoughMoney, objectionTo } from './refusals';

const RULE = 'R-4.3';
const NOBODY: readonly Seat[] = [];
const BY_COLONIST: Because = Object.freeze({});

type BuildHouse = BaseActionOf<'buildHouse'>;

/** What a city's first house costs; the money counts once for every house there afterwards. */
export const HOUSE_COSTS: Readonly<Record<StoredGood, HouseCost>> = deepFreeze({
  brick: { goods: { food: 1 }, money: 1 },
  food: { goods: { brick: 1, food: 1 }, money: 2 },
  tool: { goods: { brick: 1, tool: 1 }, money: 3 },
  wine: { goods: { brick: 1, wine: 1 }, money: 4 },
  cloth: { goods: { brick: 1, cloth: 1 }, money: 5 },
  salt: { goods: { tool: 1, wine: 1 }, money: 5 },
});

export const alreadyBuilt = refusal({
  reason: 'alreadyBuilt',
  code: 'ALREADY_BUILT',
  rule: RULE,
  words: (names, { city }: { readonly city: CityId }) =>
    `You already have a house in ${names.place(city)}.`,
});

export const noHouseLeft = refusal({
  reason: 'noHouseLeft',
  code: 'NO_HOUSE_LEFT',
  rule: RULE,
  words: () => 'All houses are built.',
});

export const houseTooDear = refusal({
  reason: 'houseTooDear',
  code: 'NOT_ENOUGH_GOODS',
  rule: RULE,
  words: (names, { city, cost }: { readonly city: CityId; readonly cost: Bundle }) =>
    `A house in ${names.place(city)} costs ${names.goods(cost)}, more than the storehouse holds.`,
});

/** Adds the house in a city, once for each way to pay its goods, if there are several. */
function addHouses(found: BuildHouse[], table: Table, seat: Seat, city: CityId): void {
  const { goods } = playerAt(table.state, seat);
  // Only salt leaves a choice.
  const ways =
    (goods.salt ?? 0) === 0
      ? []
      : waysToPay(goods, { goods: houseCost(table, seat, city).goods, any: 0 });
  if (ways.length < 2) found.push({ type: 'buildHouse', seat, city });
  else for (const pay of ways) found.push({ type: 'buildHouse', seat, city, pay });
}

/**
 * Whether the house can be built and paid for, in a city that the player may build in otherwise: what
 * `houseRefusal` gives the reasons for, without those of maps and modules.
 */
function canBuild(table: Table, seat: Seat, city: CityId): boolean {
  const { state } = table;
  const { goods, houses } = playerAt(state, seat);
  if (houses === 0 || contains(state.board.houses[city] ?? NOBODY, seat)) return false;
  const cost = houseCost(table, seat, city);
  if (cost.money > purseOf(table, seat)) return false;
  if ((goods.salt ?? 0) === 0) return covers(goods, cost.goods);
  return waysToPay(goods, { goods: cost.goods, any: 0 }).length > 0;
}

/** Every house in these cities: those that can be built, or only so many of them; or any, if a wide list is wanted. */
export function housesIn(
  table: Table,
  seat: Seat,
  cities: Iterable<CityId>,
  { isWide, most }: Wanted = LEGAL,
): BuildHouse[] {
  const found: BuildHouse[] = [];
  for (const city of cities) {
    if (isWide || canBuild(table, seat, city)) addHouses(found, table, seat, city);
    if (found.length >= most) break;
  }
  return found;
}

/** Why the house cannot be built, in a city that the player may build in otherwise. */
export function houseRefusal(
  table: Table,
  action: BuildHouse,
  decision: AnyDecision,
): Refusal | undefined {
  const { state } = table;
  const { seat, city, pay } = action;
  const { goods, houses } = playerAt(state, seat);
  if (contains(state.board.houses[city] ?? NOBODY, seat)) {
    return alreadyBuilt({ city });
  }
  if (houses === 0) return noHouseLeft({});
  // Before the cost, because nobody can pay for what is closed.
  const closed = objectionTo(table, action, decision);
  if (closed !== undefined) return closed;
  const cost = houseCost(table, seat, city);
  const money = purseOf(table, seat);
  if (cost.money > money) return notEnoughMoney(cost.money, money, RULE);
  const ways = waysToPay(goods, { goods: cost.goods, any: 0 });
  if (ways.length > 0) return paymentRefusal(ways, pay, RULE);
  return houseTooDear({ city, cost: cost.goods });
}

/**
 * Pays and places a house that can be built. The present decision has to have gone on before, because what
 * follows from the house may put another one in front of it.
 */
export function buildHouse(play: WorkingTable, { seat, city, pay }: BuildHouse): void {
  const { state } = play;
  const { goods, money } = houseCost(play, seat, city);
  const player = playerAt(state, seat);
  const paid = choosePayment(waysToPay(player.goods, { goods, any: 0 }), pay);
  changePlayer(play, seat, {
    goods: minus(player.goods, paid),
    money: moneyAfter(play, seat, money),
    houses: player.houses - 1,
  });
  const built = state.board.houses;
  changeBoard(play, { houses: withEntry(built, city, [...(built[city] ?? []), seat]) });
  if (!play.isHeard) return;
  // Asked before it is told: who let it be built may not do so again.
  const because = relay(play.game.values.houseCause, BY_COLONIST, play, { seat, city });
  play.emit({ type: 'houseBuilt', seat, city, paid, money, because });
}

/** What is handed over for a house. */
export function priceOfHouse(table: Table, { seat, city, pay }: BuildHouse): Cost {
  return paidFrom(playerAt(table.state, seat).goods, houseCost(table, seat, city), pay);
}

/** What the player's next house in the city costs: the money times the houses there with it. */
export function houseCost(table: Table, seat: Seat, city: CityId): HouseCost {
  const { state } = table;
  const base = HOUSE_COSTS[goodOf(state, city)];
  const count = (state.board.houses[city]?.length ?? 0) + 1;
  const cost = { goods: base.goods, money: base.money * count };
  return relay(table.game.values.houseCost, cost, table, { seat, city });
}

/** The good of a city that is known to exist. */
function goodOf(state: GameState, city: CityId): StoredGood {
  return (
    state.board.cityGoods[city] ??
    refuse({ code: 'INVALID_STATE', message: `${city} has no good.`, details: { city } })
  );
}
