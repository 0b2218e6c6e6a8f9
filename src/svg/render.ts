/** The scenes of `concordia-rules/svg`: of boards, and of states and views. */
import { withoutProvinces } from '../board/compiled-board';
import { refuse } from '../model/errors';
import { otherMap } from '../model/faults';
import { nearest } from '../model/find';
import type { MapId } from '../model/ids';
import type { DrawnMap } from '../model/map';
import type { PartPicture } from '../model/moment';
import { counted, nameOrOwn, noName } from '../model/names';
import { isRecord } from '../model/plain';
import { layoutOf, type NameFor } from './layout';
import type { SceneNode } from './markup';
import { itemsOn } from './parts';
import {
  checkPlaces,
  markedOn,
  naming,
  type PicturedState,
  type ReadOptions,
  readMap,
  readOptions,
  readParts,
  readState,
} from './read';
import { sceneOf } from './scene';

/** @param options - unchecked. */
export function sceneOfBoard(input: unknown, options: unknown): SceneNode {
  const read = readOptions(options, ['highlight', 'nameOf', 'title', 'beside']);
  const map = readMap(input);
  const sizes = [
    amount(read.nameOf, map.cities.length, 'place'),
    amount(read.nameOf, map.provinces.length, 'province'),
    amount(read.nameOf, map.routes.length, 'route'),
  ];
  return rendered(map, undefined, [], read, map.name, `${map.name} – ${sizes.join(', ')}.`);
}

/** Finds the map of a state if the options have none. */
export type Lookup = (id: MapId) => DrawnMap;

/** Looks up each map only once, because its layout takes time. */
export function lookingUp(getMap: (id: MapId) => unknown): Lookup {
  const boards = new Map<MapId, DrawnMap>();
  return (id) => {
    const board = boards.get(id) ?? readMap(getMap(id));
    boards.set(id, board);
    return board;
  };
}

/** What a library can say of its states, if the options do not. */
export interface KnownNames {
  /** What maps and modules show. */
  readonly picturesOf?: ((state: never) => unknown) | undefined;
  readonly nameOf?: ((state: never, id: string) => unknown) | undefined;
}

export function sceneOfState(
  input: unknown,
  options: unknown,
  getMap: Lookup,
  { picturesOf, nameOf }: KnownNames = {},
): SceneNode {
  const read = readOptions(options);
  const given = readState(input);
  const whole = mapFor(given, read, getMap);
  const { omitProvinces } = given.options;
  const map = omitProvinces.length === 0 ? whole : withoutProvinces(whole, omitProvinces, nearest);
  checkPlaces(given, map);
  // A library can only say it of whole states and views.
  const isWhole = isRecord(input) && 'parts' in input;
  const asked = isWhole ? picturesOf?.(input as never) : undefined;
  const named = read.nameOf ?? (isWhole && nameOf ? knownBy(nameOf, input as never) : undefined);
  const state = withNames(given, naming(named));
  const parts = readParts(read.parts ?? asked, whole, state.players.length);
  const houses = Object.values(state.board.houses).flat();
  const told = state.players.map(({ name }, seat) => {
    const own = houses.filter((owner) => owner === seat).length;
    return `${name} (${seat + 1}) – ${amount(named, own, 'house')}`;
  });
  return rendered(
    map,
    state,
    parts,
    { ...read, nameOf: named },
    `${map.name} – ${state.players.map(({ name }) => name).join(', ')}`,
    [`${told.join(', ')}.`, ...parts.map(toldPart)].join(' '),
  );
}

/** Players who have been given no name have one in each language. */
function withNames(state: PicturedState, nameOf: NameFor): PicturedState {
  const players = state.players.map((player, seat) => {
    const own = noName(seat);
    return player.name === own ? { ...player, name: nameOf(`player:${seat}`, own) } : player;
  });
  return { ...state, players };
}

/** Names of a library, besides the picture's own words. */
function knownBy(
  nameOf: NonNullable<KnownNames['nameOf']>,
  state: never,
): NonNullable<ReadOptions['nameOf']> {
  return (id, own) => nameOrOwn(nameOf(state, id), id, own);
}

/** A part for people who cannot see it. */
function toldPart({ label, items }: PartPicture): string {
  return `${label} – ${items.map((item) => item.label).join('; ')}.`;
}

/** `12 provinces`; in other words, which have a heading for it, `Provinzen (12)`. */
function amount(nameOf: ReadOptions['nameOf'], count: number, one: string): string {
  const own = `${one}s`;
  const word = naming(nameOf)(own, own);
  return word === own ? counted(count, one) : `${word} (${count})`;
}

function mapFor({ map: id }: PicturedState, { map: given }: ReadOptions, getMap: Lookup): DrawnMap {
  if (given === undefined) return getMap(id);
  const map = readMap(given);
  if (map.id === id) return map;
  return refuse(otherMap({ path: 'map', map: id, given: map.id }));
}

function rendered(
  map: DrawnMap,
  state: PicturedState | undefined,
  parts: readonly PartPicture[],
  { highlight, nameOf: given, title, beside: isWhole }: ReadOptions,
  usual: string,
  description: string,
): SceneNode {
  const marked = markedOn(map, highlight);
  const nameOf = naming(given);
  const layout = layoutOf(map, nameOf);
  const { at: itemsAt, beside } = itemsOn(layout, parts);
  return sceneOf({
    layout,
    itemsAt,
    beside,
    isWhole,
    ...(state === undefined ? {} : { state }),
    marked,
    nameOf,
    title: title ?? usual,
    description,
  });
}
