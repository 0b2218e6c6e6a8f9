/** What tiles do by themselves: each is asked only for whom it is at work, in the order of their list. */
import { dueTo, type Play, type Table, type Values } from '../../kit';
import { forumPart, isAtWork } from './part';
import type { Tile, TileEvent, TileValue } from './tile';
import { TILES } from './tiles';

/** Answers that tiles change. */
export const tileValues: Pick<Values, TileValue> = {
  steps: /* @__PURE__ */ changedByTiles('steps'),
  adjacentCities: /* @__PURE__ */ changedByTiles('adjacentCities'),
  houseCost: /* @__PURE__ */ changedByTiles('houseCost'),
  tradeKinds: /* @__PURE__ */ changedByTiles('tradeKinds'),
  tradeValue: /* @__PURE__ */ changedByTiles('tradeValue'),
  cardCost: /* @__PURE__ */ changedByTiles('cardCost'),
  capacity: /* @__PURE__ */ changedByTiles('capacity'),
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
  return (answer, table, cause) => {
    const forum = forumPart.read(table.state);
    let changed = answer;
    for (const { tile, change } of changes) {
      if (isAtWork(forum, cause.seat, tile)) changed = change(changed, table, cause);
    }
    return changed;
  };
}

/** Lets the tiles answer what has happened. */
export function tellTiles(play: Play, event: TileEvent): void {
  for (const tile of Object.values<Tile>(TILES)) {
    // As above: the type has picked the event.
    const answer = tile.on?.[event.type] as ((play: Play, event: TileEvent) => void) | undefined;
    if (answer === undefined) continue;
    if (!isAtWork(forumPart.read(play.state), event.seat, tile)) continue;
    dueTo(play, { rule: 'R-12.3', tile: tile.id }, () => answer(play, event));
  }
}
