/** The fixed part of a game, compiled from its board, its options and its rules. */
import type { Board } from '../board/compiled-board';
import type { Exchange } from '../board/salt-tokens';
import { playsSalt, tokensOf } from '../board/tokens';
import type { ExtraCost } from '../cards/sets';
import type { AnyAction, AnyDecision, Because, Emitted } from '../model/any';
import type { Card, CardId, PlainGod, RoleName } from '../model/cards';
import type { Refusal } from '../model/errors';
import type { Nearest } from '../model/find';
import type { Bundle, StoredGood } from '../model/goods';
import type { CityId, MapId, Seat } from '../model/ids';
import type { Letter } from '../model/map';
import type { AnyOptions } from '../model/options';
import type { Json } from '../model/plain';
import type { BoardState, ColonistPiece, GameState, WorkingState } from '../model/state';
import type { BaseActionOf } from './actions';
import type { DecisionType } from './decision';
import type { EventType } from './event';
import type { Modifier, ModifierLists } from './modifiers';
import type { Part } from './part';
import type { Answer, AutomaticSeats, Forbid, PlayerPieces, Role, Rules, ScoreType } from './rules';
import type { Step } from './step';

/** Specific goods, and a number of goods of choice. */
export interface GoodsCost {
  /** Specific goods. */
  readonly goods: Bundle;
  /** How many more goods, of the payer's choice. */
  readonly any: number;
}

/** Goods and sestertii of a house. */
export interface HouseCost {
  /** Goods. */
  readonly goods: Bundle;
  /** Sestertii. */
  readonly money: number;
}

/** What a card costs on the display. */
export interface DisplayPrice {
  /** The card's own cost. */
  readonly alone: GoodsCost;
  /** The card's cost with that of its place, for each place. */
  readonly at: readonly GoodsCost[];
}

/** What is shuffled before a game. */
export interface Supplies {
  /** The city tokens of each letter, and the cities they go to. */
  readonly tokens: readonly {
    /** Tokens, not yet shuffled. */
    readonly tokens: readonly StoredGood[];
    /** The same number of cities, in the order of the map. */
    readonly cities: readonly CityId[];
  }[];
  /** The cards for sale, deck by deck. */
  readonly decks: readonly (readonly CardId[])[];
}

/** A kind of decision with all its steps, the base game's first. */
export interface OpenKind {
  /** The kind. */
  readonly type: DecisionType;
  /** The personality that is carried out while it is open, if any. */
  readonly role: RoleName | undefined;
  /** Its steps, in the order in which they are listed. */
  readonly steps: readonly Step[];
  /** The same steps in the order that finds out soonest whether there is a choice. */
  readonly quickestFirst: readonly Step[];
  /** The same steps by the types of their actions. */
  readonly stepOf: ReadonlyMap<string, Step>;
}

/** A kind of event with its listeners. */
export interface KnownEvent {
  /** The kind. */
  readonly type: EventType;
  /** Whether only rules hear of it. */
  readonly isQuiet: boolean;
  /** Its listeners, the base game's first. */
  readonly answers: readonly Answer[];
}

/** A move of a colonist. */
export interface ColonistMove {
  /** The action. */
  readonly action: BaseActionOf<'moveColonist'>;
  /** The steps that it takes. */
  readonly steps: number;
}

/** A seat that rules play. */
export interface AutomaticSeat {
  /** Its name. */
  readonly name: string;
  /** What it does. */
  readonly choose: AutomaticSeats['choose'];
}

/** A game compiled from its board, its options and its rules: everything that stays fixed while it is played. */
export interface Game {
  /** The board, compiled. */
  readonly board: Board;
  /** The options of the game. */
  readonly options: AnyOptions;
  /** The number of seats, those that rules play included. */
  readonly players: number;
  /** The number of people, who have the first seats. */
  readonly people: number;
  /** The seats behind them, which rules play. */
  readonly automatic: readonly AutomaticSeat[];
  /** The number of parties: the number of players, or fewer if partners play together. */
  readonly parties: number;
  /** What is shuffled before the game. */
  readonly supplies: Supplies;
  /** The hand of every seat before its first card. */
  readonly hands: readonly (readonly CardId[])[];
  /** The pieces of every seat. */
  readonly pieces: readonly PlayerPieces[];
  /** Every move of the colonist with any number of steps, nearest routes first: each time the same frozen actions. */
  movesOf(colonist: ColonistPiece): readonly ColonistMove[];
  /** The ways in which each seat can play each card of the game. */
  readonly plays: readonly ReadonlyMap<CardId, readonly BaseActionOf<'playCard'>[]>[];
  /** The actions by which each seat lets each province produce, without a bonus to choose, in the order of the map. */
  readonly productions: readonly (readonly BaseActionOf<'produceProvince'>[])[];
  /** The cities before goods are dealt or houses built, in the order of the map. */
  readonly bare: Pick<BoardState, 'cityGoods' | 'houses'>;
  /** Every card of the library. */
  readonly cards: ReadonlyMap<CardId, Card>;
  /** What the places of the display cost on top of the card. */
  readonly extraCosts: readonly ExtraCost[];
  /** The costs of cards on the display, by their ids. */
  readonly prices: ReadonlyMap<CardId, DisplayPrice>;
  /** Personalities by their names. */
  readonly roles: ReadonlyMap<RoleName, Role>;
  /** Kinds of decisions by their names. */
  readonly kinds: ReadonlyMap<string, OpenKind>;
  /** Kinds of events by their types. */
  readonly events: ReadonlyMap<string, KnownEvent>;
  /** Whether any rules listen for events. */
  readonly isListening: boolean;
  /** How salt tokens are exchanged, if they are. */
  readonly exchange: Exchange | undefined;
  /** The gods of the cards in the game. */
  readonly gods: readonly PlainGod[];
  /** The victory points that rules bring. */
  readonly scores: readonly ScoreType[];
  /** The parts of the state that rules bring. */
  readonly parts: readonly Part[];
  /** The modifiers of the base game's answers. */
  readonly modifiers: ModifierLists;
  /** Finds the name that was meant by an unknown one, in a library. */
  readonly nearest: Nearest | undefined;
  /** The `forbid` of all rules by the type of action; `*` for all. */
  readonly forbids: ReadonlyMap<string, readonly Forbid[]>;
  /** The rules in play, the base game's first. */
  readonly rules: readonly Rules[];
}

// What rules use to read a game and change it.

/** A game at one moment: what rules are asked about. */
export interface Position {
  /** Everything that stays fixed while it is played. */
  readonly game: Game;
  /** The state. */
  readonly state: GameState;
}

/** What rules have found out about a position, by seat. */
export interface Known {
  /** The cities where the player may build. */
  readonly adjacentCities: (ReadonlySet<CityId> | undefined)[];
  /** The ways of the player to pay, by the goods of the cost. */
  readonly waysToPay: (Map<Bundle, KnownWays> | undefined)[];
}

/** The ways to pay certain goods and a number of any. */
export interface KnownWays {
  /** The number. */
  readonly any: number;
  /** Each way, as all that is paid. */
  readonly ways: readonly Bundle[];
}

/**
 * A position that stays as it is. What is found out about it lasts as long, and nowhere else is anything remembered: a
 * transition, which changes, and a changed copy know nothing.
 */
export class Snapshot implements Position {
  readonly game: Game;
  readonly state: GameState;
  readonly #known: Known = { adjacentCities: [], waysToPay: [] };

  constructor(game: Game, state: GameState) {
    this.game = game;
    this.state = state;
  }

  /** What is known of a position; undefined if nothing may be remembered of it. */
  static knownOf(position: Position): Known | undefined {
    return #known in position ? position.#known : undefined;
  }
}

/** A moment that changes: assign the fields of its state, and never change what is in them. */
export interface ChangingPosition extends Position {
  /** A working copy; the contents of its fields are shared with the state before. */
  readonly state: WorkingState;
}

/** An action on its way: rules change its state and tell what happens. It lives as long as the call that made it. */
export interface Transition extends ChangingPosition {
  /** Whether anybody hears of events; where nobody does, rules need not make them. */
  readonly hasObservers: boolean;
  /**
   * The cause of what happens now: the rule of the step, its personality, and what rules add (`withCause`). Undefined
   * between the actions of cards, and if events are not wanted.
   */
  because: Because | undefined;
  /**
   * The decision that is being made, at the stage that it has reached: `proceed` and `finish` are about it, wherever
   * listeners have put others before it. Undefined once it is over, and where nobody decides.
   */
  deciding: AnyDecision | undefined;
  /**
   * Emits an event with its cause, and calls the rules that listen for it.
   *
   * @param event - its `because` is optional; it takes precedence over the known rule of the step and role of the
   * decision.
   */
  emit<E extends Emitted>(event: E): void;
  /** Notes that a personality begins; if nothing comes of it, `nothingDone` says so. For `beginRole`. */
  noteRole(seat: Seat, as: RoleName, because: Because): void;
  /** Notes what a part has become. For its `write`. */
  notePart(id: MapId, value: Json): void;
}

// What the rules of maps and modules say of a position.

/**
 * The answer after all modifiers of maps and modules.
 *
 * @param modifiers - those of this answer: `position.game.modifiers.movement` and so on.
 */
export function applyModifiers<T, Cause>(
  modifiers: readonly Modifier<T, Cause>[] | undefined,
  answer: T,
  position: Position,
  cause: Cause,
): T {
  if (modifiers === undefined) return answer;
  let changed = answer;
  // By their index: engines go through frozen lists slowly.
  for (let index = 0; index < modifiers.length; index++) {
    const modify = modifiers[index] as Modifier<T, Cause>;
    changed = modify(changed, position, cause);
  }
  return changed;
}

/** The first refusal of an action by a map or module, if any. @param type - `*` for those against all actions. */
export function forbidRefusal<A extends AnyAction>(
  position: Position,
  action: A,
  decision: AnyDecision,
  type: string = action.type,
): Refusal | undefined {
  return refusalBy(position.game.forbids.get(type), position, action, decision);
}

/** The first refusal by some of them. */
export function refusalBy(
  forbids: readonly Forbid[] | undefined,
  position: Position,
  action: AnyAction,
  decision: AnyDecision,
): Refusal | undefined {
  if (forbids === undefined) return undefined;
  for (let index = 0; index < forbids.length; index++) {
    const refusal = forbids[index]?.(position, action, decision);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

// Parties: players who sit opposite each other may be partners.

type Parties = Pick<Game, 'parties' | 'players'>;

/** The party of a seat: the number of its first seat. */
export function partyOf({ parties }: Parties, seat: Seat): number {
  return seat % parties;
}

/** Whether it is the turn of the seat or its partner; false for an unknown seat. */
export function hasTurn({ game, state }: Position, seat: Seat): boolean {
  return seat < game.players && partyOf(game, seat) === partyOf(game, state.seat);
}

/** Whether the players have partners. */
export function hasPartners({ parties, players }: Parties): boolean {
  return parties < players;
}

/** The partner, if the players have partners. */
export function partnerOf(game: Parties, seat: Seat): Seat | undefined {
  return hasPartners(game) ? (seat + game.parties) % game.players : undefined;
}

// The city tokens of a game.

/** What decides which tokens there are. */
export type TokenRules = Pick<Game, 'board' | 'options' | 'players' | 'rules'>;

/**
 * All tokens of a letter, as the map, the options and rules have them.
 *
 * @param withSalt - whether the salt token is among them.
 */
export function tokensFor(
  { board, options, players, rules }: TokenRules,
  letter: Letter,
  withSalt = playsSalt(options),
): readonly StoredGood[] {
  return rules.reduce(
    (tokens, rule) => rule.tokens?.(tokens, letter, { board, options, players }) ?? tokens,
    tokensOf(board.map, letter, withSalt),
  );
}
