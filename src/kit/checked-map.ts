/** `defineMap` as `defineBoard` is in `checked-board.ts`: a board that was checked by the build, with rules that are watched. */

import type { MapId, OneOf } from '../model/ids';
import { sealErrors } from '../model/seal';
import { boardFrom } from './checked-board';
import { mapOf } from './define';
import type { MapDefinition, MapModule } from './module';
import type { Rules } from './rules';

/** The map that `defineMap` makes of the same definition. */
export function defineMap<const R extends Rules = never, const I extends MapId = MapId>(
  definition: MapDefinition<R, I>,
): MapModule<R, OneOf<I>> {
  return sealErrors(() => mapOf<R, I>(definition, boardFrom))();
}
