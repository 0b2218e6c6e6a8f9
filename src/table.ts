/**
 * A table to sit at, in any page: the board, the question with its choices, cards, goods, players, points, and what has
 * happened. As a function, `mountTable`, and as an element, `<concordia-table>`.
 *
 * @module
 */

/// <reference lib="dom" preserve="true" />
/// <reference lib="dom.iterable" preserve="true" />
import type { BoardAction, BoardEvent } from './dom/settings';
import { asError, sealErrors } from './model/seal';
import { defineTable } from './table/element';
import {
  type DecidedState,
  type GameHere,
  gameHere,
  type HereEngine,
  type HereOptions,
} from './table/here';
import { type MountedTable, mountedIn, rootIn } from './table/mounted';
import type { TableOptions, TableView } from './table/settings';

defineTable();

/**
 * Puts a table into an element of a page. It fills the window; the style `--concordia-table-height` says otherwise.
 *
 * What the player picks comes out by `send`; what has come of it goes in by what `send` returns, or by `update`.
 *
 * @returns the table, to be updated when something has happened and destroyed at the end.
 * @throws ConcordiaError `INVALID_INPUT` for wrong options, with the place in `details.path`; `INVALID_STATE`,
 * `UNKNOWN_MAP`, and what the engine throws.
 */
export const mountTable: <V extends TableView, A extends BoardAction>(
  element: HTMLElement,
  options: TableOptions<V, A>,
) => MountedTable<V, A> = sealErrors(
  <V extends TableView, A extends BoardAction>(
    element: HTMLElement,
    options: TableOptions<V, A>,
  ): MountedTable<V, A> => {
    const { root, remove } = rootIn(element);
    try {
      const table = mountedIn(root, options);
      return Object.freeze({
        ...table,
        get view() {
          return table.view;
        },
        set: sealErrors(table.set),
        async update(view: V, events?: readonly BoardEvent[]) {
          try {
            await table.update(view, events);
          } catch (error) {
            throw asError(error);
          }
        },
        destroy() {
          table.destroy();
          remove();
        },
      });
    } catch (error) {
      remove();
      throw error;
    }
  },
);

/**
 * Holds a game on this page for a table: for several people at one device, or one person against bots. What it returns
 * are options of `mountTable`.
 *
 * @param engine - a library, such as the package itself.
 * @param state - where the game begins; views of it are all that the table is given.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'ludi' });
 * const { view, send } = playHere(concordia, state);
 * const news = send({ type: 'playCard', seat: 0, card: 'prefect' });
 * console.log(view.viewer, news.events?.[0]?.type); // -> 0 cardPlayed
 * ```
 */
export const playHere: <S extends DecidedState, V extends TableView, A extends BoardAction>(
  engine: HereEngine<S, V, A>,
  state: S,
  options?: HereOptions<S, V, A>,
) => GameHere<V, A> = sealErrors(gameHere);

export type { BoardAction, BoardChoice, BoardEngine, BoardEvent } from './dom/settings';
export type { BoardScheme } from './dom/sheet';
export { ConcordiaError, type ErrorCode } from './model/errors';
export type { PicturedState } from './svg/read';
export type { TableElement } from './table/element';
export type { DecidedState, GameHere, HereEngine, HereOptions, HereResult } from './table/here';
export type { MountedTable } from './table/mounted';
export type {
  TableAnswer,
  TableChoice,
  TableEngine,
  TableNews,
  TableOptions,
  TableSettings,
  TableView,
  TableWords,
} from './table/settings';
