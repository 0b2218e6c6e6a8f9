/** Boards written line by line: each place and each route together with its point. */

import type { ColonistKind, MapId, ProvinceId, RouteId } from '../model/ids';
import type { CityData, FieldData, MapData, RouteData } from '../model/map';
import { withIds } from './check-map';

/** Name, colour, ids of the cities; the name as printed on the board, if different. */
type ProvinceLine = readonly [
  name: string,
  color: string,
  cities: readonly string[],
  printed?: string,
];
/** Name, letter and point; the name as printed on the board, if different. */
type CityLine = readonly [
  name: string,
  letter: CityData['letter'],
  x: number,
  y: number,
  printed?: string,
];
/** Kind, ends and the point of a colonist; `pass` if nobody may stay. */
type RouteLine = readonly [
  kind: ColonistKind,
  a: string,
  b: string,
  x: number,
  y: number,
  pass?: 'pass',
];
/** Name, kind of the colonists that start there, its point, and the routes of their first step. */
type FieldLine = readonly [
  name: string,
  kind: ColonistKind,
  x: number,
  y: number,
  exits: readonly RouteId[],
];

interface BoardLines<I extends MapId>
  extends Omit<MapData, 'provinces' | 'cities' | 'routes' | 'fields' | 'layout'> {
  readonly id: I;
  readonly aspect: number;
  readonly provinces: readonly ProvinceLine[];
  readonly cities: readonly CityLine[];
  readonly routes: readonly RouteLine[];
  readonly fields?: readonly FieldLine[];
  /** The sides of names in a picture, for those that are not to be placed automatically. */
  readonly labels?: NonNullable<MapData['layout']['labels']>;
}

type LinePoint = readonly [number, number];

/** The board as data; ids are made from the names. */
export function boardOf<const I extends MapId>(
  lines: BoardLines<I>,
): MapData & {
  /** The id that was given. */
  readonly id: I;
} {
  const { aspect, provinces, cities, routes, fields = [], labels, ...rest } = lines;
  const points = new Map<string, LinePoint>();
  for (const [name, , x, y] of [...cities, ...fields]) points.set(idOf(name), [x, y]);
  const roads = routes.map(
    ([kind, a, b, , , pass]): RouteData => ({
      kind,
      ends: [a, b],
      ...(pass === undefined ? {} : { stop: false }),
    }),
  );
  const stops = withIds(roads).map(({ id }, index): [RouteId, LinePoint] => {
    const [, , , x = 0, y = 0] = routes[index] ?? [];
    return [id, [x, y]];
  });
  return {
    ...rest,
    ...(fields.length === 0 ? {} : { fields: fields.map(fieldOf) }),
    provinces: provinces.map(([name, color, own, printed]) => ({
      id: idOf(name),
      name,
      ...(printed === undefined ? {} : { printed }),
      color,
      cities: own,
    })),
    cities: cities.map(
      ([name, letter, , , printed]): CityData => ({
        id: idOf(name),
        name,
        ...(printed === undefined ? {} : { printed }),
        letter,
      }),
    ),
    routes: roads,
    layout: {
      aspect,
      cities: Object.fromEntries(points),
      routes: Object.fromEntries(stops),
      ...(labels === undefined ? {} : { labels }),
    },
  };
}

function fieldOf([name, kind, , , exits]: FieldLine): FieldData {
  return { id: idOf(name), name, kind, exits };
}

/** `Isca Dumnoniorum` is `isca-dumnoniorum`. */
function idOf(name: string): ProvinceId {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}
