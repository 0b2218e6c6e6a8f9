/**
 * A map compiled once: which city is in which province, and how many steps every place is from every route.
 *
 * Steps are counted by a breadth-first search over routes, not cities, because a colonist goes from route to route and
 * only passes through the cities between them. Boards are small and never change, so the search is done from
 * every place in advance.
 */
import { refuse } from '../model/errors';
import { baseRefusal } from '../model/faults';
import { asHint, type Nearest } from '../model/find';
import { deepFreeze, fix } from '../model/freeze';
import type { CityId, ColonistKind, PlaceId, ProvinceId, RouteId } from '../model/ids';
import { type CheckedMap, capitals, type Route, startPlaces } from '../model/map';
import { cutOff, startWithoutRoute } from './check-map';
import { compilePlaces, type Places } from './places';

/** A route that a colonist can reach, and the steps it takes. */
export interface Reach {
  /** The route. */
  readonly route: RouteId;
  /** The steps to it. */
  readonly steps: number;
  /** Its number: see `numberOf`. */
  readonly number: number;
}

/** A board compiled for play. */
export interface Board extends Places {
  /** The map, with its routes. */
  readonly map: CheckedMap;
  /** The ids of the provinces as a list, which is many times faster to go through. */
  readonly provinceIds: readonly ProvinceId[];
  /** Routes by their ids, in the order of the map. */
  readonly routes: ReadonlyMap<RouteId, Route>;
  /** Where the first colonists start. */
  readonly start: Readonly<Record<ColonistKind, readonly CityId[]>>;
  /** Where new colonists can always be placed. */
  readonly capital: Readonly<Record<ColonistKind, readonly CityId[]>>;
  /** Routes that a colonist of the kind can reach and stay on, nearest first. */
  reachFrom(place: PlaceId, kind: ColonistKind): readonly Reach[];
  /** The fewest steps from a place to a route; `undefined` if the colonist cannot reach it. */
  stepsBetween(from: PlaceId, to: RouteId, kind: ColonistKind): number | undefined;
  /** Cities where houses can stand at the ends of a route; none for other places. */
  citiesBeside(place: PlaceId): readonly CityId[];
  /** The number of a place where colonists can be, from 0, as an index for tables; -1 for other places. */
  numberOf(place: PlaceId): number;
  /** The number of places. */
  readonly size: number;
  /** Whether a colonist of the kind can be placed there: a place where routes of its kind end. */
  canHold(place: CityId, kind: ColonistKind): boolean;
  /** Whether the id is a place of this board where a colonist of the kind can be. */
  isPlace(place: PlaceId, kind: ColonistKind): boolean;
}

/** The map without some of its provinces, their cities and the routes to them. */
export function withoutProvinces<M extends CheckedMap>(
  map: M,
  omitted: readonly ProvinceId[],
  nearest?: Nearest,
): M {
  const unknown = omitted.find((id) => !map.provinces.some((province) => province.id === id));
  if (unknown !== undefined) {
    const known = map.provinces.map(({ id }) => id);
    const facts = {
      path: OMITTED,
      province: unknown,
      board: map.name,
      nearest: nearest?.(unknown, known),
    };
    refuse(unknownProvince(facts));
  }
  const gone = new Set(
    map.provinces.filter(({ id }) => omitted.includes(id)).flatMap(({ cities }) => cities),
  );
  const provinces = map.provinces.filter(({ id }) => !omitted.includes(id));
  if (provinces.length === 0) refuse(noProvinceLeft({ path: OMITTED }));
  const rest: M = {
    ...map,
    provinces,
    cities: map.cities.filter(({ id }) => !gone.has(id)),
    routes: map.routes.filter(({ ends }) => !ends.some((end) => gone.has(end))),
  };
  const lost = startWithoutRoute(rest) ?? cutOff(rest);
  if (lost !== undefined) refuse(boardFallsApart({ path: OMITTED, ...lost }));
  return rest;
}

/** Where options name them. */
const OMITTED = 'omitProvinces';

export interface Omitted {
  readonly path?: string;
}

export interface UnknownProvince extends Omitted {
  readonly province: string;
  /** The name of the map. */
  readonly board: string;
  /** The one that may be meant. */
  readonly nearest?: string | undefined;
}

export const unknownProvince = baseRefusal({
  reason: 'unknownProvince',
  code: 'INVALID_OPTIONS',
  rule: 'R-9.15',
  words: (_names, { province, board, nearest }: UnknownProvince) =>
    `${board} has no province ${province}${asHint(nearest) || '.'}`,
});

export const noProvinceLeft = baseRefusal({
  reason: 'noProvinceLeft',
  code: 'INVALID_OPTIONS',
  rule: 'R-9.15',
  words: (_names, _facts: Omitted) => 'At least one province must stay.',
});

export const boardFallsApart = baseRefusal({
  reason: 'boardFallsApart',
  code: 'INVALID_OPTIONS',
  rule: 'R-9.15',
  words: (_names, _facts: Omitted) => 'Without these provinces, the board is not connected.',
});

export function compileBoard(map: CheckedMap): Board {
  const { cities, provinces } = compilePlaces(map);
  const numbers = new Map(
    [...map.routes, ...map.cities, ...(map.fields ?? [])].map(({ id }, index) => [id, index]),
  );
  const numberOf = (place: PlaceId): number => numbers.get(place) ?? -1;
  const reach = {
    land: compileReach(map, 'land', numberOf),
    sea: compileReach(map, 'sea', numberOf),
  };
  const routes = new Map(map.routes.map((route) => [route.id, route]));
  const beside = fix(
    new Map(map.routes.map(({ id, ends }) => [id, ends.filter((end) => cities.has(end))])),
  );
  const isPlace = (place: PlaceId, kind: ColonistKind): boolean =>
    ofKind(reach, kind)?.has(place) === true;
  // The last place is kept, because all moves of one colonist are asked about one after the other.
  let lastFrom: PlaceId | undefined;
  let lastKind: ColonistKind | undefined;
  let lastSteps: ReadonlyMap<RouteId, number> | undefined;
  const stepsFrom = (from: PlaceId, kind: ColonistKind): typeof lastSteps => {
    if (from !== lastFrom || kind !== lastKind) {
      lastFrom = from;
      lastKind = kind;
      lastSteps = ofKind(reach, kind)?.get(from)?.steps;
    }
    return lastSteps;
  };
  return {
    map,
    cities,
    provinces,
    provinceIds: map.provinces.map(({ id }) => id),
    routes,
    start: { land: startPlaces(map, 'land'), sea: startPlaces(map, 'sea') },
    capital: { land: capitals(map, 'land'), sea: capitals(map, 'sea') },
    reachFrom: (place, kind) => ofKind(reach, kind)?.get(place)?.ahead ?? NO_REACH,
    stepsBetween: (from, to, kind) => stepsFrom(from, kind)?.get(to),
    citiesBeside: (place) => beside.get(place) ?? NOWHERE,
    numberOf,
    size: numbers.size,
    canHold: (place, kind) => !routes.has(place) && isPlace(place, kind),
    isPlace,
  };
}

/** Of what is no kind, nothing: whatever else comes would be made a text of, however long. */
function ofKind<T>(tables: Readonly<Record<ColonistKind, T>>, kind: unknown): T | undefined {
  return kind === 'land' || kind === 'sea' ? tables[kind] : undefined;
}

const NOWHERE: readonly CityId[] = Object.freeze([]);
const NO_REACH: readonly Reach[] = Object.freeze([]);

/** What can be reached from a place: nearest first, and the steps by route. */
interface Reachable {
  readonly ahead: readonly Reach[];
  readonly steps: ReadonlyMap<RouteId, number>;
}

/** The routes that a colonist of the kind can reach from each place where it can be. */
function compileReach(
  map: CheckedMap,
  kind: ColonistKind,
  numberOf: (place: PlaceId) => number,
): ReadonlyMap<PlaceId, Reachable> {
  const routes = map.routes.filter((route) => route.kind === kind);
  const routesAt = (city: CityId) => routes.filter(({ ends }) => ends.includes(city));
  const passable = new Map(
    map.cities.map(({ id, letter }) => [id, letter !== 'gate' && letter !== 'square']),
  );
  const beyond = new Map(
    routes.map((route) => [
      route,
      route.ends.filter((end) => passable.get(end)).flatMap((end) => routesAt(end)),
    ]),
  );
  const search = (first: readonly Route[], firstSteps: number): Reachable => {
    const steps = new Map(first.map((route) => [route, firstSteps]));
    for (const [route, taken] of steps) {
      for (const next of beyond.get(route) ?? []) {
        if (!steps.has(next)) steps.set(next, taken + 1);
      }
    }
    const ahead = [...steps]
      .filter(([route, taken]) => taken > 0 && route.stop !== false)
      .map(([{ id }, taken]) => ({ route: id, steps: taken, number: numberOf(id) }));
    // There are thousands of them: `fix` would remember each as immutable.
    return {
      ahead: deepFreeze(ahead),
      steps: new Map(ahead.map(({ route, steps: taken }) => [route, taken])),
    };
  };
  const table = new Map<PlaceId, Reachable>();
  for (const route of routes) {
    if (route.stop !== false) table.set(route.id, search([route], 0));
  }
  for (const { id, letter } of map.cities) {
    const exits = routesAt(id);
    if (exits.length > 0) table.set(id, search(letter === 'square' ? [] : exits, 1));
  }
  for (const field of map.fields ?? []) {
    if (field.kind !== kind) continue;
    const exits = routes.filter((route) => field.exits.includes(route.id));
    table.set(field.id, search(exits, 1));
  }
  return table;
}
