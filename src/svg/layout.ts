/** The layout of a board in its picture, without pieces. */
import { isBuildable } from '../board/places';
import type { CityId, PlaceId, ProvinceId, RouteId } from '../model/ids';
import type { CityData, DrawnMap } from '../model/map';
import { type Areas, areasOf } from './areas';
import {
  type Label,
  placeLabels,
  type Surroundings,
  spotsAround,
  spotsWithin,
  type WantedLabel,
} from './labels';
import { type Box, boxAround, distance, type PicturePoint } from './plane';
import { lineOf, type RouteCurve, samplesOf } from './routes';
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
  /** The room for it and the pieces around it. */
  readonly box: Box;
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
/** The largest ratio of the sides; longer boards are drawn with this one. */
const LONGEST = 3;
/** Wider than an area extends from its cities, with its shore: nothing is cut off at the edge. */
const MARGIN = 68;

const CITY_NAME = 13.5;
const PLACE_NAME = 12;
const PROVINCE_NAME = 14.5;
/** Capitals and fields are boxes of this width, for the colonists on them. */
export const CAPITAL_WIDTH = 84;
export const FIELD_WIDTH = 64;
/** Room for the bonus marker in front of the name of its province. */
export const MARKER_ROOM = 24;

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
  const lines = new Map(
    map.routes.map((route) => {
      const [from, to] = route.ends;
      const stand = standAt.get(route.id) ?? [0, 0];
      return [route.id, lineOf(route, [pointOf(from), pointOf(to)], stand)];
    }),
  );
  const provinces = new Map(map.provinces.map(({ id, cities }) => [id, cities.map(pointOf)]));
  const areas = areasOf(provinces);
  const around: Surroundings = {
    picture: { left: 2, top: 2, right: width - 2, bottom: height - 2 },
    glyphs: [...places.values()].map(({ box }) => box),
    stands: [...lines.values()].map(({ stand }) => boxAround(stand, 20, 20)),
    routes: [...lines.values()].flatMap(samplesOf).sort((a, b) => a[1] - b[1]),
  };
  const shown = shownNames(places);
  const wanted = [...places.values()].flatMap((place): WantedLabel[] => {
    const name = shown.get(place.id);
    if (name === undefined) return [];
    const size = sizeOfName(place);
    const only = map.layout.labels?.[place.id];
    const spots = spotsAround(place.point, place.box, name, size, only);
    return [{ key: `place ${place.id}`, name, size, before: 0, spots }];
  });
  const ofProvinces = map.provinces.map(({ id, name: own }): WantedLabel => {
    const name = nameOf(id, own);
    const isOwn = (point: PicturePoint): boolean => areas.ownerOf(point) === id;
    const spots = spotsWithin(provinces.get(id) ?? [], name, PROVINCE_NAME, MARKER_ROOM, isOwn);
    return { key: `province ${id}`, name, size: PROVINCE_NAME, before: MARKER_ROOM, spots };
  });
  const labels = placeLabels([...wanted, ...ofProvinces], around);
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
    lines,
    areas,
    labels: labelsOf('place'),
    provinceLabels: labelsOf('province'),
  };
}

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
  const width = Math.round(Math.sqrt(area * shape)) + 2 * MARGIN;
  const height = Math.round(Math.sqrt(area / shape)) + 2 * MARGIN;
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
const BETWEEN_STANDS = 30;
const BESIDE_A_PLACE = 34;

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
      return [id, { id, name, point, kind, scale, box: roomOf(kind, point, scale) }];
    }),
  );
}

/** The room for a place with all pieces that may be there. */
function roomOf(kind: PicturePlace['kind'], point: PicturePoint, scale: number): Box {
  const [x, y] = point;
  switch (kind) {
    case 'capital':
      return boxAround(point, CAPITAL_WIDTH + 2, 46);
    case 'field':
      return boxAround(point, FIELD_WIDTH + 2, 46);
    case 'castle':
    case 'gate':
    case 'square':
      return boxAround(point, 28, 28);
    default: {
      // Houses stand above the token and on both sides of it.
      const [left, right] = [x - 20 * scale, x + 20 * scale];
      return { left, top: y - 22 * scale, right, bottom: y + 17 * scale };
    }
  }
}

export function isSpecial({ kind }: PicturePlace): boolean {
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
