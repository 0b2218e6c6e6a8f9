/** Boards written down line by line: every place and every route together with its point. */

import type { ColonistKind, MapId, ProvinceId, RouteId } from '../model/ids';
import type { CityData, FieldData, MapData, RouteData } from '../model/map';
import { withIds } from './check-map';

/** Name, colour, ids of the cities; how the board spells the name, where that differs. */
type ProvinceLine = readonly [
  name: string,
  color: string,
  cities: readonly string[],
  printed?: string,
];
/** Name, letter and point; how the board spells the name, where that differs. */
type CityLine = readonly [
  name: string,
  letter: CityData['letter'],
  x: number,
  y: number,
  printed?: string,
];
/** Kind, ends and a point to stand on; `pass` where nobody may stay. */
type RouteLine = readonly [
  kind: ColonistKind,
  a: string,
  b: string,
  x: number,
  y: number,
  pass?: 'pass',
];
/** Name, whose place it is, its point, and the routes a first step leads to. */
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
  /** Where names stand in a picture, if not where they find room by themselves. */
  readonly labels?: NonNullable<MapData['layout']['labels']>;
}

type LinePoint = readonly [number, number];

/** The board as data; ids follow from the names. */
export function boardOf<const I extends MapId>(
  lines: BoardLines<I>,
): MapData & {
  /** As it was given. */
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
