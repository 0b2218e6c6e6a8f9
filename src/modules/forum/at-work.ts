/** What tiles do by themselves: each is asked only for whom it is at work, in the order of their list. */
import { type Modifiers, type Position, type Transition, withCause } from '../../kit';
import { type ForumState, forumPart, isAtWork } from './part';
import type { ForumTile, TileEvent, TileValue } from './tile';
import { TILES } from './tiles';

/** Answers that tiles change. */
export const tileValues: Pick<Modifiers, TileValue> = {
  movement: changedByTiles('movement'),
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

type TileModifier<K extends TileValue> = (
  answer: Parameters<Modifiers[K]>[0],
  position: Position,
  cause: Parameters<Modifiers[K]>[2],
) => Parameters<Modifiers[K]>[0];

function changedByTiles<K extends TileValue>(name: K): TileModifier<K> {
  const changes = Object.values<ForumTile>(TILES).flatMap((tile) => {
    // Each value's function is typed for its own answer and cause, which the name has picked.
    const change = tile.modifiers?.[name] as TileModifier<K> | undefined;
    return change === undefined ? [] : [{ tile, change }];
  });
  // Asked again and again of the same forum: what is at work in it for a seat is looked up once.
  let lastForum: ForumState | undefined;
  let bySeat: (readonly TileModifier<K>[] | undefined)[] = [];
  return (answer, position, cause) => {
    const forum = forumPart.read(position.state);
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
    for (const change of atWork) changed = change(changed, position, cause);
    return changed;
  };
}

/** Tiles that answer something. */
const ANSWERING: readonly ForumTile[] = Object.values<ForumTile>(TILES).filter(
  ({ on }) => on !== undefined,
);

/** Lets the tiles answer what has happened. */
export function tellTiles(transition: Transition, event: TileEvent): void {
  for (const tile of ANSWERING) {
    // As above: the type has picked the event.
    const answer = tile.on?.[event.type] as
      | ((transition: Transition, event: TileEvent) => void)
      | undefined;
    if (answer === undefined) continue;
    if (!isAtWork(forumPart.read(transition.state), event.seat, tile)) continue;
    withCause(transition, { rule: 'R-12.3', tile: tile.id }, () => answer(transition, event));
  }
}
