/** `checked-board.ts` for boards with salt tokens of their own. */
import { withIds } from '../board/check-map';
import { deepFreeze } from '../model/freeze';
import type { MapId, OneOf } from '../model/ids';
import { isDefined, noted } from './board';
import type { MapDefinition, MapModule } from './module';
import { withExchange } from './salt-board';

/** The board that `defineBoard` makes of the same data. */
export function defineBoard<const I extends MapId>(
  data: MapDefinition<never, I>,
): MapModule<never, OneOf<I>> {
  // Checked values match their type.
  if (isDefined(data)) return data as MapModule<never, OneOf<I>>;
  return noted(withExchange(deepFreeze({ ...data, routes: withIds(data.routes) })));
}
