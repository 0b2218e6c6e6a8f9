/** Routes as curves through the points of colonists. */
import type { RouteId } from '../model/ids';
import type { Route } from '../model/map';
import { distance, type PicturePoint } from './plane';

/** A route of a picture. */
export interface RouteCurve {
  readonly route: Route;
  readonly from: PicturePoint;
  /** The control point of the curve. */
  readonly control: PicturePoint;
  readonly to: PicturePoint;
  /** The point of a colonist. */
  readonly stand: PicturePoint;
}

export function lineOf(
  route: Route,
  ends: readonly [PicturePoint, PicturePoint],
  stand: PicturePoint,
): RouteCurve {
  const [from, to] = ends;
  const [before, after] = [distance(from, stand), distance(stand, to)];
  // The position of the point along the curve, not so near an end that the curve would swing out.
  const part = Math.min(0.75, Math.max(0.25, before / Math.max(before + after, 1)));
  const control = [0, 1].map((axis) => {
    const ahead = (1 - part) * (1 - part) * (from[axis] ?? 0) + part * part * (to[axis] ?? 0);
    return ((stand[axis] ?? 0) - ahead) / (2 * part * (1 - part));
  });
  return { route, from, control: [control[0] ?? 0, control[1] ?? 0], to, stand };
}

/** Points along a route, close enough together to find what it crosses. */
export function samplesOf({ from, control, to }: RouteCurve): readonly PicturePoint[] {
  const count = Math.max(4, Math.ceil(distance(from, to) / 12));
  return Array.from({ length: count - 1 }, (_, index): PicturePoint => {
    const part = (index + 1) / count;
    const [a, b, c] = [(1 - part) * (1 - part), 2 * part * (1 - part), part * part];
    return [a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]];
  });
}

export type RouteCurves = ReadonlyMap<RouteId, RouteCurve>;
