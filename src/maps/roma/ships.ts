/** Ships and their moves: only forward, each ship once a turn, one ship to Byzantium. */
import {
  type ActionFrom,
  type CandidateRequest,
  type CityId,
  city,
  type GameState,
  meaning,
  movePiece,
  type Names,
  playerAt,
  type Refusal,
  refusal,
  type Seat,
  type Transition,
} from '../../kit';
import { items, pieceAt } from '../../kit-rules';
import { shipTrackPart } from './part';
import { fieldsAfter, TRACK } from './track-fields';

const RULE = 'R-10.2';
const BYZANTIUM: CityId = 'byzantium';

const shape = {
  /** The field where the ship is. */
  from: meaning(city, 'The field where the ship is.'),
  /** A field further along the track. */
  to: meaning(city, 'A field further along the track.'),
};

export type MoveShip = ActionFrom<'moveShip', typeof shape>;

/** Move a ship forward on the track: by an Architect, and by a Prefect who takes the coins. */
export const sailing = {
  type: 'moveShip',
  notation: 'sail {from} > {to}',
  toldBy: 'shipMoved',
  shape,
  words: (names: Names, { from, to }: MoveShip) =>
    `Sail a ship from ${names.place(from)} to ${names.place(to)}`,
} as const;

/** Every move forward of a ship that has not moved this turn. */
export function shipMoves(
  state: GameState,
  seat: Seat,
  { isWide }: Pick<CandidateRequest, 'isWide'>,
): readonly MoveShip[] {
  const found: MoveShip[] = [];
  const mayEnter = isWide || mayEnterByzantium(state, seat);
  for (const from of TRACK.keys()) {
    const ships = isWide ? shipsIn(state, seat, from) : restedIn(state, seat, from);
    if (ships === 0) continue;
    for (const to of fieldsAfter(from)) {
      if (mayEnter || to !== BYZANTIUM) found.push({ type: 'moveShip', seat, from, to });
    }
  }
  return found;
}

const noShipThere = refusal({
  reason: 'noShipThere',
  code: 'NO_COLONIST',
  rule: RULE,
  words: (names, { from }: { readonly from: CityId }) =>
    `You have no ship in ${names.place(from)} that can still move this turn.`,
});

const byzantiumClosed = refusal({
  reason: 'byzantiumClosed',
  code: 'UNREACHABLE',
  rule: RULE,
  words: (names, { to }: { readonly from: CityId; readonly to: CityId }) =>
    `${names.place(to)} takes one ship per turn, from a player with a house left.`,
});

const forwardOnly = refusal({
  reason: 'forwardOnly',
  code: 'UNREACHABLE',
  rule: RULE,
  words: (names, { from, to }: { readonly from: CityId; readonly to: CityId }) =>
    `Ships only sail forward, and ${names.place(to)} is not after ${names.place(from)}.`,
});

export const sailingRefusals = [noShipThere, byzantiumClosed, forwardOnly] as const;

/** Why the ship cannot make this move. */
export function sailingRefusal(
  state: GameState,
  { seat, from, to }: MoveShip,
): Refusal | undefined {
  if (!TRACK.has(from) || restedIn(state, seat, from) === 0) return noShipThere({ from });
  if (to === BYZANTIUM && !mayEnterByzantium(state, seat)) return byzantiumClosed({ from, to });
  return fieldsAfter(from).includes(to) ? undefined : forwardOnly({ from, to });
}

/** Moves a ship, which must be legal. */
export function moveShip(transition: Transition, { seat, from, to }: MoveShip): void {
  const { state } = transition;
  const { colonists } = state.board;
  movePiece(transition, pieceAt(colonists, seat, 'sea', from), to);
  const part = shipTrackPart.read(state);
  shipTrackPart.write(transition, {
    ...part,
    arrivals: [...part.arrivals, { seat, field: to, open: true }],
  });
  transition.emit({ type: 'shipMoved', seat, from, to });
}

/** How many ships of the seat are in the field. */
function shipsIn(state: GameState, seat: Seat, field: CityId): number {
  const { colonists } = state.board;
  let ships = 0;
  // Reading a frozen list by index is fastest.
  for (let index = 0; index < colonists.length; index++) {
    const piece = colonists[index];
    if (piece?.at === field && piece.seat === seat) ships += 1;
  }
  return ships;
}

/** How many of them have not moved this turn. */
function restedIn(state: GameState, seat: Seat, field: CityId): number {
  let ships = shipsIn(state, seat, field);
  if (ships === 0) return 0;
  for (const moved of items(shipTrackPart.read(state).arrivals)) {
    if (moved.seat === seat && moved.field === field) ships -= 1;
  }
  return ships;
}

function mayEnterByzantium(state: GameState, seat: Seat): boolean {
  const { arrivals } = shipTrackPart.read(state);
  const entered = arrivals.some((ship) => ship.seat === seat && ship.field === BYZANTIUM);
  return !entered && playerAt(state, seat).houses > 0;
}
