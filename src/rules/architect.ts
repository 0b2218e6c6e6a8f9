/**
 * Architect: first move, then build.
 *
 * Colonists move one after the other, each to a free route within the steps that are left; the board
 * knows the fewest steps to every route. Building the first house ends all moving.
 */
import type { Board } from '../board/board';
import type { ActionOf } from '../model/action';
import type { DecisionOf } from '../model/decision';
import { refuse } from '../model/errors';
import type { CityId, ColonistKind, PlaceId, RouteId, Seat } from '../model/ids';
import type { ColonistPiece, GameState } from '../model/state';
import { ask, finish, movePiece, proceed } from './change';
import type { DecidingRole, Game, Play } from './game';
import { buildHouse, houses } from './houses';
import { wrongDecision } from './refusals';

type ArchitectDecision = DecisionOf<'architect'>;

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
    for (const city of adjacentCities(game, state, seat)) {
      yield* houses(game, state, seat, city);
    }
    yield { type: 'pass', seat };
  },

  apply(play, decision, action) {
    switch (action.type) {
      case 'moveColonist':
        moveColonist(play, decision, action);
        break;
      case 'buildHouse':
        buildAdjacent(play, decision, action);
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
  const { board } = game;
  const { colonists } = state.board;
  // Whether anything can be moved is asked after every step, the whole list only now and then.
  let held: ReadonlySet<PlaceId> | undefined;
  for (const [index, piece] of colonists.entries()) {
    if (piece.seat !== seat) continue;
    const { kind, at } = piece;
    // Two colonists of a kind in one city are the same choice.
    const first = colonists.findIndex((other) => isPiece(other, seat, kind, at));
    if (first !== index) continue;
    for (const ahead of board.reachFrom(at, kind)) {
      if (ahead.steps > steps) break;
      const isHeld = held?.has(ahead.route) ?? standsOn(colonists, ahead.route);
      if (isHeld && !isShared(board, kind)) continue;
      yield { type: 'moveColonist', seat, kind, from: at, to: ahead.route };
      held ??= new Set(colonists.map((other) => other.at));
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
      message: 'Moving is over for this turn.',
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
  if (!isShared(board, kind) && standsOn(colonists, to)) {
    refuse({
      code: 'ROUTE_OCCUPIED',
      message: `A colonist stands on ${to} already.`,
      rule: 'R-4.2',
      details: { route: to },
    });
  }
  movePiece(play, moved, to);
  proceed(play, { kind: 'architect', seat, steps: steps - taken, building });
  play.events.push({ type: 'colonistMoved', seat, kind, from, to, steps: taken });
}

function isPiece(piece: ColonistPiece, seat: Seat, kind: ColonistKind, at: PlaceId): boolean {
  return piece.seat === seat && piece.kind === kind && piece.at === at;
}

function standsOn(colonists: readonly ColonistPiece[], route: RouteId): boolean {
  return colonists.some(({ at }) => at === route);
}

/** Only one colonist stands on a route, unless the map lets that kind share. */
function isShared(board: Board, kind: ColonistKind): boolean {
  return board.map.sharedRoutes?.includes(kind) ?? false;
}

/** Cities at the ends of the routes where own colonists stand, and what the map adds. */
function adjacentCities(game: Game, state: GameState, seat: Seat): ReadonlySet<CityId> {
  const { board, hooks } = game;
  const ends = new Set<CityId>();
  for (const piece of state.board.colonists) {
    if (piece.seat !== seat) continue;
    for (const end of board.routes.get(piece.at)?.ends ?? []) {
      if (board.cities.has(end)) ends.add(end);
    }
  }
  let cities: ReadonlySet<CityId> = ends;
  for (const hook of hooks) cities = hook.adjacentCities?.(cities, game, state, seat) ?? cities;
  return cities;
}

function buildAdjacent(
  play: Play,
  decision: ArchitectDecision,
  { city, pay }: ActionOf<'buildHouse'>,
): void {
  const { seat } = decision;
  if (!adjacentCities(play.game, play.state, seat).has(city)) {
    refuse({
      code: 'CITY_NOT_ADJACENT',
      message: `No own colonist stands on a route to a city ${city}.`,
      rule: 'R-4.3',
      details: { city },
    });
  }
  proceed(play, { ...decision, building: true });
  buildHouse(play, seat, city, pay);
}
