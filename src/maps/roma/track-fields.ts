/** The ship track, field by field. */
import type { CityId, Good } from '../../kit';

/** What a ship does on the field where it arrives. */
export type TrackField =
  | { readonly does: 'start' }
  | { readonly does: 'money'; readonly sestertii: number }
  /** One of these goods, chosen by the player. */
  | { readonly does: 'goods'; readonly choice: readonly Good[] }
  /** The building sites are the cities of the province with the same name as the field. */
  | { readonly does: 'build' }
  | { readonly does: 'score' };

/** The fields in order, from the harbour of Rome onwards. */
export const TRACK: ReadonlyMap<CityId, TrackField> = new Map<CityId, TrackField>([
  ['ostia', { does: 'start' }],
  ['massilia', { does: 'money', sestertii: 3 }],
  ['valentia', { does: 'goods', choice: ['brick'] }],
  ['carthago', { does: 'build' }],
  ['cyrene', { does: 'money', sestertii: 5 }],
  ['alexandria', { does: 'goods', choice: ['food', 'tool'] }],
  ['antiochia', { does: 'goods', choice: ['wine', 'cloth'] }],
  ['athenae', { does: 'build' }],
  ['byzantium', { does: 'score' }],
]);

const ORDER = [...TRACK.keys()];
const AFTER: ReadonlyMap<CityId, readonly CityId[]> = new Map(
  ORDER.map((field, index) => [field, ORDER.slice(index + 1)]),
);

/** All fields after this one. */
export function fieldsAfter(field: CityId): readonly CityId[] {
  return AFTER.get(field) ?? [];
}

export function isBonusField(field: CityId): boolean {
  const does = TRACK.get(field)?.does;
  return does === 'money' || does === 'goods';
}
