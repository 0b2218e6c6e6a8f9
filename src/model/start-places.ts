/** Where colonists start and later appear, in any notation of a map. */
import type { CityId, ColonistKind } from './ids';
import type { MapData } from './map';

/** Where the starting colonists of a kind stand. */
export function startPlaces(map: MapData, kind: ColonistKind): readonly CityId[] {
  return [map.start[kind]].flat();
}

/** Where new colonists of a kind can always appear. */
export function capitals(map: MapData, kind: ColonistKind): readonly CityId[] {
  return [(map.capital ?? map.start)[kind]].flat();
}
