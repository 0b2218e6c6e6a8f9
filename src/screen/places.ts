/** The board in words: what is printed on a place, and what lies there. */
import { GOODS } from '../model/goods';
import { type CityId, COLONIST_KINDS, type MapId, type PlaceId, type Seat } from '../model/ids';
import type { CheckedMap, CityData, FieldData, Letter, ProvinceData, Route } from '../model/map';
import type { Names } from '../model/names';
import { bonusOf, harvest, openBonus } from '../roles/prefect';
import { houseCost } from '../rules/houses';
import type { ScreenFacts } from '../words/screen-words';
import type { ListSection, PlaceKind, ScreenItem } from './shapes';
import type { Sight } from './sight';
import type { ScreenTeller } from './teller';

/** A board to describe: as it is printed, or as it is in a game. */
export interface SeenBoard {
  readonly map: CheckedMap;
  readonly names: Names;
  readonly teller: ScreenTeller;
  /** The ids of maps and modules that may have something to say of places. */
  readonly played: readonly MapId[];
  /** Without it, the board is empty. */
  readonly sight?: Sight;
}

const LISTS = {
  province: 'provinces',
  city: 'cities',
  field: 'fields',
  route: 'routes',
} as const satisfies Record<PlaceKind, keyof CheckedMap>;

/** In the order in which an id is looked for. */
const PLACE_KINDS: readonly PlaceKind[] = ['province', 'city', 'field', 'route'];

/** A place by its id; undefined if the board has none. */
export function placeItem(
  board: SeenBoard,
  id: PlaceId,
  kind: PlaceKind | undefined,
): ScreenItem | undefined {
  const { map } = board;
  const kinds = PLACE_KINDS.filter((one) => kind === undefined || one === kind);
  const found = kinds.find((one) => map[LISTS[one]]?.some((place) => place.id === id));
  const of = <P extends { readonly id: string }>(list: readonly P[] = []): P | undefined =>
    list.find((place) => place.id === id);
  const [province, city] = [of(map.provinces), of(map.cities)];
  const [field, route] = [of(map.fields), of(map.routes)];
  if (found === 'province' && province) return provinceItem(board, province);
  if (found === 'city' && city) return cityItem(board, city, provinceOf(map, id));
  if (found === 'field' && field) return fieldItem(board, field);
  return found === 'route' && route ? routeItem(board, route) : undefined;
}

/** Its provinces with their cities, places without houses, and routes where colonists stand. */
export function boardSections(board: SeenBoard): readonly ListSection[] {
  const { map, teller } = board;
  const provinces = map.provinces.map((province): ListSection => {
    const { label, text } = provinceItem(board, province);
    const cities = map.cities.filter(({ id }) => province.cities.includes(id));
    const items = cities.map((city) => cityItem(board, city));
    return { kind: 'list', key: `province:${province.id}`, label, text, items };
  });
  const section = (key: 'otherPlaces' | 'occupiedRoutes', items: readonly ScreenItem[]) =>
    items.length === 0
      ? []
      : [{ kind: 'list', key, label: teller.label(key), text: '', items } as const];
  const others = [
    ...map.cities
      .filter(({ id }) => provinceOf(map, id) === undefined)
      .map((city) => cityItem(board, city)),
    ...(map.fields ?? []).map((field) => fieldItem(board, field)),
  ];
  const occupied = map.routes.filter(({ id }) => standingOn(board, id).length > 0);
  return [
    ...provinces,
    ...section('otherPlaces', others),
    ...section(
      'occupiedRoutes',
      occupied.map((route) => routeItem(board, route)),
    ),
  ];
}

function provinceOf({ provinces }: CheckedMap, city: CityId): ProvinceData | undefined {
  return provinces.find(({ cities }) => cities.includes(city));
}

function standingOn({ sight }: SeenBoard, place: PlaceId): ScreenFacts['pieces']['colonists'] {
  return sight?.view.board.colonists.filter(({ at }) => at === place) ?? [];
}

/** An item with its sentences, and what maps and modules say and show there. */
function told(
  board: SeenBoard,
  kind: string,
  key: string,
  id: PlaceId,
  label: string,
  sentences: readonly (string | undefined)[],
): ScreenItem {
  const { teller, names, played, sight } = board;
  const colonists = standingOn(board, id);
  // An id may be a province as well: what stands or lies there is in the city or the field.
  const isProvince = kind === 'province';
  const isShared = isProvince && board.map.fields?.some((field) => field.id === id);
  const shown = (sight?.pictures ?? []).flatMap(({ items }) =>
    items.flatMap(({ place, label: what }) =>
      place === id && !isShared ? teller.tell(names, 'lies', { what }) : [],
    ),
  );
  const text = teller.joined(names, [
    ...sentences,
    colonists.length === 0 || isProvince ? undefined : teller.tell(names, 'pieces', { colonists }),
    ...teller.place(names, played, key),
    ...shown,
  ]);
  return { key, kind, label, text, place: id };
}

function provinceItem(board: SeenBoard, { id, cities }: ProvinceData): ScreenItem {
  const { teller, names, sight } = board;
  return told(board, 'province', `province:${id}`, id, names.province(id), [
    teller.tell(names, 'province', { province: id, cities }),
    ...(sight === undefined ? [] : production(sight, id)),
  ]);
}

/** What a province would bring now, and to whom. */
function production({ teller, names, position, view, viewer }: Sight, id: string): string[] {
  const marker = view.board.markers[id];
  const choice = openBonus(position, id);
  const isOpen = marker?.side === 'goods' || choice.length > 0;
  const seat = viewer === 'spectator' ? view.seat : viewer;
  const bonus = bonusOf(position, seat, id, marker?.good ?? null);
  const goods = harvest(position, id);
  const brought = goods.flatMap((own, owner) =>
    own === undefined || Object.values(own).every((count) => count === 0)
      ? []
      : teller.tell(names, 'brings', { seat: owner, goods: own }),
  );
  const bringing = brought.length === 0 ? [teller.tell(names, 'bringsNobody', {})] : brought;
  if (marker === undefined && choice.length === 0) return [teller.tell(names, 'noMarker', {})];
  const state =
    marker === undefined
      ? teller.tell(names, 'openBonus', { goods: choice })
      : teller.tell(names, isOpen ? 'active' : 'inactive', { bonus, coins: marker.coins });
  return [state, ...bringing];
}

/** @param province - is left out where it is the heading. */
function cityItem(board: SeenBoard, city: CityData, province?: ProvinceData): ScreenItem {
  const { teller, names, sight } = board;
  const { id, letter } = city;
  const key = `city:${id}`;
  const label = names.place(id);
  const lead = connections(board, id);
  if (letter === 'capital' || letter === 'castle' || letter === 'gate' || letter === 'square') {
    const what = teller.tell(names, letter, { place: id });
    return told(board, letter, key, id, label, [what, lead]);
  }
  const printed = GOODS.find((good) => good === letter);
  const good = sight?.view.board.cityGoods[id] ?? printed;
  const makes = teller.tell(names, 'city', {
    city: id,
    ...(province !== undefined && { province: province.id }),
    ...(good === undefined ? { letter: letter as Letter } : { good }),
  });
  const item = told(board, 'city', key, id, label, [
    makes,
    ...(sight === undefined ? [] : building(sight, id)),
    lead,
  ]);
  return good === undefined ? item : { ...item, good };
}

/** Who has built in a city, and what a house costs the viewer. */
function building({ teller, names, position, view, viewer }: Sight, city: CityId): string[] {
  const seats: readonly Seat[] = view.board.houses[city] ?? [];
  const built = teller.tell(names, 'houses', { seats });
  const mayBuild =
    viewer !== 'spectator' &&
    view.decision !== null &&
    !seats.includes(viewer) &&
    (view.players[viewer]?.houses ?? 0) > 0;
  if (!mayBuild) return [built];
  return [built, teller.tell(names, 'houseCost', { cost: houseCost(position, viewer, city) })];
}

/** Where the routes of a place lead. */
function connections({ map, teller, names }: SeenBoard, id: CityId): string {
  const [land = [], sea = []] = COLONIST_KINDS.map((kind) =>
    map.routes
      .filter((route) => route.kind === kind && route.ends.includes(id))
      .map(({ ends: [one, other] }) => names.place(one === id ? other : one)),
  );
  return teller.tell(names, 'connections', { land, sea });
}

function fieldItem(board: SeenBoard, { id, kind }: FieldData): ScreenItem {
  const { teller, names } = board;
  const what = teller.tell(names, 'field', { place: id, kind });
  return told(board, 'field', `field:${id}`, id, names.place(id), [what]);
}

function routeItem(board: SeenBoard, { id, kind, ends, stop }: Route): ScreenItem {
  const { teller, names } = board;
  const what = teller.tell(names, 'route', { ends, kind, isPassing: stop === false });
  return told(board, 'route', `route:${id}`, id, names.place(id), [what]);
}
