/**
 * `defineBoard` without its checks. The sources define every board in the same way, ours and anybody's; the build checks
 * ours (`tools/checked-boards.ts`) and puts this in the place of `defineBoard`, so that nobody loads checks of boards
 * that have passed them.
 */
import { withIds } from '../board/check-map';
import { deepFreeze } from '../model/freeze';
import type { MapId, OneOf } from '../model/ids';
import { isDefined, noted } from './board';
import type { MapDefinition, MapModule } from './module';

/** The board that `defineBoard` makes of the same data. */
export function defineBoard<const I extends MapId>(
  data: MapDefinition<never, I>,
): MapModule<never, OneOf<I>> {
  // Whatever has been checked is what its type says.
  if (isDefined(data)) return data as MapModule<never, OneOf<I>>;
  return noted(deepFreeze({ ...data, routes: withIds(data.routes) }));
}
