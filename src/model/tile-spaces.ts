import type { TileId } from './tiles';

/** Spaces that tiles add to their owner's storehouse. */
export function spacesOfTiles(tiles: readonly TileId[]): number {
  return tiles.includes('claudia-agrippina') ? 4 : 0;
}
