/** A game on this page: who plays it keeps its state, and the table sees views. */
import type { BoardAction, BoardEvent } from '../dom/settings';
import type { Seat } from '../model/ids';
import type { Viewer } from '../model/state';
import type { TableNews, TableView } from './settings';

/** What happens to a state. */
export type HereResult<S> =
  | {
      /** Whether the action was legal. */
      readonly ok: true;
      /** The state after it. */
      readonly state: S;
      /** What has happened. */
      readonly events: readonly BoardEvent[];
    }
  | {
      /** Whether the action was legal. */
      readonly ok: false;
      /** Why it was not. */
      readonly error: Error;
    };

/** What a game on this page needs of an engine: a library has it, and so has the package itself. */
export interface HereEngine<S, V, A extends BoardAction> {
  /** What a player may see. */
  viewFor(state: S, viewer: Viewer): V;
  /** Carries out an action. */
  tryApplyAction(state: S, action: NoInfer<A>): HereResult<S>;
  /** What a player learns of it. */
  eventsFor(before: S, result: never, viewer: Viewer): readonly BoardEvent[];
  /** How far one may go back. */
  undoLimit(states: readonly S[]): number;
  /** Only its type is used: that of the actions. */
  readonly legalActions?: (state: S) => readonly A[];
}

/** Who plays a game on this page. */
export interface HereOptions<S, V, A extends BoardAction> {
  /** The seats of people; by default, everybody. */
  readonly people?: readonly Seat[];
  /** Decides for the others, who are bots. */
  readonly bot?: (view: V, state: S) => A | Promise<A>;
  /** Called with each new state, such as to save the game. */
  readonly onState?: (state: S) => void;
}

/** A game on this page, as options of a table. */
export interface GameHere<V, A extends BoardAction> extends TableNews<V> {
  /** Plays for the one who looks. */
  send(action: A): TableNews<V>;
  /** Plays for a bot. */
  think(): Promise<TableNews<V> | undefined>;
  /** Goes back by one action. */
  takeBack(): TableNews<V>;
  /** Whether anybody may go back. */
  canTakeBack(): boolean;
}

/** What is decided in a state. */
export interface DecidedState {
  /** Nothing once the game is over. */
  readonly decision: {
    /** Who decides. */
    readonly seat: Seat;
  } | null;
}

/** Holds a game for a table: people at one device, and bots. */
export function gameHere<S extends DecidedState, V extends TableView, A extends BoardAction>(
  engine: HereEngine<S, V, A>,
  begun: S,
  { people, bot, onState }: HereOptions<S, V, A> = {},
): GameHere<V, A> {
  let state = begun;
  /** States to go back to. */
  let past: readonly S[] = [];
  let looking: Viewer = people?.[0] ?? begun.decision?.seat ?? 'spectator';

  const isPerson = (seat: Seat): boolean => people?.includes(seat) ?? true;
  /** Who looks: the one who decides, or who did last while bots do. */
  function viewNow(): V {
    const { decision } = state;
    if (decision !== null && isPerson(decision.seat)) looking = decision.seat;
    return engine.viewFor(state, looking);
  }

  function played(action: A): TableNews<V> {
    const before = state;
    const result = engine.tryApplyAction(before, action);
    if (!result.ok) throw result.error;
    state = result.state;
    const mayReturn = engine.undoLimit([before, state]) === 0;
    past = mayReturn ? [...past, before] : [];
    onState?.(state);
    const view = viewNow();
    return { view, events: engine.eventsFor(before, result as never, looking) };
  }

  return {
    view: viewNow(),
    send: played,
    async think() {
      const { decision } = state;
      if (decision === null || bot === undefined || isPerson(decision.seat)) return undefined;
      const before = state;
      const action = await bot(engine.viewFor(before, decision.seat), before);
      return state === before ? played(action) : undefined;
    },
    takeBack() {
      const before = past.at(-1);
      if (before !== undefined) {
        state = before;
        past = past.slice(0, -1);
        onState?.(state);
      }
      return { view: viewNow() };
    },
    canTakeBack: () => past.length > 0,
  };
}
