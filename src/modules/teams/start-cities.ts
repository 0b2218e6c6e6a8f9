/** Where the second half of the players may start. */
import {
  type Board,
  type BoardCity,
  COLONIST_KINDS,
  type ColonistKind,
  type Game,
  type Seat,
} from '../../kit';
import { COLONISTS_OF_A_KIND } from '../../kit-rules';

/** Whether the seat chooses its start city, as the second half in turn order does. */
export function isLateStarter({ players }: Game, seat: Seat): boolean {
  return seat >= players / 2;
}

/** The start cities of each board, remembered because every candidate asks for them again. */
const known = new WeakMap<Board, readonly BoardCity[]>();

/** Cities that no route joins to a start place, and where a colonist can stand. */
export function startCities({ board }: Pick<Game, 'board'>): readonly BoardCity[] {
  const before = known.get(board);
  if (before !== undefined) return before;
  const found = findStartCities(board);
  known.set(board, found);
  return found;
}

function findStartCities(board: Board): readonly BoardCity[] {
  const starts = new Set(
    COLONIST_KINDS.flatMap((kind) => [...board.start[kind], ...board.capital[kind]]),
  );
  // A field outside the network is joined by its exits.
  const exits = new Set(
    (board.map.fields ?? []).flatMap(({ id, exits }) => (starts.has(id) ? exits : [])),
  );
  const near = new Set(
    [...board.routes.values()]
      .filter(({ id, ends }) => exits.has(id) || ends.some((end) => starts.has(end)))
      .flatMap(({ ends }) => ends),
  );
  return [...board.cities.values()].filter(
    (city) => !near.has(city.id) && kindsAt(board, city).length > 0,
  );
}

/** The kinds of the two colonists that start in a city: one of each, or two of the only possible kind. */
export function startingKinds({ board }: Game, city: BoardCity): readonly ColonistKind[] {
  const kinds = kindsAt(board, city);
  return kinds.length === 1 ? [...kinds, ...kinds] : kinds;
}

function kindsAt(board: Board, { id }: BoardCity): readonly ColonistKind[] {
  return COLONIST_KINDS.filter((kind) => board.canHold(id, kind));
}

/** What is left in the storehouse after the colonists have been placed in a start city. */
export function leftInStore(kinds: readonly ColonistKind[]): { land: number; sea: number } {
  const left = (kind: ColonistKind) =>
    COLONISTS_OF_A_KIND - kinds.filter((other) => other === kind).length;
  return { land: left('land'), sea: left('sea') };
}
