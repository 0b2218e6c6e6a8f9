/** The maps that are known by their ids. */
import { type Board, compileBoard } from '../board/board';
import { refuse } from '../model/errors';
import type { MapId } from '../model/ids';
import { defineMap, type MapDefinition } from './define-map';
import type { MapModule } from './game';

export interface MapRegistry {
  /** @throws ConcordiaError `UNKNOWN_MAP`. */
  get(id: MapId): MapModule;
  /** The map's board, compiled once. @throws ConcordiaError `UNKNOWN_MAP`. */
  boardOf(id: MapId): Board;
  ids(): readonly MapId[];
  /**
   * Adds a map, checking it first. Adding the same board again changes nothing.
   *
   * @throws ConcordiaError `INVALID_MAP`, also if another board has the id already.
   */
  add(map: MapDefinition): MapModule;
}

export function createRegistry(builtIn: readonly MapModule[]): MapRegistry {
  const maps = new Map(builtIn.map((map) => [map.id, map]));
  const seen = new WeakMap<object, MapModule>(builtIn.map((map) => [map, map]));
  const boards = new WeakMap<MapModule, Board>();
  const get = (id: MapId): MapModule =>
    maps.get(id) ??
    refuse({
      code: 'UNKNOWN_MAP',
      message: `There is no map ${id}; known are ${[...maps.keys()].join(', ') || 'none'}.`,
      details: { map: id },
    });
  return {
    get,
    boardOf(id) {
      const map = get(id);
      const board = boards.get(map) ?? compileBoard(map);
      boards.set(map, board);
      return board;
    },
    ids: () => [...maps.keys()],
    add(definition) {
      const added = seen.get(definition);
      if (added !== undefined) return added;
      const map = defineMap(definition);
      const before = maps.get(map.id);
      if (before === undefined) {
        maps.set(map.id, map);
        seen.set(definition, map);
        return map;
      }
      if (JSON.stringify(before) !== JSON.stringify(map) || before.rules !== map.rules) {
        refuse({
          code: 'INVALID_MAP',
          message: `Another map is registered as ${map.id}.`,
          details: { map: map.id },
        });
      }
      return before;
    },
  };
}
