/**
 * Changes of a working state: lists, players, the board, open decisions, and what changes hands when a turn ends. All rules
 * are made of them.
 */

import type { BaseActionOf } from '../kit/actions';
import * as actions from '../kit/actions';
import type { DecisionType } from '../kit/decision';
import type { ChangingPosition, Position, Transition } from '../kit/game';
import { type Step, step } from '../kit/step';
import type { AnyAction, AnyDecision, Because, WithType } from '../model/any';
import type { CardId } from '../model/cards';
import type { Refusal } from '../model/errors';
import { inputFaults } from '../model/faults';
import { MAX_SEATS, type PlaceId, type Seat } from '../model/ids';
import {
  type BoardState,
  DISPLAY_PLACES,
  type GameState,
  MAX_MONEY,
  type Player,
  type WorkingState,
} from '../model/state';

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

/** Replaces fields of the board. Cities can exchange their goods within a letter, and no more. */
export function changeBoard({ state }: ChangingPosition, change: Partial<BoardState>): void {
  const { board } = state;
  state.board = {
    cityGoods: change.cityGoods ?? board.cityGoods,
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
export function interrupt(transition: Transition, act: () => void): void {
  const { state, deciding } = transition;
  const before = openDecisions(state);
  open(state, []);
  act();
  // What was being made may have been finished, or have reached its next stage, which is open by now.
  const waiting = before.filter((other) => other !== deciding || transition.deciding === deciding);
  open(state, [...openDecisions(state), ...waiting]);
}

function open(state: WorkingState, [next, ...queue]: readonly AnyDecision[]): void {
  state.decision = next ?? null;
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

/**
 * Replaces the decision that is being made by its next stage; what listeners have asked for meanwhile stays before it. If
 * none is being made any more, the next stage comes before all others.
 */
export function proceed<D extends AnyDecision>(transition: Transition, decision: D): void {
  const { state, deciding } = transition;
  transition.deciding = decision;
  if (state.decision === deciding) {
    state.decision = decision;
    return;
  }
  const before = openDecisions(state);
  const at = placeOf<AnyDecision | undefined>(before, deciding);
  open(state, at === -1 ? [decision, ...before] : replaced(before, at, decision));
}

/** Removes the decision that is being made; what listeners have asked for meanwhile stays. */
export function finish(transition: Transition): void {
  const { state, deciding } = transition;
  transition.deciding = undefined;
  // Nearly always it is the only one.
  if (state.decision === deciding && state.queue.length === 0) {
    state.decision = null;
    return;
  }
  const others = openDecisions(state).filter((other) => other !== deciding);
  open(state, others);
}

// What is decided before the first turn, if rules choose who begins.

/** Whether the first turn waits for one of the decisions, by default those that are open; for none of any time. */
export function awaitsFirstTurn(
  { game, state }: Position,
  decisions?: readonly AnyDecision[],
): boolean {
  if (game.modifiers.firstSeat === undefined || state.turn !== 1) return false;
  if (isOpen(state, 'playCard')) return false;
  return (decisions ?? openDecisions(state)).some(
    ({ kind }) => game.kinds.get(kind)?.type.when === 'beforeCard',
  );
}

/** Whether a card is being carried out, and none is waiting to be played. */
export function isCardInPlay(position: Position): boolean {
  const { state } = position;
  return state.decision !== null && !isOpen(state, 'playCard') && !awaitsFirstTurn(position);
}

// Praefectus Magnus: the card that doubles a bonus and then passes to the right.

/**
 * The number of bonus goods that a Prefect brings: two with the card, once a turn, and only for the player
 * whose turn it is, never for the partner.
 */
export function bonusFactor(state: GameState, seat: Seat): number {
  return holdsPraefectus(state, seat) && !state.praefectusUsed ? 2 : 1;
}

/** Notes that the holder has produced: the card is used, and passes on when the turn ends. */
export function usePraefectus(transition: Transition, seat: Seat): void {
  const { state } = transition;
  if (!holdsPraefectus(state, seat) || state.praefectusUsed) return;
  state.praefectusUsed = true;
  if (transition.hasObservers)
    transition.emit({ type: 'praefectusMagnusUsed', seat, because: { rule: 'R-5.1' } });
}

function holdsPraefectus(state: GameState, seat: Seat): boolean {
  return state.praefectusMagnus === seat && state.seat === seat;
}

/** Passes a used card to the player on the right at the end of the turn. */
export function passPraefectus(transition: Transition): void {
  const { praefectusMagnus: from, praefectusUsed, players } = transition.state;
  if (!praefectusUsed) return;
  const to = (from + players.length - 1) % players.length;
  transition.state.praefectusMagnus = to;
  transition.state.praefectusUsed = false;
  if (transition.hasObservers)
    transition.emit({ type: 'praefectusMagnusPassed', from, to, because: { rule: 'R-5.1' } });
}

// The display, which is filled again after a purchase and at the end of a turn.

/** The first empty place of the display that has to be filled, or -1. */
export function gapOf({ display, deck }: GameState): number {
  const gap = display.indexOf(null);
  if (gap === -1 || deck.length > 0) return gap;
  return items(display).findIndex((card, place, all) => card === null && all[place + 1] != null);
}

/** Shifts the display to the left and fills it up from the deck. */
export function refillDisplay(transition: Transition): void {
  const { state } = transition;
  if (gapOf(state) === -1) return;
  const left = items(state.display).filter((card) => card !== null);
  const deck = items(state.deck);
  const full: (CardId | null)[] = [...left, ...deck.splice(0, DISPLAY_PLACES - left.length)];
  while (full.length < DISPLAY_PLACES) full.push(null);
  state.display = full;
  state.deck = deck;
  if (transition.hasObservers)
    transition.emit({ type: 'displayRefilled', display: full, because: { rule: 'R-4.8' } });
}

// Ending an action, or declining what is offered.

/** The action of each seat, made once because it is listed so often. */
const PASSES: readonly BaseActionOf<'pass'>[] = Array.from({ length: MAX_SEATS }, (_, seat) =>
  Object.freeze({ type: 'pass', seat }),
);

/**
 * The step that ends a decision.
 *
 * @param passed - called after passing.
 * @param refusal - why passing is illegal now, for decisions that can forbid it.
 */
export function passing<D extends AnyDecision>(
  decision: DecisionType<D>,
  passed?: (transition: Transition, decision: D) => void,
  refusal?: (position: Position, action: AnyAction, decision: D) => Refusal | undefined,
): Step<AnyAction & WithType<'pass'>, D> {
  return step({
    ...actions.pass,
    rule: 'R-3.2',
    during: [decision],
    candidatesAreLegal: refusal === undefined,
    candidates: (_position, { seat }) => [PASSES[seat] ?? { type: 'pass', seat }],
    refusal: refusal && ((position, action, open) => refusal(position, action, open as D)),
    apply(transition, _action, open) {
      finish(transition);
      passed?.(transition, open as D);
    },
  });
}
