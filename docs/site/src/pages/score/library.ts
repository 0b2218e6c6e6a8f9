/** The scorer of the page, without an engine: with the map of one sheet, which is loaded when it is wanted. */
import type { CheckedMap } from 'concordia-rules/core';
import { imperium } from 'concordia-rules/maps/imperium';
import { createSheets, type Sheets, sheetModules } from 'concordia-rules/sheets';
import { fetched } from '../../common/fault';
import * as outsiders from '../../outsiders';
import { libraryWords, say } from '../../words/language';
import { capital, OTHERS, type OtherId, type SheetMap } from './maps';
import { readableName } from './sheets/read';

const loaded = new Map<string, SheetMap>([imperium, ...outsiders.maps].map((map) => [map.id, map]));

/**
 * Makes sure that the map of a sheet is there; every draft that one holds has its map.
 *
 * @throws an error with a sentence if there is no such map, or if it cannot be loaded.
 */
export async function loadMap(id: string | undefined): Promise<void> {
  if (id === undefined || loaded.has(id)) return;
  if (!isOther(id)) throw new Error(say.score.unknownMap(readableName(id)));
  loaded.set(id, await fetched<SheetMap>(OTHERS[id]));
}

function isOther(id: string): id is OtherId {
  return Object.hasOwn(OTHERS, id);
}

/** A map that has been loaded. */
export function getMap(id: string): CheckedMap {
  const map = loaded.get(id);
  if (map === undefined) throw new Error(say.score.unknownMap(readableName(id)));
  return map;
}

const known = new Map<string | undefined, { readonly words: unknown; readonly sheets: Sheets }>();

/** What counts a sheet with that map, or with none, in the words that have come by now. */
export function sheetsOn(map: string | undefined): Sheets {
  const before = known.get(map);
  if (before?.words === libraryWords) return before.sheets;
  const own = map === undefined ? [] : [loaded.get(map) ?? getMap(map)];
  const modules = [...sheetModules, ...outsiders.modules];
  const sheets = createSheets({ maps: own, modules, words: libraryWords });
  known.set(map, { words: libraryWords, sheets });
  return sheets;
}

/** A name on a sheet with that map, in the language of the site. */
export function nameOn(map: string | undefined, id: string): string {
  return sheetsOn(map).nameOf(map === undefined ? undefined : getMap(map), id);
}

/** The same at the beginning of a line. */
export function titleOn(map: string | undefined, id: string): string {
  return capital(nameOn(map, id));
}

/** Every card there is, whatever the map. */
export const catalogue = sheetsOn(undefined).cards;
