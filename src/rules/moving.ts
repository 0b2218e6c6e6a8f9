/**
 * Moving colonists (R-4.2), one at a time, each to a free route within the steps left. The board knows the fewest
 * steps to every route.
 */

import type { Board } from '../board/compiled-board';
import { waysBetween } from '../board/ways';
import type { BaseActionOf } from '../kit/actions';
import {
  applyModifiers,
  type ColonistMove,
  type Game,
  type Position,
  type Transition,
} from '../kit/game';
import { type CandidateRequest, ONE } from '../kit/step';
import type { Cost } from '../model/any';
import type { Refusal } from '../model/errors';
import { baseRefusal } from '../model/faults';
import type { ColonistKind, PlaceId, RouteId, Seat } from '../model/ids';
import type { ColonistPiece, GameState } from '../model/state';
import { items, movePiece, workingPlayer } from './change';
import { moneyAfter, purseOf } from './payment';
import { notEnoughMoney } from './refusals';

const RULE = 'R-4.2';

type MoveColonist = BaseActionOf<'moveColonist'>;

/** One step for each of the player's colonists on the board (R-4.2). */
export function stepsOf(position: Position, seat: Seat): number {
  return applyModifiers(
    position.game.modifiers.movement,
    countColonists(position.state, seat),
    position,
    { seat },
  );
}

/** The player's colonists on the board. */
export function countColonists(state: GameState, seat: Seat): number {
  let count = 0;
  for (const piece of items(state.board.colonists)) if (piece.seat === seat) count += 1;
  return count;
}

/** Every move of a colonist to a free route within `steps`, up to `most`; if a wide list is wanted, to any route. */
export function moves(
  position: Position,
  seat: Seat,
  steps: number,
  { most, isWide }: CandidateRequest,
): MoveColonist[] {
  const found: MoveColonist[] = [];
  if (steps === 0) return found;
  const { board, movesOf } = position.game;
  const { colonists } = position.state.board;
  const held = new Set(items(colonists).map(({ at }) => at));
  const isFree = hasFreeMoves(position);
  for (let index = 0; index < colonists.length; index++) {
    const piece = colonists[index];
    // Two colonists of the same kind in the same city are one choice.
    if (piece?.seat !== seat || isAgain(colonists, index, piece)) continue;
    const shared = isWide || isShared(board, piece.kind);
    const ahead = movesOf(piece);
    for (let next = 0; next < ahead.length; next++) {
      const move = ahead[next];
      if (move === undefined || move.steps > steps) break;
      if (!shared && held.has(move.action.to)) continue;
      if (!isFree && !isWide && tooDear(position, move.action) !== undefined) continue;
      if (found.push(move.action) === most) return found;
    }
  }
  return found;
}

/** Whether any colonist can move to a free route within `steps`. */
export function canMove(position: Position, seat: Seat, steps: number): boolean {
  return moves(position, seat, steps, ONE).length > 0;
}

/** The moves on a board, made when first needed: there are thousands, and most are never asked for. */
export function movesOn(board: Board): Game['movesOf'] {
  const known: (readonly ColonistMove[] | undefined)[] = [];
  return ({ seat, kind, at }) => {
    const number = board.numberOf(at);
    if (number === -1) return NO_MOVES;
    const key = (2 * seat + (kind === 'land' ? 0 : 1)) * board.size + number;
    known[key] ??= board.reachFrom(at, kind).map(({ route, steps }) => ({
      action: Object.freeze({ type: 'moveColonist', seat, kind, from: at, to: route }),
      steps,
    }));
    return known[key];
  };
}

const NO_MOVES: readonly ColonistMove[] = Object.freeze([]);

/** Whether an equal colonist comes earlier in the list. */
function isAgain(
  colonists: readonly ColonistPiece[],
  index: number,
  piece: ColonistPiece,
): boolean {
  const { seat, kind, at } = piece;
  for (let before = 0; before < index; before++) {
    const other = colonists[before];
    if (other !== undefined && isPiece(other, seat, kind, at)) return true;
  }
  return false;
}

function isHeld(colonists: readonly ColonistPiece[], place: PlaceId): boolean {
  for (let index = 0; index < colonists.length; index++)
    if (colonists[index]?.at === place) return true;
  return false;
}

/**
 * Why the colonist cannot make this move.
 *
 * @param steps - the steps left.
 */
export function moveRefusal(
  position: Position,
  action: MoveColonist,
  steps: number,
): Refusal | undefined {
  const { game, state } = position;
  const { seat, kind, from, to } = action;
  const { board } = game;
  const { colonists } = state.board;
  if (pieceAt(colonists, seat, kind, from) === -1) {
    return nobodyThere({ kind, from });
  }
  const taken = board.stepsBetween(from, to, kind);
  if (taken === undefined) return noWay({ kind, from, to, needed: null, steps });
  if (taken > steps) return tooFar({ from, to, needed: taken, steps });
  if (!isShared(board, kind) && isHeld(colonists, to)) return routeOccupied({ route: to });
  return hasFreeMoves(position) ? undefined : tooDear(position, action);
}

function hasFreeMoves({ game }: Position): boolean {
  return game.modifiers.moveCost === undefined;
}

function tooDear(position: Position, action: MoveColonist): Refusal | undefined {
  const cost = moneyFor(position, action);
  const money = purseOf(position, action.seat);
  return cost > money ? notEnoughMoney(cost, money, RULE) : undefined;
}

/** The sestertii that the cheapest way costs; none without rules that ask for some. */
function moneyFor(position: Position, { seat, kind, from, to }: MoveColonist): number {
  const { board, modifiers } = position.game;
  if (modifiers.moveCost === undefined) return 0;
  const costs = waysBetween(board, from, to, kind).map((path) =>
    applyModifiers(modifiers.moveCost, 0, position, { seat, kind, from, to, path }),
  );
  return costs.length === 0 ? 0 : Math.min(...costs);
}

export const nobodyThere = baseRefusal({
  reason: 'nobodyThere',
  code: 'NO_COLONIST',
  rule: RULE,
  words: (names, { kind, from }: { readonly kind: ColonistKind; readonly from: PlaceId }) =>
    `You have no ${names.colonist(kind)} at ${names.place(from)}.`,
});

export const noWay = baseRefusal({
  reason: 'noWay',
  code: 'UNREACHABLE',
  rule: RULE,
  words: (
    names,
    {
      kind,
      from,
      to,
    }: {
      readonly kind: ColonistKind;
      readonly from: PlaceId;
      readonly to: RouteId;
      readonly needed: null;
      readonly steps: number;
    },
  ) => `A ${names.colonist(kind)} at ${names.place(from)} cannot reach ${names.place(to)}.`,
});

export const tooFar = baseRefusal({
  reason: 'tooFar',
  code: 'UNREACHABLE',
  rule: RULE,
  words: (
    names,
    {
      from,
      to,
      needed,
      steps,
    }: {
      readonly from: PlaceId;
      readonly to: RouteId;
      readonly needed: number;
      readonly steps: number;
    },
  ) =>
    `It takes ${names.counted(needed, 'step')} from ${names.place(from)} to ${names.place(to)}, but ${steps === 0 ? 'none is' : `only ${steps} ${steps === 1 ? 'is' : 'are'}`} left.`,
});

export const routeOccupied = baseRefusal({
  reason: 'routeOccupied',
  code: 'ROUTE_OCCUPIED',
  rule: RULE,
  words: (names, { route }: { readonly route: RouteId }) =>
    `There is already a colonist on ${names.place(route)}.`,
});

/** The steps of a move that is possible, and the sestertii that rules ask for it. */
export function priceOfMove(position: Position, action: MoveColonist): Cost {
  const { kind, from, to } = action;
  const steps = position.game.board.stepsBetween(from, to, kind) ?? 0;
  if (hasFreeMoves(position)) return { steps };
  return { steps, money: moneyFor(position, action) };
}

/** Moves the colonist, and returns the steps of the move. */
export function moveColonist(transition: Transition, action: MoveColonist): number {
  const { seat, kind, from, to } = action;
  const { steps = 0, money = 0 } = priceOfMove(transition, action);
  if (money > 0) {
    const left = moneyAfter(transition, seat, money);
    workingPlayer(transition, seat).money = left;
  }
  movePiece(transition, pieceAt(transition.state.board.colonists, seat, kind, from), to);
  if (transition.hasObservers)
    transition.emit({
      type: 'colonistMoved',
      seat,
      kind,
      from,
      to,
      steps,
      ...(money > 0 && { money }),
    });
  return steps;
}

/** The index of a colonist on the board, or -1. */
export function pieceAt(
  colonists: readonly ColonistPiece[],
  seat: Seat,
  kind: ColonistKind,
  at: PlaceId,
): number {
  for (let index = 0; index < colonists.length; index++) {
    const piece = colonists[index];
    if (piece !== undefined && isPiece(piece, seat, kind, at)) return index;
  }
  return -1;
}

function isPiece(piece: ColonistPiece, seat: Seat, kind: ColonistKind, at: PlaceId): boolean {
  return piece.seat === seat && piece.kind === kind && piece.at === at;
}

/** Whether the map lets colonists of a kind share a route (R-4.2). */
export function isShared(board: Board, kind: ColonistKind): boolean {
  return board.map.sharedRoutes?.includes(kind) ?? false;
}
