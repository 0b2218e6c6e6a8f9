/** The functions of `concordia-rules/svg`. */
import { withoutProvinces } from '../board/board';
import { counted } from '../model/counted';
import { notPossible } from '../model/faults';
import type { MapId } from '../model/ids';
import type { CheckedMap } from '../model/map';
import type { PartPicture } from '../model/picture';
import { isRecord } from '../model/plain';
import { itemsOn } from './parts';
import { draw } from './picture';
import {
  checkMarked,
  checkPlaces,
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
export function renderBoard(input: unknown, options: unknown): string {
  const read = readOptions(options, ['highlight', 'nameOf', 'title']);
  const map = readMap(input);
  const sizes = [
    counted(map.cities.length, 'place'),
    counted(map.provinces.length, 'province'),
    counted(map.routes.length, 'route'),
  ];
  return render(map, undefined, [], read, map.name, `${map.name}: ${sizes.join(', ')}.`);
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

/** @param picturesOf - what maps and modules show, if the options do not say it. */
export function renderState(
  input: unknown,
  options: unknown,
  getMap: Lookup,
  picturesOf?: (state: never) => unknown,
): string {
  const read = readOptions(options);
  const state = readState(input);
  const whole = mapFor(state, read, getMap);
  const { omitProvinces } = state.options;
  const map = omitProvinces.length === 0 ? whole : withoutProvinces(whole, omitProvinces);
  checkPlaces(state, map);
  // A library can only say it of whole states and views.
  const asked = isRecord(input) && 'parts' in input ? picturesOf?.(input as never) : undefined;
  const parts = readParts(read.parts ?? asked, whole, state.players.length);
  const houses = Object.values(state.board.houses).flat();
  const told = state.players.map(({ name }, seat) => {
    const own = houses.filter((owner) => owner === seat).length;
    return `${name} (${seat + 1}): ${counted(own, 'house')}`;
  });
  return render(
    map,
    state,
    parts,
    read,
    `${map.name}: ${state.players.map(({ name }) => name).join(', ')}`,
    [`${told.join(', ')}.`, ...parts.map(toldPart)].join(' '),
  );
}

/** A part for people who cannot see it. */
function toldPart({ label, items }: PartPicture): string {
  return `${label}: ${items.map((item) => item.label).join('; ')}.`;
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
  parts: readonly PartPicture[],
  { highlight, nameOf: given, title }: ReadOptions,
  usual: string,
  description: string,
): string {
  checkMarked(highlight, map);
  const nameOf = naming(given);
  const scene = sceneOf(map, nameOf);
  const { at: itemsAt, beside } = itemsOn(scene, parts);
  return draw({
    scene,
    itemsAt,
    beside,
    ...(state === undefined ? {} : { state }),
    marked: new Set(highlight),
    nameOf,
    title: title ?? usual,
    description,
  });
}
