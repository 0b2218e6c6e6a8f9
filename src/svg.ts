/**
 * Pictures of boards and games as SVG: a string with one `<svg>`, for a page or a file, or a scene, which is the same
 * as a tree of nodes with stable keys.
 *
 * @module
 */

import { SEAT_PAINTS, type SeatPaint } from './board/paints';
import type { Library } from './library';
import { allBoards } from './maps/boards';
import { noSuchMap } from './model/faults';
import { nearest } from './model/find';
import { deepFreeze } from './model/freeze';
import type { MapId } from './model/ids';
import type { DrawnMap, MapData } from './model/map';
import type { PartPicture } from './model/moment';
import { sealErrors } from './model/seal';
import { printed, type SceneMeaning, type SceneNode } from './svg/markup';
import type { PicturePoint } from './svg/plane';
import type { PicturedPlayer, PicturedState } from './svg/read';
import { readScene } from './svg/read-scene';
import { lookingUp, sceneOfBoard, sceneOfState } from './svg/render';

/** Options of a picture. */
export interface PictureOptions {
  /**
   * What to highlight: ids of cities, provinces, routes and other places, or their keys, such as `province:sparta`. An id
   * that a city and a province share marks both.
   */
  readonly highlight?: readonly string[];
  /**
   * Other names, for example in another language. It is called with ids of places, provinces and cards, with goods
   * (`wine`), with `player:0` and so on for players who have been given no name, and with the picture's own words: `land`,
   * `sea`, `display`, `money`, `storehouse`, `houses`, `houses-left`, `cards-in-hand`, `last-played`, `places`,
   * `provinces` and `routes`.
   */
  readonly nameOf?: (id: string, own: string) => string;
  /** The title for screen readers; by default the name of the map, with the players. */
  readonly title?: string;
  /** Whether what lies beside the board is drawn below it, with the legend; true if left out. */
  readonly beside?: boolean;
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
  /** Names in the language of the library; without it, they are those of the map, and English. */
  readonly nameOf?: (state: never, id: string) => string;
}

/** Draws a state or a view. */
export type StateSvg = (state: PicturedState, options?: StatePictureOptions) => string;

/** Makes the scene of a state or a view. */
export type StateScene = (state: PicturedState, options?: StatePictureOptions) => SceneNode;

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
  (map: MapData, options: PictureOptions = {}) => printed(sceneOfBoard(map, options)),
);

/**
 * The scene of an empty board: what `boardSvg` prints.
 *
 * @throws ConcordiaError what `boardSvg` throws.
 *
 * @example
 * ```ts
 * const scene = boardScene(italia);
 * console.log(scene.element, scene.children[0]?.text); // -> svg Italia
 * ```
 */
export const boardScene: (map: MapData, options?: PictureOptions) => SceneNode = sealErrors(
  (map: MapData, options: PictureOptions = {}) => deepFreeze(sceneOfBoard(map, options)),
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
  (state: PicturedState, options: StatePictureOptions = {}) =>
    printed(sceneOfState(state, options, boardOf)),
);

/**
 * The scene of a state or a view: what `stateSvg` prints, as a tree of nodes. What means something has a key that stays
 * the same all through a game, its kind, its seat, the key of its place, and a name for people who cannot see it.
 *
 * @throws ConcordiaError what `stateSvg` throws.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const keys = stateScene(state).children.flatMap(({ meaning }) => meaning?.key ?? []);
 * console.log(keys.includes('city:novaria'), keys.includes('colonist:0:land:0')); // -> true true
 * ```
 */
export const stateScene: StateScene = sealErrors(
  (state: PicturedState, options: StatePictureOptions = {}) =>
    deepFreeze(sceneOfState(state, options, boardOf)),
);

/**
 * Prints a scene, whole or in part, as SVG.
 *
 * @param scene - what `boardScene` or `stateScene` made, or a node of it.
 * @throws ConcordiaError `INVALID_INPUT` if it is not a scene.
 *
 * @example
 * ```ts
 * console.log(sceneSvg(boardScene(italia)) === boardSvg(italia)); // -> true
 * ```
 */
export const sceneSvg: (scene: SceneNode) => string = sealErrors((scene: SceneNode) =>
  printed(readScene(scene)),
);

/** A board of this package. */
function boardOf(id: MapId): DrawnMap {
  const ids = allBoards.map((board) => board.id);
  return allBoards.find((board) => board.id === id) ?? noSuchMap(id, ids, nearest);
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
  (library: PicturingLibrary) => {
    const draw = stateSceneWith(library);
    return (state, options) => printed(draw(state, options));
  },
);

/**
 * `stateScene` for the maps of a library, with what its maps and modules show and in its language.
 *
 * @param library - see `stateSvgWith`.
 * @throws ConcordiaError what `stateSvgWith` throws.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [italia] });
 * const state = concordia.createGame({ map: 'italia', players: 2, seed: 'ludi' });
 * console.log(stateSceneWith(concordia)(state).children[0]?.text); // -> Italia – Player 1, Player 2
 * ```
 */
export const stateSceneWith: (library: PicturingLibrary) => StateScene = sealErrors(
  ({ getMap: find, picturesOf, nameOf }: PicturingLibrary) => {
    const getMap = lookingUp(find);
    return sealErrors((state: PicturedState, options: StatePictureOptions = {}) =>
      deepFreeze(sceneOfState(state, options, getMap, { picturesOf, nameOf })),
    );
  },
);

/** The colours of the seats, in their order: of the pieces, and of what is written on them. */
export const seatPaints: readonly SeatPaint[] = SEAT_PAINTS;

export { ConcordiaError, type ErrorCode } from './model/errors';
export type {
  PartPicture,
  PicturedPlayer,
  PicturedState,
  PicturePoint,
  SceneMeaning,
  SceneNode,
  SeatPaint,
};
