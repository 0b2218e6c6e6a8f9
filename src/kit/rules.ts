/** What a map or a module changes: every extension point is a field of `Rules`. */
import type { Board } from '../board/compiled-board';
import type { AnyAction, AnyDecision, AnyEvent } from '../model/any';
import type { Card, CardId, RoleName } from '../model/cards';
import type { ErrorWords } from '../model/error-words';
import type { Refusal } from '../model/errors';
import type { InnerFault } from '../model/faults';
import type { StoredGood } from '../model/goods';
import type { CityId, MapId, Seat } from '../model/ids';
import type { Letter } from '../model/map';
import type { Names } from '../model/names';
import type { AnyOptions } from '../model/options';
import type { Json } from '../model/plain';
import type { BaseAction } from './actions';
import type { DecisionType } from './decision';
import type { EventType } from './event';
import type { BaseEvent } from './events';
import type { Position, Transition } from './game';
import type { Modifiers } from './modifiers';
import type { Part } from './part';
import type { RefusalType } from './refusal';
import type { Step } from './step';

/** A personality: what its card does. */
export interface Role {
  /** Its name in cards and decisions. */
  readonly name: RoleName;
  /** The number of its rule, such as `R-4.2`, for the events of its beginning. */
  readonly rule?: string;
  /** Whether it can lead to the action of another card. */
  readonly repeats?: boolean;
  /** Whether it takes its own card back with all others, so that the card lies on no discard. */
  readonly takesBack?: boolean;
  /**
   * Does what is automatic when the card is played or copied, and asks for decisions.
   *
   * @param depth - how many cards lie on top of it in the player's discard: 0 unless a later card repeats it.
   */
  begin(transition: Transition, seat: Seat, card: CardId, depth: number): void;
  /**
   * Sestertii that its beginning brings, for `costOf`; none if left out.
   *
   * @param pile - how many cards will be in the player's discard by then, including those played.
   */
  income?(position: Position, seat: Seat, card: CardId, pile: number): number;
}

/** Victory points besides those of cards and the Concordia card. */
export interface ScoreType<I extends string = string> {
  /** Unique in a library, such as `ship-track`; `finalScores` lists the points by it. */
  readonly id: I;
  /** Its name in tables, such as `Ship track`; by default made from the id. */
  words?(names: Names): string;
  /** The most that a score sheet may have of them: 0 for points that players can only lose. */
  readonly most?: number;
  /** The points of a player, an integer, as if the game ended now. */
  points(position: Position, seat: Seat): number;
}

/** Extra checks for `parseState`. */
export interface Audit {
  /** Houses of a player that are neither in a city nor in the supply. */
  housesElsewhere?(position: Position, seat: Seat): number;
  /** Cities where colonists of a player started, besides the start places. */
  startCities?(position: Position, seat: Seat): readonly CityId[];
  /** Whether a card of that role can lead to the action of another card. */
  mayRepeat?(position: Position, role: RoleName): boolean;
  /** Checks the state; returns what is wrong with it. */
  fault?(position: Position): string | InnerFault | undefined;
}

/** Seats that rules play, behind those of the people. The option `players` counts people, so one may play alone. */
export interface AutomaticSeats {
  /** Their names, one for each seat. */
  readonly names: readonly string[];
  /**
   * What such a seat does in a decision of its own: one of the legal actions, or nothing. Then a decision is over, and a
   * turn without a card is passed. It is asked for the card of each turn, and carried out at once.
   */
  choose(
    position: Position,
    actions: readonly AnyAction[],
    decision: AnyDecision,
  ): AnyAction | undefined;
}

/** The game that cards are chosen for. */
export interface SetupContext {
  /** The number of players. */
  readonly players: number;
  /** The options of the game. */
  readonly options: AnyOptions;
  /** Every card of the library; absent for score sheets. */
  readonly cards?: ReadonlyMap<CardId, Card>;
}

/** The same, on a board. */
export interface BoardContext extends SetupContext {
  /** The board, compiled. */
  readonly board: Board;
}

/** The pieces of a player. */
export interface PlayerPieces {
  /** Houses. */
  readonly houses: number;
  /** Land colonists, on the board and in the storehouse. */
  readonly land: number;
  /** Sea colonists. */
  readonly sea: number;
}

/** The cards that a map or module brings into a game. */
export interface Deck<C extends CardId = CardId> {
  /** Its own cards. */
  readonly cards: readonly (Card & {
    /** Unique in a library, such as `prefect-architect-i`. */
    readonly id: C;
  })[];
  /** Changes the starting hand of a seat. */
  hand?(hand: readonly CardId[], seat: Seat, context: SetupContext): readonly CardId[];
  /** Changes the cards for sale; decks above the number of players are removed anyway. */
  forSale?(cards: readonly CardId[], context: SetupContext): readonly CardId[];
}

interface Listener {
  object(position: Position, action: AnyAction, decision: AnyDecision): Refusal | undefined;
  answer(transition: Transition, event: AnyEvent): unknown;
}

/** Called for actions of one type only, so it may rely on their fields. */
export type Forbid = Listener['object'];
/**
 * Called with events of one type only, so it may rely on their fields. For `actionEnding` and `actionEnded` it returns
 * true if it has begun something that must finish first.
 */
export type Answer = Listener['answer'];

type ForbidByType = {
  readonly [A in BaseAction as A['type']]?: (
    position: Position,
    action: A,
    decision: AnyDecision,
  ) => Refusal | undefined;
} & { readonly [type: string]: Forbid };

type EventAnswers = {
  readonly [E in BaseEvent as E['type']]?: (transition: Transition, event: E) => unknown;
} & { readonly [type: string]: Answer };

interface Replacement {
  step(before: Step): Step;
  role(before: Role): Role;
  forbid(before: Forbid): Forbid;
}

/** What takes the place of a step. It keeps the type, the shape and the decisions of the one before. */
export type StepOverride = Replacement['step'];
/** What takes the place of a personality. It keeps the name of the one before. */
export type RoleOverride = Replacement['role'];
/** What takes the place of a refusal by `forbid`. */
export type ForbidOverride = Replacement['forbid'];

type StepOverrides = {
  readonly [A in BaseAction as A['type']]?: (before: Step<A>) => Step<A>;
} & { readonly [type: string]: StepOverride };

/** Replacements for the rules of the base game, a map or a module: each gets the one before and returns its own. */
export interface Overrides {
  /** Steps, by the type of their action. Words and notation stay those of the step before. */
  readonly steps?: StepOverrides;
  /** Personalities, by their names. */
  readonly roles?: Readonly<Record<RoleName, RoleOverride>>;
  /** Refusals of its `forbid`, by the type of action or `*`. The refusal of a step belongs to the step. */
  readonly forbid?: Readonly<Record<string, ForbidOverride>>;
}

/** Names of one language by id, as they stand in the middle of a sentence. */
export interface NounSection {
  /** What an action is, by its type, as the language names actions: `collect taxes`, `Steuern eintreiben`. */
  readonly actions?: Readonly<Record<string, string>>;
  /** What a decision is about, by its kind, in the same form; that of a role has the name of the role. */
  readonly decisions?: Readonly<Record<string, string>>;
  /** Personalities, by their names: `Publicanus`. */
  readonly roles?: Readonly<Record<RoleName, string>>;
  /** Cards, by their ids, if they are not called by their personalities. */
  readonly cards?: Readonly<Record<CardId, string>>;
  /** Tiles, tokens and other pieces, by ids that are the id of the rules or begin with it: `subhasta-gavel`. */
  readonly pieces?: Readonly<Record<string, string>>;
}

/** Clauses by the reason of a fault. */
export type FaultTexts = NonNullable<ErrorWords['faults']>;

/** Everything but the id is optional. */
export interface Rules<
  S extends readonly Step[] = readonly Step[],
  D extends readonly DecisionType[] = readonly DecisionType[],
  E extends readonly EventType[] = readonly EventType[],
  P extends readonly Part[] = readonly Part[],
  F extends readonly RefusalType[] = readonly RefusalType[],
  C extends CardId = CardId,
  X extends FaultTexts = FaultTexts,
  N extends NounSection = NounSection,
  V extends string = string,
> {
  /** The id of the map or module. */
  readonly id: MapId;
  /** Actions, within its own decisions or those of others. */
  readonly steps?: S;
  /** Its own decisions. */
  readonly decisions?: D;
  /** Its own events. */
  readonly events?: E;
  /** Its own reasons why an action is not allowed. */
  readonly refusals?: F;
  /**
   * What can be wrong with its parts, decisions and draws, by the `reason` that an `audit` gives: a clause without a full
   * stop, such as `there is no well ostia`.
   */
  readonly faults?: X | undefined;
  /**
   * English names of its own actions, decisions, roles, cards and pieces, where those made from their ids do not do. Other
   * languages give these, too.
   */
  readonly nouns?: N;
  /** Its parts of the state. */
  readonly parts?: P;
  /** Its own personalities. */
  readonly roles?: readonly Role[];
  /** Its own cards, and changes to the cards of a game. */
  readonly deck?: Deck<C>;
  /** Changes the pieces that a seat has: at most those of the box, and as many colonists as begin on the board. */
  pieces?(pieces: PlayerPieces, seat: Seat, context: BoardContext): PlayerPieces;
  /**
   * Changes the city tokens of a letter: at least as many as there are cities of it. They are dealt, and checks of
   * states and set-ups ask for them.
   */
  tokens?(
    tokens: readonly StoredGood[],
    letter: Letter,
    context: BoardContext,
  ): readonly StoredGood[];
  /** Its own victory points. */
  readonly scores?: readonly ScoreType<V>[];
  /** Seats that these rules play themselves, such as an opponent of somebody who plays alone. */
  readonly seats?: AutomaticSeats;
  /** The number of parties for a number of players, if partners play together. */
  parties?(players: number): number;
  /** The base game's answers that it modifies. */
  readonly modifiers?: Partial<Modifiers>;
  /**
   * Why an action is not allowed, its own or another's; by the type of action, or `*` for all, which is asked first.
   */
  readonly forbid?: ForbidByType;
  /**
   * Replacements, by the id of the rules that they change: `concordia` is the base game. In games without those rules they
   * do nothing. A library cannot have two replacements of one thing.
   */
  readonly overrides?: Readonly<Record<MapId, Overrides>>;
  /** Listeners by the type of event. */
  readonly on?: EventAnswers;
  /** Runs after the base set-up, before the first turn. `draws` are recorded ones, by id. */
  setUp?(transition: Transition, draws: Readonly<Record<string, Json>>): void;
  /** Extra checks for `parseState`. */
  readonly audit?: Audit;
}
