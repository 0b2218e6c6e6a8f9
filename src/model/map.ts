import * as z from 'zod/mini';
import type { ByGood, Good } from './goods';
import type { CityId, ColonistKind, MapId, PlaceId, ProvinceId, RouteId } from './ids';

/** Groups of city tokens. */
export const LETTERS = Object.freeze(['A', 'B', 'C', 'D'] as const);
/** The group of city tokens a city draws its own from. */
export type Letter = (typeof LETTERS)[number];
/** The schema of {@link Letter}. */
export const LetterSchema: z.ZodMiniType<Letter> = z.enum(LETTERS);

/**
 * Ends of routes without space for houses: start cities, castles (passed like a city), gates (colonists cannot pass
 * from one gate route to another) and squares (a colonist on one stays there).
 */
export const PLACES_WITHOUT_HOUSES = Object.freeze([
  'capital',
  'castle',
  'gate',
  'square',
] as const);

/** A point of the unit square: x to the right, y down, as fractions of the board's width and height. */
export type Point = readonly [x: number, y: number];

/** Sides of a place where its name can stand in a picture. */
export const LABEL_SIDES = Object.freeze([
  'right',
  'left',
  'above',
  'below',
  'above-right',
  'below-right',
  'above-left',
  'below-left',
] as const);
/** A side of a place where its name can stand in a picture. */
export type LabelSide = (typeof LABEL_SIDES)[number];

/** A province of a board. */
export interface ProvinceData {
  /** Kebab-case ASCII of the Latin name, unique on the map. */
  readonly id: ProvinceId;
  /** Its name, such as `Syria`. */
  readonly name: string;
  /** The spelling on the printed board, if it differs. */
  readonly printed?: string;
  /** Its colour, such as `#ae2a37`. */
  readonly color: string;
  /** Its cities; each city belongs to one province only. */
  readonly cities: readonly CityId[];
}

/** A city of a board, or another place where routes end. */
export interface CityData {
  /** Kebab-case ASCII of the Latin name, unique on the map. */
  readonly id: CityId;
  /** Its name, such as `Isca Dumnoniorum`. */
  readonly name: string;
  /** The spelling on the printed board, if it differs. */
  readonly printed?: string;
  /**
   * Where the city's good comes from: a token of that letter, or a good printed on the board. The other values
   * are for places without houses.
   */
  readonly letter: Letter | Good | (typeof PLACES_WITHOUT_HOUSES)[number];
}

/** A line between two cities of a board. */
export interface RouteData {
  /** Follows from kind and ends; optional. */
  readonly id?: RouteId;
  /** Who uses it: land colonists use land routes only, sea colonists sea routes only. */
  readonly kind: ColonistKind;
  /** The two cities it joins. */
  readonly ends: readonly [CityId, CityId];
  /** False if colonists may pass but not stay. */
  readonly stop?: false;
}

/** A place off the network where pieces start or wait, with the routes that the first step leads to. */
export interface FieldData {
  /** Kebab-case ASCII of its name, unique among cities and fields. */
  readonly id: CityId;
  /** Its name, for people. */
  readonly name: string;
  /** The kind of colonists it is for. */
  readonly kind: ColonistKind;
  /** The routes that the first step leads to. */
  readonly exits: readonly RouteId[];
}

/** Places for colonists of each kind: one, or several. */
export interface Starts {
  /** Of land colonists. */
  readonly land: CityId | readonly CityId[];
  /** Of sea colonists. */
  readonly sea: CityId | readonly CityId[];
}

/** Coordinates of everything, so that a screen can draw the board. */
export interface Layout {
  /** Width divided by height. */
  readonly aspect: number;
  /** Of every city and field. */
  readonly cities: Readonly<Record<CityId, Point>>;
  /** The point on each route where a colonist stands. */
  readonly routes: Readonly<Record<RouteId, Point>>;
  /** The side of a city or field where its name stands in a picture; chosen automatically if left out. */
  readonly labels?: Readonly<Record<CityId, LabelSide>>;
}

/** A board without its lines: all that score sheets need of it. */
export interface MapPlaces {
  /** Kebab-case ASCII, unique in a library. */
  readonly id: MapId;
  /** Its name, for people. */
  readonly name: string;
  /** All provinces; every city where houses can stand is in one of them. */
  readonly provinces: readonly ProvinceData[];
  /** All cities and other ends of routes, in the order used for all lists. */
  readonly cities: readonly CityData[];
  /** Where colonists start the game: one of each kind at each place. */
  readonly start: Starts;
  /** Where new colonists appear, if not at the start places. */
  readonly capital?: Starts;
  /** Letters with one city more than there are tokens: the good on the added token when salt is not played. */
  readonly saltTokens?: Readonly<Partial<Record<Letter, Good>>>;
  /** The rules of the printed board that are not played, for people who choose the map. */
  readonly leftOut?: string;
  /** Kinds of routes that any number of colonists may share. */
  readonly sharedRoutes?: readonly ColonistKind[];
  /** Coins on the back of a bonus marker, in sestertii, if they differ from. */
  readonly markerCoins?: ByGood<number>;
  /** Provinces that get no bonus marker at set-up. */
  readonly withoutMarker?: readonly ProvinceId[];
  /** The number of players recommended on the box; any number is playable. */
  readonly players?: readonly [fewest: number, most: number];
  /** Whether the card display is printed on the board; for information only. */
  readonly display?: 'printed' | 'loose';
}

/** A board as data, before it is checked. */
export interface MapData extends MapPlaces {
  /** All lines. */
  readonly routes: readonly RouteData[];
  /** Places off the network where pieces start or wait. */
  readonly fields?: readonly FieldData[];
  /** Coordinates of everything, so that a screen can draw the board; without them, it can only be played. */
  readonly layout?: Layout;
}

/** A route with its id. */
export interface Route extends RouteData {
  /** Such as `sea:massilia~roma`. */
  readonly id: RouteId;
}

/** A board that `defineMap` has checked. */
export interface CheckedMap extends MapData {
  /** All lines, each with its id. */
  readonly routes: readonly Route[];
}

/** A board that can be drawn. */
export interface DrawnMap extends CheckedMap {
  /** Coordinates of everything. */
  readonly layout: Layout;
}

// Keys of places: their kind and their id, since a city and a province may share an id.

/** What a place is called in keys, such as `city` in `city:roma`. */
export type KeyKind =
  | 'city'
  | 'capital'
  | 'castle'
  | 'gate'
  | 'square'
  | 'field'
  | 'route'
  | 'province';

const SPECIAL = ['capital', 'castle', 'gate', 'square'] as const;

/** A city's letter or good says nothing of its kind. */
export function kindOfPlace(letter: CityData['letter'] | 'field'): KeyKind {
  if (letter === 'field') return 'field';
  return SPECIAL.find((special) => special === letter) ?? 'city';
}

/** The key of a place, such as `route:sea:neapolis~roma`. */
export function placeKey(kind: KeyKind, id: PlaceId | ProvinceId): string {
  return `${kind}:${id}`;
}

/** The keys of a map: each by itself, and by the id of its place; an id of two belongs to the city. */
export function placeKeys(map: CheckedMap): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const enter = (kind: KeyKind, id: string): void => {
    const key = placeKey(kind, id);
    keys.set(key, key);
    keys.set(id, key);
  };
  for (const { id } of map.provinces) enter('province', id);
  for (const { id } of map.routes) enter('route', id);
  for (const { id } of map.fields ?? []) enter('field', id);
  for (const { id, letter } of map.cities) enter(kindOfPlace(letter), id);
  return keys;
}

// Where colonists start and later appear, in any notation of a map.

/** Where the starting colonists of a kind stand. */
export function startPlaces(map: MapData, kind: ColonistKind): readonly CityId[] {
  return [map.start[kind]].flat();
}

/** Where new colonists of a kind can always appear. */
export function capitals(map: MapData, kind: ColonistKind): readonly CityId[] {
  return [(map.capital ?? map.start)[kind]].flat();
}
