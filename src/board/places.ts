/** Cities, provinces and routes of a board by their ids: enough to count houses. */
import { GOODS, type Good } from '../model/goods';
import type { CityId, ProvinceId } from '../model/ids';
import type { CityData, Letter, MapPlaces, ProvinceData, Route, RouteData } from '../model/map';
import { isLetter } from './tokens';

/** A city where houses can stand. */
export type BuildableCity = CityData & { readonly letter: Letter | Good };

export function isBuildable(city: CityData): city is BuildableCity {
  return isLetter(city.letter) || GOODS.some((good) => good === city.letter);
}

/** A city where houses can stand. */
export interface BoardCity {
  /** Its id on the map. */
  readonly id: CityId;
  /** The province it is in. */
  readonly province: ProvinceId;
  /** The letter of its token, or the good printed on the board. */
  readonly letter: BuildableCity['letter'];
}

/** Cities and provinces of a board, without routes: enough to count houses. */
export interface Places {
  /** The map. */
  readonly map: MapPlaces;
  /** Cities where houses can stand, in the order of the map. */
  readonly cities: ReadonlyMap<CityId, BoardCity>;
  /** Provinces by their ids, in the order of the map. */
  readonly provinces: ReadonlyMap<ProvinceId, ProvinceData>;
}

export function compilePlaces(map: MapPlaces): Places {
  const provinceOf = new Map(
    map.provinces.flatMap(({ id, cities }) =>
      cities.map((city): [CityId, ProvinceId] => [city, id]),
    ),
  );
  return {
    map,
    cities: new Map(map.cities.flatMap((city) => boardCity(city, provinceOf.get(city.id)))),
    provinces: new Map(map.provinces.map((province) => [province.id, province])),
  };
}

function boardCity(city: CityData, province: ProvinceId | undefined): [CityId, BoardCity][] {
  if (province === undefined || !isBuildable(city)) return [];
  return [[city.id, { id: city.id, province, letter: city.letter }]];
}

/** The routes with their ids, made of kind and ends. */
export function withIds(routes: readonly RouteData[]): readonly Route[] {
  const lines = new Map<string, number>();
  return routes.map(({ id: _id, ...route }) => {
    const line = `${route.kind}:${[...route.ends].sort().join('~')}`;
    const number = (lines.get(line) ?? 0) + 1;
    lines.set(line, number);
    return { id: number === 1 ? line : `${line}#${number}`, ...route };
  });
}
