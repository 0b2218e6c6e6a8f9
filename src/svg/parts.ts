/** What maps and modules keep on the board and beside it. */

import type { PlaceId } from '../model/ids';
import type { PartPicture, PictureItem } from '../model/picture';
import type { Legend } from './legend';
import { classed, element, escaped, widthOf } from './markup';
import { type Box, boxAround, overlap, type PicturePoint } from './plane';
import type { Scene } from './scene';
import { GOOD_PAINTS } from './style';
import type { ItemsAt, ShownItem } from './subject';
import { goodSign, houseOf, moved } from './symbols';

/** Where a row of items goes, and how large it may be. */
export interface ItemRoom {
  readonly point: PicturePoint;
  readonly width: number;
  readonly scale: number;
}

const SIZE = 13.5;
const HEIGHT = 22;
const GAP = 3;
/** Between items, and between rows of them, beside the board. */
const PITCH = 10;
const ROW = 30;
const MARGIN = 16;

export function itemsOn(
  { places, lines, provinceLabels }: Scene,
  parts: readonly PartPicture[],
): {
  readonly at: ItemsAt;
  readonly beside: readonly PartPicture[];
} {
  const at = new Map<PlaceId, readonly ShownItem[]>();
  const beside: PartPicture[] = [];
  for (const { part, label, items } of parts) {
    const left: PictureItem[] = [];
    for (const item of items) {
      const { place } = item;
      const isOn =
        place !== undefined && (places.has(place) || lines.has(place) || provinceLabels.has(place));
      if (isOn) at.set(place, [...(at.get(place) ?? []), { ...item, part }]);
      else left.push(item);
    }
    if (left.length > 0) beside.push({ part, label, items: left });
  }
  return { at, beside };
}

/** Items side by side around a point, made smaller where there is little room. */
export function itemRow(items: readonly ShownItem[], room: ItemRoom): readonly string[] {
  const { signs, whole } = signsOf(items);
  const scale = scaleIn(room, whole);
  let x = room.point[0] - (whole * scale) / 2;
  return items.map((item, index) => {
    const { markup = '', width = 0 } = signs[index] ?? {};
    const group = drawnItem(item, [x, room.point[1]], scale, markup);
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
const WIDEST = 120;

/** Room beside the name of a province that covers as little as possible. */
export function roomBeside(box: Box, items: readonly ShownItem[], scene: Scene): ItemRoom {
  const { places, labels, provinceLabels, lines } = scene;
  const size = { scale: 0.75, width: WIDEST };
  const { whole } = signsOf(items);
  const scale = scaleIn(size, whole);
  const [width, height] = [whole * scale + 4, HEIGHT * scale + 2];
  const covered: readonly (readonly [Box, number])[] = [
    ...[...places.values()].map((place) => [place.box, 3] as const),
    ...[...labels.values(), ...provinceLabels.values()].map((label) => [label.box, 2] as const),
    ...[...lines.values()].map(({ stand }) => [boxAround(stand, 20, 20), 1] as const),
    // What is outside of the picture is lost.
    ...outsideOf(scene).map((outside) => [outside, 9] as const),
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

function outsideOf({ width, height }: Scene): readonly Box[] {
  const far = 1000;
  return [
    { left: -far, right: 0, top: -far, bottom: height + far },
    { left: width, right: width + far, top: -far, bottom: height + far },
    { left: 0, right: width, top: -far, bottom: 0 },
    { left: 0, right: width, top: height, bottom: height + far },
  ];
}

/** Rows of what lies beside the board, each part with its name. */
export function besideOf(parts: readonly PartPicture[], width: number): Legend {
  const rows: string[] = [];
  let y = 0;
  for (const { part, label, items } of parts) {
    const title = element(
      'text',
      { class: classed('name'), x: MARGIN, y: SIZE * 0.34, 'font-size': SIZE },
      escaped(`${label}:`),
    );
    const signs = items.map(signOf);
    let [x, down] = [MARGIN + widthOf(`${label}:`, SIZE) + PITCH, 0];
    const drawn = items.map((item, index) => {
      const { markup = '', width: wide = 0 } = signs[index] ?? {};
      if (x + wide + MARGIN > width && x > MARGIN) [x, down] = [MARGIN, down + ROW];
      const group = drawnItem({ ...item, part }, [x, down], 1, markup);
      x += wide + PITCH;
      return group;
    });
    const attributes = { 'data-kind': 'part', 'data-part': part };
    const moving = { transform: moved([0, y + ROW / 2]) };
    const named = element('title', {}, escaped(label));
    rows.push(element('g', { ...attributes, ...moving }, named, title, ...drawn));
    y += down + ROW;
  }
  return { markup: rows.join(''), height: y };
}

function drawnItem(item: ShownItem, point: PicturePoint, scale: number, markup: string): string {
  const { part, kind, key, place, seat, label } = item;
  return element(
    'g',
    {
      'data-kind': 'item',
      'data-part': part,
      'data-item': kind,
      'data-key': key,
      'data-at': place,
      'data-seat': seat,
      transform: moved(point, scale),
    },
    element('title', {}, escaped(label)),
    markup,
  );
}

/** The seat, the good and the text of an item from left to right, the middle of its left side at 0,0. */
function signOf({ seat, good, text }: PictureItem): {
  readonly markup: string;
  readonly width: number;
} {
  const signs: string[] = [];
  let width = 0;
  const add = (wide: number, ...sign: readonly string[]): void => {
    signs.push(element('g', { transform: moved([width + wide / 2, 0]) }, ...sign));
    width += wide + GAP;
  };
  const plate = (wide: number, paint: Readonly<Record<string, string>>): string =>
    element('rect', {
      ...paint,
      x: -wide / 2,
      y: -HEIGHT / 2,
      width: wide,
      height: HEIGHT,
      rx: 4,
    });
  if (seat !== undefined) add(17, houseOf(seat));
  if (good !== undefined) {
    const paint = { class: classed('piece'), fill: GOOD_PAINTS[good].fill };
    add(HEIGHT, plate(HEIGHT, paint), element('g', { transform: 'scale(0.85)' }, goodSign(good)));
  }
  if (text !== undefined || signs.length === 0) {
    const wide = Math.max(HEIGHT, widthOf(text ?? '', SIZE) + 8);
    const written = element(
      'text',
      { class: classed('mark'), y: SIZE * 0.34, 'font-size': SIZE },
      escaped(text ?? ''),
    );
    add(wide, plate(wide, { class: classed('place') }), written);
  }
  return { markup: signs.join(''), width: width - GAP };
}
