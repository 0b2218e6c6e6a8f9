/** The tiles of a box: those of this package, or others beside them. */
import { type Field, word } from '../../kit';
import { faultsOf } from '../../kit-rules';
import type { ForumTile } from './tile';

export interface TileBox<I extends string = string> {
  /** All tiles by id, blue ones first; tiles that work together are applied in this order. */
  readonly tiles: ReadonlyMap<string, ForumTile>;
  readonly ids: readonly I[];
  readonly blue: readonly I[];
  /** A tile, as a field of actions, decisions and events. */
  readonly field: Field<I>;
}

export function boxOf<I extends string>(all: readonly ForumTile<I>[]): TileBox<I> {
  const blue = all.filter(({ color }) => color === 'blue');
  const tiles = [...blue, ...all.filter(({ color }) => color === 'green')];
  const ids = tiles.map(({ id }) => id);
  return {
    tiles: new Map(tiles.map((tile) => [tile.id, tile])),
    ids,
    blue: blue.map(({ id }) => id),
    field: word(ids, 'A tile of the forum.'),
  };
}

/** Whether the box has a tile of that name. */
export function isIn<I extends string>({ tiles }: TileBox<I>, id: string | undefined): id is I {
  return id !== undefined && tiles.has(id);
}

export function isBlue({ tiles }: TileBox, id: string): boolean {
  return tiles.get(id)?.color === 'blue';
}

/** What can be wrong with lists of tiles. */
export const boxFaults = faultsOf({
  tileMissing: (names, { tile }: { readonly tile: string }) =>
    `the tile ${names.title(tile)} is missing`,
  tileThereTwice: (names, { tile }: { readonly tile: string }) =>
    `the tile ${names.title(tile)} is listed twice`,
  tileDealtTwice: (names, { tile }: { readonly tile: string }) =>
    `the tile ${names.title(tile)} is dealt twice`,
});
