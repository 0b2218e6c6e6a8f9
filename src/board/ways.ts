/** The ways of a colonist along the lines of a board: what lies on a move, which only rules ask. */
import type { ColonistKind, PlaceId, RouteId } from '../model/ids';
import type { CheckedMap, Route } from '../model/map';
import type { Board } from './compiled-board';

/** More ways of the same length are not compared. */
const MOST_WAYS = 24;

/**
 * The shortest ways from a place to a route, each as the routes that are passed, the last one included; at most 24, in
 * the order of the map.
 */
export function waysBetween(
  { map }: Board,
  from: PlaceId,
  to: RouteId,
  kind: ColonistKind,
): readonly (readonly RouteId[])[] {
  const routes = map.routes.filter((route) => route.kind === kind);
  const nextTo = neighbours(map, routes);
  const exits = map.fields?.find(({ id }) => id === from)?.exits;
  const start = routes.find(({ id }) => id === from);
  const first =
    start === undefined
      ? routes.filter(({ id, ends }) => exits?.includes(id) ?? ends.includes(from))
      : nextTo(start);
  const left = stepsTo(routes, to, nextTo, new Set(first));
  const ways: RouteId[][] = [];
  const walk = (way: readonly RouteId[], ahead: readonly Route[]): void => {
    const least = Math.min(...ahead.map((route) => left.get(route) ?? Number.POSITIVE_INFINITY));
    for (const route of ahead) {
      if (ways.length === MOST_WAYS) return;
      if (left.get(route) !== least) continue;
      if (least === 0) ways.push([...way, route.id]);
      else walk([...way, route.id], nextTo(route));
    }
  };
  if (from !== to) walk([], first);
  return ways;
}

/** The routes that lie next to a route, in the order of the map: colonists pass no gate and no square. */
function neighbours(map: CheckedMap, routes: readonly Route[]): (route: Route) => readonly Route[] {
  const numbers = new Map(routes.map((route, number) => [route, number]));
  const atEnd = new Map<PlaceId, Route[]>();
  for (const { id, letter } of map.cities) {
    if (letter !== 'gate' && letter !== 'square') atEnd.set(id, []);
  }
  for (const route of routes) for (const end of route.ends) atEnd.get(end)?.push(route);
  return (route) => {
    const beside = new Set(route.ends.flatMap((end) => atEnd.get(end) ?? []));
    beside.delete(route);
    return [...beside].sort((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
  };
}

/** How many steps each route is away from the last one, up to the nearest of those that a way begins with. */
function stepsTo(
  routes: readonly Route[],
  to: RouteId,
  nextTo: (route: Route) => readonly Route[],
  first: ReadonlySet<Route>,
): ReadonlyMap<Route, number> {
  const steps = new Map(routes.filter(({ id }) => id === to).map((route) => [route, 0]));
  for (const [route, taken] of steps) {
    if (first.has(route)) break;
    for (const next of nextTo(route)) if (!steps.has(next)) steps.set(next, taken + 1);
  }
  return steps;
}
