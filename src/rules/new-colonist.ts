/** Putting a new colonist on the board, for the Tribune and the Colonist alike. */
import type { Action, ActionOf } from '../model/action';
import { refuse } from '../model/errors';
import { deepFreeze } from '../model/freeze';
import type { Bundle } from '../model/goods';
import { type CityId, COLONIST_KINDS, type ColonistKind, type Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { minus } from './bundle';
import { changeBoard, changePlayer, playerAt } from './change';
import type { Game, GoodsCost, Play } from './game';
import { choicesOf, choosePayment, notEnoughGoods, waysToPay } from './payment';

/** What a colonist costs. */
const COST: GoodsCost = deepFreeze({ goods: { food: 1, tool: 1 } satisfies Bundle, any: 0 });

/** Cities where a card lets colonists of a kind appear, in the order they are offered. */
export type Places = (
  game: Game,
  state: GameState,
  seat: Seat,
  kind: ColonistKind,
) => readonly CityId[];

/** The start places of the kind. */
export const inCapital: Places = (game, _state, _seat, kind) => game.board.capital[kind];

/** The start places and cities with an own house, where a route of the kind ends. */
export const inCapitalOrOwnCity: Places = (game, state, seat, kind) => {
  const own = [...game.board.cities.keys()].filter(
    (city) => game.board.canHold(city, kind) && state.board.houses[city]?.includes(seat),
  );
  return [...game.board.capital[kind], ...own];
};

/** Every colonist the player can place now. */
export function placements(game: Game, state: GameState, seat: Seat, places: Places): Action[] {
  const found: Action[] = [];
  const { goods, storehouse } = playerAt(state, seat);
  if (storehouse.land === 0 && storehouse.sea === 0) return found;
  const ways = waysToPay(goods, COST);
  if (ways.length === 0) return found;
  for (const kind of COLONIST_KINDS) {
    if (storehouse[kind] === 0) continue;
    for (const city of places(game, state, seat, kind)) {
      for (const pay of choicesOf(ways)) {
        found.push(
          pay === undefined
            ? { type: 'placeColonist', seat, kind, city }
            : { type: 'placeColonist', seat, kind, city, pay },
        );
      }
    }
  }
  return found;
}

/** @throws ConcordiaError if `placements` does not list the action. */
export function placeColonist(
  play: Play,
  seat: Seat,
  action: ActionOf<'placeColonist'>,
  places: Places,
  rule: string,
): void {
  const { kind, city } = action;
  const { goods, storehouse } = playerAt(play.state, seat);
  if (storehouse[kind] === 0) {
    refuse({
      code: 'NO_COLONIST',
      message: `There is no ${kind} colonist left in the storehouse.`,
      rule,
      details: { kind },
    });
  }
  if (!places(play.game, play.state, seat, kind).includes(city)) {
    refuse({
      code: 'UNREACHABLE',
      message: `No ${kind} colonist can be placed in ${city}.`,
      rule,
      details: { kind, city },
    });
  }
  const ways = waysToPay(goods, COST);
  if (ways.length === 0) refuse(notEnoughGoods(COST, rule));
  const paid = choosePayment(ways, action.pay, rule);
  changePlayer(play, seat, { goods: minus(goods, paid) });
  leaveStorehouse(play, seat, kind, city);
  play.events?.push({ type: 'colonistPlaced', seat, kind, city, paid });
}

/** Puts a colonist on the board who has been paid for. */
export function leaveStorehouse(play: Play, seat: Seat, kind: ColonistKind, city: CityId): void {
  const { storehouse } = playerAt(play.state, seat);
  const { land, sea } = storehouse;
  const left = kind === 'land' ? { land: land - 1, sea } : { land, sea: sea - 1 };
  changePlayer(play, seat, { storehouse: left });
  const { colonists } = play.state.board;
  changeBoard(play, { colonists: [...colonists, { seat, kind, at: city }] });
}
