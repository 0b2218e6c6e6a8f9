/**
 * `defineBoard` without its checks. The build checks the boards of this package (`tools/checked-boards.ts`) and puts
 * this in place of `defineBoard`, so that bundles do not carry checks that these boards have passed.
 */
import { withIds } from '../board/check-map';
import { deepFreeze } from '../model/freeze';
import type { MapId, OneOf } from '../model/ids';
import { isDefined, noted } from './define-board';
import type { MapDefinition, MapModule } from './module';

/** The board that `defineBoard` makes of the same data. */
export function defineBoard<const I extends MapId>(
  data: MapDefinition<never, I>,
): MapModule<never, OneOf<I>> {
  // Checked values match their type.
  if (isDefined(data)) return data as MapModule<never, OneOf<I>>;
  return noted(deepFreeze({ ...data, routes: withIds(data.routes) }));
}
