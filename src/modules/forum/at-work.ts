/** Modifiers and listeners of tiles: each is called only for the player it works for, in the order of `TILES`. */
import { type Modifiers, type Position, type Transition, withCause } from '../../kit';
import type { TileBox } from './box';
import { type ForumState, forumPart, isAtWork } from './part';
import type { ForumTile, TileEvent, TileValue } from './tile';

/** The answers that tiles modify. */
export function tileValues(box: TileBox): Pick<Modifiers, AnyValue> {
  return {
    movement: changedByTiles(box, 'movement'),
    adjacentCities: changedByTiles(box, 'adjacentCities'),
    houseCost: changedByTiles(box, 'houseCost'),
    tradeKinds: changedByTiles(box, 'tradeKinds'),
    tradeValue: changedByTiles(box, 'tradeValue'),
    houseCause: changedByTiles(box, 'houseCause'),
    tradeCause: changedByTiles(box, 'tradeCause'),
    gain: changedByTiles(box, 'gain'),
    cardCost: changedByTiles(box, 'cardCost'),
    capacity: changedByTiles(box, 'capacity'),
  };
}

type AnyValue = TileValue | 'capacity';
type TileModifier<K extends AnyValue> = (
  answer: Parameters<Modifiers[K]>[0],
  position: Position,
  cause: Parameters<Modifiers[K]>[2],
) => Parameters<Modifiers[K]>[0];

function changedByTiles<K extends AnyValue>(box: TileBox, name: K): TileModifier<K> {
  const changes = [...box.tiles.values()].flatMap((tile) => {
    // The name determines the answer and the cause of the modifier, which the type of the list does not say.
    const change = modifiersOf(tile)[name] as TileModifier<K> | undefined;
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

function modifiersOf({ modifiers, spaces }: ForumTile): Partial<Pick<Modifiers, AnyValue>> {
  if (spaces === undefined) return { ...modifiers };
  return { ...modifiers, capacity: (before) => before + spaces };
}

/** Tells an event to the tiles that listen to it. */
export function tellingTiles({
  tiles,
}: TileBox): (transition: Transition, event: TileEvent) => void {
  const answering = [...tiles.values()].filter(({ on }) => on !== undefined);
  return (transition, event) => {
    for (const tile of answering) {
      // The type determines the event, as above.
      const answer = tile.on?.[event.type] as
        | ((transition: Transition, event: TileEvent) => void)
        | undefined;
      if (answer === undefined) continue;
      if (!isAtWork(forumPart.read(transition.state), event.seat, tile)) continue;
      withCause(transition, { rule: 'R-12.3', tile: tile.id }, () => answer(transition, event));
    }
  };
}
