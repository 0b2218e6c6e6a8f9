/** Blue tiles that work by themselves, and what green ones do until an action ends. */
import { playsSalt } from '../../board/tokens';
import { countGoods } from '../../model/count-goods';
import { type Bundle, PRICES } from '../../model/goods';
import type { CityId, Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import { spacesOfTiles } from '../../model/tile-spaces';
import { without } from '../../rules/bundle';
import { receiveMoney } from '../../rules/change';
import type { Game, HouseCost, RuleHooks } from '../../rules/game';
import { placesBeside } from '../../rules/moving';
import { actionOf, forumPart, isNoted, noteInAction, noteTile, owns } from './part';

export const permanentTiles = {
  steps: (steps, _game, state, seat) => steps + (owns(state, seat, 'appius-arcadius') ? 1 : 0),

  adjacentCities(cities, game, state, seat) {
    if (!owns(state, seat, 'annaeus-arcadius')) return cities;
    if (isNoted(state, seat, 'annaeus-arcadius')) return cities;
    return new Set([...cities, ...citiesOfAnnaeus(game, state, seat)]);
  },

  houseCost(cost, _game, state, seat, city) {
    const { cheap = {} } = actionOf(state, seat) ?? {};
    if (cheap.marcus === city) return { goods: { tool: 1 }, money: 0 };
    let { goods, money }: HouseCost = cost;
    if (owns(state, seat, 'aulus-arcadius')) money = Math.max(0, money - 1);
    if (cheap.mamercus === city) money = 0;
    if (isNoted(state, seat, 'mamilius')) goods = withoutBricks(goods);
    return { goods, money };
  },

  houseBuilt(play, seat, city) {
    const { game, state } = play;
    if (actionOf(state, seat) === undefined) return;
    const isAnnaeus =
      owns(state, seat, 'annaeus-arcadius') &&
      !placesBeside(game.board, state, seat).has(city) &&
      citiesOfAnnaeus(game, state, seat).has(city);
    if (isAnnaeus) noteTile(play, 'annaeus-arcadius');
    noteInAction(play, { built: true });
  },

  provinceProduced(play, seat, province) {
    if (!owns(play.state, seat, 'donatus-pompeius')) return;
    receiveMoney(play, seat, play.state.board.markers[province]?.coins ?? 0);
  },

  tradeKinds: (kinds, _game, state, seat) =>
    owns(state, seat, 'servius-marcellus') ? kinds + 1 : kinds,

  tradeValue(amount, _game, state, seat, { deal, good, count }) {
    const { decision } = state;
    if (decision?.kind !== 'mercator') return amount;
    if (deal === 'sell') return owns(state, seat, 'gaius-marcellus') ? amount + count : amount;
    const isFirst = good === 'brick' && decision.traded.brick === undefined;
    return isFirst && owns(state, seat, 'faustus-marcellus') ? amount - PRICES.brick : amount;
  },

  cardCost(cost, game, state, seat, place) {
    const kind = state.decision?.kind;
    // A Praetor is the Senator of teams.
    const isSenator = kind === 'senator' || kind === 'praetor';
    if (!isSenator || !owns(state, seat, 'cornelius-scipio')) return cost;
    const { any: _any, ...extra } = game.extraCosts[place] ?? { any: 0 };
    return { goods: without(cost.goods, extra), any: cost.any + countGoods(extra) };
  },

  capacity: (spaces, _game, state, seat) =>
    spaces + spacesOfTiles(forumPart.read(state).owned[seat] ?? []),
} satisfies RuleHooks;

/** Whether a tile that says "salt city" means this one: any, where salt is not played. */
export function isSaltCity({ rules }: Game, state: GameState, city: CityId): boolean {
  return !playsSalt(rules) || state.board.cityGoods[city] === 'salt';
}

function withoutBricks({ brick: _brick, ...others }: Bundle): Bundle {
  return others;
}

/** Cities at the far ends of routes that others hold, where the near end is next to an own colonist. */
function citiesOfAnnaeus(game: Game, state: GameState, seat: Seat): ReadonlySet<CityId> {
  const { board } = game;
  const near = placesBeside(board, state, seat);
  const far = new Set<CityId>();
  for (const piece of state.board.colonists) {
    const [a, b] = board.routes.get(piece.at)?.ends ?? [];
    if (piece.seat === seat || a === undefined || b === undefined) continue;
    if (near.has(a) && board.cities.has(b)) far.add(b);
    if (near.has(b) && board.cities.has(a)) far.add(a);
  }
  return far;
}
