/**
 * Places the names. Each place has several spots around it, each province many within its area. Every name takes the
 * spot with the lowest cost beside the others, and names move until none finds a better one.
 */
import type { LabelSide } from '../model/map';
import { widthOf } from './markup';
import { type Box, boxAround, isInside, meet, overlap, type PicturePoint } from './plane';

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
/** The costs of lying beyond the picture, on a place, on another name, on a point of a route, and where a colonist stands. */
const OUTSIDE = 9000;
const ON_A_PLACE = 3000;
const ON_A_NAME = 2000;
const ON_A_ROUTE = 60;
const ON_A_STAND = 500;
/** A spot that costs as much covers something. */
const BAD = 30;

/** The spot of every name, by its key. @param fixed - the boxes of names that stay where they are. */
export function placeLabels(
  wanted: readonly WantedLabel[],
  around: Surroundings,
  fixed: readonly Box[] = [],
): ReadonlyMap<string, Label> {
  const all = wanted.map((name) => {
    const field = boundsOf(name.spots);
    const near = within(field, around);
    const spots = name.spots.map((spot) => ({ ...spot, cost: spot.cost + costOf(spot.box, near) }));
    return { ...name, field, spots };
  });
  // Names with the fewest good spots choose first.
  const order = all
    .map((name, index) => ({
      name,
      index,
      free: name.spots.filter(({ cost }) => cost < BAD).length,
    }))
    .sort((a, b) => a.free - b.free || a.index - b.index);
  const taken = new Map<number, Spot>(
    fixed.map((box, index) => [-1 - index, { box, lines: [], side: 'on', cost: 0 }]),
  );
  for (let sweep = 0, moved = true; moved && sweep < SWEEPS; sweep++) {
    moved = false;
    for (const { name, index } of order) {
      const best = cheapest(name, othersThan(taken, [index]));
      if (best === undefined || best.spot === taken.get(index)) continue;
      taken.set(index, best.spot);
      moved = true;
    }
    for (const { index } of order) {
      const better = withRoomFor(index, taken, all);
      for (const [other, spot] of better) taken.set(other, spot);
      moved ||= better.size > 0;
    }
  }
  return new Map(
    all.flatMap(({ key, size, before }, index) => {
      const spot = taken.get(index);
      return spot === undefined ? [] : [[key, { ...spot, size, before }] as const];
    }),
  );
}

/** The spots of a name, and the field that they lie in: most of the picture is far away from it. */
interface MovableName {
  readonly spots: readonly Spot[];
  readonly field: Box;
}

/** The smallest box around all spots. */
function boundsOf(spots: readonly Spot[]): Box {
  const [first, ...rest] = spots.map(({ box }) => box);
  return rest.reduce(
    (all, { left, top, right, bottom }) => ({
      left: Math.min(all.left, left),
      top: Math.min(all.top, top),
      right: Math.max(all.right, right),
      bottom: Math.max(all.bottom, bottom),
    }),
    first ?? boxAround([0, 0], 0, 0),
  );
}

/** What a box in the field can cover: whatever lies outside of it costs none of them anything. */
function within(field: Box, around: Surroundings): Surroundings {
  const near = (boxes: readonly Box[]) => boxes.filter((box) => meet(box, field));
  return {
    picture: around.picture,
    glyphs: near(around.glyphs),
    stands: near(around.stands),
    routes: around.routes.filter((point) => isInside(field, point)),
  };
}

type TakenSpots = ReadonlyMap<number, Spot>;

function othersThan(taken: TakenSpots, left: readonly number[]): readonly Box[] {
  return [...taken].flatMap(([other, { box }]) => (left.includes(other) ? [] : [box]));
}

/** Better spots for a name that covers something and for the one name in its way; empty if there are none. */
function withRoomFor(index: number, taken: TakenSpots, all: readonly MovableName[]): TakenSpots {
  const [name, now] = [all[index], taken.get(index)];
  if (name === undefined || now === undefined || now.cost < BAD) return new Map();
  let best: TakenSpots = new Map();
  let most = 1;
  const near = [...taken].filter(([other, { box }]) => other !== index && meet(name.field, box));
  for (const spot of name.spots) {
    if (spot.cost >= now.cost) continue;
    const inWay = near.filter(([, { box }]) => meet(spot.box, box));
    const [[other = -1, old] = []] = inWay;
    const movable = all[other];
    if (inWay.length > 1 || movable === undefined || old === undefined) continue;
    const left = [...othersThan(taken, [index, other]), spot.box];
    const next = cheapest(movable, left, old.cost + now.cost - spot.cost - most);
    if (next === undefined) continue;
    most = now.cost + old.cost - spot.cost - next.cost;
    best = new Map([
      [index, spot],
      [other, next.spot],
    ]);
  }
  return best;
}

/** The cheapest spot, if its cost beside the others is below a limit. */
function cheapest(
  { spots, field }: MovableName,
  others: readonly Box[],
  limit = Number.POSITIVE_INFINITY,
): { readonly spot: Spot; readonly cost: number } | undefined {
  const near = others.filter((other) => meet(field, other));
  let best: Spot | undefined;
  let least = limit;
  for (const spot of spots) {
    let { cost } = spot;
    for (const other of near) {
      if (cost >= least) break;
      const shared = overlap(spot.box, other);
      if (shared > 0) cost += ON_A_NAME + shared;
    }
    if (cost >= least) continue;
    best = spot;
    least = cost;
  }
  return best === undefined ? undefined : { spot: best, cost: least };
}

/** The cost of a box, apart from other names. */
function costOf(box: Box, { picture, glyphs, stands, routes }: Surroundings): number {
  const area = (box.right - box.left) * (box.bottom - box.top);
  let cost = overlap(box, picture) < area - 0.01 ? OUTSIDE : 0;
  for (const glyph of glyphs) {
    const shared = overlap(box, glyph);
    if (shared > 0) cost += ON_A_PLACE + shared;
  }
  for (const stand of stands) {
    const shared = overlap(box, stand);
    if (shared > 0) cost += ON_A_STAND + shared / 8;
  }
  for (let index = firstBelow(routes, box.top); index < routes.length; index++) {
    const point = routes[index];
    if (point === undefined || point[1] > box.bottom) break;
    if (isInside(box, point)) cost += ON_A_ROUTE;
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
const GAPS = [3, 7, 12, 18, 25];
const SLIDES = [0, -0.25, 0.25, -0.4, 0.4];

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
        // Along the side, in parts of the width or the height of the name.
        const slides = right === 0 || down === 0 ? SLIDES : [0];
        return slides.map((slide): Spot => {
          const center: PicturePoint =
            right === 0
              ? [across + slide * labelWidth, height]
              : [across, height + 2 * slide * labelHeight];
          const extra = cost + gap * 0.6 + wraps * 5 + Math.abs(slide) * 8;
          return { lines, side, box: boxAround(center, labelWidth, labelHeight), cost: extra };
        });
      }),
    );
  });
}

/** How much wider the letters of provinces are. */
const BOLD_SERIF = 1.1;
/** Spots in other provinces say the wrong thing. */
const MOST_STRANGE = 45;
const STEP = 11;
/** Steps from the middle of a province, and from each of its cities. */
const REACH = 8;
const REACH_OF_A_CITY = 4;

/**
 * Spots in the area of a province, with space in front of the name.
 *
 * @param strangeness - the cost of a point by the province it lies in.
 */
export function spotsWithin(
  points: readonly PicturePoint[],
  name: string,
  size: number,
  before: number,
  strangeness: (point: PicturePoint) => number,
): readonly Spot[] {
  const middle: PicturePoint = [
    points.reduce((sum, [x]) => sum + x, 0) / Math.max(points.length, 1),
    points.reduce((sum, [, y]) => sum + y, 0) / Math.max(points.length, 1),
  ];
  return wrapped(name).flatMap((lines, wraps) => {
    const [sansWidth, labelHeight] = sizeOf(lines, size);
    const labelWidth = sansWidth * BOLD_SERIF;
    const [width, height] = [labelWidth + before, Math.max(labelHeight, before)];
    return [middle, ...points].flatMap((origin, index) =>
      steps(index === 0 ? REACH : REACH_OF_A_CITY).flatMap(([right, down]): Spot | [] => {
        const [x, y] = [origin[0] + right * STEP, origin[1] + down * STEP];
        const atHome = strangeness([x, y]);
        // Far from home there are too many to try.
        if (atHome > 0 && (right !== 0 || down !== 0) && isOdd(right + down)) return [];
        const strange = atHome + strangeness([x - width / 2, y]) + strangeness([x + width / 2, y]);
        if (strange > MOST_STRANGE && (right !== 0 || down !== 0)) return [];
        const box = boxAround([x, y], width, height);
        const far = Math.sqrt(right * right + down * down);
        const cost = far * 1.1 + (index === 0 ? 0 : 4) + strange + wraps * 4;
        return { lines, side: 'on', box, cost };
      }),
    );
  });
}

const isOdd = (count: number): boolean => count % 2 !== 0;

function steps(reach: number): readonly PicturePoint[] {
  const row = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return row.flatMap((down) => row.map((right): PicturePoint => [right, down]));
}

/** A name in one line, and in two at the best break if it has several words. */
function wrapped(name: string): readonly (readonly string[])[] {
  const words = name.split(' ');
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
