import { z } from 'zod';
import { HIDDEN_CARD } from '../../model/state';
import { statePart } from '../../rules/part';
import {
  countTiles,
  isVolcanic,
  NEUTRAL_TILES,
  ROWS,
  TILE_FACTS,
  TILES,
  type Tile,
  tileCounts,
  VOLCANIC_PROVINCES,
} from './tiles';

const StackSchema = z.array(z.enum(TILES)).min(1).max(21).readonly();
const RowSchema = z.int().min(0).max(ROWS);

export const VolcanoStateSchema = z
  .strictObject({
    /** Tiles face down, the next first. */
    stack: StackSchema,
    /** Stacks of neutral tiles that follow when this one is used up, as far as a real table knows. */
    later: z.array(StackSchema).max(20).readonly(),
    /** How many tiles lie in the column of each province. */
    rows: z.strictObject({ grey: RowSchema, yellow: RowSchema, orange: RowSchema }).readonly(),
  })
  .readonly();
export type VolcanoState = z.infer<typeof VolcanoStateSchema>;

/** Whether a stack is made of exactly the nine neutral tiles. */
export function isNeutralStack(stack: readonly Tile[]): boolean {
  return (
    stack.length === NEUTRAL_TILES.length &&
    TILES.every((tile) => countTiles(stack, tile) === countTiles(NEUTRAL_TILES, tile))
  );
}

export const volcanoPart = /* @__PURE__ */ statePart({
  id: 'sicilia',
  schema: VolcanoStateSchema,
  draws: true,

  check({ stack, later, rows }, game) {
    const lost = VOLCANIC_PROVINCES.find((name) => countTiles(stack, name) + rows[name] !== ROWS);
    if (lost !== undefined) return `not all ${lost} tiles are accounted for`;
    const neutral = stack.filter((tile) => !isVolcanic(tile));
    const tooMany = TILES.some((tile) => countTiles(neutral, tile) > TILE_FACTS[tile].count);
    // Only the first stack has province tiles in it, and fewer neutral ones.
    const first = neutral.length < stack.length;
    const most = first ? tileCounts(game.players).neutral : NEUTRAL_TILES.length;
    if (tooMany || neutral.length > most) return 'there are too many neutral tiles';
    return later.every(isNeutralStack) ? undefined : 'a later stack is not the nine neutral tiles';
  },

  view: ({ stack, later, rows }) => ({
    stack: stack.map(() => HIDDEN_CARD),
    later: later.map((tiles) => tiles.map(() => HIDDEN_CARD)),
    rows,
  }),

  // Tiles of the provinces that do not lie yet come first, then neutral ones.
  imagine({ stack, rows, later }) {
    const known = VOLCANIC_PROVINCES.flatMap((name) => Array<Tile>(ROWS - rows[name]).fill(name));
    return {
      stack: [...known, ...NEUTRAL_TILES].slice(0, stack.length),
      later: later.map(() => NEUTRAL_TILES),
      rows,
    };
  },
});
