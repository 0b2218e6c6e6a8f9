/**
 * `defineBoard`, `defineMap` and `withLayout` without the checks of boards; rules are watched all the same. The build checks the
 * boards of this package (`tools/checked-boards.ts`) and puts these in place of the others, so that nobody loads or
 * repeats what these boards have passed.
 */

import { layoutFrom, type PointLines } from '../board/lines';
import { withIds } from '../board/places';
import { changingAlike } from '../board/usual-cards';
import { deepFreeze } from '../model/freeze';
import type { MapId, OneOf } from '../model/ids';
import type { CheckedMap, DrawnMap, MapData } from '../model/map';
import { sealErrors } from '../model/seal';
import { isDefined, mapOf, noted } from './define';
import type { MapDefinition, MapModule } from './module';
import type { Rules } from './rules';

/** The board that `defineBoard` makes of the same data. */
export function defineBoard<const I extends MapId>(
  data: MapDefinition<never, I>,
): MapModule<never, OneOf<I>> {
  // Checked values match their type.
  return isDefined(data) ? (data as MapModule<never, OneOf<I>>) : noted(boardFrom<OneOf<I>>(data));
}

/** The map that `defineMap` makes of the same definition. */
export function defineMap<const R extends Rules = never, const I extends MapId = MapId>(
  definition: MapDefinition<R, I>,
): MapModule<R, OneOf<I>> {
  return sealErrors(() => mapOf<R, I>(definition, boardFrom))();
}

/** The map that `withLayout` makes of the same points. */
export function withLayout<M extends CheckedMap>(map: M, points: PointLines): M & DrawnMap {
  return noted(changingAlike({ ...map, layout: layoutFrom(map, points) }, map));
}

function boardFrom<I extends MapId>(data: unknown): CheckedMap & { readonly id: I } {
  // It was checked when the package was built.
  const board = data as MapData & { readonly id: I };
  return deepFreeze({ ...board, routes: withIds(board.routes) });
}
