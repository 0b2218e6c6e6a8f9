/** Ships and their moves: only forward, each once a turn, one to Byzantium. */
import type { ActionOf } from '../../model/action';
import { refuse } from '../../model/errors';
import type { CityId, Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import { movePiece, playerAt } from '../../rules/change';
import type { Play } from '../../rules/game';
import { items } from '../../rules/lists';
import { fieldsAfter, TRACK } from './fields';
import { type Arrival, shipTrackPart } from './part';

const BYZANTIUM: CityId = 'byzantium';

/** Every move of a ship that is possible now. */
export function shipMoves(state: GameState, seat: Seat): readonly ActionOf<'moveShip'>[] {
  const found: ActionOf<'moveShip'>[] = [];
  const rested = restedShips(state, seat);
  if (rested.length === 0) return found;
  const isByzantiumOpen = mayEnterByzantium(state, seat);
  for (const from of TRACK.keys()) {
    if (!rested.includes(from)) continue;
    for (const to of fieldsAfter(from)) {
      if (to !== BYZANTIUM || isByzantiumOpen) found.push({ type: 'moveShip', seat, from, to });
    }
  }
  return found;
}

/** @throws ConcordiaError if `shipMoves` does not list it. */
export function moveShip(play: Play, action: ActionOf<'moveShip'>): void {
  const { state } = play;
  const { seat, from, to } = action;
  if (!restedShips(state, seat).includes(from)) {
    refuse({
      code: 'NO_COLONIST',
      message: `No own ship that has not moved this turn is in ${from}.`,
      rule: 'R-10.2',
      details: { from },
    });
  }
  const closed = to === BYZANTIUM && !mayEnterByzantium(state, seat);
  if (closed || !fieldsAfter(from).includes(to)) {
    refuse({
      code: 'UNREACHABLE',
      message: closed
        ? 'Byzantium takes one ship a turn, of a player with a house left.'
        : `Ships sail forward only; ${to} does not come after ${from}.`,
      rule: 'R-10.2',
      details: { from, to },
    });
  }
  const { colonists } = state.board;
  const moved = colonists.findIndex((piece) => piece.seat === seat && piece.at === from);
  movePiece(play, moved, to);
  const part = shipTrackPart.read(state);
  shipTrackPart.write(play, {
    ...part,
    arrivals: [...part.arrivals, { seat, field: to, open: true }],
  });
  play.events?.push({ type: 'shipMoved', seat, from, to });
}

/** What ships of the seat that arrived this turn have not yet done, in the order of their moves. */
export function openArrivals(state: GameState, seat: Seat): readonly Arrival[] {
  return shipTrackPart.read(state).arrivals.filter((ship) => ship.open && ship.seat === seat);
}

/** Notes that a ship which came to the field, if there is one, has done what can be done there. */
export function closeArrival(play: Play, seat: Seat, field: CityId): void {
  const part = shipTrackPart.read(play.state);
  const done = part.arrivals.findIndex(
    (ship) => ship.open && ship.seat === seat && ship.field === field,
  );
  if (done === -1) return;
  const arrivals = part.arrivals.map((ship, at) => (at === done ? { ...ship, open: false } : ship));
  shipTrackPart.write(play, { ...part, arrivals });
}

/** Where the seat's ships are that have not moved this turn. */
function restedShips(state: GameState, seat: Seat): readonly CityId[] {
  const fields: CityId[] = [];
  for (const piece of items(state.board.colonists)) {
    if (piece.seat === seat && TRACK.has(piece.at)) fields.push(piece.at);
  }
  for (const moved of shipTrackPart.read(state).arrivals) {
    if (moved.seat === seat) fields.splice(fields.indexOf(moved.field), 1);
  }
  return fields;
}

function mayEnterByzantium(state: GameState, seat: Seat): boolean {
  const { arrivals } = shipTrackPart.read(state);
  const entered = arrivals.some((ship) => ship.seat === seat && ship.field === BYZANTIUM);
  return !entered && playerAt(state, seat).houses > 0;
}
