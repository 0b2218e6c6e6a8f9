/**
 * Architect: first move, then build.
 *
 * Colonists move one after the other, each to a free route within the steps that are left; the board
 * knows the fewest steps to every route. Building the first house ends all moving.
 */
import type { Board } from '../board/board';
import type { ActionOf } from '../model/action';
import type { DecisionOf } from '../model/decision';
import { type Refusal, refuse } from '../model/errors';
import type { ByGood, Good } from '../model/goods';
import type { CityId, ColonistKind, PlaceId, RouteId, Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { minus } from './bundle';
import { ask, changeBoard, changePlayer, finish, playerAt, proceed } from './change';
import type { DecidingRole, Game, HouseCost, Play } from './game';
import { choosePayment, eachPayment, waysToPay } from './payment';
import { notEnoughMoney, wrongDecision } from './refusals';

type ArchitectDecision = DecisionOf<'architect'>;

/** What a city's first house costs; the money counts once for every house there afterwards. */
const HOUSE_COSTS: ByGood<HouseCost> = {
  brick: { goods: { food: 1 }, money: 1 },
  food: { goods: { brick: 1, food: 1 }, money: 2 },
  tool: { goods: { brick: 1, tool: 1 }, money: 3 },
  wine: { goods: { brick: 1, wine: 1 }, money: 4 },
  cloth: { goods: { brick: 1, cloth: 1 }, money: 5 },
};

export const architect: DecidingRole<ArchitectDecision> = {
  name: 'architect',
  kind: 'architect',

  begin(play, seat) {
    const steps = stepsOf(play.game, play.state, seat);
    ask(play, { kind: 'architect', seat, steps, building: false });
  },

  *legal(game, state, decision) {
    const { seat } = decision;
    yield* moves(game, state, decision);
    for (const city of adjacentCities(game.board, state, seat)) {
      if (buildRefusal(game, state, seat, city) !== undefined) continue;
      const { goods } = houseCost(game, state, seat, city);
      const ways = waysToPay(playerAt(state, seat).goods, { goods, any: 0 });
      yield* eachPayment({ type: 'buildHouse', seat, city } as const, ways);
    }
    yield { type: 'pass', seat };
  },

  apply(play, decision, action) {
    switch (action.type) {
      case 'moveColonist':
        moveColonist(play, decision, action);
        break;
      case 'buildHouse':
        buildHouse(play, decision, action);
        break;
      case 'pass':
        finish(play);
        for (const hook of play.game.hooks) hook.architectEnded?.(play, decision.seat);
        break;
      default:
        wrongDecision(decision, action);
    }
  },

  check(game, state, { seat, steps }) {
    const most = stepsOf(game, state, seat);
    if (steps <= most) return undefined;
    return { code: 'INVALID_STATE', message: `${steps} steps are left of ${most}.`, rule: 'R-4.2' };
  },
};

/** One step for each own colonist on the board. */
function stepsOf(game: Game, state: GameState, seat: Seat): number {
  let steps = state.board.colonists.filter((piece) => piece.seat === seat).length;
  for (const hook of game.hooks) steps = hook.steps?.(steps, game, state, seat) ?? steps;
  return steps;
}

function* moves(
  game: Game,
  state: GameState,
  { seat, steps, building }: ArchitectDecision,
): Iterable<ActionOf<'moveColonist'>> {
  if (building || steps === 0) return;
  const { colonists } = state.board;
  for (const [index, piece] of colonists.entries()) {
    if (piece.seat !== seat) continue;
    const { kind, at } = piece;
    // Two colonists of a kind in one city are the same choice.
    const first = colonists.findIndex((other) => isPiece(other, seat, kind, at));
    if (first !== index) continue;
    for (const ahead of game.board.reachFrom(at, kind)) {
      if (ahead.steps > steps) break;
      if (isFree(game.board, state, ahead.route, kind)) {
        yield { type: 'moveColonist', seat, kind, from: at, to: ahead.route };
      }
    }
  }
}

function moveColonist(
  play: Play,
  decision: ArchitectDecision,
  action: ActionOf<'moveColonist'>,
): void {
  const { board } = play.game;
  const { seat, steps, building } = decision;
  const { kind, from, to } = action;
  if (building) {
    refuse({
      code: 'WRONG_DECISION',
      message: 'No colonist moves after the first house of the turn.',
      rule: 'R-4.3',
    });
  }
  const { colonists } = play.state.board;
  const moved = colonists.findIndex((piece) => isPiece(piece, seat, kind, from));
  if (moved === -1) {
    refuse({
      code: 'NO_COLONIST',
      message: `No own ${kind} colonist stands at ${from}.`,
      rule: 'R-4.2',
      details: { kind, from },
    });
  }
  const taken = board.stepsBetween(from, to, kind);
  if (taken === undefined || taken > steps) {
    refuse({
      code: 'UNREACHABLE',
      message:
        taken === undefined
          ? `No way for a ${kind} colonist leads from ${from} to a stay on ${to}.`
          : `From ${from} to ${to} it is ${taken} steps, and ${steps} are left.`,
      rule: 'R-4.2',
      details: { from, to, needed: taken ?? null, steps },
    });
  }
  if (!isFree(board, play.state, to, kind)) {
    refuse({
      code: 'ROUTE_OCCUPIED',
      message: `A colonist stands on ${to} already.`,
      rule: 'R-4.2',
      details: { route: to },
    });
  }
  changeBoard(play, {
    colonists: colonists.map((piece, index) => (index === moved ? { seat, kind, at: to } : piece)),
  });
  proceed(play, { kind: 'architect', seat, steps: steps - taken, building });
  play.events.push({ type: 'colonistMoved', seat, kind, from, to, steps: taken });
}

function isPiece(
  piece: GameState['board']['colonists'][number],
  seat: Seat,
  kind: ColonistKind,
  at: PlaceId,
): boolean {
  return piece.seat === seat && piece.kind === kind && piece.at === at;
}

/** Only one colonist stands on a route, unless the map lets that kind share. */
function isFree(board: Board, state: GameState, route: RouteId, kind: ColonistKind): boolean {
  if (board.map.sharedRoutes?.includes(kind)) return true;
  return !state.board.colonists.some(({ at }) => at === route);
}

/** Cities at the ends of the routes where own colonists stand. */
function adjacentCities(board: Board, state: GameState, seat: Seat): ReadonlySet<CityId> {
  const cities = new Set<CityId>();
  for (const piece of state.board.colonists) {
    if (piece.seat !== seat) continue;
    for (const end of board.routes.get(piece.at)?.ends ?? []) {
      if (board.cities.has(end)) cities.add(end);
    }
  }
  return cities;
}

/** Why no house can be built in an adjacent city; undefined if it can. */
function buildRefusal(game: Game, state: GameState, seat: Seat, city: CityId): Refusal | undefined {
  const rule = 'R-4.3';
  const { money, goods, houses } = playerAt(state, seat);
  if (state.board.houses[city]?.includes(seat)) {
    return {
      code: 'ALREADY_BUILT',
      message: `There is an own house in ${city}.`,
      rule,
      details: { city },
    };
  }
  if (houses === 0) {
    return { code: 'NO_HOUSE_LEFT', message: 'All houses are built.', rule };
  }
  if (game.hooks.some((hook) => hook.mayBuild?.(game, state, seat, city) === false)) {
    return { code: 'CITY_CLOSED', message: `Nobody may build in ${city} now.`, details: { city } };
  }
  const cost = houseCost(game, state, seat, city);
  if (cost.money > money) return notEnoughMoney(cost.money, money, rule);
  if (waysToPay(goods, { goods: cost.goods, any: 0 }).length === 0) {
    return {
      code: 'NOT_ENOUGH_GOODS',
      message: `A house in ${city} costs goods that are not in the storehouse.`,
      rule,
      details: { city, cost: cost.goods },
    };
  }
  return undefined;
}

/** What the player's next house in the city costs: the money times the houses there with it. */
function houseCost(game: Game, state: GameState, seat: Seat, city: CityId): HouseCost {
  const base = HOUSE_COSTS[goodOf(state, city)];
  const houses = (state.board.houses[city]?.length ?? 0) + 1;
  let cost: HouseCost = { goods: base.goods, money: base.money * houses };
  for (const hook of game.hooks) cost = hook.houseCost?.(cost, game, state, seat, city) ?? cost;
  return cost;
}

/** The good of a city that is known to exist. */
function goodOf(state: GameState, city: CityId): Good {
  return (
    state.board.cityGoods[city] ??
    refuse({ code: 'INVALID_STATE', message: `${city} has no good.`, details: { city } })
  );
}

function buildHouse(play: Play, decision: ArchitectDecision, action: ActionOf<'buildHouse'>): void {
  const { game, state } = play;
  const { seat } = decision;
  const { city } = action;
  if (!adjacentCities(game.board, state, seat).has(city)) {
    refuse({
      code: 'CITY_NOT_ADJACENT',
      message: `No own colonist stands on a route to a city ${city}.`,
      rule: 'R-4.3',
      details: { city },
    });
  }
  const refusal = buildRefusal(game, state, seat, city);
  if (refusal !== undefined) refuse(refusal);
  const player = playerAt(state, seat);
  const { goods, money } = houseCost(game, state, seat, city);
  const paid = choosePayment(player.goods, { goods, any: 0 }, action.pay, 'R-4.3');
  changePlayer(play, seat, {
    goods: minus(player.goods, paid),
    money: player.money - money,
    houses: player.houses - 1,
  });
  const { houses } = state.board;
  changeBoard(play, { houses: { ...houses, [city]: [...(houses[city] ?? []), seat] } });
  proceed(play, { ...decision, building: true });
  play.events.push({ type: 'houseBuilt', seat, city, paid, money });
  for (const hook of game.hooks) hook.houseBuilt?.(play, seat, city);
}
