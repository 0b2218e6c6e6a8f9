/** Where the second half of the players may begin. */
import type { BoardCity } from '../../board/board';
import { COLONIST_KINDS, type ColonistKind, type Seat } from '../../model/ids';
import type { Game } from '../../rules/game';

/** Whether the seat chooses its start city: those of the second half in turn order do. */
export function isLateStarter({ players }: Game, seat: Seat): boolean {
  return seat >= players / 2;
}

/** Cities that no route joins to a start place, and where some colonist can stand. */
export function startCities({ board }: Game): readonly BoardCity[] {
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
    (city) => !near.has(city.id) && kindsAt({ board }, city).length > 0,
  );
}

/** The kinds of the two colonists that begin in a city: one of each, or two of the only one. */
export function startingKinds(game: Game, city: BoardCity): readonly ColonistKind[] {
  const kinds = kindsAt(game, city);
  return kinds.length === 1 ? [...kinds, ...kinds] : kinds;
}

function kindsAt({ board }: Pick<Game, 'board'>, { id }: BoardCity): readonly ColonistKind[] {
  return COLONIST_KINDS.filter((kind) => board.canHold(id, kind));
}
