/** What a map or a module changes: every way to plug in is a field of `Rules`. */
import type { AnyAction, AnyDecision, AnyEvent } from '../model/any';
import type { Card, CardId, RoleName } from '../model/cards';
import type { Refusal } from '../model/errors';
import type { InnerFault } from '../model/faults';
import type { CityId, MapId, Seat } from '../model/ids';
import type { Json } from '../model/json';
import type { GameRules } from '../model/options';
import type { BaseAction } from './actions';
import type { DecisionType } from './decision';
import type { EventType } from './event';
import type { BaseEvent } from './events';
import type { Part } from './part';
import type { RefusalType } from './refusal';
import type { Step } from './step';
import type { Play, Table } from './table';
import type { Values } from './values';

/** A personality: what its card does. */
export interface Role {
  /** As cards and decisions call it. */
  readonly name: RoleName;
  /** The number of its rule, such as `R-4.2`, for events that its beginning leads to. */
  readonly rule?: string;
  /** Whether it can lead to the action of another card. */
  readonly repeats?: boolean;
  /**
   * Does what happens by itself when the card is played or copied, and asks for the rest.
   *
   * @param depth - how many cards lie on it on the own discard: 0 unless a card goes back to it.
   */
  begin(play: Play, seat: Seat, card: CardId, depth: number): void;
  /**
   * Sestertii that its beginning brings, as prices tell them; none if left out.
   *
   * @param pile - how many cards will lie on the own discard by then, those played included.
   */
  income?(table: Table, seat: Seat, card: CardId, pile: number): number;
}

/** What a state from outside must fulfil besides the rules of the base game. */
export interface Audit {
  /** Houses of a player that stand neither in a city nor in the supply. */
  housesElsewhere?(table: Table, seat: Seat): number;
  /** Cities where colonists of a player began, besides the start places. */
  homes?(table: Table, seat: Seat): readonly CityId[];
  /** Whether a card of that role can lead to the action of another card. */
  mayRepeat?(table: Table, role: RoleName): boolean;
  /** What is wrong with the state. */
  fault?(table: Table): string | InnerFault | undefined;
}

/** For whom cards are chosen before a game. */
export interface Dealing {
  /** How many play. */
  readonly players: number;
  /** What was chosen before the game. */
  readonly options: GameRules;
}

/** The cards that a map or module brings into a game. */
export interface Deck<C extends CardId = CardId> {
  /** What is printed on its own cards. */
  readonly cards: readonly (Card & {
    /** Unique in a library, such as `prefect-architect-i`. */
    readonly id: C;
  })[];
  /** The hand of a seat before its first card, from the one it would have otherwise. */
  hand?(hand: readonly CardId[], seat: Seat, dealing: Dealing): readonly CardId[];
  /** The cards for sale, from those there would be otherwise; decks above the number of players stay away. */
  forSale?(cards: readonly CardId[], dealing: Dealing): readonly CardId[];
}

interface Listener {
  object(table: Table, action: AnyAction, decision: AnyDecision): Refusal | undefined;
  answer(play: Play, event: AnyEvent): unknown;
}

/** Asked for actions of one type only, whose fields it may take for granted. */
export type Objection = Listener['object'];
/**
 * Called with events of one type only, whose fields it may take for granted. Of `actionEnding` and `actionEnded`
 * it returns true if it has begun something that has to come to its end first.
 */
export type Answer = Listener['answer'];

type Objections = {
  readonly [A in BaseAction as A['type']]?: (
    table: Table,
    action: A,
    decision: AnyDecision,
  ) => Refusal | undefined;
} & { readonly [type: string]: Objection };

type Answers = {
  readonly [E in BaseEvent as E['type']]?: (play: Play, event: E) => unknown;
} & { readonly [type: string]: Answer };

/** Everything may be left out but the id. */
export interface Rules<
  S extends readonly Step[] = readonly Step[],
  D extends readonly DecisionType[] = readonly DecisionType[],
  E extends readonly EventType[] = readonly EventType[],
  P extends readonly Part[] = readonly Part[],
  F extends readonly RefusalType[] = readonly RefusalType[],
  C extends CardId = CardId,
> {
  /** Of the map or module. */
  readonly id: MapId;
  /** Actions, within its own decisions or those of others. */
  readonly steps?: S;
  /** Decisions of its own. */
  readonly decisions?: D;
  /** Events of its own. */
  readonly events?: E;
  /** Reasons of its own why an action is not allowed. */
  readonly refusals?: F;
  /** What it remembers. */
  readonly parts?: P;
  /** Personalities of its own. */
  readonly roles?: readonly Role[];
  /** Cards of its own, and which cards a game has. */
  readonly deck?: Deck<C>;
  /** How many parties so many players are, where partners play together. */
  parties?(players: number): number;
  /** Answers of others that it changes. */
  readonly values?: Partial<Values>;
  /** Why an action, its own or another's, is closed; by the type of action, `*` for all, asked first. */
  readonly forbid?: Objections;
  /** What follows an event, by its type. */
  readonly on?: Answers;
  /** The table is laid; the first turn has not begun. `draws` are those of a real shuffle, by id. */
  setUp?(play: Play, draws: Readonly<Record<string, Json>>): void;
  /** What only the check of states from outside asks. */
  readonly audit?: Audit;
}
