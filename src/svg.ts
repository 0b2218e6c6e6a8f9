/**
 * Pictures of boards and games, as SVG: a text with one `<svg>`, to put into a page or a file.
 *
 * @module
 */
import type { Library } from './library';
import { allBoards } from './maps/boards';
import { guarded } from './model/guarded';
import type { MapId } from './model/ids';
import type { CheckedMap, MapData } from './model/map';
import { unknownMap } from './model/unknown-map';
import type { PicturedState } from './svg/read';
import { lookingUp, renderBoard, renderState } from './svg/render';

/** What a picture can be asked for. */
export interface PictureOptions {
  /** Ids of cities, provinces, routes and other places that get a bright ring. One that two things bear marks both. */
  readonly highlight?: readonly string[];
  /**
   * Names in other words or another language. It is asked for ids of places and provinces, for goods (`wine`)
   * and for `land` and `sea`.
   */
  readonly nameOf?: (id: string) => string;
  /** What screen readers call the picture; the name of the map if left out, with those who play. */
  readonly title?: string;
}

/** What a picture of a game can be asked for. */
export interface StatePictureOptions extends PictureOptions {
  /** The map of the state, where it is none of this package. */
  readonly map?: MapData;
}

/** Draws a state or a view. */
export type StateSvg = (state: PicturedState, options?: StatePictureOptions) => string;

/**
 * The empty board: provinces, routes, cities with their letters, and special places.
 *
 * Every city, province, route and other place is a `<g>` with `data-kind`, `data-id` and a `<title>`. There are no
 * ids in it, so any number of pictures may stand in one page. The same map always gives the same text.
 *
 * @param map - one of this package or anybody's.
 * @throws ConcordiaError `INVALID_MAP`; `INVALID_INPUT` for options, `details.path` being the place.
 *
 * @example
 * ```ts
 * const svg = boardSvg(italia, { highlight: ['roma', 'sea:neapolis~roma'] });
 * console.log(svg.startsWith('<svg')); // -> true
 * ```
 */
export const boardSvg: (map: MapData, options?: PictureOptions) => string = guarded(
  (map: MapData, options: PictureOptions = {}) => renderBoard(map, options),
);

/**
 * The board with goods, houses, colonists and bonus markers. What maps keep beside the board is not drawn.
 *
 * @param state - a state or a view of any library.
 * @throws ConcordiaError `UNKNOWN_MAP` if the map is none of this package and not in the options; `INVALID_STATE`;
 * and whatever `boardSvg` throws.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const svg = stateSvg(viewFor(state, 0), { highlight: ['novaria'] });
 * console.log(svg.startsWith('<svg')); // -> true
 * ```
 */
export const stateSvg: StateSvg = guarded(
  (state: PicturedState, options: StatePictureOptions = {}) => renderState(state, options, boardOf),
);

/** A board of this package. */
function boardOf(id: MapId): CheckedMap {
  const ids = allBoards.map((board) => board.id);
  return allBoards.find((board) => board.id === id) ?? unknownMap(id, ids);
}

/**
 * `stateSvg` for the maps of a library, yours among them. A bundle with it has no other boards.
 *
 * @param library - one made with `createLibrary`, or whatever else knows maps by their ids.
 * @returns a function that throws what `stateSvg` throws; `UNKNOWN_MAP` for states of other libraries.
 * @throws ConcordiaError `INVALID_INPUT` if it is no library.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [italia] });
 * const draw = stateSvgWith(concordia);
 * const state = concordia.createGame({ map: 'italia', players: 2, seed: 'ludi' });
 * console.log(draw(state).startsWith('<svg')); // -> true
 * ```
 */
export const stateSvgWith: (library: Pick<Library, 'getMap'>) => StateSvg = guarded(
  (library: Pick<Library, 'getMap'>) => {
    const getMap = lookingUp(library.getMap);
    return guarded((state: PicturedState, options: StatePictureOptions = {}) =>
      renderState(state, options, getMap),
    );
  },
);

export { ConcordiaError, type ErrorCode } from './model/errors';
export type { PicturedState };
