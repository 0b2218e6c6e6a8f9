/** Cards, colonists and provinces in a sentence. */
import type { ColonistKind, ProvinceId } from '../../model/ids';
import type { Names } from '../../model/names';
import { entryOf } from '../shared';

/** `Italia`, `die Provinz Grau`: as a subject or an object. */
export function theProvince(names: Names, id: ProvinceId): string {
  const name = names.province(id);
  return COLOURED.has(name) ? `die Provinz ${name}` : name;
}

/** `der Provinz Italia`: whose marker it is. */
export function ofProvince(names: Names, id: ProvinceId): string {
  return `der Provinz ${names.province(id)}`;
}

/** A card as an object: `den Präfekten`, `den Kolonisten II`, and `die Karte` with a name that is no German noun, or two. */
export function theCard(names: Names, card: string, as?: string): string {
  const name = names.card(card, as);
  const [, noun = '', number = ''] = /^(\p{L}+)( [IVX]+)?$/u.exec(name) ?? [];
  const object = entryOf(PERSONALITIES, noun);
  return object === undefined ? `die Karte ${name}` : `den ${object}${number}`;
}

/** Personalities as objects: all of them are masculine, and some are declined. */
const PERSONALITIES: Readonly<Record<string, string>> = {
  Architekt: 'Architekten',
  Bauer: 'Bauern',
  Diplomat: 'Diplomaten',
  Kolonist: 'Kolonisten',
  Konsul: 'Konsul',
  Legat: 'Legaten',
  Magister: 'Magister',
  Maurer: 'Maurer',
  Mercator: 'Mercator',
  Prokonsul: 'Prokonsul',
  Präfekt: 'Präfekten',
  Prätor: 'Prätor',
  Schmied: 'Schmied',
  Senator: 'Senator',
  Tribun: 'Tribun',
  Weber: 'Weber',
  Winzer: 'Winzer',
};

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
