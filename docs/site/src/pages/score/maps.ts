/** The maps that a sheet can have, by name: each is loaded when somebody chooses it. */
import type { CheckedMap } from 'concordia-rules/core';
import type { KnownIds } from 'concordia-rules/kit';
import type { allMaps } from 'concordia-rules/maps';
import type { SheetsDefinition } from 'concordia-rules/sheets';
import * as outsiders from '../../outsiders';

export type OtherId = Exclude<KnownIds<(typeof allMaps)[number]['id']>, 'imperium'>;

export type SheetMap = NonNullable<SheetsDefinition['maps']>[number] & CheckedMap;

/** All but Imperium, by their ids, which are their names in lower case; one that is missing here does not compile. */
export const OTHERS = {
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

/** All maps that can be chosen, loaded or not. */
export const MAPS: readonly { readonly id: string; readonly name: string }[] = [
  ...['imperium', ...Object.keys(OTHERS)].map((id) => ({ id, name: capital(id) })),
  ...outsiders.maps.map(({ id, name }) => ({ id, name })),
];

/** With a large letter at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
