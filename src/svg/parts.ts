/** What maps and modules keep on the board: items in rows, at their places. */

import { placeKeys } from '../model/map';
import type { PartPicture, PictureItem } from '../model/moment';
import type { BoardLayout } from './layout';
import { classed, element, meaningful, type SceneNode, textual, widthOf } from './markup';
import { type Box, boxAround, overlap, type PicturePoint } from './plane';
import { GOOD_PAINTS } from './style';
import type { ItemsAt, ShownItem } from './subject';
import { goodSign, houseOf, ITEM_SCALE, moved } from './symbols';

/** Where a row of items goes, and how large it may be. */
export interface ItemRoom {
  readonly point: PicturePoint;
  readonly width: number;
  readonly scale: number;
}

export const SIZE = 13.5;
const HEIGHT = 22;
const GAP = 3;

export function itemsOn(
  { map }: BoardLayout,
  parts: readonly PartPicture[],
): {
  readonly at: ItemsAt;
  readonly beside: readonly PartPicture[];
} {
  const keys = placeKeys(map);
  const at = new Map<string, readonly ShownItem[]>();
  const beside: PartPicture[] = [];
  for (const { part, label, items } of parts) {
    const left: PictureItem[] = [];
    for (const item of items) {
      const key = keys.get(item.place ?? '');
      if (key === undefined) left.push(item);
      else at.set(key, [...(at.get(key) ?? []), { ...item, part, at: key }]);
    }
    if (left.length > 0) beside.push({ part, label, items: left });
  }
  return { at, beside };
}

/** Items side by side around a point, made smaller where there is little room. */
export function itemRow(items: readonly ShownItem[], room: ItemRoom): readonly SceneNode[] {
  const { signs, whole } = signsOf(items);
  const scale = scaleIn(room, whole);
  let x = room.point[0] - (whole * scale) / 2;
  return items.map((item, index) => {
    const { nodes = [], width = 0 } = signs[index] ?? {};
    const group = drawnItem(item, [x, room.point[1]], scale, nodes);
    x += (width + GAP) * scale;
    return group;
  });
}

function signsOf(items: readonly PictureItem[]) {
  const signs = items.map(signOf);
  return { signs, whole: signs.reduce((sum, { width }) => sum + width + GAP, -GAP) };
}

function scaleIn({ scale, width }: Pick<ItemRoom, 'scale' | 'width'>, whole: number): number {
  // Two digits are enough, and the same on every machine.
  return Math.max(0.01, Math.floor(Math.min(scale, width / whole) * 100) / 100);
}

/** Steps to the right and down from the name of a province. */
const SIDES: readonly PicturePoint[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];
/** The widest row of items in a province. */
const WIDEST = 130;

/** Room beside the name of a province that covers as little as possible. */
export function roomBeside(box: Box, items: readonly ShownItem[], layout: BoardLayout): ItemRoom {
  const { places, labels, provinceLabels, lines } = layout;
  const size = { scale: ITEM_SCALE, width: WIDEST };
  const { whole } = signsOf(items);
  const scale = scaleIn(size, whole);
  const [width, height] = [whole * scale + 4, HEIGHT * scale + 2];
  const covered: readonly (readonly [Box, number])[] = [
    ...[...places.values()].flatMap(({ box: own, houses }) =>
      [own, ...houses].map((room) => [room, 3] as const),
    ),
    ...[...labels.values(), ...provinceLabels.values()].map((label) => [label.box, 2] as const),
    ...[...lines.values()].map(({ stand }) => [boxAround(stand, 20, 20), 1] as const),
    // What is outside of the picture is lost.
    ...outsideOf(layout).map((outside) => [outside, 9] as const),
  ];
  const middle: PicturePoint = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  let best: { readonly point: PicturePoint; readonly cost: number } | undefined;
  for (const [right, down] of SIDES) {
    const point: PicturePoint = [
      middle[0] + (right * (box.right - box.left + width)) / 2,
      middle[1] + (down * (box.bottom - box.top + height)) / 2,
    ];
    const own = boxAround(point, width, height);
    const cost = covered.reduce((sum, [other, weight]) => sum + weight * overlap(own, other), 0);
    if (best === undefined || cost < best.cost) best = { point, cost };
  }
  return { ...size, point: best?.point ?? middle };
}

function outsideOf({ width, height }: BoardLayout): readonly Box[] {
  const far = 1000;
  return [
    { left: -far, right: 0, top: -far, bottom: height + far },
    { left: width, right: width + far, top: -far, bottom: height + far },
    { left: 0, right: width, top: -far, bottom: 0 },
    { left: 0, right: width, top: height, bottom: height + far },
  ];
}

export function drawnItem(
  item: ShownItem,
  point: PicturePoint,
  scale: number,
  nodes: readonly SceneNode[],
): SceneNode {
  const { part, kind, key, at, seat, good, label } = item;
  return meaningful(
    {
      key: `item:${part}:${key}`,
      kind: 'item',
      ...(good !== undefined && { of: good }),
      ...(at !== undefined && { at }),
      ...(seat !== undefined && { seat }),
      part,
      item: kind,
      label,
    },
    { transform: moved(point, scale) },
    ...nodes,
  );
}

/** A row of signs, the middle of its left side at 0,0. */
export interface Sign {
  readonly nodes: readonly SceneNode[];
  readonly width: number;
}

/** The seat, the good and the text of an item from left to right. */
export function signOf({ seat, good, text }: PictureItem): Sign {
  const signs: Sign[] = [];
  if (seat !== undefined) signs.push({ nodes: houseOf(seat), width: 17 });
  if (good !== undefined) {
    const paint = { class: classed('piece'), fill: GOOD_PAINTS[good].fill };
    const sign = element('g', { transform: 'scale(0.85)' }, goodSign(good));
    signs.push({ nodes: [plate(HEIGHT, paint), sign], width: HEIGHT });
  }
  if (text !== undefined || signs.length === 0) signs.push(plateWith(text ?? ''));
  return inARow(signs);
}

/** A text on a plate, its middle at 0,0. */
export function plateWith(text: string): Sign {
  const width = Math.max(HEIGHT, widthOf(text, SIZE) + 8);
  const attributes = { class: classed('mark'), y: SIZE * 0.34, 'font-size': SIZE };
  return {
    nodes: [plate(width, { class: classed('place') }), textual('text', attributes, text)],
    width,
  };
}

/** Signs whose middles are at 0,0, from left to right. */
export function inARow(signs: readonly Sign[]): Sign {
  let width = 0;
  const nodes = signs.map((sign) => {
    const group = element('g', { transform: moved([width + sign.width / 2, 0]) }, ...sign.nodes);
    width += sign.width + GAP;
    return group;
  });
  return { nodes, width: width - GAP };
}

function plate(width: number, paint: Readonly<Record<string, string>>): SceneNode {
  const size = { x: -width / 2, y: -HEIGHT / 2, width, height: HEIGHT, rx: 4 };
  return element('rect', { ...paint, ...size });
}
