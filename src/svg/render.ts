/** The functions of `concordia-rules/svg`. */
import { withoutProvinces } from '../board/board';
import { counted } from '../model/counted';
import { notPossible } from '../model/faults';
import type { MapId } from '../model/ids';
import type { CheckedMap } from '../model/map';
import { draw } from './picture';
import {
  checkMarked,
  checkPlaces,
  naming,
  type PicturedState,
  type ReadOptions,
  readMap,
  readOptions,
  readState,
} from './read';
import { sceneOf } from './scene';

/** @param options - unchecked. */
export function renderBoard(input: unknown, options: unknown): string {
  const read = readOptions(options, ['highlight', 'nameOf', 'title']);
  const map = readMap(input);
  const sizes = [
    counted(map.cities.length, 'place'),
    counted(map.provinces.length, 'province'),
    counted(map.routes.length, 'route'),
  ];
  return render(map, undefined, read, map.name, `${map.name}: ${sizes.join(', ')}.`);
}

/** Finds the map of a state if the options have none. */
export type Lookup = (id: MapId) => CheckedMap;

/** Looks up each map only once, because its layout takes time. */
export function lookingUp(getMap: (id: MapId) => unknown): Lookup {
  const boards = new Map<MapId, CheckedMap>();
  return (id) => {
    const board = boards.get(id) ?? readMap(getMap(id));
    boards.set(id, board);
    return board;
  };
}

export function renderState(input: unknown, options: unknown, getMap: Lookup): string {
  const read = readOptions(options);
  const state = readState(input);
  const whole = mapFor(state, read, getMap);
  const { omitProvinces } = state.options;
  const map = omitProvinces.length === 0 ? whole : withoutProvinces(whole, omitProvinces);
  checkPlaces(state, map);
  const houses = Object.values(state.board.houses).flat();
  const told = state.players.map(({ name }, seat) => {
    const own = houses.filter((owner) => owner === seat).length;
    return `${name} (${seat + 1}): ${counted(own, 'house')}`;
  });
  return render(
    map,
    state,
    read,
    `${map.name}: ${state.players.map(({ name }) => name).join(', ')}`,
    `${told.join(', ')}.`,
  );
}

function mapFor(
  { map: id }: PicturedState,
  { map: given }: ReadOptions,
  getMap: Lookup,
): CheckedMap {
  if (given === undefined) return getMap(id);
  const map = readMap(given);
  if (map.id === id) return map;
  return notPossible('UNKNOWN_MAP', 'map', 'otherMap', { map: id, given: map.id });
}

function render(
  map: CheckedMap,
  state: PicturedState | undefined,
  { highlight, nameOf: given, title }: ReadOptions,
  usual: string,
  description: string,
): string {
  checkMarked(highlight, map);
  const nameOf = naming(given);
  return draw({
    scene: sceneOf(map, nameOf),
    ...(state === undefined ? {} : { state }),
    marked: new Set(highlight),
    nameOf,
    title: title ?? usual,
    description,
  });
}
