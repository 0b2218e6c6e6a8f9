/**
 * The squares of the gold and frankincense trade: a ship that ends an Architect next to one goes in and
 * stays. Each square holds one ship of each player.
 */
import {
  type ActionFrom,
  ask,
  type CityId,
  city,
  decision,
  event,
  finish,
  type GameState,
  meaning,
  movePiece,
  type Position,
  type RouteId,
  refusal,
  route,
  type Seat,
  seat,
  step,
  type Transition,
} from '../../kit';
import { faultsOf, impossible, items, pieceAt, wrongDecision } from '../../kit-rules';

const RULE = 'R-10.8';

export const SQUARES: readonly CityId[] = ['gold', 'frankincense'];

/** Whether two ships of a player are in one square. */
export function isOverfull({ board }: GameState): boolean {
  const inSquares = board.colonists.filter(({ at }) => SQUARES.includes(at));
  return new Set(inSquares.map(({ seat, at }) => `${seat} ${at}`)).size < inSquares.length;
}

export function isInSquare({ board }: GameState, seat: Seat, square: CityId): boolean {
  return items(board.colonists).some((piece) => piece.seat === seat && piece.at === square);
}

/** Lets the ships next to squares go in; the player chooses if there are several. */
export function squaresToEnter(transition: Transition, seat: Seat): boolean {
  const open = SQUARES.filter((square) => entries(transition, seat, square).length > 0);
  for (const square of open) ask(transition, { kind: 'enterSquare', seat, square });
  return open.length > 0;
}

export const squareFaults = faultsOf({
  notTradeSquare: (names, { square }: { readonly square: string }) =>
    `${names.place(square)} is not a trade square`,
});

/** Choose the ship that goes into a trade square. */
export const squareDecision = decision({
  kind: 'enterSquare',
  role: 'architect',
  shape: {
    square: meaning(city, 'The trade square that a ship goes into.'),
  },
  each: 'square',
  audit(_position, { square }) {
    if (SQUARES.includes(square)) return undefined;
    return impossible(squareFaults.of('notTradeSquare', { square }), RULE);
  },
  words: (names, { seat, square }) =>
    `${names.player(seat)} moves a ship into ${names.place(square)}`,
});

const shape = {
  /** A trade square. */
  square: meaning(city, 'A trade square.'),
  /** The route of the ship, next to the square. */
  from: meaning(route, 'The route of the ship, next to the square.'),
};

type EnterSquare = ActionFrom<'enterSquare', typeof shape>;

export const noShipBeside = refusal({
  reason: 'noShipBeside',
  code: 'NO_COLONIST',
  rule: RULE,
  words: (names, { square, from }: { readonly square: CityId; readonly from: RouteId }) =>
    `You have no ship on ${names.place(from)} next to ${names.place(square)}.`,
});

/** Choose which of several ships goes into a trade square. */
export const enterSquare = step({
  type: 'enterSquare',
  notation: 'enter {square} from {from}',
  rule: RULE,
  during: [squareDecision],
  shape,
  candidates: (position, { seat, square }) => entries(position, seat, square),

  refusal(position, action, open) {
    const { seat, square, from } = action;
    if (square !== open.square) return wrongDecision(position, open, action);
    if (entries(position, seat, square).some((entry) => entry.from === from)) return undefined;
    return noShipBeside({ square, from });
  },

  apply(transition, { seat, square, from }) {
    finish(transition);
    const { colonists } = transition.state.board;
    movePiece(transition, pieceAt(colonists, seat, 'sea', from), square);
    transition.emit({ type: 'squareEntered', seat, square, from });
  },

  words: (names, { square, from }) =>
    `Move a ship from ${names.place(from)} into ${names.place(square)}`,
});

/** A ship goes into a trade square and stays there. */
export const squareEntered = event({
  type: 'squareEntered',
  shape: {
    seat,
    ...shape,
  },
  follow(position, { seat, square, from }) {
    const { colonists } = position.state.board;
    movePiece(position, pieceAt(colonists, seat, 'sea', from), square);
  },
  words: (names, { seat, square, from }) =>
    `${names.player(seat)} moves a ship from ${names.place(from)} into ${names.place(square)}`,
});

/** One entry for each route next to the square that has a ship of the player; none if the square has one. */
function entries({ game, state }: Position, seat: Seat, square: CityId): readonly EnterSquare[] {
  if (isInSquare(state, seat, square)) return [];
  const { routes } = game.board;
  const beside = items(state.board.colonists).filter(
    (piece) => piece.seat === seat && routes.get(piece.at)?.ends.includes(square),
  );
  return [...new Set(beside.map(({ at }) => at))].map((from) => ({
    type: 'enterSquare',
    seat,
    square,
    from,
  }));
}
