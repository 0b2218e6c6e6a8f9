/**
 * `defineBoard` without its checks. The sources define every board in the same way, ours and anybody's; the build checks
 * ours (`tools/checked-boards.ts`) and puts this in the place of `defineBoard`, so that nobody loads checks of boards
 * that have passed them.
 */
import { withIds } from '../board/check-map';
import { deepFreeze } from '../model/freeze';
import type { MapData } from '../model/map';
import { isDefined, noted } from './board';
import type { MapModule } from './module';

/** The board that `defineBoard` makes of the same data. */
export function defineBoard(data: MapData): MapModule<never> {
  // Whatever has been checked is what its type says.
  if (isDefined(data)) return data as MapModule<never>;
  return noted(deepFreeze({ ...data, routes: withIds(data.routes) }));
}
