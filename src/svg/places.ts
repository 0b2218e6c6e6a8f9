/** Cities and other places, with their signs and houses. */
import { STORED_GOODS } from '../model/goods';
import type { Seat } from '../model/ids';
import { kindOfPlace, placeKey } from '../model/map';
import {
  BOX_HEIGHT,
  CAPITAL_WIDTH,
  FIELD_WIDTH,
  HOUSES,
  isSpecial,
  type PicturePlace,
} from './layout';
import { classed, element, meaningful, type SceneNode, textual } from './markup';
import { type ItemRoom, itemRow } from './parts';
import { type PicturePoint, whole } from './plane';
import type { Subject } from './subject';
import { goodToken, HOUSE_SCALE, houseOf, ITEM_SCALE, moved, TOKEN_SCALE } from './symbols';

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
  return meaningful(meaning, { transform: `scale(${TOKEN_SCALE})` }, ...goodToken(good));
}

/** On a special place, on the lower edge of a capital or a field, and below the token of a city. */
function roomAt(place: PicturePlace): ItemRoom {
  const { kind } = place;
  if (kind === 'capital' || kind === 'field') {
    return {
      point: [0, BOX_HEIGHT / 2],
      width: kind === 'capital' ? CAPITAL_WIDTH : FIELD_WIDTH,
      scale: 1,
    };
  }
  return isSpecial(place)
    ? { point: [0, 4], width: 44, scale: ITEM_SCALE }
    : { point: [0, 26], width: 60, scale: ITEM_SCALE };
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
    (attributes) => element('circle', { r: isSpecial(place) ? 22 : 20, ...attributes }),
    4,
  );
}

/** The rectangle of a capital or a field, enlarged by `more`. */
function boxOf(kind: PicturePlace['kind'], more = 0): Readonly<Record<string, number>> {
  const width = (kind === 'capital' ? CAPITAL_WIDTH : FIELD_WIDTH) + 2 * more;
  const height = BOX_HEIGHT + 2 * more;
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
      return element('path', { ...shape, d: 'M-15 17v-31h7v6h5v-6h6v6h5v-6h7v31z' });
    case 'gate':
      return element('path', {
        ...shape,
        d: 'M-15 17v-18a15 15 0 0 1 30 0v18h-8v-17a7 7 0 0 0-14 0v17z',
      });
    case 'square':
      return element('path', { ...shape, d: 'M0-20l20 20-20 20-20-20z' });
    default:
      return element(
        'g',
        {},
        element('circle', { ...shape, r: 15 }),
        textual('text', { class: classed('mark'), y: 5.4, 'font-size': 15 }, kind),
      );
  }
}

/** Between the houses of a city, and how much their row may take. */
const HOUSE_PITCH = 20;
const HOUSE_ROW = 64;

/** The houses of a city, in the order they were built. Rules of outsiders may let a player have several. */
function housesOf({ state }: Subject, at: string, houses: readonly Seat[]): readonly SceneNode[] {
  const city = at.slice(at.indexOf(':') + 1);
  const pitch = Math.min(HOUSE_PITCH, HOUSE_ROW / Math.max(1, houses.length - 1));
  return houses.map((seat, index) => {
    const again = houses.slice(0, index).filter((owner) => owner === seat).length;
    const key = `house:${city}:${seat}${again === 0 ? '' : `:${again}`}`;
    const label = state?.players[seat]?.name ?? '';
    // In a row above the token, whose good stays in sight.
    const point: PicturePoint = [(index - (houses.length - 1) / 2) * pitch, -HOUSES];
    return meaningful(
      { key, kind: 'house', at, seat, label },
      { transform: moved(point, HOUSE_SCALE) },
      ...houseOf(seat),
    );
  });
}
