/**
 * The squares of the gold and frankincense trade: a ship that ends an Architect beside one goes
 * in and stays; one ship of each player in each.
 */
import type { ActionOf } from '../../model/action';
import type { DecisionOf } from '../../model/decision';
import { refuse } from '../../model/errors';
import type { CityId, Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import { ask, finish, movePiece } from '../../rules/change';
import type { DecisionHandler, Game, Play } from '../../rules/game';
import { wrongDecision } from '../../rules/refusals';

export const SQUARES: readonly CityId[] = ['gold', 'frankincense'];

/** Whether two ships of a player are in one square. */
export function isOverfull({ board }: GameState): boolean {
  const inSquares = board.colonists.filter(({ at }) => SQUARES.includes(at));
  return new Set(inSquares.map(({ seat, at }) => `${seat} ${at}`)).size < inSquares.length;
}

export function isInSquare(state: GameState, seat: Seat, square: CityId): boolean {
  return state.board.colonists.some((piece) => piece.seat === seat && piece.at === square);
}

/** Lets the ships beside squares go in, if there are any; which one matters where several are. */
export function squaresToEnter(play: Play, seat: Seat): boolean {
  const open = SQUARES.filter((square) => entries(play.game, play.state, seat, square).length > 0);
  for (const square of open) ask(play, { kind: 'enterSquare', seat, square });
  return open.length > 0;
}

/** A ship on each of the routes beside the square, if none is in it. */
function entries(
  { board }: Game,
  state: GameState,
  seat: Seat,
  square: CityId,
): readonly ActionOf<'enterSquare'>[] {
  if (isInSquare(state, seat, square)) return [];
  const routes = new Set(
    state.board.colonists
      .filter((piece) => piece.seat === seat && board.routes.get(piece.at)?.ends.includes(square))
      .map(({ at }) => at),
  );
  return [...routes].map((from) => ({ type: 'enterSquare', seat, square, from }));
}

export const enterSquare: DecisionHandler<DecisionOf<'enterSquare'>> = {
  kind: 'enterSquare',

  legal: (game, state, { seat, square }) => entries(game, state, seat, square),

  apply(play, decision, action) {
    const { seat, square } = decision;
    if (action.type !== 'enterSquare' || action.square !== square) {
      wrongDecision(decision, action);
    }
    const { from } = action;
    if (!entries(play.game, play.state, seat, square).some((entry) => entry.from === from)) {
      refuse({
        code: 'NO_COLONIST',
        message: `No own ship beside ${square} is on ${from}.`,
        rule: 'R-10.8',
        details: { square, from },
      });
    }
    finish(play);
    const { colonists } = play.state.board;
    const entering = colonists.findIndex((piece) => piece.seat === seat && piece.at === from);
    movePiece(play, entering, square);
    play.events?.push({ type: 'squareEntered', seat, square, from });
  },

  check(_game, _state, { square }) {
    if (SQUARES.includes(square)) return undefined;
    return { code: 'INVALID_STATE', message: `${square} is no trade square.`, rule: 'R-10.8' };
  },
};
