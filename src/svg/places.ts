/** Cities and other places, with their signs and houses. */
import { STORED_GOODS } from '../model/goods';
import type { Seat } from '../model/ids';
import { kindOfPlace, placeKey } from '../model/places';
import { CAPITAL_WIDTH, FIELD_WIDTH, isSpecial, type PicturePlace } from './layout';
import { classed, element, meaningful, type SceneNode, textual } from './markup';
import { type ItemRoom, itemRow } from './parts';
import { type PicturePoint, whole } from './plane';
import type { Subject } from './subject';
import { goodToken, houseOf, moved } from './symbols';

/** A shape with a bright and a dark outline, visible on any background. */
export function outlined(
  shape: (attributes: Readonly<Record<string, string | number>>) => SceneNode,
  width = 6,
): readonly SceneNode[] {
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
export function drawnPlace(subject: Subject, place: PicturePlace): SceneNode {
  const { state, marked, nameOf, itemsAt } = subject;
  const { id, name, point, kind: letter, scale } = place;
  const good = state?.board.cityGoods[id] ?? STORED_GOODS.find((stored) => stored === letter);
  const houses = state?.board.houses[id] ?? [];
  const owners = houses.map((seat) => state?.players[seat]?.name ?? '').join(', ');
  const facts = [name, ...(good === undefined ? letterOf(place) : [nameOf(good, good)])];
  const kind = kindOfPlace(letter);
  const key = placeKey(kind, id);
  const middle = whole(point);
  // Pieces that stand on a sign must be told from it.
  const isOccupied = state?.board.colonists.some(({ at }) => at === id) ?? false;
  return meaningful(
    {
      key,
      kind,
      id,
      label: [...facts, ...(owners === '' ? [] : [owners])].join(' – '),
      point: middle,
    },
    { transform: moved(middle, Math.round(scale * 100) / 100) },
    ...(marked.has(key) ? markedPlace(place) : []),
    ...(good === undefined ? [signOf(place, isOccupied)] : [tokenOf(id, good, nameOf(good, good))]),
    ...housesOf(subject, key, houses),
    ...itemRow(itemsAt.get(key) ?? [], roomAt(place)),
  );
}

/** The good of a city, which may change by a correction, or in somebody's rules. */
function tokenOf(city: string, good: Parameters<typeof goodToken>[0], label: string): SceneNode {
  const meaning = {
    key: `token:${city}`,
    kind: 'token',
    of: good,
    at: placeKey('city', city),
    label,
  };
  return meaningful(meaning, {}, ...goodToken(good));
}

/** On a special place, on the lower edge of a capital or a field, and below the token of a city. */
function roomAt(place: PicturePlace): ItemRoom {
  const { kind } = place;
  if (kind === 'capital' || kind === 'field') {
    return { point: [0, 22], width: kind === 'capital' ? CAPITAL_WIDTH : FIELD_WIDTH, scale: 0.7 };
  }
  return { point: [0, isSpecial(place) ? 3 : 19], width: 44, scale: 0.65 };
}

function letterOf({ kind }: PicturePlace): readonly string[] {
  return ['A', 'B', 'C', 'D'].includes(kind) ? [kind] : [];
}

/** A ring that fits into the gap before the name. */
function markedPlace(place: PicturePlace): readonly SceneNode[] {
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
function boxOf(kind: PicturePlace['kind'], more = 0): Readonly<Record<string, number>> {
  const width = (kind === 'capital' ? CAPITAL_WIDTH : FIELD_WIDTH) + 2 * more;
  const height = 44 + 2 * more;
  return { x: -width / 2, y: -height / 2, width, height };
}

const STAR = element('path', {
  class: classed('mark'),
  d: 'M0-15l4.2 10.2 11 .8-8.4 7 2.7 10.7-9.5-5.9-9.5 5.9 2.7-10.7-8.4-7 11-.8z',
});

/** The symbols of special places, and the letters of cities. */
function signOf({ kind }: PicturePlace, isOccupied: boolean): SceneNode {
  const shape = { class: classed('place') };
  switch (kind) {
    case 'capital':
      return element(
        'g',
        {},
        element('rect', { ...shape, ...boxOf(kind), rx: 9 }),
        ...(isOccupied ? [] : [STAR]),
      );
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
      return element(
        'g',
        {},
        element('circle', { ...shape, r: 13 }),
        textual('text', { class: classed('mark'), y: 5.4, 'font-size': 15 }, kind),
      );
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

/** The houses of a city, in the order they were built. Rules of outsiders may let a player have several. */
function housesOf({ state }: Subject, at: string, houses: readonly Seat[]): readonly SceneNode[] {
  const city = at.slice(at.indexOf(':') + 1);
  return houses.map((seat, index) => {
    const again = houses.slice(0, index).filter((owner) => owner === seat).length;
    const key = `house:${city}:${seat}${again === 0 ? '' : `:${again}`}`;
    const label = state?.players[seat]?.name ?? '';
    const point = HOUSE_PLACES[index % HOUSE_PLACES.length] ?? [0, 0];
    return meaningful(
      { key, kind: 'house', at, seat, label },
      { transform: moved(point, 0.92) },
      ...houseOf(seat),
    );
  });
}
