/** What of a game never changes while it is played, compiled from its board, its options and its rules. */
import type { Board } from '../board/board';
import type { ExtraCost } from '../cards/sets';
import type { Card, CardId, RoleName } from '../model/cards';
import type { Bundle, StoredGood } from '../model/goods';
import type { CityId } from '../model/ids';
import type { GameRules } from '../model/options';
import type { BoardState } from '../model/state';
import type { DecisionType } from './decision';
import type { EventType } from './event';
import type { Part } from './part';
import type { Answer, Objection, Role, Rules } from './rules';
import type { Step } from './step';
import type { Changes } from './values';

/** Certain goods, and a number of any goods. */
export interface GoodsCost {
  /** Certain goods. */
  readonly goods: Bundle;
  /** How many more, of the payer's choice. */
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
export interface Price {
  /** The card's own cost. */
  readonly alone: GoodsCost;
  /** The same with that of its place, by place. */
  readonly at: readonly GoodsCost[];
}

/** What is shuffled before a game. */
export interface Heaps {
  /** The city tokens of each letter, and the cities they go to. */
  readonly tokens: readonly {
    /** Tokens, not yet shuffled. */
    readonly tokens: readonly StoredGood[];
    /** As many cities, in the order of the map. */
    readonly cities: readonly CityId[];
  }[];
  /** The cards for sale, deck by deck. */
  readonly decks: readonly (readonly CardId[])[];
}

/** A kind of decision with all steps that can be taken in it, the base game's first. */
export interface OpenKind {
  /** The kind. */
  readonly type: DecisionType;
  /** Steps in the order in which they are listed. */
  readonly steps: readonly Step[];
  /** The same by the types of their actions. */
  readonly stepOf: ReadonlyMap<string, Step>;
}

/** A kind of event with everything that answers it. */
export interface KnownEvent {
  /** The kind. */
  readonly type: EventType;
  /** Whether only rules hear of it. */
  readonly isQuiet: boolean;
  /** What answers it, the rules of the base game first. */
  readonly answers: readonly Answer[];
}

/** A game compiled from its board, its options and its rules: all that stays fixed while it is played. */
export interface Game {
  /** The board, compiled. */
  readonly board: Board;
  /** What was chosen before the game. */
  readonly options: GameRules;
  /** How many play. */
  readonly players: number;
  /** How many parties there are: as many as players, or fewer where partners play together. */
  readonly parties: number;
  /** What is shuffled before the game. */
  readonly heaps: Heaps;
  /** The hand of every seat before its first card. */
  readonly hands: readonly (readonly CardId[])[];
  /** The cities before anything is dealt or built, in the order of the map. */
  readonly bare: Pick<BoardState, 'cityGoods' | 'houses'>;
  /** Every card of the library. */
  readonly cards: ReadonlyMap<CardId, Card>;
  /** What the places of the display cost besides the card. */
  readonly extraCosts: readonly ExtraCost[];
  /** What cards cost on the display, by their ids. */
  readonly prices: ReadonlyMap<CardId, Price>;
  /** Personalities by their names. */
  readonly roles: ReadonlyMap<RoleName, Role>;
  /** Kinds of decisions by their names. */
  readonly kinds: ReadonlyMap<string, OpenKind>;
  /** Kinds of events by their types. */
  readonly events: ReadonlyMap<string, KnownEvent>;
  /** Whether any rules answer events. */
  readonly isListening: boolean;
  /** What its rules remember. */
  readonly parts: readonly Part[];
  /** What changes the answers of the base game. */
  readonly values: Changes;
  /** By the type of action; `*` for all. */
  readonly objections: ReadonlyMap<string, readonly Objection[]>;
  /** The rules that are played by, the base game's first. */
  readonly rules: readonly Rules[];
}
