/** Cards, colonists and provinces in a sentence. */
import type { ColonistKind, ProvinceId } from '../../model/ids';
import type { Names } from '../../model/names';

/** `Italia`, `die Provinz Grau`: as a subject or an object. */
export function theProvince(names: Names, id: ProvinceId): string {
  const name = names.province(id);
  return COLOURED.has(name) ? `die Provinz ${name}` : name;
}

/** `der Provinz Italia`: whose marker it is. */
export function ofProvince(names: Names, id: ProvinceId): string {
  return `der Provinz ${names.province(id)}`;
}

/** A card as an object: `den Präfekten`, `den Kolonisten II`, and `die Karte` with a name that has no such form, or two. */
export function theCard(names: Names, card: string, as?: string): string {
  const name = names.card(card, as);
  return names.formOf(name, 'object') || `die Karte ${name}`;
}

/** Several of them, and one in every case but the nominative: `einen Landkolonisten`. */
export function colonists(kind: ColonistKind): string {
  return `${COLONIST[kind]}en`;
}

export const COLONIST = { land: 'Landkolonist', sea: 'Seekolonist' } as const;

/** Provinces that have no other name. */
export const COLOURS: Readonly<Record<string, string>> = {
  Blue: 'Blau',
  Brown: 'Braun',
  Cyan: 'Cyan',
  'Dark green': 'Dunkelgrün',
  'Dark grey': 'Dunkelgrau',
  'Dark red': 'Dunkelrot',
  Gold: 'Gold',
  Gray: 'Grau',
  Green: 'Grün',
  Grey: 'Grau',
  'Light green': 'Hellgrün',
  Maroon: 'Weinrot',
  Olive: 'Oliv',
  Orange: 'Orange',
  Purple: 'Violett',
  Red: 'Rot',
  Yellow: 'Gelb',
};

const COLOURED: ReadonlySet<string> = new Set(Object.values(COLOURS));
