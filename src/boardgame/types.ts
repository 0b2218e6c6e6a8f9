/**
 * The types of boardgame.io that a match needs, written out here so that this package's types do not need boardgame.io.
 */
import type { Library } from '../library';
import type { AnyAction, WithType } from '../model/any';
import type { NewGame } from '../options';
import type { Scores } from '../scoring/score';

/** What of a library a match needs: `import * as concordia from 'concordia-rules'` has it, and so has a library made. */
export type BoardgameLibrary = Pick<
  Library,
  | 'actionTypes'
  | 'createGame'
  | 'describeEvent'
  | 'finalScores'
  | 'legalActions'
  | 'tryApplyAction'
  | 'viewFor'
>;

/** The actions of a library. */
export type MatchAction<L extends BoardgameLibrary> = ReturnType<L['legalActions']>[number];
/** The states of a library. */
export type MatchState<L extends BoardgameLibrary> = ReturnType<L['createGame']>;
/** The views of a library. */
export type ViewIn<L extends BoardgameLibrary> = ReturnType<L['viewFor']>;
/** The events of a library. */
export type EventIn<L extends BoardgameLibrary> = Extract<
  ReturnType<L['tryApplyAction']>,
  {
    /** Whether the action was carried out. */
    readonly ok: true;
  }
>['events'][number];

/** What `createGame` takes; the match can decide the players. */
export interface BoardgameOptions extends Omit<NewGame, 'players'> {
  /** The number of players, or their names in seat order; by default, as many as the match has. */
  readonly players?: NewGame['players'];
}

/** boardgame.io's `G`: the server holds the state, a client what its player may see of it. */
export interface BoardgameG<L extends BoardgameLibrary = BoardgameLibrary> {
  /** On the server only; null before the cards are dealt. */
  readonly state?: MatchState<L> | null;
  /** On clients only; null before the cards are dealt. */
  readonly view?: ViewIn<L> | null;
}

/** boardgame.io's `ctx.gameover`. */
export interface BoardgameOver {
  /** The id of the winner; absent if there are several, such as partners. */
  readonly winner?: string;
  /** The ids of all players ranked first. */
  readonly winners: readonly string[];
  /** Everybody's points by god. */
  readonly scores: Scores;
}

/** The metadata of a log entry: what all players see of a move. */
export interface BoardgameMetadata<L extends BoardgameLibrary = BoardgameLibrary> {
  /** A sentence for every event with a text, without its full stop: `Gaius builds a house in Roma`. */
  readonly text: readonly string[];
  /** What has happened, in order. */
  readonly events: readonly EventIn<L>[];
}

/** What moves are called with. */
export interface MoveContext<L extends BoardgameLibrary> {
  /** What the match holds. */
  readonly G: BoardgameG<L>;
  /** Who moves: the seat as text. */
  readonly playerID: string;
  /** boardgame.io's own part of the match. */
  readonly ctx: Pick<TurnContext, 'numPlayers'>;
  /** Where the metadata of the move goes. */
  readonly log: {
    /** Notes them beside the move. */
    setMetadata(metadata: BoardgameMetadata<L>): void;
  };
  /** `G` as it is held, and not the draft of it that boardgame.io makes for each move. */
  readonly held?: BoardgameG<L>;
}

/** A move as boardgame.io calls it. */
export interface BoardgameMove<L extends BoardgameLibrary, F extends readonly unknown[]> {
  /** Carries an action out; `INVALID_MOVE` if the rules refuse it. */
  move(context: MoveContext<L>, ...fields: F): BoardgameG<L> | 'INVALID_MOVE';
  /** A client knows too little to try a move locally. */
  readonly client: false;
  /**
   * What others may know of a move is in the metadata; a Legatus, for example, shows a card to the partner only
   * (R-9.9).
   */
  readonly redact: true;
}

/** The fields of an action without its type and seat; where there are none, nothing needs to be given. */
export type MoveFields<A extends AnyAction> = A extends unknown
  ? keyof A extends 'type' | 'seat'
    ? readonly []
    : readonly [fields: Omit<A, 'type' | 'seat'>]
  : never;

/** A move for each type of action, and one that deals. */
export type BoardgameMoves<L extends BoardgameLibrary> = {
  readonly [T in MatchAction<L>['type']]: BoardgameMove<
    L,
    MoveFields<Extract<MatchAction<L>, WithType<T>>>
  >;
} & {
  /** Deals the cards of a match whose seed is drawn by the server. */
  readonly deal: BoardgameMove<L, readonly []>;
};

/** What of boardgame.io's `ctx` is looked at. */
export interface TurnContext {
  /** The number of players. */
  readonly numPlayers: number;
  /** Who decides: the seat as text. */
  readonly currentPlayer: string;
  /** Unused: one player decides at a time. */
  readonly activePlayers: unknown;
  /** Unused: there are no phases. */
  readonly phase: unknown;
  /** What `endIf` has returned. */
  readonly gameover?: unknown;
}

/** What comes with a match. */
export interface MatchData<L extends BoardgameLibrary> {
  /** What the match holds. */
  readonly G: BoardgameG<L>;
}

/** A plugin of boardgame.io that is part of every match. */
export interface BoardgamePlugin<L extends BoardgameLibrary> {
  /** As boardgame.io lists it. */
  readonly name: string;
  /** Stands around every move. */
  fnWrap<C extends MatchData<L>>(
    method: (context: C, ...args: unknown[]) => unknown,
  ): (context: C, ...args: unknown[]) => unknown;
  /** Why a move cannot be, or false. */
  isInvalid(context: MatchData<L> & { readonly ctx: TurnContext }): string | false;
}

/** Who decides, seat by seat. */
export interface SeatOrder<L extends BoardgameLibrary> {
  /** Who decides at the beginning. */
  first(context: MatchData<L>): number;
  /** Who decides next. */
  next(context: MatchData<L>): number;
}

/** A game of boardgame.io: give it to its `Client` and its `Server`. */
export interface Boardgame<L extends BoardgameLibrary = BoardgameLibrary> {
  /** `concordia-` and the map, such as `concordia-imperium`. */
  readonly name: string;
  /** Fewest players of a match. */
  readonly minPlayers: number;
  /** Most players of a match. */
  readonly maxPlayers: number;
  /** What is undone would have been seen already. */
  readonly disableUndo: true;
  /** Whole views are sent: boardgame.io's patches fail where moves have metadata. */
  readonly deltaState: false;
  /** None of boardgame.io's own: turns and the end follow from the moves. */
  readonly events: Readonly<Record<BoardgameEventName, false>>;
  /** Lays the table, or waits for the deal. */
  setup(context: { readonly ctx: Pick<TurnContext, 'numPlayers'> }): BoardgameG<L>;
  /** Why a match cannot have so many players, for the lobby. */
  validateSetupData(setupData: unknown, numPlayers: number): string | undefined;
  /** A move for each type of action, and one that deals. */
  readonly moves: BoardgameMoves<L>;
  /** Whose move it is. */
  readonly turn: {
    /** Seats in the order in which they decide. */
    readonly order: SeatOrder<L>;
    /** Hands on to who decides now. */
    endIf(context: MatchData<L> & { readonly ctx: Pick<TurnContext, 'currentPlayer'> }):
      | false
      | {
          /** Who decides now: the seat as text. */
          next: string;
        };
  };
  /** The scores once the game is over. */
  endIf(context: MatchData<L>): BoardgameOver | undefined;
  /** What a player may see. */
  playerView(context: MatchData<L> & { readonly playerID?: string | null }): BoardgameG<L>;
  /** For boardgame.io's bots. */
  readonly ai: {
    /** All moves of a player, for boardgame.io's bots. */
    enumerate(G: BoardgameG<L>, ctx: unknown, playerID: string): BoardgameChoice<L>[];
  };
  /** What the game needs around its moves. */
  readonly plugins: BoardgamePlugin<L>[];
}

/** boardgame.io's own events, none of which is used. */
export type BoardgameEventName =
  | 'endGame'
  | 'endPhase'
  | 'endStage'
  | 'endTurn'
  | 'pass'
  | 'setActivePlayers'
  | 'setPhase'
  | 'setStage';

/** A move that a player can make now. */
export interface BoardgameChoice<L extends BoardgameLibrary> {
  /** Its name. */
  readonly move: keyof BoardgameMoves<L> & string;
  /** The fields of the action, if it has any. */
  args: unknown[];
}
