/** The scorer of the page, without an engine: with the map of one sheet, which is loaded when it is wanted. */
import type { CheckedMap } from 'concordia-rules/core';
import type { KnownIds } from 'concordia-rules/kit';
import type { allMaps } from 'concordia-rules/maps';
import { imperium } from 'concordia-rules/maps/imperium';
import {
  createSheets,
  type Sheets,
  type SheetsDefinition,
  sheetModules,
} from 'concordia-rules/sheets';
import * as outsiders from '../../outsiders';
import { libraryWords, say, speakOfGames } from '../../words/language';

type OtherId = Exclude<KnownIds<(typeof allMaps)[number]['id']>, 'imperium'>;

type SheetMap = NonNullable<SheetsDefinition['maps']>[number] & CheckedMap;

/** By their ids, which are their names in lower case; a map that is missing here does not compile. */
const OTHERS = {
  italia: async () => (await import('concordia-rules/maps/italia')).italia,
  sicilia: async () => (await import('concordia-rules/maps/sicilia')).sicilia,
  roma: async () => (await import('concordia-rules/maps/roma')).roma,
  hellas: async () => (await import('concordia-rules/maps/hellas')).hellas,
  ionium: async () => (await import('concordia-rules/maps/ionium')).ionium,
  cyprus: async () => (await import('concordia-rules/maps/cyprus')).cyprus,
  britannia: async () => (await import('concordia-rules/maps/britannia')).britannia,
  germania: async () => (await import('concordia-rules/maps/germania')).germania,
  byzantium: async () => (await import('concordia-rules/maps/byzantium')).byzantium,
  hispania: async () => (await import('concordia-rules/maps/hispania')).hispania,
  gallia: async () => (await import('concordia-rules/maps/gallia')).gallia,
  corsica: async () => (await import('concordia-rules/maps/corsica')).corsica,
  aegyptus: async () => (await import('concordia-rules/maps/aegyptus')).aegyptus,
  creta: async () => (await import('concordia-rules/maps/creta')).creta,
  balearica: async () => (await import('concordia-rules/maps/balearica')).balearica,
} satisfies Readonly<Record<OtherId, () => Promise<SheetMap>>>;

const loaded = new Map<string, SheetMap>([imperium, ...outsiders.maps].map((map) => [map.id, map]));

/** All maps that can be chosen, loaded or not. */
export const MAPS: readonly { readonly id: string; readonly name: string }[] = [
  { id: imperium.id, name: imperium.name },
  ...Object.keys(OTHERS).map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1) })),
  ...outsiders.maps.map(({ id, name }) => ({ id, name })),
];

/**
 * Makes sure that the map of a sheet is there; every draft that one holds has its map.
 *
 * @throws an error with a sentence if there is no such map, or if it cannot be loaded.
 */
export async function loadMap(id: string | undefined): Promise<void> {
  if (id === undefined || loaded.has(id)) return;
  if (!isOther(id)) throw new Error(say.score.unknownMap(seenOf(id)));
  try {
    loaded.set(id, await OTHERS[id]());
  } catch (cause) {
    // Without a network.
    throw new Error(say.shell.notLoaded, { cause });
  }
}

function isOther(id: string): id is OtherId {
  return Object.hasOwn(OTHERS, id);
}

/** What can be seen of an id that anybody may have written. */
function seenOf(id: string): string {
  return id.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').slice(0, 80);
}

/** A map that has been loaded. */
export function getMap(id: string): CheckedMap {
  const map = loaded.get(id);
  if (map === undefined) throw new Error(say.score.unknownMap(seenOf(id)));
  return map;
}

const known = new Map<string | undefined, Sheets>();

/** Loads the words of the library; until then, names and faults are in English. */
export async function speakOfSheets(): Promise<void> {
  await speakOfGames();
  known.clear();
}

/** What counts a sheet with that map, or with none. */
export function sheetsOn(map: string | undefined): Sheets {
  const before = known.get(map);
  if (before !== undefined) return before;
  const own = map === undefined ? [] : [loaded.get(map) ?? getMap(map)];
  const sheets = createSheets({
    maps: own,
    modules: [...sheetModules, ...outsiders.modules],
    words: libraryWords,
  });
  known.set(map, sheets);
  return sheets;
}

/** A name on a sheet with that map, in the language of the site. */
export function nameOn(map: string | undefined, id: string): string {
  return sheetsOn(map).nameOf(map === undefined ? undefined : getMap(map), id);
}

/** The same at the beginning of a line. */
export function titleOn(map: string | undefined, id: string): string {
  const name = nameOn(map, id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Every card there is, whatever the map. */
export const catalogue = sheetsOn(undefined).cards;
