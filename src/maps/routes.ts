import type { CityId } from '../model/ids';
import type { RouteData } from '../model/map';

/** A land route between two cities. */
export function land(a: CityId, b: CityId): RouteData {
  return { kind: 'land', ends: [a, b] };
}

/** A sea route between two cities. */
export function sea(a: CityId, b: CityId): RouteData {
  return { kind: 'sea', ends: [a, b] };
}
