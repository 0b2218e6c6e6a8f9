/** What was read off the printed boards, each in the folder of its map. */
import { readdirSync, readFileSync } from 'node:fs';
import { getMap } from '../../src/index';

/** The boards as they were read off the print, names as printed there or in full. */
export interface BoardFacts {
  name: string;
  aspect: number;
  /** One place, several, or none. */
  start: { land: Start; sea: Start };
  provinces: { name: string; color: string; cities: string[]; printed?: string }[];
  cities: { name: string; letter: string; x: number; y: number; printed?: string }[];
  routes: { kind: string; ends: [string, string]; x: number; y: number; stop?: false }[];
  special: {
    display: string;
    players?: [number, number];
    bonusMarkerCoins?: Record<string, number>;
    sharedKinds?: string[];
    saltCities?: boolean;
  };
}

export type Start = string | string[] | null;
export type Ends = [string, string];

/** The folders of maps in a folder. */
export function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}

/** The facts of a map, as its folder has them. */
export function factsOf<T = BoardFacts>(id: string): T {
  return JSON.parse(readFileSync(new URL(`${id}/facts.json`, import.meta.url), 'utf8'));
}

/** `Isca Dumnoniorum` is `isca-dumnoniorum`. */
export const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** `Memphis` is `memphis`; no place is an empty list of places. */
export const startOf = (start: Start): string | string[] =>
  typeof start === 'string' ? idOf(start) : (start ?? []).map(idOf);

/** The route of a kind between two cities. */
export const routeOf = (kind: 'land' | 'sea', ends: Ends): string =>
  `${kind}:${ends.map(idOf).sort().join('~')}`;

/** How many cities of each letter a map has, or of each good that is printed on the board. */
export function lettersOf(id: string): Record<string, number> {
  const letters = getMap(id).cities.map(({ letter }) => letter);
  return Object.fromEntries(
    [...new Set(letters)].map((letter) => [letter, letters.filter((l) => l === letter).length]),
  );
}

/** How many cities where houses can stand, and how many provinces. */
export function sizeOf(id: string): { cities: number; provinces: number } {
  const map = getMap(id);
  const others = ['capital', 'castle', 'square'];
  return {
    cities: map.cities.filter(({ letter }) => !others.includes(letter)).length,
    provinces: map.provinces.length,
  };
}
