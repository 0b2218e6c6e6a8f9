/** Pointers at the rim of the window, to places that light up outside of it. */
import { fixed } from '../svg/markup';
import type { Box, PicturePoint } from '../svg/plane';
import { SVG, set, type Target } from './targets';

/** How far from the rim a pointer stands, in pixels, and how far apart two of them are at least. */
const INSIDE = 16;
const APART = 44;
/** A place that near to the rim is seen well enough. */
const NEAR = 4;

/**
 * A pointer for each direction in which places light up out of sight. Screen readers and keys reach the places themselves.
 *
 * @param unit - units of the picture per pixel.
 */
export function pointersOf(
  document: Document,
  open: readonly Target[],
  { left, top, right, bottom }: Box,
  unit: number,
): readonly SVGElement[] {
  const near = NEAR * unit;
  const isSeen = ([x, y]: PicturePoint): boolean =>
    x > left + near && x < right - near && y > top + near && y < bottom - near;
  const within = (value: number, least: number, most: number): number =>
    Math.min(most - INSIDE * unit, Math.max(least + INSIDE * unit, value));
  const shown: PicturePoint[] = [];
  return open.flatMap(({ key, point }) => {
    if (isSeen(point)) return [];
    const at: PicturePoint = [within(point[0], left, right), within(point[1], top, bottom)];
    const isNear = ([x, y]: PicturePoint): boolean =>
      Math.hypot(x - at[0], y - at[1]) < APART * unit;
    if (shown.some(isNear)) return [];
    shown.push(at);
    const angle = (Math.atan2(point[1] - at[1], point[0] - at[0]) * 180) / Math.PI;
    const group = document.createElementNS(SVG, 'g');
    const turned = `rotate(${Math.round(angle)}) scale(${fixed(unit)})`;
    set(group, {
      class: 'concordia-pointer',
      'data-rim': key,
      transform: `translate(${fixed(at[0])} ${fixed(at[1])}) ${turned}`,
    });
    for (const [name, attributes] of [
      ['circle', { r: `${APART / 2}` }],
      ['path', { class: 'concordia-rim', d: 'M13 0L-7 11L-3 0L-7 -11z' }],
    ] as const) {
      const part = document.createElementNS(SVG, name);
      set(part, attributes);
      group.append(part);
    }
    return [group];
  });
}
