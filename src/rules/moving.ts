/**
 * Moving colonists, one after the other, each to a free route within the steps that are left; the
 * board knows the fewest steps to every route.
 */

import type { Board } from '../board/board';
import type { ActionOf } from '../model/action';
import { counted } from '../model/counted';
import { refuse } from '../model/errors';
import type { CityId, ColonistKind, PlaceId, RouteId, Seat } from '../model/ids';
import type { ColonistPiece, GameState } from '../model/state';
import { movePiece } from './change';
import type { Game, Play } from './game';
import { items } from './lists';

/** One step for each own colonist on the board. */
export function stepsOf(game: Game, state: GameState, seat: Seat): number {
  let steps = countColonists(state, seat);
  for (const hook of game.hooks) steps = hook.steps?.(steps, game, state, seat) ?? steps;
  return steps;
}

/** Own colonists on the board. */
export function countColonists(state: GameState, seat: Seat): number {
  let count = 0;
  for (const piece of items(state.board.colonists)) if (piece.seat === seat) count += 1;
  return count;
}

/** Every move of a colonist that so many steps allow, or only so many of them. */
export function moves(
  game: Game,
  state: GameState,
  seat: Seat,
  steps: number,
  most = Number.POSITIVE_INFINITY,
): ActionOf<'moveColonist'>[] {
  const found: ActionOf<'moveColonist'>[] = [];
  if (steps === 0) return found;
  const { board } = game;
  const colonists = items(state.board.colonists);
  const held = colonists.map((piece) => piece.at);
  for (let index = 0; index < colonists.length; index++) {
    const piece = colonists[index];
    if (piece === undefined || piece.seat !== seat) continue;
    const { kind, at } = piece;
    // Two colonists of a kind in one city are the same choice.
    const first = colonists.findIndex((other) => isPiece(other, seat, kind, at));
    if (first !== index) continue;
    const shared = isShared(board, kind);
    for (const ahead of board.reachFrom(at, kind)) {
      if (ahead.steps > steps) break;
      if (!shared && held.includes(ahead.route)) continue;
      if (found.push({ type: 'moveColonist', seat, kind, from: at, to: ahead.route }) === most) {
        return found;
      }
    }
  }
  return found;
}

/**
 * @param steps - how many are left.
 * @returns how many the move takes.
 * @throws ConcordiaError if `moves` does not list the action.
 */
export function moveColonist(
  play: Play,
  seat: Seat,
  steps: number,
  action: ActionOf<'moveColonist'>,
): number {
  const { board } = play.game;
  const { kind, from, to } = action;
  const colonists = items(play.state.board.colonists);
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
          : `From ${from} to ${to} it is ${counted(taken, 'step')}, and ${steps} ${steps === 1 ? 'is' : 'are'} left.`,
      rule: 'R-4.2',
      details: { from, to, needed: taken ?? null, steps },
    });
  }
  if (!isShared(board, kind) && standsOn(colonists, to)) {
    refuse({
      code: 'ROUTE_OCCUPIED',
      message: `A colonist stands on ${to} already.`,
      rule: 'R-4.2',
      details: { route: to },
    });
  }
  movePiece(play, moved, to);
  play.events?.push({ type: 'colonistMoved', seat, kind, from, to, steps: taken });
  return taken;
}

function isPiece(piece: ColonistPiece, seat: Seat, kind: ColonistKind, at: PlaceId): boolean {
  return piece.seat === seat && piece.kind === kind && piece.at === at;
}

function standsOn(colonists: readonly ColonistPiece[], route: RouteId): boolean {
  return colonists.some(({ at }) => at === route);
}

/** Only one colonist stands on a route, unless the map lets that kind share. */
export function isShared(board: Board, kind: ColonistKind): boolean {
  return board.map.sharedRoutes?.includes(kind) ?? false;
}

/** Cities and other named places at the ends of the routes where own colonists stand. */
export function placesBeside(board: Board, state: GameState, seat: Seat): Set<CityId> {
  const ends = new Set<CityId>();
  for (const piece of items(state.board.colonists)) {
    if (piece.seat !== seat) continue;
    for (const end of board.routes.get(piece.at)?.ends ?? []) ends.add(end);
  }
  return ends;
}

/** The cities among them where houses can stand. */
export function citiesBeside(board: Board, state: GameState, seat: Seat): ReadonlySet<CityId> {
  const cities = new Set<CityId>();
  for (const piece of items(state.board.colonists)) {
    if (piece.seat !== seat) continue;
    for (const city of board.citiesBeside(piece.at)) cities.add(city);
  }
  return cities;
}
