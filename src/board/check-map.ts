/**
 * Checks that a board is complete and consistent: every end exists, every city has its province and its token, all is
 * connected, and everything can be drawn.
 */

import { type FactsOfWords, faultsOf, inputFaults, type Meant, refuseFault } from '../model/faults';
import { asHint } from '../model/find';
import {
  type CityId,
  COLONIST_KINDS,
  type ColonistKind,
  type PlaceId,
  type RouteId,
} from '../model/ids';
import {
  type CheckedMap,
  capitals,
  type Layout,
  LETTERS,
  type RouteData,
  startPlaces,
} from '../model/map';
import { parserOf } from '../model/parse';
import { twiceIn } from '../model/plain';
import { MapDataSchema } from './map-schema';
import { isBuildable, withIds } from './places';
import { isLetter, tokensOf } from './tokens';

const CODE = 'INVALID_MAP';

const parseMapData = parserOf(MapDataSchema, CODE);

/** @throws ConcordiaError `INVALID_MAP`; `details` names the place. */
export function checkMap(input: unknown): CheckedMap {
  const data = parseMapData(input);
  const map: CheckedMap = { ...data, routes: withIds(data.routes) };
  checkRouteIds(map, data.routes);
  checkIds(map);
  checkProvinces(map);
  checkTokens(map);
  checkRoutes(map);
  checkStart(map);
  const lost = cutOff(map);
  if (lost !== undefined) invalid('cutOff', lost);
  if (map.layout !== undefined) checkLayout(map, map.layout);
  return map;
}

type BoardFacts = FactsOfWords<typeof boardFaults.words>;

function invalid<R extends keyof BoardFacts>(reason: R, facts: BoardFacts[R], path = ''): never {
  refuseFault(CODE, { path, reason, facts, words: boardFaults.words[reason] });
}

/** Routes may be given with their ids. */
function checkRouteIds({ routes }: CheckedMap, given: readonly RouteData[]): void {
  for (const [index, { id: route }] of routes.entries()) {
    const id = given[index]?.id;
    if (id !== undefined && id !== route) invalid('routeNamedOtherwise', { route, id });
  }
}

function checkIds(map: CheckedMap): void {
  const place = twiceIn([...map.cities, ...(map.fields ?? [])].map(({ id }) => id));
  if (place !== undefined) invalid('placeTwice', { place });
  const province = twiceIn(map.provinces.map(({ id }) => id));
  if (province !== undefined) invalid('provinceTwice', { province });
}

function checkProvinces(map: CheckedMap): void {
  const cities = new Map(map.cities.map((city) => [city.id, city]));
  const placed = map.provinces.flatMap((province) => province.cities);
  for (const id of placed) {
    const city = cities.get(id);
    if (city === undefined)
      refuseFault(CODE, { path: '', ...inputFaults.of('noSuchCity', { city: id }) });
    if (!isBuildable(city)) invalid('notForHouses', { city: id, letter: city.letter });
  }
  const twice = twiceIn(placed);
  if (twice !== undefined) invalid('cityTwice', { city: twice });
  for (const city of map.cities) {
    if (isBuildable(city) && !placed.includes(city.id)) {
      invalid('cityWithoutProvince', { city: city.id });
    }
  }
  for (const id of map.withoutMarker ?? []) {
    if (!map.provinces.some((province) => province.id === id)) {
      invalid('noSuchProvince', { province: id });
    }
  }
}

function checkTokens(map: CheckedMap): void {
  for (const letter of LETTERS) {
    const cities = map.cities.filter((city) => city.letter === letter).length;
    const tokens = tokensOf(map, letter, false).length;
    if (cities > tokens) invalid('tokensShort', { letter, cities, tokens });
  }
}

function checkRoutes(map: CheckedMap): void {
  const ends = new Set(map.cities.map(({ id }) => id));
  for (const route of map.routes) {
    const [a, b] = route.ends;
    if (a === b) invalid('routeEndsWhereItBegins', { route: route.id });
    for (const end of route.ends) {
      if (!ends.has(end)) invalid('routeEndsNowhere', { route: route.id, end });
    }
  }
  for (const { id, kind, exits } of map.fields ?? []) {
    for (const exit of exits) {
      if (!map.routes.some((route) => route.id === exit && route.kind === kind))
        invalid('noSuchExit', { field: id, exit, kind });
    }
  }
}

/** Colonists start in a capital. */
function checkStart(map: CheckedMap): void {
  const [fewest, most] = map.players ?? [2, 2];
  if (fewest > most) invalid('playersTheWrongWay', { players: [fewest, most] });
  if (COLONIST_KINDS.every((kind) => startPlaces(map, kind).length === 0)) {
    invalid('nobodyStarts', {}, 'start');
  }
  for (const kind of COLONIST_KINDS) {
    for (const id of [...startPlaces(map, kind), ...capitals(map, kind)]) {
      if (map.fields?.some((field) => field.id === id && field.kind === kind)) continue;
      const city = map.cities.find((candidate) => candidate.id === id);
      if (city === undefined || city.letter !== 'capital') {
        invalid('startsOutsideCapital', { kind, start: id });
      }
    }
  }
  const lost = startWithoutRoute(map);
  if (lost !== undefined) invalid('noRouteFromStart', lost);
}

/** A place of colonists from which they cannot set out. */
export function startWithoutRoute(
  map: CheckedMap,
): { readonly kind: ColonistKind; readonly start: PlaceId } | undefined {
  for (const kind of COLONIST_KINDS) {
    const start = [...startPlaces(map, kind), ...capitals(map, kind)].find(
      (id) =>
        !map.fields?.some((field) => field.id === id) &&
        !map.routes.some((route) => route.kind === kind && route.ends.includes(id)),
    );
    if (start !== undefined) return { kind, start };
  }
  return undefined;
}

/** A city that is not connected with the others, although it takes a token or is on a route. */
export function cutOff({ cities, routes }: CheckedMap): { readonly city: CityId } | undefined {
  const reached = new Set(routes[0]?.ends);
  for (const city of reached) {
    for (const { ends } of routes) {
      if (ends.includes(city)) for (const end of ends) reached.add(end);
    }
  }
  const city = cities.find(
    ({ id, letter }) =>
      !reached.has(id) && (isLetter(letter) || routes.some(({ ends }) => ends.includes(id))),
  );
  return city && { city: city.id };
}

function checkLayout(map: CheckedMap, layout: Layout): void {
  const places = [...map.cities, ...(map.fields ?? [])].map(({ id }) => id);
  sameKeys('cities', places, layout.cities);
  sameKeys(
    'routes',
    map.routes.map(({ id }) => id),
    layout.routes,
  );
  const lost = Object.keys(layout.labels ?? {}).find((id) => !places.includes(id));
  if (lost !== undefined) invalid('labelOfNothing', { id: lost }, 'layout.labels');
}

function sameKeys(what: string, ids: readonly (CityId | RouteId)[], layout: object): void {
  const drawn = new Set(Object.keys(layout));
  const missing = ids.find((id) => !drawn.has(id));
  if (missing !== undefined) invalid('noPointFor', { id: missing }, `layout.${what}`);
  const known = new Set(ids);
  const extra = [...drawn].find((id) => !known.has(id));
  if (extra !== undefined) invalid('pointOfNothing', { id: extra }, `layout.${what}`);
}

/** What can be wrong with a board. */
export const boardFaults = faultsOf({
  routeNamedOtherwise: (_names, { route, id }: { readonly route: string; readonly id: string }) =>
    `the route ${route} must not have the id ${id}`,
  placeTwice: (_names, { place }: { readonly place: string }) => `the place ${place} occurs twice`,
  provinceTwice: (_names, { province }: { readonly province: string }) =>
    `the province ${province} occurs twice`,
  cityTwice: (_names, { city }: { readonly city: string }) =>
    `the city ${city} belongs to two provinces`,
  notForHouses: (_names, { city, letter }: { readonly city: string; readonly letter: string }) =>
    `${city} is a ${letter}, which cannot belong to a province`,
  cityWithoutProvince: (_names, { city }: { readonly city: string }) =>
    `the city ${city} belongs to no province`,
  noSuchProvince: (_names, { province, nearest }: { readonly province: string } & Meant) =>
    `there is no province ${province}${asHint(nearest)}`,
  tokensShort: (
    names,
    {
      letter,
      cities,
      tokens,
    }: {
      readonly letter: string;
      readonly cities: number;
      readonly tokens: number;
    },
  ) =>
    `there ${cities === 1 ? 'is' : 'are'} ${names.counted(cities, 'city', 'cities')} of letter ${letter}, but only ${names.counted(tokens, 'token')}`,
  routeEndsWhereItBegins: (_names, { route }: { readonly route: string }) =>
    `the route ${route} ends where it begins`,
  routeEndsNowhere: (_names, { route, end }: { readonly route: string; readonly end: string }) =>
    `the route ${route} ends at ${end}, which does not exist`,
  noSuchExit: (
    _names,
    {
      field,
      exit,
      kind,
    }: {
      readonly field: string;
      readonly exit: string;
      readonly kind: ColonistKind;
    },
  ) => `the field ${field} has the exit ${exit}, which is not a ${kind} route`,
  playersTheWrongWay: (_names, { players }: { readonly players: readonly number[] }) =>
    `the players must go from fewest to most, not from ${players.join(' to ')}`,
  nobodyStarts: () => 'no colonist starts anywhere',
  startsOutsideCapital: (
    _names,
    { kind, start }: { readonly kind: ColonistKind; readonly start: string },
  ) => `the ${kind} colonists start at ${start}, which is not a capital`,
  noRouteFromStart: (
    _names,
    { kind, start }: { readonly kind: ColonistKind; readonly start: string },
  ) => `no ${kind} route leaves the start ${start}`,
  cutOff: (_names, { city }: { readonly city: string }) => `${city} is cut off from the rest`,
  labelOfNothing: (_names, { id }: { readonly id: string }) =>
    `there is a label of ${id}, which does not exist`,
  noPointFor: (_names, { id }: { readonly id: string }) => `there is no point for ${id}`,
  pointOfNothing: (_names, { id }: { readonly id: string }) =>
    `there is a point for ${id}, which does not exist`,
});
