/** What tiles do by themselves: each is asked only for whom it is at work, in the order of their list. */
import { dueTo, type Table, type Values, type WorkingTable } from '../../kit';
import { type ForumState, forumPart, isAtWork } from './part';
import type { Tile, TileEvent, TileValue } from './tile';
import { TILES } from './tiles';

/** Answers that tiles change. */
export const tileValues: Pick<Values, TileValue> = {
  steps: changedByTiles('steps'),
  adjacentCities: changedByTiles('adjacentCities'),
  houseCost: changedByTiles('houseCost'),
  tradeKinds: changedByTiles('tradeKinds'),
  tradeValue: changedByTiles('tradeValue'),
  houseCause: changedByTiles('houseCause'),
  tradeCause: changedByTiles('tradeCause'),
  gain: changedByTiles('gain'),
  cardCost: changedByTiles('cardCost'),
  capacity: changedByTiles('capacity'),
};

type Change<K extends TileValue> = (
  answer: Parameters<Values[K]>[0],
  table: Table,
  cause: Parameters<Values[K]>[2],
) => Parameters<Values[K]>[0];

function changedByTiles<K extends TileValue>(name: K): Change<K> {
  const changes = Object.values<Tile>(TILES).flatMap((tile) => {
    // Each value's function is typed for its own answer and cause, which the name has picked.
    const change = tile.values?.[name] as Change<K> | undefined;
    return change === undefined ? [] : [{ tile, change }];
  });
  // Asked again and again of the same forum: what is at work in it for a seat is looked up once.
  let lastForum: ForumState | undefined;
  let bySeat: (readonly Change<K>[] | undefined)[] = [];
  return (answer, table, cause) => {
    const forum = forumPart.read(table.state);
    if (forum !== lastForum) {
      lastForum = forum;
      bySeat = [];
    }
    let atWork = bySeat[cause.seat];
    if (atWork === undefined) {
      atWork = changes.flatMap(({ tile, change }) =>
        isAtWork(forum, cause.seat, tile) ? change : [],
      );
      bySeat[cause.seat] = atWork;
    }
    let changed = answer;
    for (const change of atWork) changed = change(changed, table, cause);
    return changed;
  };
}

/** Tiles that answer something. */
const ANSWERING: readonly Tile[] = Object.values<Tile>(TILES).filter(({ on }) => on !== undefined);

/** Lets the tiles answer what has happened. */
export function tellTiles(play: WorkingTable, event: TileEvent): void {
  for (const tile of ANSWERING) {
    // As above: the type has picked the event.
    const answer = tile.on?.[event.type] as
      | ((play: WorkingTable, event: TileEvent) => void)
      | undefined;
    if (answer === undefined) continue;
    if (!isAtWork(forumPart.read(play.state), event.seat, tile)) continue;
    dueTo(play, { rule: 'R-12.3', tile: tile.id }, () => answer(play, event));
  }
}
