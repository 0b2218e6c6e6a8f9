/** The layout of a board in its picture, without pieces. */
import { isBuildable } from '../board/places';
import type { CityId, PlaceId, ProvinceId, RouteId } from '../model/ids';
import type { CityData, DrawnMap } from '../model/map';
import { type Areas, areasOf } from './areas';
import { bent } from './bend';
import {
  type Label,
  placeLabels,
  type Surroundings,
  spotsAround,
  spotsWithin,
  type WantedLabel,
} from './labels';
import { type Box, boxAround, distance, isInside, meet, type PicturePoint } from './plane';
import { lineOf, type RouteCurve, samplesOf, withGaps } from './routes';
import { spread } from './spread';

/** A place of the picture other than a route. */
export interface PicturePlace {
  readonly id: CityId;
  readonly name: string;
  readonly point: PicturePoint;
  /** What is drawn there: the letter of the city, or a field. */
  readonly kind: CityData['letter'] | 'field';
  /** Relative to the usual size; smaller if other cities are near. */
  readonly scale: number;
  /** The room for it. */
  readonly box: Box;
  /** The room for its houses above it. */
  readonly houses: readonly Box[];
}

export interface BoardLayout {
  readonly map: DrawnMap;
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<CityId, PicturePlace>;
  readonly lines: ReadonlyMap<RouteId, RouteCurve>;
  readonly areas: Areas;
  readonly labels: ReadonlyMap<CityId, Label>;
  readonly provinceLabels: ReadonlyMap<ProvinceId, Label>;
}

/** The name to show for an id: the caller's, or else its own. */
export type NameFor = (id: string, own: string) => string;

/** The area of the picture for each place of the board, and the fewest places to count. */
const AREA_OF_A_PLACE = 21_000;
const FEWEST_PLACES = 28;
/** The longest sides of a picture: a piece of it is large enough where 1280 pixels have to do for the whole table. */
const WIDEST: PicturePoint = [1210, 880];
const HIGHEST: PicturePoint = [890, 1100];
/** The largest ratio of the sides; longer boards are drawn with this one. */
const LONGEST = 3;
/** Wider than an area extends from its cities, with its shore: nothing is cut off at the edge. */
const MARGIN = 68;

const CITY_NAME = 13.5;
const PLACE_NAME = 12;
const PROVINCE_NAME = 14.5;
/** Capitals and fields are boxes of this size, for the colonists on them. */
export const CAPITAL_WIDTH = 100;
export const FIELD_WIDTH = 68;
export const BOX_HEIGHT = 64;
/** Room for the bonus marker in front of the name of its province. */
export const MARKER_ROOM = 32;
/** Room for the colonist on a route. */
const STAND = 33;
/** The height of the houses of a city above its middle, and how far three of them reach to each side. */
export const HOUSES = 22;
const HOUSES_ACROSS = 33;
/** The costs of a name of a province that reaches into the sea, and into another province. */
const AT_SEA = 10;
const ABROAD = 25;
/** How often names and routes give way to each other. */
const ROUNDS = 5;
/** Half the width of a token. */
const TOKEN = 16;

/** The last scene of each map: names rarely change between pictures, and placing them takes time. */
const scenes = new WeakMap<DrawnMap, { names: string; scene: BoardLayout }>();

/** @param nameOf - the names of places and provinces. */
export function layoutOf(map: DrawnMap, nameOf: NameFor): BoardLayout {
  const named = [...map.cities, ...(map.fields ?? []), ...map.provinces];
  const names = named.map(({ id, name }) => nameOf(id, name)).join('\n');
  const last = scenes.get(map);
  if (last?.names === names) return last.scene;
  const scene = newLayout(map, nameOf);
  scenes.set(map, { names, scene });
  return scene;
}

function newLayout(map: DrawnMap, nameOf: NameFor): BoardLayout {
  const frame = frameOf(map);
  const { width, height } = frame;
  const { placeAt, standAt } = spreadOut(map, frame);
  const pointOf = (id: PlaceId): PicturePoint => placeAt.get(id) ?? [0, 0];
  const places = placesOf(map, pointOf, nameOf);
  const provinces = new Map(map.provinces.map(({ id, cities }) => [id, cities.map(pointOf)]));
  const areas = areasOf(provinces);
  const shown = shownNames(places);
  const wanted = [...places.values()].flatMap((place): WantedLabel[] => {
    const name = shown.get(place.id);
    if (name === undefined) return [];
    const size = sizeOfName(place);
    const only = map.layout.labels?.[place.id];
    const top = Math.min(place.box.top, ...place.houses.map((houses) => houses.top));
    const spots = spotsAround(place.point, { ...place.box, top }, name, size, only);
    return [{ key: `place ${place.id}`, name, size, before: 0, spots }];
  });
  const ofProvinces = map.provinces.map(({ id, name: own }): WantedLabel => {
    const name = nameOf(id, own);
    const strangeness = (point: PicturePoint): number => {
      const owner = areas.ownerOf(point);
      return owner === id ? 0 : owner === undefined ? AT_SEA : ABROAD;
    };
    const points = provinces.get(id) ?? [];
    const spots = spotsWithin(points, name, PROVINCE_NAME, MARKER_ROOM, strangeness);
    return { key: `province ${id}`, name, size: PROVINCE_NAME, before: MARKER_ROOM, spots };
  });
  const picture: Box = { left: 2, top: 2, right: width - 2, bottom: height - 2 };
  const glyphs = [...places.values()].flatMap(({ box, houses }) => [box, ...houses]);
  const straight = map.routes.map((route): RouteCurve => {
    const [from, to] = route.ends;
    const stand = standAt.get(route.id) ?? [0, 0];
    return lineOf(route, [pointOf(from), pointOf(to)], stand);
  });
  const { lines, labels } = settled(straight, [...wanted, ...ofProvinces], { picture, glyphs });
  const labelsOf = (kind: string): ReadonlyMap<string, Label> =>
    new Map(
      [...labels].flatMap(([key, label]) =>
        key.startsWith(`${kind} `) ? [[key.slice(kind.length + 1), label] as const] : [],
      ),
    );
  return {
    map,
    width,
    height,
    places,
    lines: new Map(lines.map((line) => [line.route.id, line])),
    areas,
    labels: labelsOf('place'),
    provinceLabels: labelsOf('province'),
  };
}

/** Names find their spots beside the routes, and what is left below one gives way; until both agree. */
function settled(
  straight: readonly RouteCurve[],
  wanted: readonly WantedLabel[],
  { picture, glyphs }: Pick<Surroundings, 'picture' | 'glyphs'>,
): { readonly lines: readonly RouteCurve[]; readonly labels: ReadonlyMap<string, Label> } {
  let lines = straight;
  const placed = new Map<string, Label>();
  for (let round = 1; ; round++) {
    const points = lines.map(samplesOf);
    const isBelow = (box: Box, index: number): boolean => {
      const room = boxAround(lines[index]?.stand ?? ORIGIN, STAND, STAND);
      const edged = withEdge(box);
      return meet(box, room) || (points[index] ?? []).some((point) => isInside(edged, point));
    };
    const covers = ({ box }: Pick<Label, 'box'>): boolean =>
      lines.some((_, index) => isBelow(box, index));
    const covering = wanted.filter(({ key }) => {
      const label = placed.get(key);
      return label === undefined || covers(label);
    });
    for (const { key } of covering) placed.delete(key);
    const fixed = boxesOf(placed);
    const around: Surroundings = {
      picture,
      glyphs,
      stands: lines.map(({ stand }) => boxAround(stand, STAND, STAND)),
      routes: points.flat().sort((a, b) => a[1] - b[1]),
    };
    for (const [key, label] of placeLabels(covering, around, fixed)) placed.set(key, label);
    const names = boxesOf(placed);
    const below = names.filter((box) => covers({ box }));
    const hidden = lines.filter((_, index) => below.some((box) => isBelow(box, index)));
    if (hidden.length === 0) return { lines, labels: placed };
    if (round === ROUNDS) {
      const cut = lines.map((line) =>
        hidden.includes(line) ? withGaps(line, below.map(withEdge)) : line,
      );
      return { lines: cut, labels: placed };
    }
    for (const line of hidden) {
      const stands = lines.filter((other) => other !== line).map(({ stand }) => stand);
      const other = bent(line, { names, glyphs, stands, picture });
      lines = lines.map((one) => (one === line ? other : one));
    }
  }
}

/** Lines have a width, and their points lie apart. */
function withEdge({ left, top, right, bottom }: Box): Box {
  return { left: left - 3, top: top - 3, right: right + 3, bottom: bottom + 3 };
}

const boxesOf = (labels: ReadonlyMap<string, Label>): readonly Box[] =>
  [...labels.values()].map(({ box }) => box);

interface Frame {
  readonly width: number;
  readonly height: number;
  /** The position in the picture of a point of the board. */
  at(point: PicturePoint): PicturePoint;
}

/** The size of a picture that just contains all points of the board, whose empty margins may be wide. */
function frameOf({ layout, cities, fields = [] }: DrawnMap): Frame {
  const { aspect } = layout;
  const points = [...Object.values(layout.cities), ...Object.values(layout.routes)];
  const [xs, ys] = [points.map(([x]) => x * aspect), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const shape = Math.min(LONGEST, Math.max(1 / LONGEST, across / Math.max(down, across / 100)));
  const area = AREA_OF_A_PLACE * Math.max(FEWEST_PLACES, cities.length + fields.length);
  const [wanted, high] = [Math.sqrt(area * shape), Math.sqrt(area / shape)];
  const [widest, highest] = shape < 1 ? HIGHEST : WIDEST;
  const fit = Math.min(1, (widest - 2 * MARGIN) / wanted, (highest - 2 * MARGIN) / high);
  const width = Math.round(wanted * fit) + 2 * MARGIN;
  const height = Math.round(high * fit) + 2 * MARGIN;
  const unit = Math.min(
    (width - 2 * MARGIN) / Math.max(across, down / 100),
    (height - 2 * MARGIN) / Math.max(down, across / 100),
  );
  const [besides, above] = [(width - unit * across) / 2, (height - unit * down) / 2];
  const at = ([x, y]: PicturePoint): PicturePoint => [
    besides + (x * aspect - left) * unit,
    above + (y - top) * unit,
  ];
  return { width, height, at };
}

/** The width of a small phone, and the room that every place has there, in pixels. */
const PHONE = 360;
const ORIGIN: PicturePoint = [0, 0];
const ROOM = 32;
/** Between colonists on two routes, and between one and a place, in units of the picture. */
const BETWEEN_STANDS = 34;
const BESIDE_A_PLACE = 42;

interface SpreadOut {
  readonly placeAt: ReadonlyMap<CityId, PicturePoint>;
  readonly standAt: ReadonlyMap<RouteId, PicturePoint>;
}

/** The points of the board, with room for a finger around each place. */
function spreadOut(map: DrawnMap, { width, height, at }: Frame): SpreadOut {
  const edge = MARGIN - 2;
  const within = ([x, y]: PicturePoint): PicturePoint => [
    Math.min(width - edge, Math.max(edge, x)),
    Math.min(height - edge, Math.max(edge, y)),
  ];
  const places = Object.entries(map.layout.cities).map(([id, point]) => {
    const printed = at(point);
    return { id, printed, point: printed, weight: 1 };
  });
  const room = (width * ROOM) / PHONE;
  spread(places, () => room, within);
  const shifts = new Map(
    places.map(({ id, printed: [x, y], point }) => [id, [point[0] - x, point[1] - y]] as const),
  );
  const stands = map.routes.map(({ id, ends }) => {
    const [x, y] = at(map.layout.routes[id] ?? ORIGIN);
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = ends.map((end) => shifts.get(end));
    const point: PicturePoint = [x + (ax + bx) / 2, y + (ay + by) / 2];
    return { id, point, weight: 1 };
  });
  const fixed = places.map(({ point }) => ({ point, weight: 0 }));
  spread(
    [...stands, ...fixed],
    (a, b) => (a < stands.length ? BETWEEN_STANDS : b < stands.length ? BESIDE_A_PLACE : 0),
    within,
  );
  const placeAt = new Map(places.map(({ id, point }) => [id, point]));
  const standAt = new Map(stands.map(({ id, point }) => [id, point]));
  return { placeAt, standAt };
}

function placesOf(
  map: DrawnMap,
  pointOf: (id: CityId) => PicturePoint,
  nameOf: NameFor,
): ReadonlyMap<CityId, PicturePlace> {
  const all = [
    // Fields come first, because what is built on them lies above.
    ...(map.fields ?? []).map(({ id, name }) => ({
      id,
      name,
      kind: 'field' as const,
      isCity: false,
    })),
    ...map.cities.map((city) => ({ ...city, kind: city.letter, isCity: isBuildable(city) })),
  ];
  const cities = all.filter(({ isCity }) => isCity).map(({ id }) => pointOf(id));
  return new Map(
    all.map(({ id, name: own, kind, isCity }) => {
      const point = pointOf(id);
      const name = nameOf(id, own);
      const near = Math.min(...cities.map((other) => distance(point, other) || 100));
      const scale = isCity ? Math.min(1, Math.max(0.5, near / 30)) : 1;
      const place = { id, name, point, kind, scale };
      return [id, { ...place, box: roomOf(kind, point, scale), houses: housesOf(place) }];
    }),
  );
}

/** The room for a place with all pieces that may be there. */
function roomOf(kind: PicturePlace['kind'], point: PicturePoint, scale: number): Box {
  switch (kind) {
    case 'capital':
      return boxAround(point, CAPITAL_WIDTH + 2, BOX_HEIGHT + 2);
    case 'field':
      return boxAround(point, FIELD_WIDTH + 2, BOX_HEIGHT + 2);
    case 'castle':
    case 'gate':
    case 'square':
      return boxAround(point, 40, 40);
    default:
      return boxAround(point, 2 * TOKEN * scale, 2 * TOKEN * scale);
  }
}

function housesOf(place: Pick<PicturePlace, 'kind' | 'point' | 'scale'>): readonly Box[] {
  if (isSpecial(place)) return [];
  const { point, scale } = place;
  const [x, y] = point;
  const [across, above] = [HOUSES_ACROSS * scale, HOUSES * scale];
  const [top, bottom] = [y - above - 15 * scale, y - above + 13 * scale];
  return [{ left: x - across, top, right: x + across, bottom }];
}

export function isSpecial({ kind }: Pick<PicturePlace, 'kind'>): boolean {
  return ['capital', 'castle', 'gate', 'square', 'field'].includes(kind);
}

function sizeOfName(place: PicturePlace): number {
  return isSpecial(place) && place.kind !== 'capital' ? PLACE_NAME : CITY_NAME;
}

/**
 * The names to write. A good printed on the board is left out of the name, and of neighbouring places with the same
 * name only one gets it.
 */
function shownNames(places: ReadonlyMap<CityId, PicturePlace>): ReadonlyMap<CityId, string> {
  const shown = new Map<CityId, string>();
  for (const { id, name: whole, point, kind } of places.values()) {
    const name = whole.replace(` (${kind})`, '');
    const beside = [...shown].some(([other, written]) => {
      const place = places.get(other);
      return written === name && place !== undefined && distance(place.point, point) < 90;
    });
    if (!beside) shown.set(id, name);
  }
  return shown;
}
