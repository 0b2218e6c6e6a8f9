/** Places of a map: their keys, and where colonists start and appear. */
import type { CityId, ColonistKind, PlaceId, ProvinceId } from './ids';
import type { CheckedMap, CityData, MapData } from './map';

// Keys of places: their kind and their id, since a city and a province may share an id.

/** What a place is called in keys, such as `city` in `city:roma`. */
export type KeyKind =
  | 'city'
  | 'capital'
  | 'castle'
  | 'gate'
  | 'square'
  | 'field'
  | 'route'
  | 'province';

const SPECIAL = ['capital', 'castle', 'gate', 'square'] as const;

/** A city's letter or good says nothing of its kind. */
export function kindOfPlace(letter: CityData['letter'] | 'field'): KeyKind {
  if (letter === 'field') return 'field';
  return SPECIAL.find((special) => special === letter) ?? 'city';
}

/** The key of a place, such as `route:sea:neapolis~roma`. */
export function placeKey(kind: KeyKind, id: PlaceId | ProvinceId): string {
  return `${kind}:${id}`;
}

/** The keys of a map: each by itself, and by the id of its place; an id of two belongs to the city. */
export function placeKeys(map: CheckedMap): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const enter = (kind: KeyKind, id: string): void => {
    const key = placeKey(kind, id);
    keys.set(key, key);
    keys.set(id, key);
  };
  for (const { id } of map.provinces) enter('province', id);
  for (const { id } of map.routes) enter('route', id);
  for (const { id } of map.fields ?? []) enter('field', id);
  for (const { id, letter } of map.cities) enter(kindOfPlace(letter), id);
  return keys;
}

// Where colonists start and later appear, in any notation of a map.

/** Where the starting colonists of a kind stand. */
export function startPlaces(map: MapData, kind: ColonistKind): readonly CityId[] {
  return [map.start[kind]].flat();
}

/** Where new colonists of a kind can always appear. */
export function capitals(map: MapData, kind: ColonistKind): readonly CityId[] {
  return [(map.capital ?? map.start)[kind]].flat();
}
