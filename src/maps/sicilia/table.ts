/** A table of tiles that a player has read off the box. */
import * as z from 'zod/mini';
import { type Fault, GOODS, type Good } from '../../kit';
import { faultsOf, parserOf, refuseFault } from '../../kit-rules';
import {
  isTile,
  NEUTRAL,
  ROWS,
  TILE_FACTS,
  TILES,
  type TileName,
  type TileTable,
  VOLCANIC_PROVINCES,
} from './tiles';

/** All tiles of one kind: their number, and what each brings to the player who draws it. */
export interface SiciliaTile {
  /** The number of tiles of the kind. */
  readonly count: number;
  /** None if left out. */
  readonly sestertii?: number;
  /** None if left out. */
  readonly goods?: Readonly<Partial<Record<Good, number>>>;
}

/** Tiles of Sicilia by kind; kinds left out stay as they are. */
export type SiciliaTiles = Readonly<Partial<Record<TileName, SiciliaTile>>>;

/** More than is printed on any tile. */
const MOST = 100;

const GivenSchema = z.record(
  z.string().check(z.maxLength(60)),
  z.strictObject({
    count: z.int().check(z.minimum(0), z.maximum(NEUTRAL)),
    sestertii: z._default(z.int().check(z.minimum(0), z.maximum(MOST)), 0),
    goods: z._default(
      z.record(z.string().check(z.maxLength(60)), z.int().check(z.minimum(1), z.maximum(MOST))),
      {},
    ),
  }),
);
type SheetTiles = z.infer<typeof GivenSchema>;

const parseGiven = parserOf(GivenSchema, 'INVALID_MAP');

export const tableFaults = faultsOf({
  unknownTile: (
    _names,
    { tile, known }: { readonly tile: string; readonly known: readonly string[] },
  ) => `there is no tile ${tile}; choose from ${known.join(', ')}`,
  unknownGood: (_names, { good }: { readonly good: string }) => `there is no good ${good}`,
  tilesOfProvince: (_names, { tiles }: { readonly tiles: number }) =>
    `each province has ${tiles} tiles`,
  neutralTogether: (_names, { tiles, found }: { readonly tiles: number; readonly found: number }) =>
    `coin and brick are ${tiles} tiles together, not ${found}`,
});

/** @throws ConcordiaError `INVALID_MAP`; `details.path` is the place in the table. */
export function checkTiles(input: unknown): TileTable {
  const given = parseGiven(input);
  checkWords(given);
  const table: TileTable = {
    grey: given.grey ?? TILE_FACTS.grey,
    yellow: given.yellow ?? TILE_FACTS.yellow,
    orange: given.orange ?? TILE_FACTS.orange,
    coin: given.coin ?? TILE_FACTS.coin,
    brick: given.brick ?? TILE_FACTS.brick,
  };
  checkCounts(table, given);
  return table;
}

function checkWords(given: SheetTiles): void {
  const tile = Object.keys(given).find((name) => !isTile(name));
  if (tile !== undefined) invalid(tile, tableFaults.of('unknownTile', { tile, known: TILES }));
  for (const [name, { goods }] of Object.entries(given)) {
    const good = Object.keys(goods).find((word) => !GOODS.some((known) => known === word));
    if (good !== undefined)
      invalid(`${name}.goods.${good}`, tableFaults.of('unknownGood', { good }));
  }
}

function checkCounts(table: TileTable, given: SheetTiles): void {
  const wrong = VOLCANIC_PROVINCES.find((name) => table[name].count !== ROWS);
  if (wrong !== undefined)
    invalid(`${wrong}.count`, tableFaults.of('tilesOfProvince', { tiles: ROWS }));
  const neutral = table.coin.count + table.brick.count;
  if (neutral === NEUTRAL) return;
  const at = given.coin === undefined ? 'brick' : 'coin';
  invalid(`${at}.count`, tableFaults.of('neutralTogether', { tiles: NEUTRAL, found: neutral }));
}

function invalid(path: string, fault: Fault): never {
  refuseFault('INVALID_MAP', { ...fault, path, rule: 'R-10.1' });
}
