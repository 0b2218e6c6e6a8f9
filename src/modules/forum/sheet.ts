/** Tiles on a score sheet: one of them enlarges the storehouse. */
import * as z from 'zod/mini';
import type { Seat, SheetFault, SheetLines, SheetRules } from '../../kit';
import { FORUM_TILES, SPACES_OF_CLAUDIA, type TileId, TileIdSchema } from './tile-ids';

export const forumSheet: SheetRules = {
  lines: {
    tiles: {
      schema: z.readonly(z.array(TileIdSchema).check(z.maxLength(FORUM_TILES.length))),
      description: 'Tiles of the forum: one of them enlarges the storehouse (R-12.3).',
    },
  },

  capacity: (spaces, lines) =>
    tilesOf(lines).includes('claudia-agrippina') ? spaces + SPACES_OF_CLAUDIA : spaces,

  faults(players) {
    const faults: SheetFault[] = [];
    const laid = new Set<TileId>();
    for (const [seat, lines] of players.entries()) {
      for (const [index, tile] of tilesOf(lines).entries()) {
        if (laid.has(tile)) faults.push(twice(tile, seat, index));
        laid.add(tile);
      }
    }
    return faults;
  },
};

function tilesOf({ tiles = [] }: SheetLines): readonly TileId[] {
  // The schema has checked the line, if it is there.
  return tiles as readonly TileId[];
}

function twice(tile: TileId, seat: Seat, index: number): SheetFault {
  return { seat, path: ['tiles', index], reason: 'onlyOneTile', facts: { tile }, rule: 'R-12.1' };
}
