import * as z from 'zod/mini';
import {
  type AnyEvent,
  type Bag,
  type EventOfType,
  type Game,
  HIDDEN_CARD,
  type Json,
  type Pieces,
  part,
  type ShownPart,
  type TypedPart,
} from '../../kit';
import { faultsOf, mixed } from '../../kit-rules';
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

/** More stacks than any game needs. */
const MOST_LATER = 20;
const StackSchema = z.readonly(z.array(z.enum(TILES)).check(z.minLength(1), z.maxLength(21)));
const RowSchema = z.int().check(z.minimum(0), z.maximum(ROWS));

export const VolcanoStateSchema = z.readonly(
  z.strictObject({
    /** Tiles face down, the next first. */
    stack: StackSchema,
    /** Stacks of neutral tiles that follow when this one is used up, if recorded at a real table. */
    later: z.readonly(z.array(StackSchema).check(z.maxLength(MOST_LATER))),
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

const NO_ROWS: VolcanoState['rows'] = { grey: 0, yellow: 0, orange: 0 };

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

export const volcanoFaults = faultsOf({
  tilesLost: (names, { tile }: { readonly tile: string }) =>
    `${names.title(tile)} tiles are missing, or there are too many`,
  tooManyNeutral: () => 'there are too many neutral tiles',
  notNeutralStack: () => 'a later stack must be the nine neutral tiles',
});

function volcanoPart(table: TileTable): VolcanoPart {
  return part({
    id: PART,
    schema: VolcanoStateSchema,
    draws: true,

    audit({ stack, later, rows }, { game }) {
      const lost = VOLCANIC_PROVINCES.find((name) => countTiles(stack, name) + rows[name] !== ROWS);
      if (lost !== undefined) return volcanoFaults.of('tilesLost', { tile: lost });
      const neutral = stack.filter((tile) => !isVolcanic(tile));
      const tooMany = TILES.some((tile) => countTiles(neutral, tile) > table[tile].count);
      // Only the first stack has province tiles, and it has fewer neutral ones.
      const first = neutral.length < stack.length;
      const most = first ? tileCounts(game.players).neutral : NEUTRAL;
      if (tooMany || neutral.length > most) return volcanoFaults.of('tooManyNeutral');
      if (later.every((tiles) => isNeutralStack(table, tiles))) return undefined;
      return { path: 'later', ...volcanoFaults.of('notNeutralStack') };
    },

    view: ({ stack, later, rows }) => ({
      stack: stack.map(() => HIDDEN_CARD),
      later: later.map((tiles) => tiles.map(() => HIDDEN_CARD)),
      rows,
    }),

    drawn: (seen, _viewer, game) => drawnTiles(seen, table, game),

    bags: {
      of: (known, { game }) => bagsOf(known, table, game),
      used: usedPlaces,
    },

    label: 'Volcano',
    picture({ stack, rows }, names) {
      const left = `${names.printed('Stack')} – ${stack.length}`;
      return [
        ...VOLCANIC_PROVINCES.map((province) => ({
          key: province,
          kind: 'volcanoTiles',
          place: province,
          text: `${rows[province]}`,
          label: `${names.printed('Volcano')} – ${names.province(province)} – ${rows[province]}`,
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
    imagine({ stack, rows, later }, chance) {
      const known = VOLCANIC_PROVINCES.flatMap((name) =>
        Array<TileName>(ROWS - rows[name]).fill(name),
      );
      const neutral = neutralTiles(table);
      return {
        stack: mixed([...known, ...mixed(neutral, chance)].slice(0, stack.length), chance),
        later: later.map(() => mixed(neutral, chance)),
        rows,
      };
    },
  });
}

/** The draws of a game, as far as its tiles have been drawn; the neutral tiles left are unknown. */
function drawnTiles(
  seen: readonly ShownPart<SeenVolcano>[],
  table: TileTable,
  { players }: Game,
): Json {
  const stacks: TileName[][] = [[]];
  for (const event of seen.flatMap(({ events }) => events)) {
    const { type, tile }: AnyEvent & { readonly tile?: TileName } = event;
    if (type === 'tileDrawn' && tile !== undefined) stacks.at(-1)?.push(tile);
    if (type === 'volcanoReshuffled') stacks.push([]);
  }
  const { stack: left = [], rows: now = NO_ROWS } = seen.at(-1)?.part ?? {};
  stacks.at(-1)?.push(...leftTiles(stacks.at(-1) ?? [], left.length, now, table));
  const [first = [], ...later] = stacks;
  const rows = seen[0]?.part.rows ?? NO_ROWS;
  const before = VOLCANIC_PROVINCES.flatMap((name) => Array<TileName>(rows[name]).fill(name));
  const others = unlike(neutralTiles(table), first);
  const drawn = [...before, ...others.slice(0, tileCounts(players).drawn - before.length)];
  return { drawn, stack: first, later };
}

/** The tiles drawn before the game and the first stack; then the neutral tiles of each later stack, and of one more. */
function bagsOf(known: Pieces, table: TileTable, game: Game): readonly Bag[] {
  const { drawn, neutral } = tileCounts(game.players);
  // A tile of each province in turn, so that no third one of a province is among those drawn before the game.
  const volcanic = Array<readonly TileName[]>(ROWS).fill(VOLCANIC_PROVINCES).flat();
  const before = placesIn('drawn', drawn);
  const stack = placesIn('stack', volcanic.length + neutral - drawn);
  const tiles = neutralTiles(table);
  const begun = Object.keys(known).flatMap((place) => /^later\.(\d+)/.exec(place)?.[1] ?? []);
  const later = Math.min(MOST_LATER, Math.max(0, ...begun.map((index) => Number(index) + 1)) + 1);
  return [
    { places: [...before, ...stack], pieces: [...volcanic, ...tiles] },
    ...Array.from({ length: later }, (_, index) => ({
      places: placesIn(`later.${index}`, NEUTRAL),
      pieces: tiles,
    })),
  ];
}

function placesIn(list: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${list}.${index}`);
}

/** The tiles drawn before the game, which lie in their columns from the start, and those drawn by Tribunes. */
function usedPlaces(history: readonly VolcanoState[]): readonly string[] {
  const rows = history[0]?.rows ?? NO_ROWS;
  const used = [...placesIn('drawn', rows.grey + rows.yellow + rows.orange)];
  let stack = 'stack';
  let stacks = 0;
  let drawn = 0;
  for (const [index, { stack: left }] of history.entries()) {
    const before = history[index - 1]?.stack.length;
    if (before === undefined) continue;
    used.push(`${stack}.${drawn}`);
    drawn += 1;
    if (left.length < before) continue;
    stack = `later.${stacks}`;
    stacks += 1;
    drawn = 0;
  }
  return used;
}

/** What may be left of a stack, in a fixed order: tiles of provinces by their names, then neutral ones. */
function leftTiles(
  drawn: readonly TileName[],
  count: number,
  rows: VolcanoState['rows'],
  table: TileTable,
): readonly TileName[] {
  const volcanic = VOLCANIC_PROVINCES.toSorted().flatMap((name) =>
    Array<TileName>(ROWS - rows[name]).fill(name),
  );
  return [...volcanic, ...unlike(neutralTiles(table), drawn)].slice(0, count);
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
