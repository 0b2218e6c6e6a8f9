/**
 * Houses: what they cost and why one cannot be built, wherever a card or a map lets a player
 * build.
 */
import type { Action } from '../model/action';
import { type Refusal, refuse } from '../model/errors';
import { deepFreeze, withEntry } from '../model/freeze';
import type { Bundle, StoredGood } from '../model/goods';
import type { CityId, Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { minus } from './bundle';
import { changeBoard, changePlayer, playerAt } from './change';
import type { Game, HouseCost, Play } from './game';
import { choicesOf, choosePayment, waysToPay } from './payment';
import { moneyAfter, purseOf } from './purse';
import { notEnoughMoney } from './refusals';

const RULE = 'R-4.3';

/** What a city's first house costs; the money counts once for every house there afterwards. */
export const HOUSE_COSTS: Readonly<Record<StoredGood, HouseCost>> = deepFreeze({
  brick: { goods: { food: 1 }, money: 1 },
  food: { goods: { brick: 1, food: 1 }, money: 2 },
  tool: { goods: { brick: 1, tool: 1 }, money: 3 },
  wine: { goods: { brick: 1, wine: 1 }, money: 4 },
  cloth: { goods: { brick: 1, cloth: 1 }, money: 5 },
  salt: { goods: { tool: 1, wine: 1 }, money: 5 },
});

/** A house that can be built: what it costs, and every way to pay its goods. */
interface Permit {
  readonly cost: HouseCost;
  readonly ways: readonly Bundle[];
}

/** The house the player can build in a city they may build in, in every way to pay; or none. */
export function houses(game: Game, state: GameState, seat: Seat, city: CityId): readonly Action[] {
  const found: Action[] = [];
  addHouses(found, game, state, seat, city);
  return found;
}

/** The same, added to a list. */
export function addHouses(
  found: Action[],
  game: Game,
  state: GameState,
  seat: Seat,
  city: CityId,
): void {
  const permit = permitFor(game, state, seat, city);
  if (!('ways' in permit)) return;
  for (const pay of choicesOf(permit.ways)) {
    found.push(
      pay === undefined
        ? { type: 'buildHouse', seat, city }
        : { type: 'buildHouse', seat, city, pay },
    );
  }
}

/**
 * Pays and places the house. The present decision has to have gone on before, because what follows
 * from the house may put another one in front of it.
 *
 * @throws ConcordiaError if `houses` does not list it.
 */
export function buildHouse(play: Play, seat: Seat, city: CityId, pay: Bundle | undefined): void {
  const { game, state } = play;
  const permit = permitFor(game, state, seat, city);
  if (!('ways' in permit)) refuse(permit);
  const { money } = permit.cost;
  const player = playerAt(state, seat);
  const paid = choosePayment(permit.ways, pay, RULE);
  changePlayer(play, seat, {
    goods: minus(player.goods, paid),
    money: moneyAfter(play, seat, money),
    houses: player.houses - 1,
  });
  const built = state.board.houses;
  changeBoard(play, { houses: withEntry(built, city, [...(built[city] ?? []), seat]) });
  play.events?.push({ type: 'houseBuilt', seat, city, paid, money });
  for (const hook of game.hooks) hook.houseBuilt?.(play, seat, city);
}

/** Whether a house can be built in an adjacent city, or why not. */
function permitFor(game: Game, state: GameState, seat: Seat, city: CityId): Permit | Refusal {
  const { goods, houses: left } = playerAt(state, seat);
  if (state.board.houses[city]?.includes(seat)) {
    return {
      code: 'ALREADY_BUILT',
      message: `There is an own house in ${city}.`,
      rule: RULE,
      details: { city },
    };
  }
  if (left === 0) {
    return { code: 'NO_HOUSE_LEFT', message: 'All houses are built.', rule: RULE };
  }
  for (const hook of game.hooks) {
    const closed = hook.buildRefusal?.(game, state, seat, city);
    if (closed !== undefined) return closed;
  }
  const cost = houseCost(game, state, seat, city);
  const money = purseOf(game, state, seat);
  if (cost.money > money) return notEnoughMoney(cost.money, money, RULE);
  const ways = waysToPay(goods, { goods: cost.goods, any: 0 });
  if (ways.length > 0) return { cost, ways };
  return {
    code: 'NOT_ENOUGH_GOODS',
    message: `A house in ${city} costs goods that are not in the storehouse.`,
    rule: RULE,
    details: { city, cost: cost.goods },
  };
}

/** What the player's next house in the city costs: the money times the houses there with it. */
function houseCost(game: Game, state: GameState, seat: Seat, city: CityId): HouseCost {
  const base = HOUSE_COSTS[goodOf(state, city)];
  const count = (state.board.houses[city]?.length ?? 0) + 1;
  let cost: HouseCost = { goods: base.goods, money: base.money * count };
  for (const hook of game.hooks) cost = hook.houseCost?.(cost, game, state, seat, city) ?? cost;
  return cost;
}

/** The good of a city that is known to exist. */
function goodOf(state: GameState, city: CityId): StoredGood {
  return (
    state.board.cityGoods[city] ??
    refuse({ code: 'INVALID_STATE', message: `${city} has no good.`, details: { city } })
  );
}
