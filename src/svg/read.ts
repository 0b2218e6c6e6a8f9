/** Checks input: maps, states and options, as far as a picture needs them. */

import * as z from 'zod/mini';
import { type PlaceFields, placeUnknown, unknownPlace } from '../board/unknown-place';
import { checkedBoard, isDefined } from '../kit/define';
import { refuse } from '../model/errors';
import { inputFaults, pictureFaults } from '../model/faults';
import { nearest } from '../model/find';
import { type GoodCounts, GoodCountsSchema } from '../model/goods';
import { MAX_SEATS, MapIdSchema, ProvinceIdSchema, type Seat } from '../model/ids';
import { type CheckedMap, type DrawnMap, placeKey, placeKeys } from '../model/map';
import { MOST_OF_A_LABEL, type PartPicture, readItems } from '../model/moment';
import { MOST_CARDS } from '../model/options';
import { parserOf } from '../model/parse';
import { isRecord, isShortList, typeOf } from '../model/plain';
import { type Barracks, type BoardState, BoardStateSchema, MAX_MONEY } from '../model/state';
import type { NameFor } from './layout';

/** The part of a state or view that a picture shows. */
export interface PicturedState {
  /** The id of the map. */
  readonly map: string;
  /** The options of the game. */
  readonly options: {
    /** Provinces left off the board. */
    readonly omitProvinces: readonly string[];
  };
  /** In seat order. */
  readonly players: readonly PicturedPlayer[];
  /** The pieces on the board. */
  readonly board: BoardState;
  /** The cards for sale; not drawn if left out. */
  readonly display?: readonly (string | null)[];
}

/** What a picture shows of a player. Only the name must be there. */
export interface PicturedPlayer {
  /** The player's name. */
  readonly name: string;
  /** Cards in the hand; only their number is drawn. */
  readonly hand?: readonly string[];
  /** Played cards; only the one on top is drawn. */
  readonly discard?: readonly string[];
  /** Sestertii. */
  readonly money?: number;
  /** Goods in the storehouse. */
  readonly goods?: GoodCounts;
  /** Colonists in the storehouse. */
  readonly storehouse?: Barracks;
  /** Houses left to build. */
  readonly houses?: number;
}

/** Of all that is wrong with options. */
const CODE = 'INVALID_INPUT';

const MOST_MARKED = 500;
const MOST_PARTS = 100;
const MOST_OF_A_NAME = 80;
const MOST_OF_A_TITLE = 200;

/**
 * A map, checked once.
 *
 * @throws ConcordiaError `INVALID_MAP`, also if it has no points.
 */
export function readMap(input: unknown): DrawnMap {
  // Checked maps match their type.
  const map = isDefined(input) ? (input as CheckedMap) : checkedMap(input);
  if (isDrawn(map)) return map;
  return pictureFaults.refuse('INVALID_MAP', 'layout', 'withoutPoints', undefined, {
    map: map.name,
  });
}

function isDrawn(map: CheckedMap): map is DrawnMap {
  return map.layout !== undefined;
}

function checkedMap(input: unknown): CheckedMap {
  if (!isRecord(input)) return checkedBoard(input);
  // A map of another copy of this library has rules and limits, which are not drawn.
  const { rules: _rules, incompatible: _incompatible, descriptions: _told, ...board } = input;
  return checkedBoard(board);
}

// Cards of any library, and those that a view hides.
const CardSchema = z.string().check(z.minLength(1), z.maxLength(MOST_OF_A_NAME));
const CardsSchema = z.exactOptional(z.readonly(z.array(CardSchema).check(z.maxLength(MOST_CARDS))));
const CountSchema = z.int().check(z.minimum(0), z.maximum(MAX_MONEY));
const PlayerSchema = z.object({
  name: z.string().check(z.maxLength(MOST_OF_A_NAME)),
  hand: CardsSchema,
  discard: CardsSchema,
  money: z.exactOptional(CountSchema),
  goods: z.exactOptional(z.readonly(GoodCountsSchema)),
  storehouse: z.exactOptional(z.object({ land: CountSchema, sea: CountSchema })),
  houses: z.exactOptional(CountSchema),
});

const StateSchema = z.object({
  map: MapIdSchema,
  options: z.object({
    omitProvinces: z.readonly(z.array(ProvinceIdSchema).check(z.maxLength(30))),
  }),
  players: z.readonly(z.array(PlayerSchema).check(z.minLength(1), z.maxLength(MAX_SEATS))),
  board: BoardStateSchema,
  display: z.exactOptional(
    z.readonly(z.array(z.nullable(CardSchema)).check(z.maxLength(MOST_CARDS))),
  ),
});

/** @throws ConcordiaError `INVALID_STATE`. */
export const readState: (input: unknown) => PicturedState = parserOf(StateSchema, 'INVALID_STATE');

/**
 * Checks that everything on the board is at a place of the map.
 *
 * @throws ConcordiaError `INVALID_STATE`.
 */
export function checkPlaces({ players, board }: PicturedState, map: CheckedMap): void {
  const cities = new Set(map.cities.map(({ id }) => id));
  const provinces = new Set(map.provinces.map(({ id }) => id));
  const places = new Set([...cities, ...(map.fields ?? []).map(({ id }) => id)]);
  for (const { id } of map.routes) places.add(id);
  const find = (at: string, id: string, ids: ReadonlySet<string>): void => {
    if (ids.has(id)) return;
    const facts = { id, map: map.name, nearest: nearest(id, ids) };
    pictureFaults.refuse('INVALID_STATE', at, 'notOnMap', undefined, facts);
  };
  const seated = (at: string, seat: Seat): void => {
    if (seat < players.length) return;
    inputFaults.refuse('INVALID_STATE', at, 'noSuchSeat');
  };
  for (const id of Object.keys(board.cityGoods)) find('board.cityGoods', id, cities);
  for (const [id, seats] of Object.entries(board.houses)) {
    find('board.houses', id, cities);
    for (const seat of seats) seated(`board.houses.${id}`, seat);
  }
  for (const [index, { at, seat }] of board.colonists.entries()) {
    find(`board.colonists[${index}].at`, at, places);
    seated(`board.colonists[${index}].seat`, seat);
  }
  for (const id of Object.keys(board.markers)) find('board.markers', id, provinces);
}

/** The options of a picture after their check. */
export interface ReadOptions {
  readonly highlight: readonly string[];
  readonly nameOf: ((id: string, own: string) => unknown) | undefined;
  readonly title: string | undefined;
  readonly beside: boolean;
  /** The map, unchecked. */
  readonly map: unknown;
  /** What maps and modules show, unchecked. */
  readonly parts: unknown;
}

const OPTIONS = ['highlight', 'nameOf', 'title', 'beside', 'map', 'parts'];

/** @throws ConcordiaError `INVALID_INPUT` with the option in `details.path`. */
export function readOptions(input: unknown, allowed: readonly string[] = OPTIONS): ReadOptions {
  if (!isRecord(input)) return wrongType('', 'object', input);
  const strange = Object.keys(input).find((key) => !allowed.includes(key));
  if (strange !== undefined) return unknownSetting(strange, allowed);
  const { highlight = [], nameOf, title, beside = true, map, parts } = input;
  const marked = textsIn(highlight);
  if (nameOf !== undefined && !isNaming(nameOf)) return wrongType('nameOf', 'function', nameOf);
  if (title !== undefined && typeof title !== 'string') return wrongType('title', 'string', title);
  if (typeof beside !== 'boolean') return wrongType('beside', 'boolean', beside);
  return { highlight: marked, nameOf, title: title?.slice(0, MOST_OF_A_TITLE), beside, map, parts };
}

/**
 * What maps and modules show on a board.
 *
 * @throws ConcordiaError `INVALID_INPUT` with the place in `details.path`.
 */
export function readParts(input: unknown, map: CheckedMap, seats: number): readonly PartPicture[] {
  if (input === undefined) return [];
  if (!Array.isArray(input)) return wrongType('parts', 'array', input);
  if (!isShortList(input, MOST_PARTS)) {
    return inputFaults.refuse(CODE, 'parts', 'wrongSize', undefined, {
      of: 'array',
      most: MOST_PARTS,
    });
  }
  const places = new Set<unknown>(placeKeys(map).keys());
  return Array.from(input, (given: unknown, index): PartPicture => {
    const at = `parts[${index}]`;
    const { part, label, items } = isRecord(given) ? given : wrongType(at, 'object', given);
    if (typeof part !== 'string') return wrongType(`${at}.part`, 'string', part);
    if (typeof label !== 'string') return wrongType(`${at}.label`, 'string', label);
    const shown = readItems(items, places, seats, (path) =>
      inputFaults.refuse(CODE, `${at}.items${path}`, 'notValid'),
    );
    return { part, label: label.slice(0, MOST_OF_A_LABEL), items: shown };
  });
}

function textsIn(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return wrongType('highlight', 'array', list);
  if (!isShortList(list, MOST_MARKED)) {
    return inputFaults.refuse(CODE, 'highlight', 'wrongSize', undefined, {
      of: 'array',
      most: MOST_MARKED,
    });
  }
  return Array.from(list, (item, index) =>
    typeof item === 'string' ? item : wrongType(`highlight[${index}]`, 'string', item),
  );
}

function isNaming(value: unknown): value is NonNullable<ReadOptions['nameOf']> {
  return typeof value === 'function';
}

/** @throws ConcordiaError `INVALID_INPUT` with the name, and the known one that was probably meant. */
export function unknownSetting(strange: string, known: readonly string[]): never {
  const name = strange.slice(0, MOST_OF_A_NAME);
  const fields = [{ name, nearest: nearest(strange, known) }];
  return inputFaults.refuse(CODE, name, 'unknownField', undefined, { fields });
}

/** @throws ConcordiaError `INVALID_INPUT` with the place. */
export function wrongType(path: string, expected: string, value: unknown): never {
  return inputFaults.refuse(CODE, path, 'wrongType', undefined, { expected, found: typeOf(value) });
}

/**
 * The names from `nameOf`, shortened to fit.
 *
 * @throws ConcordiaError `INVALID_INPUT` if a name is not a string or empty.
 */
export function naming(nameOf: ReadOptions['nameOf']): NameFor {
  const asked = new Map<string, string>();
  return (id, own) => {
    if (nameOf === undefined) return own;
    const before = asked.get(id);
    if (before !== undefined) return before;
    const name = nameOf(id, own);
    if (typeof name !== 'string' || name.trim() === '') {
      return pictureFaults.refuse(CODE, 'nameOf', 'nameMissing', undefined, { id });
    }
    const short = name.slice(0, MOST_OF_A_NAME).trim().replace(/\s+/gu, ' ');
    asked.set(id, short);
    return short;
  };
}

const ROUTE: PlaceFields = new Map([['id', 'place']]);

/**
 * The keys of what is marked; an id that a city and a province share means both.
 *
 * @throws ConcordiaError `INVALID_INPUT` for an id that is not on the map, with the most similar one.
 */
export function markedOn(map: CheckedMap, highlight: readonly string[]): ReadonlySet<string> {
  const keys = placeKeys(map);
  const provinces = new Set<string>(map.provinces.map(({ id }) => id));
  const others = [...keys.keys()].filter((id) => !id.includes(':'));
  const marked = new Set<string>();
  for (const [index, id] of highlight.entries()) {
    const key = keys.get(id);
    if (provinces.has(id)) marked.add(placeKey('province', id));
    if (key !== undefined) {
      marked.add(key);
      continue;
    }
    const route = /[:~]/.test(id) ? unknownPlace(map, { id }, ROUTE, []) : undefined;
    const path = `highlight[${index}]`;
    if (route !== undefined) refuse({ ...placeUnknown({ path, ...route }), code: CODE });
    const facts = {
      id: id.slice(0, MOST_OF_A_NAME),
      map: map.name,
      nearest: nearest(id, others),
    };
    pictureFaults.refuse(CODE, path, 'notOnMap', undefined, facts);
  }
  return marked;
}
