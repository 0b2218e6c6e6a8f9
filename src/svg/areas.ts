/**
 * Provinces as soft areas. The board has only points, so every city gets a disc around it, and bands of the same width
 * join the cities of a province; both are cut off where another province is nearer.
 */
import type { ProvinceId } from '../model/ids';
import { between, distance, type PicturePoint } from './plane';

/** The distance that a province extends from its cities. */
export const RADIUS = 58;

/** A quarter of a circle of sixteen corners; written out, because sines differ between machines. */
const QUARTER: readonly PicturePoint[] = [
  [1, 0],
  [0.92, 0.38],
  [0.71, 0.71],
  [0.38, 0.92],
];
const CIRCLE: readonly PicturePoint[] = [
  ...QUARTER,
  ...QUARTER.map(([x, y]): PicturePoint => [-y, x]),
  ...QUARTER.map(([x, y]): PicturePoint => [-x, -y]),
  ...QUARTER.map(([x, y]): PicturePoint => [y, -x]),
];

/** A point that belongs to a province. */
interface AreaPoint {
  readonly province: ProvinceId;
  readonly point: PicturePoint;
  /** The area it would have if it were alone. */
  readonly corners: readonly PicturePoint[];
}

export interface Areas {
  /** The corners of the pieces of a province, which overlap. */
  piecesOf(province: ProvinceId): readonly (readonly PicturePoint[])[];
  /** The province at a point; `undefined` far away from all cities. */
  ownerOf(point: PicturePoint): ProvinceId | undefined;
}

/** @param cities - the points of the cities of each province. */
export function areasOf(cities: ReadonlyMap<ProvinceId, readonly PicturePoint[]>): Areas {
  const sites = [...cities].flatMap(([province, points]) =>
    [...points.map(discAround), ...spineOf(points).slice(1).flatMap(bandBetween)].map(
      (piece): AreaPoint => ({ province, ...piece }),
    ),
  );
  const pieces = new Map(
    [...cities.keys()].map((province) => [
      province,
      sites
        .filter((site) => site.province === province)
        .map((site) => pieceAround(site, sites))
        .filter(({ length }) => length > 2),
    ]),
  );
  return {
    piecesOf: (province) => pieces.get(province) ?? [],
    ownerOf: (point) => {
      let best: AreaPoint | undefined;
      let least = RADIUS;
      for (const site of sites) {
        // Most are so far to one side that no root has to be drawn.
        if (Math.abs(site.point[0] - point[0]) >= least) continue;
        const away = distance(site.point, point);
        if (away >= least) continue;
        best = site;
        least = away;
      }
      return best?.province;
    },
  };
}

type AreaPiece = Pick<AreaPoint, 'point' | 'corners'>;

function discAround(point: PicturePoint): AreaPiece {
  const [x, y] = point;
  return { point, corners: CIRCLE.map(([dx, dy]) => [x + dx * RADIUS, y + dy * RADIUS]) };
}

/** A straight line between two cities of a province, or a city alone. */
export type SpineLine = readonly [from: PicturePoint, to: PicturePoint];

/** Lines that connect all points, each to the nearest one that is connected already. */
export function spineOf(points: readonly PicturePoint[]): readonly SpineLine[] {
  const [first, ...rest] = points;
  if (first === undefined) return [];
  const joined = [first];
  const lines: SpineLine[] = [[first, first]];
  while (rest.length > 0) {
    let best: { from: PicturePoint; to: number; away: number } | undefined;
    for (const from of joined) {
      for (const [to, point] of rest.entries()) {
        const away = distance(from, point);
        if (best === undefined || away < best.away) best = { from, to, away };
      }
    }
    if (best === undefined) break;
    const [to = best.from] = rest.splice(best.to, 1);
    lines.push([best.from, to]);
    joined.push(to);
  }
  return lines;
}

/** A straight band, in pieces short enough to be cut separately. */
function bandBetween([from, to]: SpineLine): readonly AreaPiece[] {
  const length = distance(from, to);
  const count = Math.ceil(length / (RADIUS * 0.5));
  // Half a piece along the band, and half its width.
  const [ax, ay] = [(to[0] - from[0]) / (2 * count), (to[1] - from[1]) / (2 * count)];
  const wide = RADIUS / Math.max(length, 1);
  const [bx, by] = [(from[1] - to[1]) * wide, (to[0] - from[0]) * wide];
  return Array.from({ length: count }, (_, index): AreaPiece => {
    const point = between(from, to, (index + 0.5) / count);
    const [x, y] = point;
    const corners: readonly PicturePoint[] = [
      [x - ax - bx, y - ay - by],
      [x + ax - bx, y + ay - by],
      [x + ax + bx, y + ay + by],
      [x - ax + bx, y - ay + by],
    ];
    return { point, corners };
  });
}

function pieceAround(
  { province, point, corners }: AreaPoint,
  sites: readonly AreaPoint[],
): readonly PicturePoint[] {
  let left = corners;
  for (const other of sites) {
    if (other.province === province || distance(other.point, point) >= 2.5 * RADIUS) continue;
    left = nearerTo(point, other.point, left);
  }
  return left;
}

/** The part of an area that is nearer to one point than to the other. */
function nearerTo(
  own: PicturePoint,
  other: PicturePoint,
  corners: readonly PicturePoint[],
): PicturePoint[] {
  const [dx, dy] = [other[0] - own[0], other[1] - own[1]];
  const [mx, my] = between(own, other, 0.5);
  // Positive on the side of the other point.
  const beyond = ([x, y]: PicturePoint): number => (x - mx) * dx + (y - my) * dy;
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [here, there] = [beyond(corner), beyond(next)];
    const kept = here <= 0 ? [corner] : [];
    const crosses = here <= 0 !== there <= 0;
    return crosses ? [...kept, between(corner, next, here / (here - there))] : kept;
  });
}
