/** The stack of tiles and the draws before the game. */
import * as z from 'zod/mini';
import {
  type Fault,
  type Json,
  parseDraws,
  refuseDraws,
  shuffled,
  type Transition,
} from '../../kit';
import { faultsOf } from '../../kit-rules';
import { isNeutralStack, PART, VolcanoStateSchema, type VolcanoTiles, volcanoFaults } from './part';
import {
  countTiles,
  isVolcanic,
  neutralTiles,
  TILES,
  type TileCounts,
  type TileName,
  type TileTable,
  tileCounts,
  tilesNamed,
  VOLCANIC_PROVINCES,
} from './tiles';

/** The most tiles of one province drawn before the game; a third goes back. */
const MOST_DRAWN = 2;

/** The draws at a real table: the shape of `setup.parts.sicilia`. */
const DrawsSchema = z.strictObject({
  /** Tiles drawn before the game, without those that went back; none if left out. */
  drawn: z._default(z.array(z.enum(TILES)).check(z.maxLength(3)), []),
  stack: VolcanoStateSchema.def.innerType.shape.stack,
  /** Stacks of neutral tiles laid out later; random if left out. */
  later: z.exactOptional(VolcanoStateSchema.def.innerType.shape.later),
});
type SiciliaDraws = z.infer<typeof DrawsSchema>;

export function layOutTiles(
  transition: Transition,
  draws: Readonly<Record<string, Json>>,
  { table, part }: VolcanoTiles,
): void {
  const given = draws[PART];
  const counts = tileCounts(transition.game.players);
  const {
    drawn,
    stack,
    later = [],
  } = given === undefined ? byChance(transition, table, counts) : asGiven(given, table, counts);
  const row = (tile: TileName): number => countTiles(drawn, tile);
  const rows = { grey: row('grey'), yellow: row('yellow'), orange: row('orange') };
  part.write(transition, { stack, later, rows });
}

function byChance(transition: Transition, table: TileTable, counts: TileCounts): SiciliaDraws {
  const neutral = shuffled(transition, neutralTiles(table)).slice(0, counts.neutral);
  const drawn: TileName[] = [];
  const back: TileName[] = [];
  for (const tile of shuffled(transition, [...tilesNamed(table, VOLCANIC_PROVINCES), ...neutral])) {
    const stays = drawn.length < counts.drawn && countTiles(drawn, tile) < MOST_DRAWN;
    (stays ? drawn : back).push(tile);
  }
  return { drawn, stack: shuffled(transition, back) };
}

export const drawFaults = faultsOf({
  wrongNumberDrawn: (names, { count }: { readonly count: number }) =>
    `exactly ${names.counted(count, 'tile')} must be drawn before the game`,
  wrongTileCount: (_names, { tile, found }: { readonly tile: string; readonly found: number }) =>
    `there cannot be ${found} ${tile} tiles`,
  thirdGoesBack: (_names, { tile }: { readonly tile: string }) =>
    `the third ${tile} tile must be put back`,
  wrongNeutral: (
    _names,
    { neutral, wanted }: { readonly neutral: number; readonly wanted: number },
  ) => `there must be ${wanted} neutral tiles, not ${neutral}`,
});

function asGiven(given: Json, table: TileTable, counts: TileCounts): SiciliaDraws {
  const draws = parseDraws(PART, 'R-10.1', DrawsSchema, given);
  const { drawn, stack, later = [] } = draws;
  const all = [...drawn, ...stack];
  if (drawn.length !== counts.drawn)
    invalid('drawn', drawFaults.of('wrongNumberDrawn', { count: counts.drawn }));
  for (const tile of TILES) {
    const { count } = table[tile];
    const found = countTiles(all, tile);
    if (found > count || (isVolcanic(tile) && found < count)) {
      invalid('stack', drawFaults.of('wrongTileCount', { tile, found }));
    }
    if (isVolcanic(tile) && countTiles(drawn, tile) > MOST_DRAWN) {
      invalid('drawn', drawFaults.of('thirdGoesBack', { tile }));
    }
  }
  const neutral = all.filter((tile) => !isVolcanic(tile)).length;
  if (neutral !== counts.neutral) {
    invalid('stack', drawFaults.of('wrongNeutral', { neutral, wanted: counts.neutral }));
  }
  const wrong = later.findIndex((tiles) => !isNeutralStack(table, tiles));
  if (wrong !== -1) invalid(`later[${wrong}]`, volcanoFaults.of('notNeutralStack'));
  return draws;
}

function invalid(at: string, fault: Fault): never {
  refuseDraws(PART, 'R-10.1', at, fault);
}
