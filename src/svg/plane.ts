/** Points and boxes of a picture, with only sums, products and square roots, so that all machines get the same. */

/** A point of a picture, in units of its view box. */
export type PicturePoint = readonly [x: number, y: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxAround([x, y]: PicturePoint, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function meet(a: Box, b: Box): boolean {
  return overlap(a, b) > 0;
}

export function isInside({ left, top, right, bottom }: Box, [x, y]: PicturePoint): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

export function distance([ax, ay]: PicturePoint, [bx, by]: PicturePoint): number {
  return Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
}

/** The point at a fraction of the way from one point to another. */
export function between(
  [ax, ay]: PicturePoint,
  [bx, by]: PicturePoint,
  part: number,
): PicturePoint {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

export function middleOf({ left, right, top, bottom }: Box): PicturePoint {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** A point in whole numbers; the difference is invisible. */
export function whole([x, y]: PicturePoint): PicturePoint {
  return [Math.round(x), Math.round(y)];
}
