/** A page with one board, for test/browser/board.test.ts to play with. */
import * as concordia from 'concordia-rules';
import { type BoardPick, type MountedBoard, mountBoard } from 'concordia-rules/board';

type Options = Partial<Parameters<typeof mountBoard>[1]>;

let state: concordia.GameState;
let board: MountedBoard<concordia.GameView, concordia.Action> | undefined;
const picks: BoardPick[] = [];

function holder(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}

/** What a call throws, as plain data. */
function thrownBy(call: () => unknown): unknown {
  try {
    call();
    return undefined;
  } catch (error) {
    return error instanceof concordia.ConcordiaError
      ? {
          code: error.code,
          reason: error.reason,
          path: error.details?.path,
          message: error.message,
        }
      : String(error);
  }
}

export const page = {
  /** Begins a game, plays some actions, and mounts the view of the one who decides. */
  mount(game: concordia.NewGame, actions: readonly concordia.Action[] = [], options: Options = {}) {
    board?.destroy();
    picks.length = 0;
    state = actions.reduce<concordia.GameState>(
      (before, action) => concordia.applyAction(before, action),
      concordia.createGame(game),
    );
    board = mountBoard(holder(), {
      engine: concordia,
      view: concordia.viewFor(state, state.decision?.seat ?? 'spectator'),
      onPick: (pick) => picks.push(pick),
      ...(options as object),
    });
  },
  /** Plays actions, and follows all of them on the board at once. */
  async play(...actions: readonly concordia.Action[]) {
    const events: concordia.GameEvent[] = [];
    for (const action of actions) {
      const result = concordia.tryApplyAction(state, action);
      if (!result.ok) throw result.error;
      events.push(...concordia.eventsFor(state, result, 'spectator'));
      state = result.state;
    }
    await board?.update(concordia.viewFor(state, state.decision?.seat ?? 'spectator'), events);
  },
  board: () => board,
  lastPick: () => picks.at(-1),
  picks: () => picks.length,
  refusalOfMount: (options: object) =>
    thrownBy(() =>
      mountBoard(holder(), {
        engine: concordia,
        view: concordia.viewFor(state, 0),
        ...options,
      } as never),
    ),
  refusalOfSet: (options: object) => thrownBy(() => board?.set(options)),
  refusalOfHolder: (element: unknown) =>
    thrownBy(() =>
      mountBoard(element as HTMLElement, { engine: concordia, view: concordia.viewFor(state, 0) }),
    ),
  async refusalOfUpdate(view: unknown, events?: unknown) {
    try {
      await board?.update(view as never, events as never);
      return undefined;
    } catch (error) {
      return thrownBy(() => {
        throw error;
      });
    }
  },
};

export type BoardPage = typeof page;

Object.assign(window, { page });
