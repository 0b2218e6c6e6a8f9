/** Cards and places in a sentence. */
import type { PlaceId } from '../../model/ids';
import type { Names } from '../../model/names';

/** Such as `de Architect` or `de Prefect/Architect I als Prefect`. */
export function theCard(names: Names, card: string, as?: string): string {
  const name = names.card(card, as);
  return names.formOf(name, 'the') || `de ${name}`;
}

/** Such as `Roma` or `het startveld`. */
export function place(names: Names, id: PlaceId): string {
  const name = names.place(id);
  return names.formOf(name, 'the') || name;
}

/** Such as `in Roma`, `op het startveld` or `op Novaria–Roma`. */
export function at(names: Names, id: PlaceId): string {
  const name = names.place(id);
  // A route is named by its ends.
  const isRoute = /\p{L}–\p{L}/u.test(name);
  return names.formOf(name, 'at') || `${isRoute ? 'op' : 'in'} ${place(names, id)}`;
}

/** As it is printed: `Startveld`. */
export function placeName(names: Names, id: PlaceId): string {
  return names.place(id);
}

/** Such as `Roma en het startveld`. */
export function thePlaces(names: Names, ids: readonly PlaceId[]): string {
  return names.listed(ids.map((id) => place(names, id)));
}
