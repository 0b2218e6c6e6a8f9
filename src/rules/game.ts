/**
 * What the roles, the maps and the modules are made of, and what they see of each other.
 *
 * The engine knows them only through these interfaces. A map or a module changes the rules with
 * hooks: *questions* that adjust an answer of the base game, *moments* at which it may act, and
 * *offers* and *decisions* of its own.
 */

import type { Board } from '../board/board';
import type { ExtraCost } from '../cards/sets';
import type { Action, ActionOf } from '../model/action';
import type { CardId, RoleName } from '../model/cards';
import type { Decision, DecisionKind } from '../model/decision';
import type { Refusal } from '../model/errors';
import type { GameEvent } from '../model/event';
import type { Bundle, Good, StoredGood } from '../model/goods';
import type { CityId, MapId, ProvinceId, Seat } from '../model/ids';
import type { Json } from '../model/json';
import type { CheckedMap } from '../model/map';
import type { GameRules } from '../model/options';
import type { BoardState, GameState, Marker, WorkingState } from '../model/state';
import type { Price } from './prices';

/** Everything about a game that does not change while it is played, compiled once. */
export interface Game {
  readonly board: Board;
  readonly rules: GameRules;
  readonly players: number;
  readonly heaps: Heaps;
  /** The cities before anything is dealt or built, in the order of the map. */
  readonly bare: Pick<BoardState, 'cityGoods' | 'houses'>;
  /** What the places of the display cost besides the card. */
  readonly extraCosts: readonly ExtraCost[];
  readonly prices: ReadonlyMap<CardId, Price>;
  readonly roles: ReadonlyMap<RoleName, Role>;
  readonly decisions: ReadonlyMap<DecisionKind, DecisionHandler>;
  readonly offers: readonly Offer[];
  /** Whether a hook may close actions; most games need not ask. */
  readonly canObject: boolean;
  /** Of the map first, then of each module in use. */
  readonly hooks: readonly RuleHooks[];
}

/** What is shuffled before a game. */
export interface Heaps {
  /** The city tokens of each letter, and the cities they go to. */
  readonly tokens: readonly {
    readonly tokens: readonly StoredGood[];
    readonly cities: readonly CityId[];
  }[];
  /** The cards for sale, deck by deck. */
  readonly decks: readonly (readonly CardId[])[];
}

/**
 * One action being carried out: the state so far and what has happened on the way. It lives as long
 * as the call that made it. The state is a working copy: assign its fields, and never change what is
 * in them, because that is shared with the states before.
 */
export interface Play {
  readonly game: Game;
  readonly state: WorkingState;
  /** What happens on the way, if anybody wants to know. */
  readonly events: GameEvent[] | undefined;
}

/** A kind of decision: what can be chosen, and what a choice does. */
export interface DecisionHandler<D extends Decision = Decision> {
  readonly kind: D['kind'];
  /**
   * Every action allowed now. Nothing means that there is nothing to do; a single one is carried out
   * by the engine itself. Where only so many are wanted, it may stop after `most`.
   */
  legal(game: Game, state: GameState, decision: D, most?: number): readonly Action[];
  /**
   * Carries out an action of the seat whose decision it is.
   *
   * @throws ConcordiaError if `legal` does not list it.
   */
  apply(play: Play, decision: D, action: Action): void;
  /** When it is made, if not during the action of a card: before every card of a turn, or at any time. */
  readonly when?: 'beforeCard' | 'anyTime';
  /** True if it can be up to a player whose turn it is not. */
  readonly outOfTurn?: boolean;
  /** What is wrong with a decision that comes from outside. */
  check?(game: Game, state: GameState, decision: D): Refusal | undefined;
}

/** A personality: what its card does. */
export interface Role {
  readonly name: RoleName;
  /**
   * Does what happens by itself when the card is played or copied, and asks for the rest.
   *
   * @param depth - how many cards lie on it on the own discard: 0 unless a Magister goes back to it.
   */
  begin(play: Play, seat: Seat, card: CardId, depth: number): void;
}

/** A role whose card leaves something to decide. */
export interface DecidingRole<D extends Decision> extends Role, DecisionHandler<D> {}

/** An action that a map or module offers within decisions of the base game. */
export interface Offer {
  readonly type: Action['type'];
  /** The decisions in which it can be taken. */
  readonly during: readonly DecisionKind[];
  legal(game: Game, state: GameState, decision: Decision): readonly Action[];
  /** @throws ConcordiaError if `legal` does not list it. */
  apply(play: Play, decision: Decision, action: Action): void;
}

/** Some of one kind of goods, bought or sold. */
export type Trade = Pick<ActionOf<'trade'>, 'deal' | 'good' | 'count'>;

/** Certain goods, and a number of any goods. */
export interface GoodsCost {
  readonly goods: Bundle;
  /** How many more, of the payer's choice. */
  readonly any: number;
}

/** Goods and sestertii of a house. */
export interface HouseCost {
  readonly goods: Bundle;
  readonly money: number;
}

/** What a map or a module changes. Everything may be left out. */
export interface RuleHooks {
  // Questions. Those with a first argument take the answer so far and return a better one.

  /** Steps of an Architect. */
  steps?(steps: number, game: Game, state: GameState, seat: Seat): number;
  /** Cities where an Architect lets the player build: those next to their colonists. */
  adjacentCities?(
    cities: ReadonlySet<CityId>,
    game: Game,
    state: GameState,
    seat: Seat,
  ): ReadonlySet<CityId>;
  /** Why the player may not build in a city now; nothing if they may. */
  buildRefusal?(game: Game, state: GameState, seat: Seat, city: CityId): Refusal | undefined;
  /** What a house costs the player there. */
  houseCost?(cost: HouseCost, game: Game, state: GameState, seat: Seat, city: CityId): HouseCost;
  /** Whether houses in the city give anything to specialists. */
  produces?(game: Game, state: GameState, city: CityId): boolean;
  /** Goods to choose the bonus from, in a province that is active without a marker saying which. */
  openBonus?(game: Game, state: GameState, province: ProvinceId): readonly Good[];
  /** Goods the Prefect brings its player besides the houses', the Praefectus Magnus included. */
  bonus?(goods: Bundle, game: Game, state: GameState, seat: Seat, province: ProvinceId): Bundle;
  /** Why an action that a decision would allow is closed now; nothing if it is not. */
  objection?(game: Game, state: GameState, decision: Decision, action: Action): Refusal | undefined;
  /** Why the player may not play a card of the hand now; nothing if they may. */
  playRefusal?(game: Game, state: GameState, seat: Seat, card: CardId): Refusal | undefined;
  /** Why the player may not copy a card now; nothing if they may. `from` is null for the display. */
  copyRefusal?(
    game: Game,
    state: GameState,
    seat: Seat,
    from: Seat | null,
    card: CardId,
  ): Refusal | undefined;
  /** Whether a card of that role can lead to the action of another card. */
  mayRepeat?(game: Game, state: GameState, role: RoleName): boolean;
  /** Kinds of goods a Mercator trades in. */
  tradeKinds?(kinds: number, game: Game, state: GameState, seat: Seat): number;
  /** Sestertii that so many goods bring or cost when they are traded. */
  tradeValue?(amount: number, game: Game, state: GameState, seat: Seat, trade: Trade): number;
  /** What a card of the display costs the player; `place` counts from 0. */
  cardCost?(cost: GoodsCost, game: Game, state: GameState, seat: Seat, place: number): GoodsCost;
  /** Sestertii of the Prefect's coins. */
  coins?(amount: number, game: Game, state: GameState, seat: Seat): number;
  /** Spaces of a storehouse. */
  capacity?(spaces: number, game: Game, state: GameState, seat: Seat): number;
  /** Victory points besides the cards. */
  bonusPoints?(game: Game, state: GameState, seat: Seat): number;
  /** Houses of a player that stand neither in a city nor in the supply. */
  housesElsewhere?(game: Game, state: GameState, seat: Seat): number;
  /** Cities where colonists of a player began, besides the start places. */
  homes?(game: Game, state: GameState, seat: Seat): readonly CityId[];
  /** Whether a viewer sees the hand of another seat at this moment. */
  seesHand?(game: Game, state: GameState, viewer: Seat, seat: Seat): boolean;
  /** The marker a province must have by now; `side` is not looked at. */
  marker?(
    marker: Marker | undefined,
    game: Game,
    state: GameState,
    province: ProvinceId,
  ): Marker | undefined;

  // Moments. The hook changes `play` and may ask for decisions.

  /** The table is laid; the first turn has not begun. `draws` are those of a real shuffle, by id. */
  setUp?(play: Play, draws: Readonly<Record<string, Json>>): void;
  /** A turn begins; decisions asked for come before its card. */
  turnStarted?(play: Play): void;
  /** A card lies on the discard; its action has not begun. */
  cardPlayed?(play: Play, seat: Seat, role: RoleName, card: CardId): void;
  /** A Diplomat has chosen a card; its action has not begun. `from` is null for the display. */
  cardCopied?(play: Play, seat: Seat, from: Seat | null, card: CardId, as: RoleName): void;
  /** A card is carried out: played, copied, or by the partner. For `depth` see `Role.begin`. */
  roleBegins?(play: Play, seat: Seat, depth: number): void;
  /** A Tribune has taken the cards back; the new colonist has not been placed. */
  cardsTakenBack?(play: Play, seat: Seat, count: number): void;
  /** A house has been paid and stands. */
  houseBuilt?(play: Play, seat: Seat, city: CityId): void;
  /** The bonus and the houses' goods are on their way. */
  provinceProduced?(play: Play, seat: Seat, province: ProvinceId, bonus: Good | null): void;
  /** The coins are paid and the markers turned back. */
  coinsTaken?(play: Play, seat: Seat): void;
  /** A player has moved and built all they want. */
  architectEnded?(play: Play, seat: Seat): void;
  /** An action is over, and its player may add something. True if the hook has asked for it. */
  actionEnding?(play: Play): boolean;
  /** An action is over. True if the hook has begun another of the same turn. */
  actionEnded?(play: Play): boolean;
  /** Everything of a turn is decided; the display is not yet refilled. */
  turnEnded?(play: Play): void;

  // Steps and state of its own.

  /** Roles whose cards are in the game besides those of the base game. */
  readonly roles?: readonly Role[];
  /** Kinds of decisions that its moments ask for. */
  readonly decisions?: readonly DecisionHandler[];
  /** Actions within decisions of others. */
  readonly offers?: readonly Offer[];
  /** What it remembers. */
  readonly part?: StatePart;
}

/** What a map or module keeps in `state.parts`. */
export interface StatePart {
  /** The map's or module's id, under which the part is kept. */
  readonly id: MapId;
  /** Whether set-up draws something for it, by chance or as `setup.parts` says. */
  readonly draws?: boolean;
  /** What is wrong with a part that comes from outside, or undefined. */
  check(part: Json | undefined, game: Game, state: GameState): string | undefined;
  /** The part as a seat may see it; everything by default. */
  view?(part: Json, viewer: Seat | 'spectator'): Json;
  /** What could be behind a part that has been seen; the same for all that look the same. */
  imagine?(seen: Json): Json;
  /** Hidden cards that the viewer knows, by the part, to be in a hand. */
  knownCards?(seen: Json): readonly KnownCard[];
}

export interface KnownCard {
  readonly seat: Seat;
  readonly card: CardId;
}

/** A board with the rules it changes; made by `defineMap`. Its data is JSON. */
export interface MapModule extends CheckedMap {
  readonly rules?: RuleHooks;
}

/** Rules that can be combined with every map. */
export interface RuleModule extends RuleHooks {
  readonly id: MapId;
  /** Whether a game with these rules uses it. */
  usedBy(rules: GameRules): boolean;
}
