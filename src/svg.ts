/**
 * Pictures of boards and games as SVG: a string with one `<svg>`, for a page or a file.
 *
 * @module
 */

import type { Library } from './library';
import { allBoards } from './maps/boards';
import type { ConcordiaError } from './model/errors';
import type { MapId } from './model/ids';
import type { CheckedMap, MapData } from './model/map';
import { namesWith } from './model/names';
import type { PartPicture } from './model/picture';
import { sealErrors } from './model/seal-errors';
import { inWords } from './model/telling';
import { unknownMap } from './model/unknown-map';
import type { PicturedState } from './svg/read';
import { lookingUp, renderBoard, renderState } from './svg/render';
import { pictureErrors } from './svg/words';

/** Options of a picture. */
export interface PictureOptions {
  /** Ids of cities, provinces, routes and other places to highlight. An id that two things share marks both. */
  readonly highlight?: readonly string[];
  /**
   * Other names, for example in another language. It is called with ids of places and provinces, with goods (`wine`)
   * and with `land` and `sea`.
   */
  readonly nameOf?: (id: string) => string;
  /** The title for screen readers; by default the name of the map, with the players. */
  readonly title?: string;
}

/** Options of a picture of a game. */
export interface StatePictureOptions extends PictureOptions {
  /** The map of the state, if it is not one of this package. */
  readonly map?: MapData;
  /** What maps and modules show on the board and beside it: `picturesOf(state)` of a library. */
  readonly parts?: readonly PartPicture[];
}

/** What `stateSvgWith` needs of a library. */
export interface PicturingLibrary extends Pick<Library, 'getMap'> {
  /** What maps and modules show of a state or a view; without it, they are not drawn. */
  readonly picturesOf?: (state: never) => readonly PartPicture[];
}

/** Draws a state or a view. */
export type StateSvg = (state: PicturedState, options?: StatePictureOptions) => string;

/**
 * Draws the empty board: provinces, routes, cities with their letters, and special places.
 *
 * Every city, province, route and other place is a `<g>` with `data-kind`, `data-id` and a `<title>`. It contains no
 * `id` attributes, so a page may hold any number of pictures. The same map always gives the same string.
 *
 * @param map - a map of this package or your own.
 * @throws ConcordiaError `INVALID_MAP`; `INVALID_INPUT` for wrong options; `details.path` says where.
 *
 * @example
 * ```ts
 * const svg = boardSvg(italia, { highlight: ['roma', 'sea:neapolis~roma'] });
 * console.log(svg.startsWith('<svg')); // -> true
 * ```
 */
export const boardSvg: (map: MapData, options?: PictureOptions) => string = sealErrors(
  (map: MapData, options: PictureOptions = {}) => renderBoard(map, options),
  inEnglish,
);

/**
 * Draws the board with goods, houses, colonists and bonus markers, and with the option `parts`, what maps and modules
 * keep on the board and beside it.
 *
 * @param state - a state or a view of any library.
 * @throws ConcordiaError `UNKNOWN_MAP` if the map is neither one of this package nor in the options; `INVALID_STATE`;
 * and whatever `boardSvg` throws.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const svg = stateSvg(viewFor(state, 0), { highlight: ['novaria'] });
 * console.log(svg.startsWith('<svg')); // -> true
 * ```
 */
export const stateSvg: StateSvg = sealErrors(
  (state: PicturedState, options: StatePictureOptions = {}) => renderState(state, options, boardOf),
  inEnglish,
);

function inEnglish(error: ConcordiaError): ConcordiaError {
  return error.localized((refusal) => inWords(refusal, namesWith(), [pictureErrors]));
}

/** A board of this package. */
function boardOf(id: MapId): CheckedMap {
  const ids = allBoards.map((board) => board.id);
  return allBoards.find((board) => board.id === id) ?? unknownMap(id, ids);
}

/**
 * `stateSvg` for the maps of a library, including your own, with what its maps and modules keep on the board and beside
 * it. A bundle with it contains no other boards.
 *
 * @param library - made with `createLibrary`, or any object with its `getMap`; without `picturesOf`, parts are not drawn.
 * @returns a function that throws what `stateSvg` throws, and `UNKNOWN_MAP` for states of other libraries.
 * @throws ConcordiaError `INVALID_INPUT` if it is not a library.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [italia] });
 * const draw = stateSvgWith(concordia);
 * const state = concordia.createGame({ map: 'italia', players: 2, seed: 'ludi' });
 * console.log(draw(state).startsWith('<svg')); // -> true
 * ```
 */
export const stateSvgWith: (library: PicturingLibrary) => StateSvg = sealErrors(
  ({ getMap: find, picturesOf }: PicturingLibrary) => {
    const getMap = lookingUp(find);
    return sealErrors(
      (state: PicturedState, options: StatePictureOptions = {}) =>
        renderState(state, options, getMap, picturesOf),
      inEnglish,
    );
  },
  inEnglish,
);

export { ConcordiaError, type ErrorCode } from './model/errors';
export type { PartPicture, PicturedState };
