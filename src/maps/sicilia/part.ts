import * as z from 'zod/mini';
import {
  type EventOfType,
  type Game,
  HIDDEN_CARD,
  type Json,
  part,
  type TypedPart,
} from '../../kit';
import { faultOf } from '../../kit-rules';
import type { tileDrawn, volcanoReshuffled } from './events';
import {
  countTiles,
  isVolcanic,
  NEUTRAL,
  neutralTiles,
  ROWS,
  TILES,
  type TileName,
  type TileTable,
  tileCounts,
  VOLCANIC_PROVINCES,
} from './tiles';

const StackSchema = z.readonly(z.array(z.enum(TILES)).check(z.minLength(1), z.maxLength(21)));
const RowSchema = z.int().check(z.minimum(0), z.maximum(ROWS));

export const VolcanoStateSchema = z.readonly(
  z.strictObject({
    /** Tiles face down, the next first. */
    stack: StackSchema,
    /** Stacks of neutral tiles that follow when this one is used up, if recorded at a real table. */
    later: z.readonly(z.array(StackSchema).check(z.maxLength(20))),
    /** The number of tiles in the column of each province. */
    rows: z.readonly(
      z.strictObject({
        /** In the grey column. */
        grey: RowSchema,
        /** In the yellow column. */
        yellow: RowSchema,
        /** In the orange column. */
        orange: RowSchema,
      }),
    ),
  }),
);
export type VolcanoState = z.infer<typeof VolcanoStateSchema>;

/** The key of the map's part, in states and in `setup.parts`. */
export const PART = 'sicilia';

/** The part as everybody sees it. */
type SeenVolcano = {
  /** One `'hidden'` for each tile of the stack. */
  readonly stack: readonly (typeof HIDDEN_CARD)[];
  /** The same for the stacks that follow. */
  readonly later: readonly (readonly (typeof HIDDEN_CARD)[])[];
  /** The number of tiles in the column of each province. */
  readonly rows: VolcanoState['rows'];
};

type VolcanoPart = TypedPart<VolcanoState, SeenVolcano, typeof PART>;

/** The tiles of a box, and the part that keeps them in a game. */
export interface VolcanoTiles {
  readonly table: TileTable;
  readonly part: VolcanoPart;
}

export function volcanoTiles(table: TileTable): VolcanoTiles {
  return { table, part: volcanoPart(table) };
}

/** Whether a stack is made of exactly the nine neutral tiles. */
export function isNeutralStack(table: TileTable, stack: readonly TileName[]): boolean {
  const tiles = neutralTiles(table);
  return (
    stack.length === NEUTRAL &&
    TILES.every((tile) => countTiles(stack, tile) === countTiles(tiles, tile))
  );
}

function volcanoPart(table: TileTable): VolcanoPart {
  return part({
    id: PART,
    schema: VolcanoStateSchema,
    draws: true,

    audit({ stack, later, rows }, { game }) {
      const lost = VOLCANIC_PROVINCES.find((name) => countTiles(stack, name) + rows[name] !== ROWS);
      if (lost !== undefined) return faultOf('tilesLost', { tile: lost });
      const neutral = stack.filter((tile) => !isVolcanic(tile));
      const tooMany = TILES.some((tile) => countTiles(neutral, tile) > table[tile].count);
      // Only the first stack has province tiles, and it has fewer neutral ones.
      const first = neutral.length < stack.length;
      const most = first ? tileCounts(game.players).neutral : NEUTRAL;
      if (tooMany || neutral.length > most) return faultOf('tooManyNeutral');
      if (later.every((tiles) => isNeutralStack(table, tiles))) return undefined;
      return { path: 'later', ...faultOf('notNeutralStack') };
    },

    view: ({ stack, later, rows }) => ({
      stack: stack.map(() => HIDDEN_CARD),
      later: later.map((tiles) => tiles.map(() => HIDDEN_CARD)),
      rows,
    }),

    drawn: (history, game) => drawnTiles(history, table, game),

    label: 'Volcano',
    picture({ stack, rows }, names) {
      const left = `${names.printed('Stack')}: ${stack.length}`;
      return [
        ...VOLCANIC_PROVINCES.map((province) => ({
          key: province,
          kind: 'volcanoTiles',
          place: province,
          text: `${rows[province]}`,
          label: `${names.printed('Volcano')}, ${names.province(province)}: ${rows[province]}`,
        })),
        { key: 'stack', kind: 'stack', text: left, label: left },
      ];
    },

    follow: {
      tileDrawn({ stack, later, rows }, { province, row }: EventOfType<typeof tileDrawn>) {
        const isOpen = province !== undefined && row !== undefined;
        return {
          stack: stack.slice(1),
          later,
          rows: isOpen ? { ...rows, [province]: row } : rows,
        };
      },
      volcanoReshuffled: ({ later, rows }, { tiles }: EventOfType<typeof volcanoReshuffled>) => ({
        stack: Array<typeof HIDDEN_CARD>(tiles).fill(HIDDEN_CARD),
        later: later.slice(1),
        rows,
      }),
    },

    // The remaining tiles of the provinces come first, then neutral ones.
    imagine({ stack, rows, later }) {
      const known = VOLCANIC_PROVINCES.flatMap((name) =>
        Array<TileName>(ROWS - rows[name]).fill(name),
      );
      const neutral = neutralTiles(table);
      return {
        stack: [...known, ...neutral].slice(0, stack.length),
        later: later.map(() => neutral),
        rows,
      };
    },
  });
}

/** The draws of a game, as far as its tiles have been drawn; the neutral tiles left are unknown. */
function drawnTiles(history: readonly VolcanoState[], table: TileTable, game: Game): Json {
  const stacks = history.filter(
    ({ stack }, index) => stack.length > (history[index - 1]?.stack.length ?? 0),
  );
  const left = history.at(-1)?.stack.length ?? 0;
  const [first = [], ...later] = stacks.map(({ stack }, index) => {
    const known = index === stacks.length - 1 ? stack.length - left : stack.length;
    return withoutSecrets(stack, known, table);
  });
  const rows = history[0]?.rows;
  const before = VOLCANIC_PROVINCES.flatMap((name) =>
    Array<TileName>(rows?.[name] ?? 0).fill(name),
  );
  const others = unlike(neutralTiles(table), first);
  const drawn = [...before, ...others.slice(0, tileCounts(game.players).drawn - before.length)];
  return { drawn, stack: first, later };
}

/** The known tiles of a stack, then what may be left, in a fixed order: tiles of provinces, then neutral ones. */
function withoutSecrets(stack: readonly TileName[], known: number, table: TileTable): TileName[] {
  const drawn = stack.slice(0, known);
  const volcanic = stack.slice(known).filter(isVolcanic);
  const left = [...volcanic.sort(), ...unlike(neutralTiles(table), drawn)];
  return [...drawn, ...left.slice(0, stack.length - known)];
}

/** The tiles minus the others, counting duplicates. */
function unlike(tiles: readonly TileName[], others: readonly TileName[]): readonly TileName[] {
  const rest = [...others];
  return tiles.filter((tile) => {
    const index = rest.indexOf(tile);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}
