/** Placing a new colonist, for the Tribune, the Colonist, and rules that do the same. */
import type { BaseActionOf } from '../kit/actions';
import type { ChangingPosition, GoodsCost, Position, Transition } from '../kit/game';
import type { CandidateRequest } from '../kit/step';
import type { Refusal } from '../model/errors';
import { baseRefusal } from '../model/faults';
import { deepFreeze } from '../model/freeze';
import { type CityId, COLONIST_KINDS, type ColonistKind, type Seat } from '../model/ids';
import { changeBoard, contains, playerAt, workingPlayer } from './change';
import {
  choicesOf,
  choosePayment,
  minus,
  notEnoughGoods,
  paymentRefusal,
  waysToPay,
} from './payment';

/** What a colonist costs. */
export const COLONIST_COST: GoodsCost = deepFreeze({
  goods: { food: 1, tool: 1 },
  any: 0,
});

type PlaceColonist = BaseActionOf<'placeColonist'>;

/** Whether a card allows a new colonist of a kind in a city, besides the capital. */
type OwnPlace = (position: Position, seat: Seat, kind: ColonistKind, city: CityId) => boolean;

/** Only the capital: the Tribune. */
export const inCapital: OwnPlace = () => false;

/** Also cities with a house of the player, at the end of a route of that kind. */
export const inCapitalOrOwnCity: OwnPlace = ({ game, state }, seat, kind, city) =>
  contains(state.board.houses[city] ?? NOBODY, seat) && game.board.canHold(city, kind);

const NOBODY: readonly Seat[] = [];

/** All places allowed, in the order they are offered. */
function allowedPlaces(
  position: Position,
  seat: Seat,
  kind: ColonistKind,
  isOwn: OwnPlace,
): readonly CityId[] {
  const { board } = position.game;
  if (isOwn === inCapital) return board.capital[kind];
  const own = [...board.cities.keys()].filter((city) => isOwn(position, seat, kind, city));
  return [...board.capital[kind], ...own];
}

/** Every colonist the player can place, once for each way to pay. */
export function placements(
  position: Position,
  seat: Seat,
  isOwn: OwnPlace,
  { most, isWide }: CandidateRequest,
): readonly PlaceColonist[] {
  const found: PlaceColonist[] = [];
  const { storehouse } = playerAt(position.state, seat);
  if (storehouse.land === 0 && storehouse.sea === 0 && !isWide) return found;
  const ways = waysToPay(position, seat, COLONIST_COST);
  if (ways.length === 0 && !isWide) return found;
  const payments = choicesOf(ways);
  // By their indices: engines go through frozen lists slowly.
  for (let type = 0; type < COLONIST_KINDS.length; type++) {
    const kind = COLONIST_KINDS[type] as ColonistKind;
    if (storehouse[kind] === 0 && !isWide) continue;
    const places = allowedPlaces(position, seat, kind, isOwn);
    for (let place = 0; place < places.length; place++) {
      const city = places[place] as CityId;
      for (let way = 0; way < payments.length; way++) {
        const pay = payments[way];
        found.push(
          pay === undefined
            ? { type: 'placeColonist', seat, kind, city }
            : { type: 'placeColonist', seat, kind, city, pay },
        );
      }
      if (found.length >= most) return found;
    }
  }
  return found;
}

/** Why the colonist cannot be placed there. */
export function placementRefusal(
  position: Position,
  { seat, kind, city, pay }: PlaceColonist,
  isOwn: OwnPlace,
  rule: string,
): Refusal | undefined {
  const { storehouse } = playerAt(position.state, seat);
  if (storehouse[kind] === 0) return nobodyLeft({ kind }, rule);
  if (!position.game.board.capital[kind].includes(city) && !isOwn(position, seat, kind, city)) {
    return noPlaceForColonist({ kind, city }, rule);
  }
  const ways = waysToPay(position, seat, COLONIST_COST);
  return ways.length === 0 ? notEnoughGoods(COLONIST_COST, rule) : paymentRefusal(ways, pay, rule);
}

export const nobodyLeft = baseRefusal({
  reason: 'nobodyLeft',
  code: 'NO_COLONIST',
  words: (names, { kind }: { readonly kind: ColonistKind }) =>
    `There is no ${names.colonist(kind)} left in the storehouse.`,
});

export const noPlaceForColonist = baseRefusal({
  reason: 'noPlaceForColonist',
  code: 'UNREACHABLE',
  words: (names, { kind, city }: { readonly kind: ColonistKind; readonly city: CityId }) =>
    `A ${names.colonist(kind)} cannot be placed in ${names.place(city)}.`,
});

/** Where a Colonist may place a new colonist of a kind, in the order they are offered. */
export function placesOfColonist(
  position: Position,
  seat: Seat,
  kind: ColonistKind,
): readonly CityId[] {
  return allowedPlaces(position, seat, kind, inCapitalOrOwnCity);
}

/** Pays for a colonist and places it. */
export function placeColonist(
  transition: Transition,
  { seat, kind, city, pay }: PlaceColonist,
): void {
  const paid = choosePayment(waysToPay(transition, seat, COLONIST_COST), pay);
  const player = workingPlayer(transition, seat);
  player.goods = minus(player.goods, paid);
  placeFromStorehouse(transition, seat, kind, city);
  if (transition.hasObservers) transition.emit({ type: 'colonistPlaced', seat, kind, city, paid });
}

/** Puts a colonist from the storehouse into a city; it costs nothing. */
export function placeFromStorehouse(
  position: ChangingPosition,
  seat: Seat,
  kind: ColonistKind,
  city: CityId,
): void {
  const player = workingPlayer(position, seat);
  const { land, sea } = player.storehouse;
  player.storehouse = kind === 'land' ? { land: land - 1, sea } : { land, sea: sea - 1 };
  const { colonists } = position.state.board;
  changeBoard(position, { colonists: [...colonists, { seat, kind, at: city }] });
}
