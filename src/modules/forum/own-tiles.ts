/** Tiles that an owner of the box adds, or reads otherwise: they are checked, and watched while they are played. */

import * as z from 'zod/mini';
import type { Describe, Fault, Field, MapId, Translation } from '../../kit';
import { type Blame, blaming, faultOf, refuseFault } from '../../kit-rules';
import { boxFaults, isBlue } from './box';
import { MOST_TILES } from './part';
import { CHOICE, type ForumTile, type TileUse, type TileWay } from './tile';
import type { TileId } from './tile-ids';
import { KNOWN_BOX, KNOWN_TILES } from './tiles';

/** A tile of an owner of the box. Its name is made from its id: `novius` is called Novius. */
export interface OwnTile<I extends string = string> extends ForumTile<I> {
  /** What it does, for screens: a whole sentence in English. */
  readonly description?: Describe;
  /** The same in other languages, by their tags: `de`. English takes the place of those that are missing. */
  readonly translations?: Readonly<Record<string, Describe>>;
}

/** The tiles of an owner of the box, and the id of the module. */
export interface ForumBox<I extends string = string, M extends MapId = MapId> {
  /** New tiles, and tiles that take the place of one with the same id. */
  readonly tiles: readonly OwnTile<I>[];
  /** The id of the module in states and logs, `forum-own-tiles` if it is left out. Give each set of tiles its own. */
  readonly id?: M;
}

export const OWN_FORUM = 'forum-own-tiles';

type Raw = Readonly<Record<string, unknown>>;

/** The fields of a tile, and the types of their values. */
const FIELDS: Readonly<Record<Exclude<keyof OwnTile, 'id' | 'color'>, string>> = {
  use: 'object',
  modifiers: 'object',
  on: 'object',
  spaces: 'number',
  gained: 'function',
  points: 'function',
  description: 'function',
  translations: 'object',
};
const USE_FIELDS: Readonly<Record<keyof TileUse, string>> = {
  during: 'string',
  isOnce: 'boolean',
  price: 'number',
  bringsGoods: 'boolean',
  ways: 'function',
};
/** Answers that a tile can modify, and events that it can listen to. */
const MODIFIERS = [
  'movement',
  'adjacentCities',
  'houseCost',
  'tradeKinds',
  'tradeValue',
  'houseCause',
  'tradeCause',
  'gain',
  'cardCost',
] as const satisfies readonly (keyof NonNullable<ForumTile['modifiers']>)[];
const EVENTS = ['houseBuilt', 'provinceProduced'] as const satisfies readonly (keyof NonNullable<
  ForumTile['on']
>)[];
/** More spaces than any tile adds. */
const MOST_SPACES = 100;

/**
 * The tiles, each of them watched.
 *
 * @throws ConcordiaError `INVALID_RULES`; `details.path` is the place.
 */
export function ownTiles<I extends string>(box: ForumBox<I>): readonly OwnTile<I>[] {
  // Whatever has been passed in may throw when it is read.
  const read = blaming(OWN_FORUM).answer('tiles', () => {
    const { id = OWN_FORUM, tiles, ...others } = objectAt('', box);
    checkFields('', others, {});
    checkId('id', id, OWN_FORUM);
    checkTiles(tiles);
    return box.tiles.map(watched);
  });
  return read();
}

/** All tiles of the box, with those of its owner in their places. */
export function withOwn<I extends string>(
  own: readonly ForumTile<I>[],
): readonly ForumTile<I | TileId>[] {
  const replaced = KNOWN_TILES.map(
    (tile): ForumTile<I | TileId> => own.find(({ id }) => isSameId(id, tile.id)) ?? tile,
  );
  return [...replaced, ...own.filter(({ id }) => !KNOWN_BOX.tiles.has(id))];
}

function isSameId(one: string, other: string): boolean {
  return one === other;
}

/** Their texts, under names that no language has for tiles of this package. */
export function describedTiles(module: string, own: readonly OwnTile[]) {
  const described = own.flatMap(({ id, description }) =>
    description === undefined ? [] : [[`${module}:${id}`, description] as const],
  );
  return Object.fromEntries(described);
}

/** The same in other languages. */
export function translatedTiles(module: string, own: readonly OwnTile[]): readonly Translation[] {
  const tags = new Set(own.flatMap(({ translations = {} }) => Object.keys(translations)));
  return [...tags].map((language) => ({
    language,
    descriptions: {
      tiles: Object.fromEntries(
        own.flatMap(({ id, translations }) => {
          const text = translations?.[language];
          return text === undefined ? [] : [[`${module}:${id}`, text] as const];
        }),
      ),
    },
  }));
}

function checkTiles(given: unknown): void {
  if (!Array.isArray(given)) wrongType('tiles', 'array', given);
  if (given.length > MOST_TILES - KNOWN_TILES.length) {
    invalid('tiles', faultOf('wrongSize', { of: 'array', most: MOST_TILES - KNOWN_TILES.length }));
  }
  const known = new Set<unknown>();
  for (const [index, tile] of given.entries()) {
    const at = `tiles[${index}]`;
    const { id, color, ...others } = objectAt(at, tile);
    checkId(`${at}.id`, id, 'novius');
    if (known.has(id)) invalid(`${at}.id`, boxFaults.of('tileThereTwice', { tile: id }));
    known.add(id);
    const colors = colorsOf(id);
    if (!colors.some((one) => one === color)) {
      invalid(`${at}.color`, faultOf('noneOfThese', { known: colors }));
    }
    checkFields(at, others, FIELDS);
    checkParts(at, others);
  }
}

function checkId(at: string, id: unknown, example: string): asserts id is string {
  const isId = typeof id === 'string' && /^(?!.{41})[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id);
  if (!isId) invalid(at, faultOf('notAnId', { example }));
}

function checkParts(at: string, { use, modifiers, on, spaces, translations }: Raw): void {
  if (use !== undefined) {
    const { ways } = objectAt(`${at}.use`, use);
    if (ways === undefined) wrongType(`${at}.use.ways`, 'function', ways);
    checkFields(`${at}.use`, objectAt(`${at}.use`, use), USE_FIELDS);
  }
  if (modifiers !== undefined) checkCalls(`${at}.modifiers`, modifiers, MODIFIERS);
  if (on !== undefined) checkCalls(`${at}.on`, on, EVENTS);
  if (translations !== undefined) {
    const texts = objectAt(`${at}.translations`, translations);
    checkCalls(`${at}.translations`, texts, Object.keys(texts));
  }
  if (spaces === undefined) return;
  const areSpaces =
    Number.isInteger(spaces) && Number(spaces) >= 0 && Number(spaces) <= MOST_SPACES;
  if (!areSpaces)
    invalid(`${at}.spaces`, faultOf('wrongSize', { of: 'number', least: 0, most: MOST_SPACES }));
}

/** A tile of this package keeps its colour: players are dealt blue ones. */
function colorsOf(id: string): readonly ForumTile['color'][] {
  if (!KNOWN_BOX.tiles.has(id)) return ['blue', 'green'];
  return [isBlue(KNOWN_BOX, id) ? 'blue' : 'green'];
}

function checkFields(at: string, fields: Raw, types: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const expected = Object.hasOwn(types, name) ? types[name] : undefined;
    if (expected === undefined) {
      const unknown = faultOf('unknownField', { fields: [{ name: name.slice(0, 60) }] });
      invalid(`${at}${at && '.'}${name}`, unknown);
    }
    if (value !== undefined && typeOf(value) !== expected) {
      wrongType(`${at}.${name}`, expected, value);
    }
  }
}

function checkCalls(at: string, calls: unknown, names: readonly string[]): void {
  checkFields(at, objectAt(at, calls), Object.fromEntries(names.map((name) => [name, 'function'])));
}

function objectAt(at: string, value: unknown): Raw {
  return isRecord(value) ? value : wrongType(at, 'object', value);
}

function isRecord(value: unknown): value is Raw {
  return typeOf(value) === 'object';
}

/** As people say it: a list and null are no objects. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function wrongType(at: string, expected: string, value: unknown): never {
  return invalid(at, faultOf('wrongType', { expected, found: typeOf(value) }));
}

function invalid(path: string, fault: Fault): never {
  refuseFault('INVALID_RULES', { ...fault, path, rule: 'R-12.3' });
}

/** The tile, whose errors name it. */
function watched<I extends string>(tile: OwnTile<I>): OwnTile<I> {
  const { id, use, modifiers, on, gained, points } = tile;
  const blame = blaming(id);
  return Object.freeze({
    ...tile,
    ...(use && { use: watchedUse(use, blame) }),
    ...(modifiers && { modifiers: each(modifiers, blame.modifier) }),
    ...(on && { on: watchedListeners(on, blame) }),
    ...(gained && { gained: blame.effect('gained', gained.bind(tile)) }),
    ...(points && { points: blame.answer('points', points.bind(tile)) }),
  });
}

function watchedListeners(
  on: NonNullable<ForumTile['on']>,
  { effect }: Blame,
): NonNullable<ForumTile['on']> {
  const { houseBuilt, provinceProduced } = on;
  return {
    ...(houseBuilt && { houseBuilt: effect('on.houseBuilt', houseBuilt) }),
    ...(provinceProduced && { provinceProduced: effect('on.provinceProduced', provinceProduced) }),
  };
}

function watchedUse(use: TileUse, { answer, effect, wrong }: Blame): TileUse {
  const ways: TileUse['ways'] = (position, seat, open) => {
    const found: unknown = use.ways(position, seat, open);
    if (!Array.isArray(found)) return wrong('use.ways', found);
    return found.map((way: unknown) => {
      if (!isWay(way)) return wrong('use.ways', way);
      const carryOut: TileWay['carryOut'] = (transition) => way.carryOut(transition);
      return { ...way, carryOut: effect('use.ways, carryOut', carryOut) };
    });
  };
  return { ...use, ways: answer('use.ways', ways) };
}

function isWay(way: unknown): way is TileWay {
  if (!isRecord(way) || !isRecord(way.choice)) return false;
  const { choice, cost, carryOut } = way;
  const fields: Readonly<Record<string, Field>> = CHOICE;
  const fits = Object.entries(choice).every(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field !== undefined && z.safeParse(field.schema, value).success;
  });
  return fits && (cost === undefined || isRecord(cost)) && typeof carryOut === 'function';
}

/** The record with each function wrapped. */
function each<R extends object, F>(record: R, wrap: (call: F, name: string) => F): R {
  return Object.fromEntries(
    Object.entries(record).map(([name, call]) => [name, wrap(call, name)]),
  ) as R;
}
