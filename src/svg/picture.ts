/** The picture of a board, with its pieces. */
import { STORED_GOODS } from '../model/goods';
import {
  type CityId,
  COLONIST_KINDS,
  type ColonistKind,
  type RouteId,
  type Seat,
} from '../model/ids';
import type { ProvinceData } from '../model/map';
import type { ColonistPiece, Marker } from '../model/state';
import { type Label, lineHeights } from './labels';
import { type Legend, legendOf } from './legend';
import { classed, element, escaped, path } from './markup';
import { besideOf, type ItemRoom, itemRow, roomBeside } from './parts';
import type { PicturePoint } from './plane';
import type { RouteCurve } from './routes';
import {
  CAPITAL_WIDTH,
  FIELD_WIDTH,
  isSpecial,
  MARKER_ROOM,
  type NameFor,
  type Scene,
  type ScenePlace,
} from './scene';
import { GOOD_PAINTS, STYLE } from './style';
import type { Subject } from './subject';
import { colonistOf, goodSign, goodToken, houseOf, moved } from './symbols';

export function draw(subject: Subject): string {
  const { scene, marked, title, description } = subject;
  const { map, width, height } = scene;
  const legend = legendOf(subject, width);
  const beside = besideOf(subject.beside, width);
  const total = height + beside.height + legend.height;
  const size = { width, height: total, viewBox: `0 0 ${width} ${total}` };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', class: classed('svg'), role: 'img', ...size },
    element('title', {}, escaped(title)),
    element('desc', {}, escaped(description)),
    element('style', {}, STYLE),
    element('rect', { class: classed('paper'), width, height: total }),
    // Those with a ring come last, so that no other area covers it.
    ...map.provinces.filter(({ id }) => !marked.has(id)).map((province) => area(subject, province)),
    ...map.provinces.filter(({ id }) => marked.has(id)).map((province) => area(subject, province)),
    ...(map.fields ?? []).flatMap(({ id, exits }) => exits.map((exit) => way(scene, id, exit))),
    ...COLONIST_KINDS.map((kind) => routes(subject, kind)),
    ...[...scene.places.values()].map((place) => drawnPlace(subject, place)),
    ...names(scene),
    ...colonists(subject),
    ...itemsInProvinces(subject),
    ...itemsOnRoutes(subject),
    placed(beside, height),
    placed(legend, height + beside.height),
  );
}

function placed({ markup }: Legend, y: number): string {
  return markup === '' ? '' : element('g', { transform: moved([0, y]) }, markup);
}

/** A point in whole numbers; the difference is invisible. */
function whole([x, y]: PicturePoint): PicturePoint {
  return [Math.round(x), Math.round(y)];
}

function titled(text: string): string {
  return element('title', {}, escaped(text));
}

/** A province and its bonus marker. */
function area(subject: Subject, { id, name, color }: ProvinceData): string {
  const { scene, state, marked, nameOf } = subject;
  const d = scene.areas
    .piecesOf(id)
    .map((corners) => {
      // Relative steps, which are shorter than coordinates.
      const [first = [0, 0], ...rest] = corners.map(whole);
      let [x, y] = first;
      const steps = rest.flatMap((corner): PicturePoint => {
        const step: PicturePoint = [corner[0] - x, corner[1] - y];
        [x, y] = corner;
        return step;
      });
      return path('M', ...first, 'l', ...steps, 'z');
    })
    .join('');
  const marker = state?.board.markers[id];
  const label = scene.provinceLabels.get(id);
  const shown = nameOf(id, name);
  return element(
    'g',
    { 'data-kind': 'province', 'data-id': id },
    titled(marker === undefined ? shown : `${shown} – ${markerInWords(marker, nameOf)}`),
    ...(marked.has(id) ? outlined((attributes) => element('path', { d, ...attributes })) : []),
    ...(marked.has(id) ? [element('path', { class: classed('paper'), d })] : []),
    element('path', { class: classed('area'), d, fill: color }),
    ...(marker === undefined || label === undefined ? [] : [markerAt(marker, label)]),
  );
}

function markerInWords({ good, coins, side }: Marker, nameOf: NameFor): string {
  return side === 'goods' && good !== null ? nameOf(good, good) : `${coins}`;
}

/** The bonus marker in front of the name of its province: a square with a good, or a coin with a number. */
function markerAt({ good, coins, side }: Marker, { box }: Label): string {
  const point: PicturePoint = [box.left + MARKER_ROOM / 2 - 1, (box.top + box.bottom) / 2];
  const shape = { class: classed('piece') };
  const sign =
    side === 'goods' && good !== null
      ? [
          element('rect', {
            ...shape,
            x: -13,
            y: -13,
            width: 26,
            height: 26,
            rx: 4,
            fill: GOOD_PAINTS[good].fill,
          }),
          goodSign(good),
        ]
      : [
          element('circle', { ...shape, r: 13, fill: '#d9c27a' }),
          element('circle', { ...shape, r: 9.5, fill: 'none' }),
          element(
            'text',
            { class: classed('number'), y: 5, 'font-size': 14, fill: '#1c1c1c' },
            `${coins}`,
          ),
        ];
  return element('g', { 'data-kind': 'marker', transform: moved(point, 0.78) }, ...sign);
}

/** A line from a field to a route of the first step. */
function way({ places, lines }: Scene, field: CityId, exit: RouteId): string {
  const [from, to] = [places.get(field)?.point, lines.get(exit)?.stand];
  if (from === undefined || to === undefined) return '';
  return element('path', {
    class: classed('exit'),
    d: path('M', ...whole(from), 'L', ...whole(to)),
  });
}

function routes(subject: Subject, kind: ColonistKind): string {
  const all = [...subject.scene.lines.values()].filter(({ route: { kind: own } }) => own === kind);
  return element('g', { class: classed(kind) }, ...all.map((line) => drawnRoute(subject, line)));
}

function drawnRoute({ scene, marked, nameOf }: Subject, line: RouteCurve): string {
  const { route: data, from, control, to, stand } = line;
  const { id, kind, ends, stop } = data;
  const curve = path('M', ...whole(from), 'Q', ...whole(control), ...whole(to));
  const [cx, cy] = whole(stand);
  const stays = stop !== false;
  const name = ends.map((end) => scene.places.get(end)?.name ?? end).join('–');
  return element(
    'g',
    { class: stays ? undefined : classed('pass'), 'data-kind': 'route', 'data-id': id },
    titled(`${name} (${nameOf(kind, kind)})`),
    ...(marked.has(id)
      ? outlined((attributes) => element('path', { d: curve, ...attributes }), 9)
      : []),
    element('path', { d: curve }),
    ...(stays ? [element('circle', { cx, cy, r: 4 })] : []),
  );
}

/** A shape with a bright and a dark outline, visible on any background. */
function outlined(
  shape: (attributes: Readonly<Record<string, string | number>>) => string,
  width = 6,
): readonly string[] {
  // A style attribute overrides the rules for routes.
  return [
    shape({
      class: classed('glow'),
      style: `stroke:#1c1c1c;stroke-dasharray:none;stroke-width:${width + 4}`,
    }),
    shape({
      class: classed('ring'),
      style: `stroke:#ffb000;stroke-dasharray:none;stroke-width:${width}`,
    }),
  ];
}

/** A city, or another place with its sign. */
function drawnPlace({ state, marked, nameOf, itemsAt }: Subject, place: ScenePlace): string {
  const { id, name, point, kind, scale } = place;
  const good = state?.board.cityGoods[id] ?? STORED_GOODS.find((stored) => stored === kind);
  const houses = state?.board.houses[id] ?? [];
  const owners = houses.map((seat) => state?.players[seat]?.name ?? '').join(', ');
  const facts = [name, ...(good === undefined ? letterOf(place) : [nameOf(good, good)])];
  return element(
    'g',
    {
      'data-kind': isSpecial(place) ? kind : 'city',
      'data-id': id,
      transform: moved(whole(point), Math.round(scale * 100) / 100),
    },
    titled([...facts, ...(owners === '' ? [] : [owners])].join(' – ')),
    ...(marked.has(id) ? markedPlace(place) : []),
    good === undefined ? signOf(place) : goodToken(good),
    ...houses.map((seat, index) => houseAt(seat, index)),
    ...itemRow(itemsAt.get(id) ?? [], roomAt(place)),
  );
}

/** On a special place, on the lower edge of a capital or a field, and below the token of a city. */
function roomAt(place: ScenePlace): ItemRoom {
  const { kind } = place;
  if (kind === 'capital' || kind === 'field') {
    return { point: [0, 22], width: kind === 'capital' ? CAPITAL_WIDTH : FIELD_WIDTH, scale: 0.7 };
  }
  return { point: [0, isSpecial(place) ? 3 : 19], width: 44, scale: 0.65 };
}

function itemsInProvinces({ scene, itemsAt }: Subject): readonly string[] {
  return [...scene.provinceLabels].flatMap(([id, { box }]) => {
    const items = itemsAt.get(id) ?? [];
    return items.length === 0 ? [] : itemRow(items, roomBeside(box, items, scene));
  });
}

/** Outside of the routes, whose lines have rules of their own. */
function itemsOnRoutes({ scene, itemsAt }: Subject): readonly string[] {
  return [...scene.lines.values()].flatMap(({ route: { id }, stand: [x, y] }) =>
    itemRow(itemsAt.get(id) ?? [], { point: [x, y + 16], width: 60, scale: 0.65 }),
  );
}

function letterOf({ kind }: ScenePlace): readonly string[] {
  return ['A', 'B', 'C', 'D'].includes(kind) ? [kind] : [];
}

/** A ring that fits into the gap before the name. */
function markedPlace(place: ScenePlace): readonly string[] {
  const { kind } = place;
  if (kind === 'capital' || kind === 'field') {
    return outlined(
      (attributes) => element('rect', { ...boxOf(kind, 1.5), rx: 10, ...attributes }),
      4,
    );
  }
  return outlined(
    (attributes) => element('circle', { r: isSpecial(place) ? 15 : 19, ...attributes }),
    4,
  );
}

/** The rectangle of a capital or a field, enlarged by `more`. */
function boxOf(kind: ScenePlace['kind'], more = 0): Readonly<Record<string, number>> {
  const width = (kind === 'capital' ? CAPITAL_WIDTH : FIELD_WIDTH) + 2 * more;
  const height = 44 + 2 * more;
  return { x: -width / 2, y: -height / 2, width, height };
}

/** The symbols of special places, and the letters of cities. */
function signOf({ kind }: ScenePlace): string {
  const shape = { class: classed('place') };
  switch (kind) {
    case 'capital':
      return [
        element('rect', { ...shape, ...boxOf(kind), rx: 9 }),
        element('path', {
          class: classed('mark'),
          d: 'M0-15l4.2 10.2 11 .8-8.4 7 2.7 10.7-9.5-5.9-9.5 5.9 2.7-10.7-8.4-7 11-.8z',
        }),
      ].join('');
    case 'field':
      return element('rect', {
        ...shape,
        ...boxOf(kind),
        rx: 9,
        'stroke-dasharray': '4 3',
      });
    case 'castle':
      return element('path', { ...shape, d: 'M-11 12v-22h5v4h3.5v-4h5v4h3.5v-4h5v22z' });
    case 'gate':
      return element('path', {
        ...shape,
        d: 'M-11 12v-13a11 11 0 0 1 22 0v13h-6v-12a5 5 0 0 0-10 0v12z',
      });
    case 'square':
      return element('path', { ...shape, d: 'M0-14l14 14-14 14-14-14z' });
    default:
      return [
        element('circle', { ...shape, r: 13 }),
        element('text', { class: classed('mark'), y: 5.4, 'font-size': 15 }, escaped(kind)),
      ].join('');
  }
}

/** Positions of houses around the token: above it first, then on all sides. */
const HOUSE_PLACES: readonly PicturePoint[] = [
  [0, -15],
  [14, -8],
  [-14, -8],
  [14, 9],
  [-14, 9],
  [0, 16],
];

function houseAt(seat: Seat, index: number): string {
  const point = HOUSE_PLACES[index % HOUSE_PLACES.length] ?? [0, 0];
  return element(
    'g',
    { 'data-kind': 'house', 'data-seat': seat, transform: moved(point, 0.92) },
    houseOf(seat),
  );
}

/** All colonists; those at the same place stand side by side. */
function colonists({ scene, state }: Subject): readonly string[] {
  const places = new Map<string, ColonistPiece[]>();
  for (const piece of state?.board.colonists ?? []) {
    places.set(piece.at, [...(places.get(piece.at) ?? []), piece]);
  }
  return [...places].flatMap(([at, pieces]) => {
    const { points, scale } = groupAt(scene, at, pieces.length);
    return pieces.map(({ seat, kind }, index) =>
      element(
        'g',
        {
          'data-kind': 'colonist',
          'data-at': at,
          'data-seat': seat,
          transform: moved(points[index] ?? [0, 0], scale),
        },
        colonistOf(seat, kind),
      ),
    );
  });
}

/** Positions of pieces at the same place. */
interface PictureGroup {
  readonly points: readonly PicturePoint[];
  /** Relative to the usual size. */
  readonly scale: number;
}

/** Pieces on a route, a field or a capital, or beside a city on the side without its name. */
function groupAt({ lines, places, labels }: Scene, at: string, count: number): PictureGroup {
  const stand = lines.get(at)?.stand;
  const place = places.get(at);
  if (stand !== undefined || place === undefined) return group(stand ?? [0, 0], count, 60);
  const { point, kind, isBuiltOn } = place;
  if (isBuiltOn) return group([point[0], point[1] - 32], count, 93, count);
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

/** The names of provinces, and above them those of places. */
function names({ labels, provinceLabels }: Scene): readonly string[] {
  const one = (label: Label, more: readonly string[]): string => {
    const { box, lines, size, before, side } = label;
    const [anchor, x] = side.includes('right')
      ? ['start', box.left + 1]
      : side.includes('left')
        ? ['end', box.right - 1]
        : ['middle', (box.left + before + box.right) / 2];
    const heights = lineHeights(label);
    const classes = [classed('name'), ...more].join(' ');
    // The baseline below the middle, nearly the same in all fonts.
    const rows = lines.map((line, index) =>
      element('text', { x, y: (heights[index] ?? 0) + size * 0.34 }, escaped(line)),
    );
    return element('g', { class: classes, 'font-size': size, 'text-anchor': anchor }, ...rows);
  };
  return [
    ...[...provinceLabels.values()].map((label) => one(label, [classed('province')])),
    ...[...labels.values()].map((label) => one(label, [])),
  ];
}
