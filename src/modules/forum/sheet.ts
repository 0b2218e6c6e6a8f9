/** Tiles on a score sheet: one of them enlarges the storehouse. */
import * as z from 'zod/mini';
import type { Seat, SheetFault, SheetLines, SheetRules } from '../../kit';
import type { ForumTile } from './tile';
import { FORUM_TILES, SPACES_OF_CLAUDIA } from './tile-ids';

/** Victory points lost for the first tile. */
export const BID_SCORE = { id: 'forum-bids', words: () => 'Bids for tiles', most: 0 } as const;

/** Score sheets of games with these tiles. */
export function sheetOf(tiles: readonly Pick<ForumTile, 'id' | 'spaces'>[]): SheetRules {
  const ids = tiles.map(({ id }) => id);
  const spaces = new Map(tiles.map((tile) => [tile.id, tile.spaces ?? 0]));
  return {
    lines: {
      tiles: {
        schema: z.readonly(z.array(z.enum(ids)).check(z.maxLength(ids.length))),
        description: 'Tiles of the forum: one of them enlarges the storehouse (R-12.3).',
      },
    },

    capacity: (before, lines) =>
      tilesOf(lines).reduce((sum, tile) => sum + (spaces.get(tile) ?? 0), before),

    faults(players) {
      const faults: SheetFault[] = [];
      const laid = new Set<string>();
      for (const [seat, lines] of players.entries()) {
        for (const [index, tile] of tilesOf(lines).entries()) {
          if (laid.has(tile)) faults.push(twice(tile, seat, index));
          laid.add(tile);
        }
      }
      return faults;
    },
  };
}

/** Score sheets of games with the tiles of this package. */
export const forumSheet = sheetOf(
  FORUM_TILES.map((id) =>
    id === 'claudia-agrippina' ? { id, spaces: SPACES_OF_CLAUDIA } : { id },
  ),
);

function tilesOf({ tiles = [] }: SheetLines): readonly string[] {
  // The schema has checked the line, if it is there.
  return tiles as readonly string[];
}

function twice(tile: string, seat: Seat, index: number): SheetFault {
  return { seat, path: ['tiles', index], reason: 'onlyOneTile', facts: { tile }, rule: 'R-12.1' };
}
