/**
 * A board in a page, without a framework: it shows a view, moves its pieces by events, lights up what can be chosen and
 * takes taps, keys and fingers.
 *
 * @module
 */

/// <reference lib="dom" preserve="true" />
/// <reference lib="dom.iterable" preserve="true" />
import { type MountedBoard, mounted } from './dom/mount';
import type { BoardAction, BoardEvent, BoardOptions } from './dom/settings';
import { asError, sealErrors } from './model/seal';
import type { PicturedState } from './svg/read';

/**
 * Puts a board into an element of a page.
 *
 * Every place is a button with its name and what lies there; the arrow keys lead from one to the next, Enter picks,
 * Escape ends the pick, `+`, `-` and `0` zoom. Two fingers and a double tap do so, too.
 *
 * @param element - what the board fills; its width is the board's.
 * @returns the board, to be updated after each action and destroyed at the end.
 * @throws ConcordiaError `INVALID_INPUT` for wrong options, with the place in `details.path`; `INVALID_STATE`,
 * `UNKNOWN_MAP`, and what `choices` of the engine throws.
 */
export const mountBoard: <V extends PicturedState, A extends BoardAction>(
  element: HTMLElement,
  options: BoardOptions<V, A>,
) => MountedBoard<V, A> = sealErrors(
  <V extends PicturedState, A extends BoardAction>(
    element: HTMLElement,
    options: BoardOptions<V, A>,
  ): MountedBoard<V, A> => {
    const board = mounted(element, options);
    return Object.freeze({
      ...board,
      get pick() {
        return board.pick;
      },
      set: sealErrors(board.set),
      async update(view: V, events?: readonly BoardEvent[]) {
        try {
          await board.update(view, events);
        } catch (error) {
          throw asError(error);
        }
      },
    });
  },
);

export type { MountedBoard } from './dom/mount';
export type {
  BoardAction,
  BoardChanges,
  BoardChoice,
  BoardEngine,
  BoardEvent,
  BoardOptions,
  BoardPick,
  BoardSettings,
  BoardShape,
} from './dom/settings';
export type { BoardScheme } from './dom/sheet';
export { ConcordiaError, type ErrorCode } from './model/errors';
export type { PicturedState };
