/** Tiles for moving, and for where to build. */
import type { CityId, Position, Seat } from '../../../kit';
import { placesBeside } from '../../../kit-rules';
import { actionOf, isNoted, noteTile } from '../part';
import type { ForumTile } from '../tile';

/** Once in an action: a house in a city beyond a route occupied by another player. */
export const annaeusArcadius = {
  id: 'annaeus-arcadius',
  color: 'blue',
  modifiers: {
    adjacentCities: (cities, position, { seat }) =>
      isNoted(position.state, seat, 'annaeus-arcadius')
        ? cities
        : new Set([...cities, ...citiesBehindOthers(position, seat)]),
    houseCause: (because, position, { seat, city }) =>
      isByAnnaeus(position, seat, city) ? { rule: 'R-12.3', tile: 'annaeus-arcadius' } : because,
  },
  on: {
    houseBuilt(transition, { seat, city }) {
      if (isByAnnaeus(transition, seat, city)) noteTile(transition, 'annaeus-arcadius');
    },
  },
} as const satisfies ForumTile;

/** Whether only Annaeus lets the player build in the city. */
function isByAnnaeus(position: Position, seat: Seat, city: CityId): boolean {
  const { game, state } = position;
  if (actionOf(state, seat) === undefined) return false;
  if (placesBeside(game.board, state, seat).has(city)) return false;
  return citiesBehindOthers(position, seat).has(city);
}

/** One more step. */
export const appiusArcadius = {
  id: 'appius-arcadius',
  color: 'blue',
  modifiers: { movement: (steps) => steps + 1 },
} as const satisfies ForumTile;

/** Cities at the far ends of routes occupied by others whose near end is next to a colonist of the player. */
function citiesBehindOthers({ game, state }: Position, seat: Seat): ReadonlySet<CityId> {
  const { board } = game;
  const near = placesBeside(board, state, seat);
  const far = new Set<CityId>();
  for (const piece of state.board.colonists) {
    const [a, b] = board.routes.get(piece.at)?.ends ?? [];
    if (piece.seat === seat || a === undefined || b === undefined) continue;
    if (near.has(a) && board.cities.has(b)) far.add(b);
    if (near.has(b) && board.cities.has(a)) far.add(a);
  }
  return far;
}
