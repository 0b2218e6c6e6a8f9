import { defineMap, type MapId, type MapModule } from '../../kit';
import { sealErrors, withLayout } from '../../kit-rules';
import { board, points } from './board';
import { descriptions } from './descriptions';
import { checkTiles, type SiciliaTiles } from './table';
import { TILE_FACTS } from './tiles';
import { volcanoWith } from './volcano';

export { places } from './board';
export type { SiciliaTile, SiciliaTiles } from './table';

/** The map without points: enough to play. */
export const undrawn = defineMap({ ...board, rules: volcanoWith(TILE_FACTS), descriptions });

/** Sicilia: Etna wakes up tile by tile, and three provinces suffer. */
export const sicilia = withLayout(undrawn, points);

/**
 * Sicilia with other tiles, for players who own the box and know the numbers that the source does not give.
 *
 * @param tiles - the kinds that differ; there are four of each province, and nine of `coin` and `brick` together.
 * @param id - the id of this map in states and logs. Give each table of tiles its own id.
 * @returns a frozen map, for `createLibrary` and `createEngine`.
 * @throws ConcordiaError `INVALID_MAP` if a tile or good is unknown, or a number is wrong; `details.path` is the place.
 *
 * @example
 * ```ts
 * const mine = siciliaWith({ coin: { count: 4, sestertii: 3 }, brick: { count: 5 } });
 * console.log(mine.id, createLibrary({ maps: [mine] }).mapIds().length); // -> sicilia-own-tiles 1
 * ```
 */
export function siciliaWith(
  tiles: SiciliaTiles,
  id: MapId = 'sicilia-own-tiles',
): MapModule<NonNullable<(typeof sicilia)['rules']>> {
  const { summaries, places } = descriptions;
  const make = sealErrors(() => ({
    ...board,
    id,
    rules: volcanoWith(checkTiles(tiles)),
    descriptions: { summaries: { [id]: summaries.sicilia }, places: { [id]: places.sicilia } },
  }));
  return withLayout(defineMap(make()), points);
}
