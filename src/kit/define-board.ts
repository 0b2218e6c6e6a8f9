/** Boards without rules of their own. */

import { checkMap } from '../board/check-map';
import { layoutFrom, type PointLines } from '../board/lines';
import { changingAlike } from '../board/usual-cards';
import { inputFaults } from '../model/faults';
import { deepFreeze } from '../model/freeze';
import type { MapId, OneOf } from '../model/ids';
import type { CheckedMap, DrawnMap, Layout } from '../model/map';
import { isRecord } from '../model/plain';
import { sealErrors } from '../model/seal';
import { isDefined, mustBeDefined, noted } from './defined';
import type { MapDefinition, MapModule } from './module';

/**
 * Like `defineMap`, for boards without rules of their own; it keeps the checks of rules out of bundles.
 *
 * @throws ConcordiaError `INVALID_MAP`; see `defineMap`.
 */
export function defineBoard<const I extends MapId>(
  data: Omit<MapDefinition<never, I>, 'incompatible' | 'descriptions' | 'languages'> & {
    readonly id: I;
  },
): MapModule<never, OneOf<I>> {
  return sealErrors(
    (): MapModule<never, OneOf<I>> =>
      // Checked values match their type.
      isDefined(data) ? (data as MapModule<never, OneOf<I>>) : noted(checkedBoard(data)),
  )();
}

/**
 * A map with its points, so that it can be drawn. The map without them is enough to play, and lighter.
 *
 * @param map - made by `defineBoard` or `defineMap`.
 * @param points - x and y by turns, in the order of the board.
 * @throws ConcordiaError `INVALID_MAP` if there are more points than things or fewer; `INVALID_LIBRARY` if the map has
 * not been checked.
 */
export function withLayout<M extends CheckedMap>(map: M, points: PointLines): M & DrawnMap {
  return sealErrors(() => {
    mustBeDefined(map, '', 'defineMap');
    const { rules, incompatible, descriptions, languages, ...board }: MapModule = map;
    const { cities, fields = [], routes } = board;
    mustHave(points.cities, 2 * (cities.length + fields.length), 'cities');
    mustHave(points.routes, 2 * routes.length, 'routes');
    const { layout } = checkedBoard({ ...board, layout: layoutFrom(board, points) });
    return noted(changingAlike({ ...map, layout: layout as Layout }, map));
  })();
}

function mustHave(numbers: unknown, exactly: number, path: string): void {
  if (Array.isArray(numbers) && numbers.length === exactly) return;
  inputFaults.refuse('INVALID_MAP', path, 'wrongSize', undefined, { of: 'array', exactly });
}

/** @throws ConcordiaError `INVALID_MAP`. */
export function checkedBoard<I extends MapId>(data: unknown): CheckedMap & { readonly id: I } {
  // Its id is that of the data; the compiler cannot see this.
  if (isRecord(data)) return deepFreeze(checkMap(data)) as CheckedMap & { readonly id: I };
  return inputFaults.refuse('INVALID_MAP', '', 'notPlainObject');
}
