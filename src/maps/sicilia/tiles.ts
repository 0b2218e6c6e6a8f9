/** The volcano tiles of the box. */
import type { Bundle } from '../../kit';

/** Provinces on the slopes of Etna; each has a column of its own. */
export const VOLCANIC_PROVINCES = Object.freeze(['grey', 'yellow', 'orange'] as const);
export type VolcanicProvince = (typeof VOLCANIC_PROVINCES)[number];

/** A tile is named after its province, or after its picture if it belongs to none. */
export const TILES = Object.freeze([...VOLCANIC_PROVINCES, 'coin', 'brick'] as const);
export type TileName = (typeof TILES)[number];

/** Rows of a column, and tiles of each province. */
export const ROWS = 4;

/** Tiles that belong to no province. */
export const NEUTRAL = 9;

/** How many of a tile are in the box, and what it brings to the player who draws it. */
interface TileFacts {
  readonly count: number;
  readonly sestertii: number;
  readonly goods: Bundle;
}

/** What is printed on the tiles of a box. */
export type TileTable = Readonly<Record<TileName, TileFacts>>;

/**
 * The tiles according to the source, completed by assumptions: it shows a coin and a brick on the neutral tiles, but
 * neither how many there are of each nor what is on the tiles of the provinces (docs/maps/sicilia.md). Players who
 * own the box replace the table with `siciliaWith`.
 */
export const TILE_FACTS: TileTable = {
  grey: { count: ROWS, sestertii: 0, goods: {} },
  yellow: { count: ROWS, sestertii: 0, goods: {} },
  orange: { count: ROWS, sestertii: 0, goods: {} },
  coin: { count: 5, sestertii: 1, goods: {} },
  brick: { count: 4, sestertii: 0, goods: { brick: 1 } },
};

/** The tiles used with a number of players. */
export interface TileCounts {
  /** Neutral tiles in the stack. */
  readonly neutral: number;
  /** Tiles drawn before the game. */
  readonly drawn: number;
}

/** Five players use every tile and draw none; so do six, in teams, which the source does not mention. */
const FIVE_AND_MORE: TileCounts = { neutral: NEUTRAL, drawn: 0 };

const FEWER: ReadonlyMap<number, TileCounts> = new Map([
  [2, { neutral: 0, drawn: 3 }],
  [3, { neutral: 3, drawn: 2 }],
  [4, { neutral: 6, drawn: 1 }],
]);

export function tileCounts(players: number): TileCounts {
  return FEWER.get(players) ?? FIVE_AND_MORE;
}

export function isVolcanic(name: string): name is VolcanicProvince {
  return VOLCANIC_PROVINCES.some((province) => province === name);
}

export function isTile(name: string): name is TileName {
  return TILES.some((tile) => tile === name);
}

export function countTiles(tiles: readonly TileName[], tile: TileName): number {
  return tiles.filter((other) => other === tile).length;
}

/** All tiles of the given names in the box, one entry each. */
export function tilesNamed(table: TileTable, names: readonly TileName[]): readonly TileName[] {
  return names.flatMap((name) => Array<TileName>(table[name].count).fill(name));
}

/** The nine tiles that belong to no province. */
export function neutralTiles(table: TileTable): readonly TileName[] {
  return tilesNamed(table, ['coin', 'brick']);
}
