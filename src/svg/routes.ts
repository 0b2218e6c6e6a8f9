/** Routes as curves through the points of colonists. */
import type { Route } from '../model/map';
import { type Box, between, distance, isInside, type PicturePoint } from './plane';

/** A route of a picture. */
export interface RouteCurve {
  readonly route: Route;
  readonly from: PicturePoint;
  /** The control point of the curve. */
  readonly control: PicturePoint;
  readonly to: PicturePoint;
  /** The point of a colonist. */
  readonly stand: PicturePoint;
  /** What is drawn of it: all, but for gaps where a name lies. */
  readonly shown: readonly PictureCurve[];
}

/** A quadratic curve: its ends, and the control point between them. */
export type PictureCurve = readonly [from: PicturePoint, control: PicturePoint, to: PicturePoint];

export function lineOf(
  route: Route,
  ends: readonly [PicturePoint, PicturePoint],
  stand: PicturePoint,
): RouteCurve {
  const [from, to] = ends;
  const [before, after] = [distance(from, stand), distance(stand, to)];
  // The position of the point along the curve, not so near an end that the curve would swing out.
  const part = Math.min(0.75, Math.max(0.25, before / Math.max(before + after, 1)));
  const along = (axis: 0 | 1): number => {
    const ahead = (1 - part) * (1 - part) * from[axis] + part * part * to[axis];
    return (stand[axis] - ahead) / (2 * part * (1 - part));
  };
  const control: PicturePoint = [along(0), along(1)];
  return { route, from, control, to, stand, shown: [[from, control, to]] };
}

/** How finely a route is cut. */
const CUTS = 60;

/** The same route with gaps where names lie that it could not evade: a line behind letters makes both hard to read. */
export function withGaps(line: RouteCurve, names: readonly Box[]): RouteCurve {
  const isFree = (cut: number): boolean => {
    const point = pointOn(line, cut / CUTS);
    return !names.some((box) => isInside(box, point));
  };
  const shown: PictureCurve[] = [];
  let start = 0;
  for (let cut = 0; cut <= CUTS; cut++) {
    if (cut < CUTS && isFree(cut)) continue;
    if (cut - start > 1)
      shown.push(partOf(line, start / CUTS, (cut === CUTS ? cut : cut - 1) / CUTS));
    start = cut + 1;
  }
  return { ...line, shown };
}

/** The part of a route between two fractions of the way. */
function partOf({ from, control, to }: RouteCurve, start: number, end: number): PictureCurve {
  const [before, after] = [between(from, control, start), between(control, to, start)];
  const [left, right] = [between(from, control, end), between(control, to, end)];
  return [between(before, after, start), between(before, after, end), between(left, right, end)];
}

/** The point of a route at a fraction of the way. */
function pointOn({ from, control, to }: RouteCurve, part: number): PicturePoint {
  return between(between(from, control, part), between(control, to, part), part);
}

/** Points along a route, close enough together to find what it crosses. */
export function samplesOf(line: RouteCurve): readonly PicturePoint[] {
  const count = Math.max(4, Math.ceil(distance(line.from, line.to) / 6));
  return Array.from({ length: count - 1 }, (_, index) => pointOn(line, (index + 1) / count));
}
