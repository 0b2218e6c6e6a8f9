/** Modifiers and listeners of tiles: each is called only for the player it works for, in the order of `TILES`. */
import { type Modifiers, type Position, type Transition, withCause } from '../../kit';
import { type ForumState, forumPart, isAtWork } from './part';
import type { ForumTile, TileEvent, TileValue } from './tile';
import { TILES } from './tiles';

/** The answers that tiles modify. */
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
    // The name determines the answer and the cause of the modifier, which the type of the list does not say.
    const change = tile.modifiers?.[name] as TileModifier<K> | undefined;
    return change === undefined ? [] : [{ tile, change }];
  });
  // Modifiers are asked many times about the same forum, so those that work for a seat are remembered.
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

/** Tiles that listen to events. */
const ANSWERING: readonly ForumTile[] = Object.values<ForumTile>(TILES).filter(
  ({ on }) => on !== undefined,
);

/** Tells an event to the tiles that listen to it. */
export function tellTiles(transition: Transition, event: TileEvent): void {
  for (const tile of ANSWERING) {
    // The type determines the event, as above.
    const answer = tile.on?.[event.type] as
      | ((transition: Transition, event: TileEvent) => void)
      | undefined;
    if (answer === undefined) continue;
    if (!isAtWork(forumPart.read(transition.state), event.seat, tile)) continue;
    withCause(transition, { rule: 'R-12.3', tile: tile.id }, () => answer(transition, event));
  }
}
