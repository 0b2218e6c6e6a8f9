/** Marks on the board: what can be picked, what is picked, the last move, rings and arrows. */

import { BOX_HEIGHT, CAPITAL_WIDTH, FIELD_WIDTH } from '../svg/layout';
import type { SceneMeaning } from '../svg/markup';
import type { PicturePoint } from '../svg/plane';
import type { BoardShape } from './settings';
import { SVG, set } from './targets';

export interface Marks {
  readonly meanings: ReadonlyMap<string, SceneMeaning>;
  /** Keys of places, like those that follow. */
  readonly open: readonly string[];
  readonly picked: readonly string[];
  readonly last: readonly string[];
  readonly shapes: readonly (
    | BoardShape
    | (Omit<BoardShape, 'color'> & { color: string | undefined })
  )[];
}

/** Half the width of the mark around a place, in units of the picture. */
const SIZES: Readonly<Record<string, number>> = { route: 17, castle: 24, gate: 24, square: 24 };
const SIZE = 21;
/** Places that are boxes have one as their mark, which covers no piece on them. */
const BOXES: Readonly<Record<string, number>> = { capital: CAPITAL_WIDTH, field: FIELD_WIDTH };
const BESIDE = 4;

/** Provinces light up themselves. */
const isNoArea = (key: string): boolean => !key.startsWith('province:');

export function marksOf(document: Document, marks: Marks): readonly SVGElement[] {
  const { meanings, open, picked, last, shapes } = marks;
  const ring = (key: string, kind: string): readonly SVGElement[] => {
    const { point, kind: place = '' } = meanings.get(key) ?? {};
    if (point === undefined) return [];
    const [x, y] = point;
    const attributes = { class: `concordia-${kind}`, 'data-mark': kind, 'data-at': key };
    const width = BOXES[place];
    if (width !== undefined) {
      const [across, down] = [width + 2 * BESIDE, BOX_HEIGHT + 2 * BESIDE];
      const corner = { x: `${x - across / 2}`, y: `${y - down / 2}`, rx: '12' };
      return [made('rect', { ...attributes, ...corner, width: `${across}`, height: `${down}` })];
    }
    return [
      made('circle', { ...attributes, cx: `${x}`, cy: `${y}`, r: `${SIZES[place] ?? SIZE}` }),
    ];
  };
  function made(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
    const element = document.createElementNS(SVG, name) as SVGElement;
    set(element, attributes);
    return element;
  }
  function shape({ from, to, color }: Marks['shapes'][number]): readonly SVGElement[] {
    const [start, end] = [meanings.get(from)?.point, to && meanings.get(to)?.point];
    const drawn = to === undefined ? ring(from, 'shape') : start && end ? arrow(start, end) : [];
    for (const element of drawn) {
      if (color === undefined) continue;
      // Not as an attribute: a style is nothing that a page's policy refuses when a script sets it.
      const isHead = element.classList.contains('concordia-arrowhead');
      element.style.setProperty(isHead ? 'fill' : 'stroke', color);
    }
    return drawn;
  }
  function arrow([ax, ay]: PicturePoint, [bx, by]: PicturePoint): readonly SVGElement[] {
    const length = Math.max(1, Math.hypot(bx - ax, by - ay));
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    const [tipX, tipY] = [bx - dx * 16, by - dy * 16];
    const [neckX, neckY] = [tipX - dx * 20, tipY - dy * 20];
    const corner = (side: number): string => `${neckX - dy * side} ${neckY + dx * side}`;
    return [
      made('path', {
        class: 'concordia-shape',
        'data-mark': 'shape',
        d: `M${ax} ${ay}L${neckX} ${neckY}`,
      }),
      made('path', {
        class: 'concordia-arrowhead',
        d: `M${tipX} ${tipY}L${corner(11)}L${corner(-11)}z`,
      }),
    ];
  }
  return [
    ...last.flatMap((key) => ring(key, 'last')),
    ...open.filter(isNoArea).flatMap((key) => ring(key, 'candidate')),
    ...picked.filter(isNoArea).flatMap((key) => ring(key, 'picked')),
    ...shapes.flatMap(shape),
  ];
}
