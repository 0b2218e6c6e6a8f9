/** Bonus markers and colonists. */
import { COLONIST_KINDS, type ColonistKind, type Seat } from '../model/ids';
import { kindOfPlace, placeKey } from '../model/map';
import type { Marker } from '../model/state';
import type { Label } from './labels';
import {
  BOX_HEIGHT,
  type BoardLayout,
  CAPITAL_WIDTH,
  FIELD_WIDTH,
  MARKER_ROOM,
  type NameFor,
} from './layout';
import { classed, element, meaningful, type SceneNode, textual } from './markup';
import { boxAround, overlap, type PicturePoint } from './plane';
import { GOOD_PAINTS } from './style';
import type { Subject } from './subject';
import { COLONIST_SCALE, coin, colonistOf, goodSign, MARKER_SCALE, moved } from './symbols';

/** The bonus markers of all provinces, above the routes. */
export function markers({ layout, state, nameOf }: Subject): readonly SceneNode[] {
  return [...layout.provinceLabels].flatMap(([id, label]) => {
    const marker = state?.board.markers[id];
    return marker === undefined ? [] : [markerAt(id, marker, label, nameOf)];
  });
}

export function markerInWords({ good, coins, side }: Marker, nameOf: NameFor): string {
  return side === 'goods' && good !== null ? nameOf(good, good) : `${coins}`;
}

/** The bonus marker in front of the name of its province: a square with a good, or a coin with a number. */
function markerAt(province: string, marker: Marker, { box }: Label, nameOf: NameFor): SceneNode {
  const { good, coins, side } = marker;
  const point: PicturePoint = [box.left + MARKER_ROOM / 2 - 1, (box.top + box.bottom) / 2];
  const shape = { class: classed('piece'), x: -13, y: -13, width: 26, height: 26, rx: 4 };
  const sign =
    side === 'goods' && good !== null
      ? [element('rect', { ...shape, fill: GOOD_PAINTS[good].fill }), goodSign(good)]
      : coin(`${coins}`);
  return meaningful(
    {
      key: `marker:${province}`,
      kind: 'marker',
      at: placeKey('province', province),
      label: markerInWords(marker, nameOf),
    },
    { transform: moved(point, MARKER_SCALE) },
    ...sign,
  );
}

/** A colonist that can be told from all others of the game. */
interface KeyedColonist {
  readonly key: string;
  readonly seat: Seat;
  readonly kind: ColonistKind;
}

/** All colonists; those at the same place stand side by side, and like ones in capitals and fields in stacks. */
export function colonists({ layout, state, nameOf }: Subject): readonly SceneNode[] {
  const places = new Map<string, KeyedColonist[]>();
  const counts = new Map<string, number>();
  // The list keeps its order while colonists move, and new ones come last: so the number of one of a kind stays.
  for (const { seat, kind, at } of state?.board.colonists ?? []) {
    const own = `${seat}:${kind}`;
    const number = counts.get(own) ?? 0;
    counts.set(own, number + 1);
    const key = `colonist:${own}:${number}`;
    places.set(at, [...(places.get(at) ?? []), { key, seat, kind }]);
  }
  return [...places].flatMap(([id, pieces]) => {
    const place = layout.places.get(id);
    const at = placeKey(place === undefined ? 'route' : kindOfPlace(place.kind), id);
    // In the order of the list, in which they are told, too.
    const placed = placedIn(layout, id, pieces);
    const inOrder = pieces.flatMap((piece) => placed.find((one) => one.piece === piece) ?? []);
    return inOrder.map(({ piece: { key, seat, kind }, point, count }) => {
      const label = `${state?.players[seat]?.name ?? ''} (${nameOf(kind, kind)})`;
      return meaningful(
        { key, kind: 'colonist', of: kind, at, seat, label },
        { transform: moved(point, COLONIST_SCALE) },
        ...colonistOf(seat, kind),
        ...(count > 1 ? [countOf(count)] : []),
      );
    });
  });
}

/** How many lie in a stack, on the shoulder of the piece on top: no other piece lies there. */
function countOf(count: number): SceneNode {
  const attributes = { class: classed('name'), x: 10.5, y: -2.5, 'font-size': 9 };
  return textual('text', { ...attributes, 'font-weight': 700, 'text-anchor': 'end' }, `${count}×`);
}

/** A piece in the picture. */
interface PlacedPiece<P> {
  readonly piece: P;
  readonly point: PicturePoint;
  /** Of the stack that it tops; 1 for one without a count. */
  readonly count: number;
}

/** The width of a piece with a gap, the room for it and for the part of one behind another that has to be seen. */
const PIECE_WIDTH = 29;
const PIECE_ROOM = 32;
const LEAST_WIDTH = 15;
const ROW_HEIGHT = 30;
/** How far the next piece of a stack is shifted. */
const SHIFT: PicturePoint = [2, -2];

/** Pieces on a route, a field or a capital, or beside a city where no name is. */
function placedIn<P extends KeyedColonist>(
  { lines, places, labels, provinceLabels }: BoardLayout,
  at: string,
  pieces: readonly P[],
): readonly PlacedPiece<P>[] {
  const stand = lines.get(at)?.stand;
  const place = places.get(at);
  if (stand !== undefined || place === undefined) return inRows([pieces], stand ?? [0, 0], 80);
  const { point, kind } = place;
  if (kind === 'capital') return stacked(pieces, point, CAPITAL_WIDTH);
  if (kind === 'field') return stacked(pieces, point, FIELD_WIDTH);
  const names = [...labels.values(), ...provinceLabels.values()].map(({ box }) => box);
  const ways = [2, 1].flatMap((columns) => {
    const rows = chunked(pieces, columns);
    const [across, down] = [
      PIECE_ROOM * Math.min(pieces.length, columns),
      ROW_HEIGHT * rows.length,
    ];
    return STEPS_BESIDE.map(([right, below]) => {
      const middle: PicturePoint = [
        point[0] + right * (BESIDE_A_TOKEN + across / 2),
        point[1] + below * (BESIDE_A_TOKEN + down / 2),
      ];
      const box = boxAround(middle, across, down);
      return { rows, middle, hidden: names.reduce((sum, name) => sum + overlap(name, box), 0) };
    });
  });
  const [best] = ways.sort((a, b) => a.hidden - b.hidden);
  return inRows(best?.rows ?? [pieces], best?.middle ?? point, 2 * PIECE_ROOM);
}

/** To the right and down from a city, the best first. */
const STEPS_BESIDE: readonly PicturePoint[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
];
const BESIDE_A_TOKEN = 18;

/** Rows of stacks in a box: those on land above those at sea, as far as a row has room. */
function stacked<P extends KeyedColonist>(
  pieces: readonly P[],
  middle: PicturePoint,
  width: number,
): readonly PlacedPiece<P>[] {
  const stacks = new Map<string, P[]>();
  for (const piece of pieces) {
    const key = `${piece.kind}:${piece.seat}`;
    stacks.set(key, [...(stacks.get(key) ?? []), piece]);
  }
  const all = [...stacks.values()].sort(([a], [b]) => (a?.seat ?? 0) - (b?.seat ?? 0));
  const most = 1 + Math.floor((width - PIECE_ROOM) / LEAST_WIDTH);
  const rows = COLONIST_KINDS.flatMap((kind) =>
    chunked(
      all.filter(([first]) => first?.kind === kind),
      most,
    ),
  );
  return inRows(rows, middle, width).flatMap(({ piece: stack, point }) =>
    stack.map((piece, index) => ({
      piece,
      point: [point[0] + index * SHIFT[0], point[1] + index * SHIFT[1]] as const,
      count: index === stack.length - 1 ? stack.length : 1,
    })),
  );
}

/** Rows around a point, within a width and the height of a box: where there is little room, pieces cover each other. */
function inRows<P>(
  rows: readonly (readonly P[])[],
  [x, y]: PicturePoint,
  width: number,
): readonly PlacedPiece<P>[] {
  const rowPitch = Math.min(ROW_HEIGHT, (BOX_HEIGHT - ROW_HEIGHT) / Math.max(1, rows.length - 1));
  return rows.flatMap((row, level) => {
    const pitch = Math.min(PIECE_WIDTH, (width - PIECE_ROOM) / Math.max(1, row.length - 1));
    return row.map((piece, index) => ({
      piece,
      point: [
        x + (index - (row.length - 1) / 2) * pitch,
        y + (level - (rows.length - 1) / 2) * rowPitch,
      ] as const,
      count: 1,
    }));
  });
}

function chunked<P>(list: readonly P[], size: number): readonly (readonly P[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
