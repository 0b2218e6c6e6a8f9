/** Places and provinces in a sentence. */
import type { PlaceId, ProvinceId } from '../../model/ids';
import type { Names } from '../../model/names';

/** Such as `Roma` or `la case de départ`. */
export function place(names: Names, id: PlaceId): string {
  const name = names.place(id);
  return names.formOf(name, 'the') || name;
}

/** As it is printed: `Case de départ`. */
export function placeName(names: Names, id: PlaceId): string {
  return names.place(id);
}

/** Such as `Roma et la case de départ`. */
export function thePlaces(names: Names, ids: readonly PlaceId[]): string {
  return names.listed(ids.map((id) => place(names, id)));
}

/** Such as `la province Italia` or `la province grise`. */
export function theProvince(names: Names, id: ProvinceId): string {
  const name = names.province(id);
  return `la province ${COLOURS.get(name) ?? name}`;
}

/** Provinces that are named by a colour alone, as adjectives. */
const COLOURS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Bleu: 'bleue',
    Brun: 'brune',
    Cyan: 'cyan',
    'Vert foncé': 'vert foncé',
    'Gris foncé': 'gris foncé',
    'Rouge foncé': 'rouge foncé',
    Gris: 'grise',
    Grenat: 'grenat',
    Jaune: 'jaune',
    Olive: 'olive',
    Or: 'or',
    Orange: 'orange',
    Rouge: 'rouge',
    Vert: 'verte',
    'Vert clair': 'vert clair',
    Violet: 'violette',
  }),
);
