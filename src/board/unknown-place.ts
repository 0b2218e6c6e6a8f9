/** Finds a name in an action that the board does not have, and what may be meant. */

import { baseRefusal } from '../model/faults';
import { asHint, nearest } from '../model/find';
import type { CityId, ProvinceId, RouteId } from '../model/ids';

/** The parts of a board that have names. */
export interface Gazetteer {
  readonly id: string;
  readonly name: string;
  readonly cities: readonly { readonly id: CityId }[];
  readonly fields?: readonly { readonly id: CityId }[];
  readonly provinces: readonly { readonly id: ProvinceId }[];
  readonly routes: readonly { readonly id?: RouteId }[];
}

/** A name that the board does not have. */
export interface UnknownPlace {
  /** Where it stands in the input, if the details do not say it otherwise. */
  readonly path?: string;
  readonly unknown: string;
  readonly what: 'city' | 'province' | 'route';
  /** The name of the map of the game. */
  readonly board: string;
  /** The one that may be meant. */
  readonly nearest?: string | undefined;
  /** Whether the nearest one is the same route, written differently. */
  readonly isSame?: boolean;
  /** The name of another map that has it. */
  readonly elsewhere?: string;
}

/** The fields of actions that name a place or a province. */
export type PlaceFields = ReadonlyMap<string, 'place' | 'province'>;

/** Unknown names are cut to this length. */
const MAX_SHOWN = 80;

/** Each place or province that a record names, with its field. */
export function placesNamed(
  action: Readonly<Record<string, unknown>>,
  fields: PlaceFields,
): readonly (readonly [string, string])[] {
  return [...fields.keys()].flatMap((key) => {
    const id = action[key];
    return typeof id === 'string' ? [[key, id] as const] : [];
  });
}

/** Whether the board has all these places and provinces. */
export function hasPlaces(map: Gazetteer, ids: Iterable<string>): boolean {
  const known = new Set<string | undefined>([
    ...namesOf(map, 'province'),
    ...namesOf(map, 'city'),
    ...namesOf(map, 'route'),
  ]);
  return [...ids].every((id) => known.has(id));
}

/**
 * The first place or province of an action that is not on the board.
 *
 * @param others - other boards that may have it.
 */
export function unknownPlace(
  map: Gazetteer,
  action: Readonly<Record<string, unknown>>,
  fields: PlaceFields,
  others: readonly Gazetteer[],
): UnknownPlace | undefined {
  for (const [key, id] of placesNamed(action, fields)) {
    const kind = fields.get(key) === 'province' ? 'province' : /[:~]/.test(id) ? 'route' : 'city';
    const known = namesOf(map, kind);
    if (known.includes(id)) continue;
    const missing = { unknown: id.slice(0, MAX_SHOWN), what: kind, board: map.name } as const;
    const right = kind === 'route' ? otherwiseWritten(id, known) : undefined;
    if (right !== undefined) return { ...missing, nearest: right, isSame: true };
    const meant = nearest(id, known);
    const elsewhere = others.find((other) => namesOf(other, kind).includes(id));
    return {
      ...missing,
      ...(meant === undefined ? {} : { nearest: meant }),
      ...(elsewhere === undefined ? {} : { elsewhere: elsewhere.name }),
    };
  }
  return undefined;
}

/** The sentence about it; whoever refuses it has a code of their own. */
export const placeUnknown = baseRefusal({
  reason: 'unknownPlace',
  code: 'INVALID_ACTION',
  words(_names, { unknown, what, board, nearest, isSame, elsewhere }: UnknownPlace) {
    const missing = `There is no ${what} ${unknown} on ${board}`;
    if (isSame) return `${missing}; this route is ${nearest}.`;
    const where = elsewhere === undefined ? '' : `; it is on ${elsewhere}`;
    return `${missing}${where}${asHint(nearest) || '.'}`;
  },
});

function namesOf(map: Gazetteer, kind: 'province' | 'city' | 'route'): readonly string[] {
  switch (kind) {
    case 'province':
      return map.provinces.map(({ id }) => id);
    case 'city':
      return [...map.cities, ...(map.fields ?? [])].map(({ id }) => id);
    case 'route':
      return map.routes.flatMap(({ id }) => id ?? []);
  }
}

/** The route that may be meant: the same ends in alphabetical order, or the other kind. */
function otherwiseWritten(id: RouteId, known: readonly RouteId[]): RouteId | undefined {
  const [, kind, a, b, number = ''] =
    /^(land|sea):([a-z0-9-]{1,60})~([a-z0-9-]{1,60})(#\d)?$/.exec(id) ?? [];
  if (kind === undefined) return undefined;
  const ends = [`${a}~${b}`, `${b}~${a}`];
  const kinds = kind === 'land' ? ['land', 'sea'] : ['sea', 'land'];
  const likely = kinds.flatMap((way) =>
    ends.flatMap((pair) => [`${way}:${pair}${number}`, `${way}:${pair}`]),
  );
  return likely.find((route) => known.includes(route));
}
