/** The scene of a board: all that is drawn, from the back to the front. */
import { COLONIST_KINDS, type ColonistKind } from '../model/ids';
import { type ProvinceData, placeKey } from '../model/map';
import { RADIUS, spineOf } from './areas';
import { besideOf } from './beside';
import { type Label, lineHeights } from './labels';
import type { BoardLayout } from './layout';
import { classed, element, meaningful, path, type SceneNode, textual } from './markup';
import { itemRow, roomBeside } from './parts';
import { colonists, markers } from './pieces';
import { drawnPlace, outlined } from './places';
import { type PicturePoint, whole } from './plane';
import { areaOf } from './provinces';
import type { PictureCurve, RouteCurve } from './routes';
import { STYLE } from './style';
import type { Subject } from './subject';
import { ITEM_SCALE, moved } from './symbols';

export function sceneOf(subject: Subject): SceneNode {
  const { layout, title, description } = subject;
  const { width, height } = layout;
  const beside = besideOf(subject);
  const total = height + beside.height;
  const size = { width, height: total, viewBox: `0 0 ${width} ${total}` };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', class: classed('svg'), role: 'img', ...size },
    textual('title', {}, title),
    textual('desc', {}, description),
    textual('style', {}, STYLE),
    element('rect', { class: classed('paper'), width, height: total }),
    ...boardOf(subject),
    ...(beside.height === 0
      ? []
      : [element('g', { transform: moved([0, height]) }, ...beside.nodes)]),
  );
}

/** The board alone. */
function boardOf(subject: Subject): readonly SceneNode[] {
  const { layout, marked } = subject;
  const isMarked = ({ id }: ProvinceData): boolean => marked.has(placeKey('province', id));
  const provinces = layout.map.provinces;
  return [
    coast(subject),
    // Those with a ring come last, so that no other area covers it.
    ...provinces.filter((province) => !isMarked(province)).map((one) => areaOf(subject, one)),
    ...provinces.filter(isMarked).map((one) => areaOf(subject, one)),
    ...ways(layout),
    ...COLONIST_KINDS.map((kind) => routes(subject, kind)),
    ...markers(subject),
    ...[...layout.places.values()].map((place) => drawnPlace(subject, place)),
    ...names(layout),
    ...colonists(subject),
    ...itemsInProvinces(subject),
    ...itemsOnRoutes(subject),
  ];
}

/** Land: what lies under the provinces, with a shore around. Bold lines between cities cover the same as areas. */
function coast({ layout: { map, places } }: Subject): SceneNode {
  const lines = map.provinces.flatMap(({ cities }) =>
    spineOf(
      cities.flatMap((city): PicturePoint[] => {
        const place = places.get(city);
        return place === undefined ? [] : [place.point];
      }),
    ),
  );
  const d = lines
    .map(([from, to]) =>
      path('M', ...whole(from), ...(from === to ? ['h', 0] : ['L', ...whole(to)])),
    )
    .join('');
  return element('path', { class: classed('coast'), d, 'stroke-width': 2 * (RADIUS + SHORE) });
}

/** How far the shore reaches beyond the areas. */
const SHORE = 6;

/** Lines from fields to the routes of the first steps. */
function ways({ map, places, lines }: BoardLayout): readonly SceneNode[] {
  return (map.fields ?? []).flatMap(({ id, exits }) =>
    exits.flatMap((exit) => {
      const [from, to] = [places.get(id)?.point, lines.get(exit)?.stand];
      if (from === undefined || to === undefined) return [];
      const d = path('M', ...whole(from), 'L', ...whole(to));
      return [element('path', { class: classed('exit'), d })];
    }),
  );
}

function routes(subject: Subject, kind: ColonistKind): SceneNode {
  const all = [...subject.layout.lines.values()].filter(({ route }) => route.kind === kind);
  return element('g', { class: classed(kind) }, ...all.map((line) => drawnRoute(subject, line)));
}

function drawnRoute({ layout, marked, nameOf }: Subject, line: RouteCurve): SceneNode {
  const { route: data, shown, stand } = line;
  const { id, kind, ends, stop } = data;
  const d = shown.map(curveOf).join('');
  const [cx, cy] = whole(stand);
  const stays = stop !== false;
  const name = ends.map((end) => layout.places.get(end)?.name ?? end).join('–');
  const key = placeKey('route', id);
  return meaningful(
    { key, kind: 'route', id, label: `${name} (${nameOf(kind, kind)})`, point: [cx, cy] },
    { class: stays ? undefined : classed('pass') },
    ...(marked.has(key) ? outlined((attributes) => element('path', { d, ...attributes }), 9) : []),
    element('path', { d }),
    ...(stays ? [element('circle', { cx, cy, r: 4 })] : []),
  );
}

/** In relative steps, which are shorter than coordinates. */
function curveOf(curve: PictureCurve): string {
  const [[x, y] = ORIGIN, ...others] = curve.map(whole);
  const steps = others.map(([toX, toY]): PicturePoint => [toX - x, toY - y]);
  return path('M', x, y, 'q', ...steps.flat());
}

const ORIGIN: PicturePoint = [0, 0];

function itemsInProvinces({ layout, itemsAt }: Subject): readonly SceneNode[] {
  return [...layout.provinceLabels].flatMap(([id, { box }]) => {
    const items = itemsAt.get(placeKey('province', id)) ?? [];
    return items.length === 0 ? [] : itemRow(items, roomBeside(box, items, layout));
  });
}

/** Outside of the routes, whose lines have rules of their own. */
function itemsOnRoutes({ layout, itemsAt }: Subject): readonly SceneNode[] {
  return [...layout.lines.values()].flatMap(({ route: { id }, stand: [x, y] }) => {
    const items = itemsAt.get(placeKey('route', id)) ?? [];
    return itemRow(items, { point: [x, y + 26], width: 70, scale: ITEM_SCALE });
  });
}

/** The names of provinces, and above them those of places. */
function names({ labels, provinceLabels }: BoardLayout): readonly SceneNode[] {
  const one = (label: Label, more: readonly string[]): SceneNode => {
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
      textual('text', { x, y: (heights[index] ?? 0) + size * 0.34 }, line),
    );
    return element('g', { class: classes, 'font-size': size, 'text-anchor': anchor }, ...rows);
  };
  return [
    ...[...provinceLabels.values()].map((label) => one(label, [classed('province')])),
    ...[...labels.values()].map((label) => one(label, [])),
  ];
}
