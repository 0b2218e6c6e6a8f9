/** Bonus markers and colonists. */
import type { ColonistKind, Seat } from '../model/ids';
import { kindOfPlace, placeKey } from '../model/places';
import type { Marker } from '../model/state';
import type { Label } from './labels';
import { type BoardLayout, CAPITAL_WIDTH, FIELD_WIDTH, MARKER_ROOM, type NameFor } from './layout';
import { classed, element, meaningful, type SceneNode } from './markup';
import type { PicturePoint } from './plane';
import { GOOD_PAINTS } from './style';
import type { Subject } from './subject';
import { coin, colonistOf, goodSign, moved } from './symbols';

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
    { transform: moved(point, 0.78) },
    ...sign,
  );
}

/** A colonist that can be told from all others of the game. */
interface KeyedColonist {
  readonly key: string;
  readonly seat: Seat;
  readonly kind: ColonistKind;
}

/** All colonists; those at the same place stand side by side. */
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
    const { points, scale } = groupAt(layout, id, pieces.length);
    const place = layout.places.get(id);
    const at = placeKey(place === undefined ? 'route' : kindOfPlace(place.kind), id);
    return pieces.map(({ key, seat, kind }, index) => {
      const label = `${state?.players[seat]?.name ?? ''} (${nameOf(kind, kind)})`;
      return meaningful(
        { key, kind: 'colonist', of: kind, at, seat, label },
        { transform: moved(points[index] ?? [0, 0], scale) },
        ...colonistOf(seat, kind),
      );
    });
  });
}

/** Positions of pieces at the same place. */
interface PictureGroup {
  readonly points: readonly PicturePoint[];
  /** Relative to the usual size. */
  readonly scale: number;
}

/** Pieces on a route, a field or a capital, or beside a city on the side without its name. */
function groupAt({ lines, places, labels }: BoardLayout, at: string, count: number): PictureGroup {
  const stand = lines.get(at)?.stand;
  const place = places.get(at);
  if (stand !== undefined || place === undefined) return group(stand ?? [0, 0], count, 60);
  const { point, kind } = place;
  if (kind === 'capital') return group(point, count, CAPITAL_WIDTH);
  if (kind === 'field') return group(point, count, FIELD_WIDTH);
  const isRight = labels.get(at)?.side.includes('right') ?? false;
  const away = (isRight ? -1 : 1) * (24 + 10 * Math.min(count, 2));
  return group([point[0] + away, point[1]], count, 44, 2);
}

/** The width of a piece with a gap. */
const PIECE_WIDTH = 22.5;

/** Positions in rows around a point, within a width; by default, more than three pieces form two rows. */
function group(
  [x, y]: PicturePoint,
  count: number,
  width: number,
  columns = count > 3 ? Math.ceil(count / 2) : count,
): PictureGroup {
  const pitch = Math.min(PIECE_WIDTH - 2, width / columns);
  const rows = Math.ceil(count / columns);
  const points = Array.from({ length: count }, (_, index): PicturePoint => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const column = index % columns;
    return [x + (column - (inRow - 1) / 2) * pitch, y + (row - (rows - 1) / 2) * 20];
  });
  // Two digits are enough, and the same on every machine.
  const scale = count === 1 ? 1 : Math.round((pitch / PIECE_WIDTH) * 100) / 100;
  return { points, scale };
}
