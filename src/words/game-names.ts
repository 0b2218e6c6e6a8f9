/** The names of a map's places, of cards and of players. */
import type { CardId, Cards } from '../model/cards';
import { STORED_GOODS } from '../model/goods';
import type { PlaceId } from '../model/ids';
import type { CheckedMap, MapPlaces } from '../model/map';
import { type Names, namesWith, noName } from '../model/names';

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** For names without a board. */
export const NOWHERE: NamedPlaces = { cities: [], provinces: [] };

/** The fields of a map with names. */
type NamedPlaces = Pick<MapPlaces, 'cities' | 'provinces'> &
  Partial<Pick<CheckedMap, 'fields' | 'routes'>>;

/** @param own - names in another language; missing ones are in English. */
export function namesOf(
  map: NamedPlaces,
  cards: Cards,
  players: readonly { readonly name: string }[],
  own: Partial<Names> = {},
): Names {
  const places = new Map([...map.cities, ...(map.fields ?? [])].map(({ id, name }) => [id, name]));
  const provinces = new Map(map.provinces.map(({ id, name }) => [id, name]));
  const routes = new Map((map.routes ?? []).map(({ id, ends }) => [id, ends]));
  const place = (id: PlaceId): string =>
    routeName(id) ?? names.printed(places.get(id) ?? names.title(id));
  /** The names of routes and cards, put together when they are first asked for. */
  const lines = new Map<PlaceId, string>();
  const titles = new Map<CardId, string>();
  const titleOf = (id: CardId): string => {
    const before = titles.get(id);
    if (before !== undefined) return before;
    const { roles = [id], deck = 0 } = cards.get(id) ?? {};
    const title = `${roles.map(names.role).join('/')} ${NUMERALS[deck] ?? ''}`.trim();
    if (cards.has(id)) titles.set(id, title);
    return title;
  };
  /** Named by its ends; the second route between the same cities also has its number. */
  const routeName = (id: PlaceId): string | undefined => {
    const before = lines.get(id);
    if (before !== undefined) return before;
    const ends = routes.get(id);
    if (ends === undefined) return undefined;
    const [, line] = id.split('#');
    const name = ends.map(place).join('–') + (line === undefined ? '' : ` (${line})`);
    lines.set(id, name);
    return name;
  };
  const names: Names = namesWith(own, {
    player(seat) {
      const { name } = players[seat] ?? {};
      if (name === undefined) return names.seat(seat);
      return name === noName(seat) ? names.unnamed(seat) : name;
    },
    place,
    province: (id) => names.printed(provinces.get(id) ?? names.title(id)),
    /** Such as `Mercator II` or `Prefect/Architect I as Prefect`; a starting card has no numeral. */
    card(id, as) {
      const title = titleOf(id);
      const { roles = [id] } = cards.get(id) ?? {};
      return as !== undefined && roles.length > 1 ? names.half(title, as) : title;
    },
  });
  return names;
}

/** What has a name besides the places of a map. */
interface Nameable {
  readonly cards: Cards;
  readonly roles: ReadonlySet<string>;
  /** What brings points, by its id; undefined if nothing of that name does. */
  readonly scoreOf: (id: string) => string | undefined;
}

/** The name of a province, card, role, good, place, or whatever else has that id. */
export function nameOfAny(
  names: Names,
  id: string,
  map: Pick<NamedPlaces, 'provinces'>,
  { cards, roles, scoreOf }: Nameable,
): string {
  if (map.provinces.some((province) => province.id === id)) return names.province(id);
  if (cards.has(id)) return names.card(id);
  if (roles.has(id)) return names.role(id);
  const good = STORED_GOODS.find((known) => known === id);
  return scoreOf(id) ?? (good === undefined ? names.place(id) : names.good(good));
}

/** The roles of all cards. */
export function rolesOf(cards: Cards): ReadonlySet<string> {
  return new Set([...cards.values()].flatMap((card) => card.roles));
}
