/**
 * The types of boardgame.io that a match needs, written out here so that this package's types do not need boardgame.io.
 */
import type { Library } from '../library';
import type { AnyAction, WithType } from '../model/any';
import type { NewGame } from '../new-game';
import type { Scores } from '../scoring/score';

/** The functions that a match needs: those of `import * as concordia from 'concordia-rules'`, or of any library. */
export type BoardgameLibrary = Pick<
  Library,
  | 'actionTypes'
  | 'createGame'
  | 'sentenceOf'
  | 'deciders'
  | 'finalScores'
  | 'legalActions'
  | 'optionNames'
  | 'tryApplyAction'
  | 'viewFor'
> & {
  /** With its words, a lobby is told in them what is refused; the package itself speaks English. */
  readonly definition?: Library['definition'];
};

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
    /** Whether the action was legal. */
    readonly ok: true;
  }
>['events'][number];

/** The options of `createGame`; the match can set the number of players. */
export interface BoardgameOptions extends Omit<NewGame, 'players'> {
  /** The number of players, or their names in seat order; by default, as many as the match has. */
  readonly players?: NewGame['players'];
}

/** What a host leaves to the lobby. */
export interface LobbyOptions<L extends BoardgameLibrary = BoardgameLibrary> {
  /** The options that whoever creates a match may choose as boardgame.io's `setupData`; none by default. */
  readonly setupData?: readonly LobbyOption<L>[];
}

/** The names of options that a lobby may choose. */
export type LobbyOption<L extends BoardgameLibrary = BoardgameLibrary> = Exclude<
  keyof Parameters<L['createGame']>[0],
  'seed' | 'setup'
>;

/** What whoever created a match has chosen. */
export type LobbyChoices = Partial<Omit<NewGame, 'seed' | 'setup'>>;

/** boardgame.io's `G`: the server has the state, a client its player's view. */
export interface BoardgameG<L extends BoardgameLibrary = BoardgameLibrary> {
  /** On the server only; null before the cards are dealt. */
  readonly state?: MatchState<L> | null;
  /** On clients only; null before the cards are dealt. */
  readonly view?: ViewIn<L> | null;
  /** Before the cards are dealt, what whoever created the match has chosen. */
  readonly options?: LobbyChoices;
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

/** The metadata of a log entry: what all players may see of a move. */
export interface BoardgameMetadata<L extends BoardgameLibrary = BoardgameLibrary> {
  /** A sentence for every event that has a text, without a full stop: `Gaius builds a house in Roma`. */
  readonly text: readonly string[];
  /** What has happened, in order. */
  readonly events: readonly EventIn<L>[];
}

/** An entry of boardgame.io's log, of which only what a move has told is read. */
export interface BoardgameEntry<L extends BoardgameLibrary = BoardgameLibrary> {
  /** What the move has told; entries of boardgame.io itself have none. */
  readonly metadata?: BoardgameMetadata<L>;
}

/** The context that boardgame.io passes to a move. */
export interface MoveContext<L extends BoardgameLibrary> {
  /** The data of the match. */
  readonly G: BoardgameG<L>;
  /** The player: the seat as text. */
  readonly playerID: string;
  /** boardgame.io's own part of the match. */
  readonly ctx: Pick<TurnContext, 'numPlayers'>;
  /** boardgame.io's log. */
  readonly log: {
    /** Sets the metadata of the move. */
    setMetadata(metadata: BoardgameMetadata<L>): void;
  };
  /** The original `G`, instead of the draft that boardgame.io makes for each move. */
  readonly held?: BoardgameG<L>;
}

/** A move as boardgame.io calls it. */
export interface BoardgameMove<L extends BoardgameLibrary, F extends readonly unknown[]> {
  /** Carries out an action; returns `INVALID_MOVE` if it is illegal. */
  move(context: MoveContext<L>, ...fields: F): BoardgameG<L> | 'INVALID_MOVE';
  /** Off, because a client knows too little to try a move locally. */
  readonly client: false;
  /**
   * Hides the arguments, because moves can be secret: a Legatus, for example, shows a card only to the partner.
   * What others may see is in the metadata.
   */
  readonly redact: true;
}

/** The fields of an action without its type and seat; optional if there are none. */
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
  /** Deals the cards; the server draws the seed of the match. */
  readonly deal: BoardgameMove<L, readonly []>;
};

/** The fields of boardgame.io's `ctx` that are used. */
export interface TurnContext {
  /** The number of players. */
  readonly numPlayers: number;
  /** The player who decides: the seat as text. */
  readonly currentPlayer: string;
  /** Those who decide at the same time; null if one player decides. */
  readonly activePlayers: Readonly<Record<string, string>> | null;
  /** Unused: there are no phases. */
  readonly phase: unknown;
  /** The result of `endIf`. */
  readonly gameover?: unknown;
}

/** The context of a match. */
export interface MatchData<L extends BoardgameLibrary> {
  /** The data of the match. */
  readonly G: BoardgameG<L>;
}

/** A plugin of boardgame.io that is part of every match. */
export interface BoardgamePlugin<L extends BoardgameLibrary> {
  /** Its name in boardgame.io. */
  readonly name: string;
  /** Wraps every move. */
  fnWrap<C extends MatchData<L>>(
    method: (context: C, ...args: unknown[]) => unknown,
  ): (context: C, ...args: unknown[]) => unknown;
  /** Why a move is invalid, or false. */
  isInvalid(context: MatchData<L> & { readonly ctx: TurnContext }): string | false;
}

/** The order in which seats decide. */
export interface SeatOrder<L extends BoardgameLibrary> {
  /** The seat that decides first. */
  first(context: MatchData<L>): number;
  /** The seat that decides next. */
  next(context: MatchData<L>): number;
}

/** Players who act at the same time, as boardgame.io wants them. */
export interface ActivePlayers {
  /** Each is in no stage. */
  readonly value: Readonly<Record<string, ''>>;
  /** The moves of each. */
  readonly maxMoves: 1;
}

/** The context in which players become active. */
export interface ActivatingContext<L extends BoardgameLibrary = BoardgameLibrary>
  extends MatchData<L> {
  /** The events of boardgame.io that are used. */
  readonly events: {
    /** Says who may act. */
    setActivePlayers(players: ActivePlayers): void;
  };
}

/** A game of boardgame.io: give it to its `Client` and its `Server`. */
export interface Boardgame<L extends BoardgameLibrary = BoardgameLibrary> {
  /** `concordia-` and the map, such as `concordia-imperium`; `concordia` if the lobby may choose the map. */
  readonly name: string;
  /** The fewest players of a match; of any match, if the lobby may choose options. */
  readonly minPlayers: number;
  /** The most players of a match; of any match, if the lobby may choose options. */
  readonly maxPlayers: number;
  /** Off, because undoing could not hide what has been revealed. */
  readonly disableUndo: true;
  /** Off, because boardgame.io's patches fail if moves have metadata. */
  readonly deltaState: false;
  /** boardgame.io's own events are off: turns and the end follow from the moves. */
  readonly events: Readonly<Record<BoardgameEventName, false>>;
  /** Starts a match, which then waits for the deal. */
  setup(
    context: { readonly ctx: Pick<TurnContext, 'numPlayers'> },
    setupData?: unknown,
  ): BoardgameG<L>;
  /** Why a match cannot have this set-up and this number of players, for people in the lobby. */
  validateSetupData(setupData: unknown, numPlayers: number): string | undefined;
  /** A move for each type of action, and one that deals. */
  readonly moves: BoardgameMoves<L>;
  /** Who decides when. */
  readonly turn: {
    /** The order in which seats decide. */
    readonly order: SeatOrder<L>;
    /** Passes the turn to the player who decides now. */
    endIf(context: MatchData<L> & { readonly ctx: Pick<TurnContext, 'currentPlayer'> }):
      | false
      | {
          /** The player who decides now: the seat as text. */
          next: string;
        };
    /** Lets several players act, if they decide at the same time. */
    onBegin(context: ActivatingContext<L>): void;
    /** The same after a move that leaves the turn with its player, such as the deal. */
    onMove(context: ActivatingContext<L>): void;
  };
  /** The scores once the game is over. */
  endIf(context: MatchData<L>): BoardgameOver | undefined;
  /** What a client receives. */
  playerView(context: MatchData<L> & { readonly playerID?: string | null }): BoardgameG<L>;
  /** For boardgame.io's bots. */
  readonly ai: {
    /** All moves of a player, for boardgame.io's bots. */
    enumerate(G: BoardgameG<L>, ctx: unknown, playerID: string): BoardgameChoice<L>[];
  };
  /** Plugins that every match needs. */
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
  /** The name of the move. */
  readonly move: keyof BoardgameMoves<L> & string;
  /** The fields of the action, if it has any. */
  args: unknown[];
}
