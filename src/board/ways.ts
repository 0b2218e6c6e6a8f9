/** The ways of a colonist along the lines of a board: what lies on a move, which only rules ask. */
import type { ColonistKind, PlaceId, RouteId } from '../model/ids';
import type { Route } from '../model/map';
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
  const isOpen = new Map(
    map.cities.map(({ id, letter }) => [id, letter !== 'gate' && letter !== 'square']),
  );
  const nextTo = (route: Route): readonly Route[] =>
    routes.filter(
      (other) =>
        other !== route && other.ends.some((end) => isOpen.get(end) && route.ends.includes(end)),
    );
  const left = stepsTo(routes, to, nextTo);
  const exits = map.fields?.find(({ id }) => id === from)?.exits;
  const start = routes.find(({ id }) => id === from);
  const firstRoutes = (): readonly Route[] => {
    if (start !== undefined) return nextTo(start);
    return routes.filter(({ id, ends }) => exits?.includes(id) ?? ends.includes(from));
  };
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
  if (from !== to) walk([], firstRoutes());
  return ways;
}

/** How many steps each route is away from the last one. */
function stepsTo(
  routes: readonly Route[],
  to: RouteId,
  nextTo: (route: Route) => readonly Route[],
): ReadonlyMap<Route, number> {
  const steps = new Map(routes.filter(({ id }) => id === to).map((route) => [route, 0]));
  for (const [route, taken] of steps) {
    for (const next of nextTo(route)) if (!steps.has(next)) steps.set(next, taken + 1);
  }
  return steps;
}
