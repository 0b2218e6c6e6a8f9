/** Keys of places: their kind and their id, since a city and a province may share an id. */
import type { PlaceId, ProvinceId } from './ids';
import type { CheckedMap, CityData } from './map';

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
