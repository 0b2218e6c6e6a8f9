/** Boards written line by line: as a whole, or in the three parts that programs need one by one. */

import type { ColonistKind, MapId, ProvinceId, RouteId } from '../model/ids';
import type {
  CityData,
  FieldData,
  Layout,
  MapData,
  MapPlaces,
  Point,
  RouteData,
} from '../model/map';
import { withIds } from './places';

/** Name, colour, ids of the cities; the name as printed on the board, if different. */
type ProvinceLine = readonly [
  name: string,
  color: string,
  cities: readonly string[],
  printed?: string,
];
/** Name and letter; the name as printed on the board, if different. */
type CityLine = readonly [name: string, letter: CityData['letter'], printed?: string | undefined];
/** Kind and ends; `pass` if nobody may stay. */
type RouteLine = readonly [kind: ColonistKind, a: string, b: string, pass?: 'pass' | undefined];
/** Name, kind of the colonists that start there, and the routes of their first step. */
type FieldLine = readonly [name: string, kind: ColonistKind, exits: readonly RouteId[]];

/** A board without its routes, a line for each province and each city. */
export interface PlaceLines<I extends MapId> extends Omit<MapPlaces, 'provinces' | 'cities'> {
  readonly id: I;
  /** Its provinces, a line each. */
  readonly provinces: readonly ProvinceLine[];
  /** Its cities, a line each. */
  readonly cities: readonly CityLine[];
}

/** Points of a board, x and y by turns. */
export interface PointLines extends Pick<Layout, 'aspect' | 'labels'> {
  /** Of the cities and then the fields, in the order of the board. */
  readonly cities: readonly number[];
  /** Of the routes, in the order of the board. */
  readonly routes: readonly number[];
}

/**
 * The cities and provinces of a board, which are enough to count houses at a table; ids are made from the names.
 *
 * @example
 * ```ts
 * const { cities } = placesOf({
 *   id: 'two-cities',
 *   name: 'Two cities',
 *   start: { land: 'roma', sea: 'roma' },
 *   provinces: [['Italia', '#7ba439', ['isca-dumnoniorum']]],
 *   cities: [['Roma', 'capital'], ['Isca Dumnoniorum', 'A']],
 * });
 * console.log(cities[1]?.id); // -> isca-dumnoniorum
 * ```
 */
export function placesOf<const I extends MapId>(
  lines: PlaceLines<I>,
): MapPlaces & {
  /** The id that was given. */
  readonly id: I;
} {
  const { provinces, cities, ...rest } = lines;
  return {
    ...rest,
    provinces: provinces.map(([name, color, own, printed]) => ({
      id: idOf(name),
      name,
      ...(printed === undefined ? {} : { printed }),
      color,
      cities: own,
    })),
    cities: cities.map(
      ([name, letter, printed]): CityData => ({
        id: idOf(name),
        name,
        ...(printed === undefined ? {} : { printed }),
        letter,
      }),
    ),
  };
}

/**
 * A board of its places and routes, which are enough to play.
 *
 * @param routes - kind and ends of each; `pass` if nobody may stay.
 * @param fields - places off the network: name, kind of the colonists that start there, routes of their first step.
 */
export function withRoutes<P extends MapPlaces>(
  places: P,
  routes: readonly RouteLine[],
  fields: readonly FieldLine[] = [],
): P & Pick<MapData, 'routes' | 'fields'> {
  return {
    ...places,
    ...(fields.length === 0 ? {} : { fields: fields.map(fieldOf) }),
    routes: routes.map(
      ([kind, a, b, pass]): RouteData => ({
        kind,
        ends: [a, b],
        ...(pass === undefined ? {} : { stop: false }),
      }),
    ),
  };
}

/** The points as a board has them. */
export function layoutFrom(
  { cities, fields = [], routes }: Pick<MapData, 'cities' | 'fields' | 'routes'>,
  { aspect, labels, ...points }: PointLines,
): Layout {
  return {
    aspect,
    cities: pointsBy([...cities, ...fields], points.cities),
    routes: pointsBy(withIds(routes), points.routes),
    ...(labels === undefined ? {} : { labels }),
  };
}

function pointsBy(
  things: readonly { readonly id: string }[],
  numbers: readonly number[],
): Readonly<Record<string, Point>> {
  return Object.fromEntries(
    things.map(({ id }, index): [string, Point] => {
      const [x = Number.NaN, y = Number.NaN] = numbers.slice(2 * index, 2 * index + 2);
      return [id, [x, y]];
    }),
  );
}

/** Name, letter and point of a city; the name as printed on the board, if different. */
type DrawnCity = readonly [
  name: string,
  letter: CityData['letter'],
  x: number,
  y: number,
  printed?: string,
];
/** Kind and ends of a route, and the point of a colonist; `pass` if nobody may stay. */
type DrawnRoute = readonly [
  kind: ColonistKind,
  a: string,
  b: string,
  x: number,
  y: number,
  pass?: 'pass',
];
/** Name and kind of a field, its point, and the routes of the first step. */
type DrawnField = readonly [
  name: string,
  kind: ColonistKind,
  x: number,
  y: number,
  exits: readonly RouteId[],
];

interface BoardLines<I extends MapId> extends Omit<PlaceLines<I>, 'cities'> {
  readonly aspect: number;
  readonly cities: readonly DrawnCity[];
  readonly routes: readonly DrawnRoute[];
  readonly fields?: readonly DrawnField[];
  /** The sides of names in a picture, for those that are not to be placed automatically. */
  readonly labels?: NonNullable<Layout['labels']>;
}

/** The board as data, of lines that have their points with them; ids are made from the names. */
export function boardOf<const I extends MapId>(
  lines: BoardLines<I>,
): MapData & {
  /** The id that was given. */
  readonly id: I;
} {
  const { aspect, cities, routes, fields = [], labels, ...rest } = lines;
  const places = placesOf<I>({
    ...rest,
    cities: cities.map(([name, letter, , , printed]) => [name, letter, printed]),
  });
  const board = withRoutes(
    places,
    routes.map(([kind, a, b, , , pass]) => [kind, a, b, pass]),
    fields.map(([name, kind, , , exits]) => [name, kind, exits]),
  );
  const layout = layoutFrom(board, {
    aspect,
    cities: [...cities, ...fields].flatMap(([, , x, y]) => [x, y]),
    routes: routes.flatMap(([, , , x, y]) => [x, y]),
    ...(labels === undefined ? {} : { labels }),
  });
  return { ...board, layout };
}

function fieldOf([name, kind, exits]: FieldLine): FieldData {
  return { id: idOf(name), name, kind, exits };
}

/** `Isca Dumnoniorum` is `isca-dumnoniorum`. */
function idOf(name: string): ProvinceId {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}
