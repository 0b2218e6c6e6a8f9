/** Changes of a working state, and lists without copies. */

import type { ChangingPosition, Transition } from '../kit/game';
import type { AnyDecision, Because } from '../model/any';
import { inputFaults } from '../model/faults';
import type { PlaceId, Seat } from '../model/ids';
import { type BoardState, type GameState, MAX_MONEY, type Player } from '../model/state';

// Changing and searching the lists of a state. These are frozen, and engines read frozen lists slowly: most
// methods take ten to fifty times as long. Only spreading and reading by index are fast, so every function here
// begins with one of them.

/** A copy of a list, to search. */
export function items<T>(list: readonly T[]): T[] {
  return [...list];
}

/** Whether a list contains the item. */
export function contains<T>(list: readonly T[], item: T): boolean {
  return placeOf(list, item) !== -1;
}

/** The index of an item, or -1. */
export function placeOf<T>(list: readonly T[], item: T): number {
  for (let index = 0; index < list.length; index++) if (list[index] === item) return index;
  return -1;
}

/** The last item of a list. */
export function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}

/** The list with another item at the index. */
export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  const copy = [...list];
  copy[index] = item;
  return copy;
}

/** The list without the item at the index. */
export function removed<T>(list: readonly T[], index: number): T[] {
  const copy = [...list];
  for (let next = index + 1; next < copy.length; next++) copy[next - 1] = copy[next] as T;
  copy.pop();
  return copy;
}

// The small changes that all rules are made of, one level each. Objects that are copied often are written out
// as literals, which is many times faster than a spread.

/** The player of a seat, which must exist. */
export function playerAt(state: GameState, seat: Seat): Player {
  return (
    state.players[seat] ??
    inputFaults.refuse('INVALID_STATE', '', 'noSuchSeat', undefined, { seat })
  );
}

type WorkingPlayer = { -readonly [K in keyof Player]: Player[K] };

/**
 * The player of a seat as a copy, already in the state, whose fields may be written at once. Find out first what is to
 * be written: nobody sees the player half changed.
 */
export function workingPlayer({ state }: ChangingPosition, seat: Seat): WorkingPlayer {
  const player = playerAt(state, seat);
  const copy = {
    name: player.name,
    hand: player.hand,
    discard: player.discard,
    money: player.money,
    goods: player.goods,
    storehouse: player.storehouse,
    houses: player.houses,
  };
  const players = [...state.players];
  players[seat] = copy;
  state.players = players;
  return copy;
}

/** Replaces fields of a player. */
export function changePlayer(
  position: ChangingPosition,
  seat: Seat,
  { hand, discard, money, goods, storehouse, houses }: Partial<Omit<Player, 'name'>>,
): void {
  const player = workingPlayer(position, seat);
  player.hand = hand ?? player.hand;
  player.discard = discard ?? player.discard;
  player.money = money ?? player.money;
  player.goods = goods ?? player.goods;
  player.storehouse = storehouse ?? player.storehouse;
  player.houses = houses ?? player.houses;
}

/** Replaces fields of the board. */
export function changeBoard(
  { state }: ChangingPosition,
  change: Partial<Omit<BoardState, 'cityGoods'>>,
): void {
  const { board } = state;
  state.board = {
    cityGoods: board.cityGoods,
    houses: change.houses ?? board.houses,
    colonists: change.colonists ?? board.colonists,
    markers: change.markers ?? board.markers,
  };
}

/** Moves the colonist at index `moved` of the list. */
export function movePiece(position: ChangingPosition, moved: number, to: PlaceId): void {
  const { colonists } = position.state.board;
  const piece = colonists[moved];
  if (piece === undefined) return;
  changeBoard(position, {
    colonists: replaced(colonists, moved, { seat: piece.seat, kind: piece.kind, at: to }),
  });
}

/** Pays a player from the bank, with an event. */
export function receiveMoney(transition: Transition, seat: Seat, due: number): void {
  const { money } = playerAt(transition.state, seat);
  const amount = payable(money, due);
  if (amount === 0) return;
  workingPlayer(transition, seat).money = money + amount;
  if (transition.hasObservers) transition.emit({ type: 'moneyReceived', seat, amount });
}

/** What the bank pays a player who already has `money`. */
export function payable(money: number, due: number): number {
  return Math.min(due, MAX_MONEY - money);
}

/** Puts a decision behind those already waiting. */
export function ask<D extends AnyDecision>({ state }: Transition, decision: D): void {
  if (state.decision === null) state.decision = decision;
  else state.queue = [...state.queue, decision];
}

/** Calls `act` now; the decisions that it asks for come before those already open. */
export function interrupt({ state }: Transition, act: () => void): void {
  const open = openDecisions(state);
  state.decision = null;
  state.queue = [];
  act();
  const [next = null, ...queue] = [...openDecisions(state), ...open];
  state.decision = next;
  state.queue = queue;
}

/**
 * Does something for a reason: its events carry it in `because`, merged with the cause already known.
 *
 * @param because - the reason, such as `{ rule: 'R-7.1', card: 'tribune' }`.
 * @param act - is called at once.
 */
export function withCause(transition: Transition, because: Because, act: () => void): void {
  const before = transition.because;
  if (transition.hasObservers) transition.because = { ...before, ...because };
  act();
  transition.because = before;
}

/** Whether a decision of this kind is open: the present one or one waiting. */
export function isOpen(state: GameState, kind: string, seat?: Seat): boolean {
  return openDecisions(state).some(
    (open) => open.kind === kind && (seat === undefined || open.seat === seat),
  );
}

/** The present decision and those waiting, in the order they will be made. */
export function openDecisions({ decision, queue }: GameState): readonly AnyDecision[] {
  return decision === null ? [] : [decision, ...queue];
}

/** Replaces the present decision by its next stage. */
export function proceed<D extends AnyDecision>({ state }: Transition, decision: D): void {
  state.decision = decision;
}

/** Removes the present decision; the next one waiting takes its place. */
export function finish({ state }: Transition): void {
  const { queue } = state;
  if (queue.length === 0) {
    state.decision = null;
    return;
  }
  const [next = null, ...rest] = queue;
  state.decision = next;
  state.queue = rest;
}
