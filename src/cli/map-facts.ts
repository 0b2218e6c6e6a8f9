import { type MapModule, PLACES_WITHOUT_HOUSES } from '../index';

/** The size of a map. */
interface MapFacts {
  readonly id: string;
  readonly name: string;
  /** Cities where houses can stand. */
  readonly cities: number;
  readonly provinces: number;
  readonly routes: { readonly land: number; readonly sea: number };
  /** The recommended minimum and maximum number of players. */
  readonly players: readonly [number, number] | null;
  /** What this package leaves out of the printed map; null if nothing. */
  readonly leftOut: string | null;
}

export function mapFacts(map: MapModule): MapFacts {
  const { id, name, cities, provinces, routes, players, leftOut } = map;
  const withoutHouses = new Set<string>(PLACES_WITHOUT_HOUSES);
  const routesOf = (kind: 'land' | 'sea') => routes.filter((route) => route.kind === kind).length;
  return {
    id,
    name,
    cities: cities.filter(({ letter }) => !withoutHouses.has(letter)).length,
    provinces: provinces.length,
    routes: { land: routesOf('land'), sea: routesOf('sea') },
    players: players ?? null,
    leftOut: leftOut ?? null,
  };
}
