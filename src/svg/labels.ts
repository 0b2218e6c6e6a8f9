/**
 * Places the names. Each place has several spots around it, each province many within its area. Every name takes the
 * spot with the lowest cost beside the others, and names move until none finds a better one.
 */
import type { LabelSide } from '../model/map';
import { widthOf } from './markup';
import { type Box, boxAround, isInside, overlap, type PicturePoint } from './plane';

/** A name to be placed in the picture. */
export interface WantedLabel {
  readonly key: string;
  readonly name: string;
  /** The font size. */
  readonly size: number;
  /** Space in front of the name, such as for a marker. */
  readonly before: number;
  /** Possible boxes, the best first, with their costs. */
  readonly spots: readonly Spot[];
}

export interface Spot {
  readonly lines: readonly string[];
  readonly box: Box;
  readonly side: LabelSide | 'on';
  readonly cost: number;
}

export interface Label extends Spot {
  readonly size: number;
  readonly before: number;
}

/** What names should not cover. */
export interface Surroundings {
  readonly picture: Box;
  /** Places and the pieces around them. */
  readonly glyphs: readonly Box[];
  /** Where colonists stand. */
  readonly stands: readonly Box[];
  /** Points of routes, from top to bottom. */
  readonly routes: readonly PicturePoint[];
}

const LINE_HEIGHT = 1.15;
const SWEEPS = 12;

/** The spot of every name, by its key. */
export function placeLabels(
  wanted: readonly WantedLabel[],
  around: Surroundings,
): ReadonlyMap<string, Label> {
  const all = wanted.map(({ key, size, before, spots }) => ({
    key,
    size,
    before,
    spots: spots.map((spot) => ({ ...spot, cost: spot.cost + costOf(spot.box, around) })),
  }));
  // Names with the fewest good spots choose first.
  const order = all
    .map(({ spots }, index) => ({ index, free: spots.filter(({ cost }) => cost < 30).length }))
    .sort((a, b) => a.free - b.free || a.index - b.index);
  const taken = new Map<number, Spot>();
  for (let sweep = 0, moved = true; moved && sweep < SWEEPS; sweep++) {
    moved = false;
    for (const { index } of order) {
      const others = [...taken].flatMap(([other, { box }]) => (other === index ? [] : [box]));
      const best = cheapest(all[index]?.spots ?? [], others);
      if (best === undefined || best === taken.get(index)) continue;
      taken.set(index, best);
      moved = true;
    }
  }
  return new Map(
    all.flatMap(({ key, size, before }, index) => {
      const spot = taken.get(index);
      return spot === undefined ? [] : [[key, { ...spot, size, before }] as const];
    }),
  );
}

function cheapest(spots: readonly Spot[], others: readonly Box[]): Spot | undefined {
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    let { cost } = spot;
    for (const other of others) {
      if (cost >= least) break;
      const shared = overlap(spot.box, other);
      if (shared > 0) cost += 400 + shared;
    }
    if (cost >= least) continue;
    best = spot;
    least = cost;
  }
  return best;
}

/** The cost of a box, apart from other names. */
function costOf(box: Box, { picture, glyphs, stands, routes }: Surroundings): number {
  const area = (box.right - box.left) * (box.bottom - box.top);
  let cost = overlap(box, picture) < area - 0.01 ? 5000 : 0;
  for (const glyph of glyphs) {
    const shared = overlap(box, glyph);
    if (shared > 0) cost += 600 + shared;
  }
  for (const stand of stands) {
    const shared = overlap(box, stand);
    if (shared > 0) cost += 8 + shared / 8;
  }
  for (let index = firstBelow(routes, box.top); index < routes.length; index++) {
    const point = routes[index];
    if (point === undefined || point[1] > box.bottom) break;
    if (isInside(box, point)) cost += 2;
  }
  return cost;
}

/** The index of the first point at or below a height. */
function firstBelow(points: readonly PicturePoint[], top: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((points[middle]?.[1] ?? 0) < top) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sides of a place, the best first, as steps to the right and down, and their costs. */
const SIDES: readonly (readonly [LabelSide, right: number, down: number, cost: number])[] = [
  ['right', 1, 0, 0],
  ['left', -1, 0, 1],
  ['below', 0, 1, 1],
  ['above', 0, -1, 2],
  ['below-right', 1, 1, 3],
  ['above-right', 1, -1, 3],
  ['below-left', -1, 1, 4],
  ['above-left', -1, -1, 4],
];
const GAPS = [4, 8, 13, 20];

/** Spots around a place that needs this room; only on one side if the map specifies it. */
export function spotsAround(
  [x, y]: PicturePoint,
  room: Box,
  name: string,
  size: number,
  only: LabelSide | undefined,
): readonly Spot[] {
  const sides = SIDES.filter(([side]) => only === undefined || side === only);
  return wrapped(name).flatMap((lines, wraps) => {
    const [labelWidth, labelHeight] = sizeOf(lines, size);
    return GAPS.flatMap((gap) =>
      sides.flatMap(([side, right, down, cost]) => {
        // At a corner, the name starts or ends above or below the middle of the place.
        const edge = right > 0 ? room.right : right < 0 ? room.left : x;
        const across =
          down === 0 ? edge + right * (gap + labelWidth / 2) : x + right * (labelWidth / 2);
        const level = down > 0 ? room.bottom : down < 0 ? room.top : y;
        const height = down === 0 ? y : level + down * (gap + labelHeight / 2);
        const slides = right === 0 ? [0, -0.25, 0.25] : [0];
        return slides.map((slide): Spot => {
          const center: PicturePoint = [across + slide * labelWidth, height];
          const extra = cost + gap * 0.6 + wraps * 5 + (slide === 0 ? 0 : 2);
          return { lines, side, box: boxAround(center, labelWidth, labelHeight), cost: extra };
        });
      }),
    );
  });
}

const STEP = 14;
/** Steps from the middle of a province, and from each of its cities. */
const REACH = 5;
const REACH_OF_A_CITY = 3;

/** Spots in the area of a province, with space in front of the name. */
export function spotsWithin(
  points: readonly PicturePoint[],
  name: string,
  size: number,
  before: number,
  isOwn: (point: PicturePoint) => boolean,
): readonly Spot[] {
  const middle: PicturePoint = [
    points.reduce((sum, [x]) => sum + x, 0) / Math.max(points.length, 1),
    points.reduce((sum, [, y]) => sum + y, 0) / Math.max(points.length, 1),
  ];
  return wrapped(name).flatMap((lines, wraps) => {
    const [labelWidth, labelHeight] = sizeOf(lines, size);
    const [width, height] = [labelWidth + before, Math.max(labelHeight, before)];
    return [middle, ...points].flatMap((origin, index) =>
      steps(index === 0 ? REACH : REACH_OF_A_CITY).map(([right, down]): Spot => {
        const center: PicturePoint = [origin[0] + right * STEP, origin[1] + down * STEP];
        const box = boxAround(center, width, height);
        const foreign = [box.left, center[0], box.right].filter((x) => !isOwn([x, center[1]]));
        const far = Math.sqrt(right * right + down * down);
        const cost = far * 1.5 + (index === 0 ? 0 : 4) + foreign.length * 14 + wraps * 4;
        return { lines, side: 'on', box, cost };
      }),
    );
  });
}

function steps(reach: number): readonly PicturePoint[] {
  const row = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return row.flatMap((down) => row.map((right): PicturePoint => [right, down]));
}

/** A name in one line, and in two at the best break if it has several words. */
function wrapped(name: string): readonly (readonly string[])[] {
  const words = name.split(' ');
  if (words.length < 2) return [[name]];
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map((line) => line.length)) };
  });
  const [best] = breaks.sort((a, b) => a.longest - b.longest);
  return best === undefined ? [[name]] : [[name], best.lines];
}

function sizeOf(lines: readonly string[], size: number): readonly [width: number, height: number] {
  const width = Math.max(...lines.map((line) => widthOf(line, size)));
  return [width + 2, lines.length * size * LINE_HEIGHT + 1];
}

/** The height of the middle of each line. */
export function lineHeights({ box, lines, size }: Label): readonly number[] {
  const middle = (box.top + box.bottom) / 2;
  return lines.map((_, index) => middle + (index - (lines.length - 1) / 2) * size * LINE_HEIGHT);
}
