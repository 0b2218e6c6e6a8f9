/** Ships and their moves: only forward, each once a turn, one to Byzantium. */
import type { ActionOf } from '../../model/action';
import { refuse } from '../../model/errors';
import type { CityId, Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import { movePiece, playerAt } from '../../rules/change';
import type { Play } from '../../rules/game';
import { fieldsAfter, TRACK } from './fields';
import { type Arrival, shipTrackPart } from './part';

const BYZANTIUM: CityId = 'byzantium';

/** Every move of a ship that is possible now. */
export function* shipMoves(state: GameState, seat: Seat): Iterable<ActionOf<'moveShip'>> {
  for (const from of TRACK.keys()) {
    if (!hasRestedShip(state, seat, from)) continue;
    for (const to of fieldsAfter(from)) {
      if (to !== BYZANTIUM || mayEnterByzantium(state, seat)) {
        yield { type: 'moveShip', seat, from, to };
      }
    }
  }
}

/** @throws ConcordiaError if `shipMoves` does not list it. */
export function moveShip(play: Play, action: ActionOf<'moveShip'>): void {
  const { state } = play;
  const { seat, from, to } = action;
  if (!hasRestedShip(state, seat, from)) {
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
  play.events.push({ type: 'shipMoved', seat, from, to });
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

/** Whether one of the seat's ships on the field has not moved this turn. */
function hasRestedShip(state: GameState, seat: Seat, field: CityId): boolean {
  const ships = state.board.colonists.filter((ship) => ship.seat === seat && ship.at === field);
  const { arrivals } = shipTrackPart.read(state);
  const moved = arrivals.filter((ship) => ship.seat === seat && ship.field === field);
  return TRACK.has(field) && ships.length > moved.length;
}

function mayEnterByzantium(state: GameState, seat: Seat): boolean {
  const { arrivals } = shipTrackPart.read(state);
  const entered = arrivals.some((ship) => ship.seat === seat && ship.field === BYZANTIUM);
  return !entered && playerAt(state, seat).houses > 0;
}
