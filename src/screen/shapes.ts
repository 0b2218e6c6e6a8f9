/** What a screen shows besides the board, as plain data. */
import type { AnyNewGame } from '../engine/engine';
import type { Cost } from '../model/any';
import type { CardId, God, RoleName } from '../model/cards';
import type { LocalizedRefusal } from '../model/errors';
import type { StoredGood } from '../model/goods';
import type { PlaceId, ProvinceId, Seat } from '../model/ids';
import type { Json } from '../model/plain';

/** Something in a list, in words and as data. */
export interface ScreenItem {
  /** Tells it from the others of its list, and stays the same from one moment to the next. */
  readonly key: string;
  /**
   * What it is: `card`, `hiddenCards`, `emptyPlace`, `good`, `landColonists`, `seaColonists`, `freeSpaces`, `map`, `turn`,
   * `deck`, `stage`; on the board `city`, `capital`, `castle`, `gate`, `square`, `field`, `route`; or what a map or module
   * calls it, such as `castleGood`.
   */
  readonly kind: string;
  /** Its name, in words; never empty. */
  readonly label: string;
  /** What it is or does: whole sentences, or an amount in words; empty if there is no more to say than its label. */
  readonly text: string;
  /** A number to show beside the label. */
  readonly value?: number;
  /** The card, if it is one. */
  readonly card?: CardId;
  /** The good, if it is or holds one. */
  readonly good?: StoredGood;
  /** The place or province where it is, or which it is. */
  readonly place?: PlaceId | ProvinceId;
  /** Whose it is. */
  readonly seat?: Seat;
  /** The cost of a card of the display at its place, for the viewer. */
  readonly cost?: Cost;
  /** What is printed on the card, if it is one that the viewer sees. */
  readonly face?: CardFace;
}

/** What is printed on a card, each thing for itself. */
export interface CardFace {
  /** What it does, in sentences; empty if nobody says. */
  readonly role: string;
  /** What it counts for at the end, in sentences. */
  readonly god: string;
  /** What it costs the viewer at its place of the display, in words; absent elsewhere. */
  readonly price?: string;
  /** Its personalities: one, or two of which the player chooses. */
  readonly roles: readonly RoleName[];
  /** Its gods. */
  readonly gods: readonly God[];
}

/** A list with a heading. */
export interface ListSection {
  /** Tells sections apart. */
  readonly kind: 'list';
  /** Such as `hand:0`, `display`, `part:roma` or `province:italia`. */
  readonly key: string;
  /** Its heading, in words. */
  readonly label: string;
  /** What there is to say of all of it; empty if nothing. */
  readonly text: string;
  /** Whose it is, if it is a player's. */
  readonly seat?: Seat;
  /** In the order to show them. */
  readonly items: readonly ScreenItem[];
}

/** A heading of a column: a player. */
export interface ScreenColumn {
  /** Such as `seat:0`. */
  readonly key: string;
  /** The player. */
  readonly seat: Seat;
  /** The player's name. */
  readonly label: string;
  /** The colour of the player's pieces, such as `#0072b2`. */
  readonly color: string;
}

/** What a row says of one player. */
export interface ScreenCell {
  /** The player. */
  readonly seat: Seat;
  /** The number, the card or whether it is so; null if it is hidden or there is none. */
  readonly value: number | string | boolean | null;
  /** The same in words; never empty. */
  readonly text: string;
  /** How it is reckoned, in words; empty if there is nothing to reckon. */
  readonly how: string;
}

/** A row with a cell for each player. */
export interface ScreenRow {
  /** Such as `money`, `good:wine`, `god:mars`, `part:forum` or `score:ship-track`. */
  readonly key: string;
  /** What it is: the key up to the colon. */
  readonly kind: string;
  /** Its heading, in words. */
  readonly label: string;
  /** In seat order. */
  readonly cells: readonly ScreenCell[];
}

/** A table with a column for each player. */
export interface TableSection {
  /** Tells sections apart. */
  readonly kind: 'table';
  /** `players` or `scores`. */
  readonly key: string;
  /** Its heading, in words. */
  readonly label: string;
  /** In seat order. */
  readonly columns: readonly ScreenColumn[];
  /** In the order to show them. */
  readonly rows: readonly ScreenRow[];
}

/** Who decides, and what. */
export interface ScreenDecision {
  /** Who may act now; empty once the game is over. */
  readonly seats: readonly Seat[];
  /** The same, with the choice, in words. */
  readonly text: string;
  /** The colour of the first of them, such as `#0072b2`; absent once the game is over. */
  readonly color?: string;
}

/** Everything that a screen shows besides the board, for one viewer: plain JSON, frozen. */
export interface ScreenModel {
  /** The name of the map. */
  readonly title: string;
  /** Who decides, and what. */
  readonly decision: ScreenDecision;
  /** The map, the turn, the cards that are left, the end. */
  readonly game: ListSection;
  /** What everybody has. */
  readonly players: TableSection;
  /** Points as they stand, and how they are reckoned; what hidden cards count is not known. */
  readonly scores: TableSection;
  /** Every player's hand, in seat order; hidden cards are counted. */
  readonly hands: readonly ListSection[];
  /** Every player's played cards, the last one first. */
  readonly discards: readonly ListSection[];
  /** Every player's storehouse. */
  readonly storehouses: readonly ListSection[];
  /** The cards for sale from left to right, with what they cost the viewer. */
  readonly display: ListSection;
  /** What maps and modules show, on the board and beside it. */
  readonly parts: readonly ListSection[];
  /** The board in words: its provinces with their cities, other places, and the routes where colonists stand. */
  readonly board: readonly ListSection[];
}

/** What a place of a board is; an id can mean a province and a city at once. */
export type PlaceKind = 'province' | 'city' | 'field' | 'route';

/** A value of a field of a set-up form. */
export interface FormValue {
  /** Tells it from the others of its field. */
  readonly key: string;
  /** The value, for `createGame`. */
  readonly value: Json;
  /** Its name, in words; never empty. */
  readonly label: string;
  /** What it means; empty if there is no more to say than its label. */
  readonly text: string;
  /** Whether it is chosen. */
  readonly isChosen: boolean;
  /** Why it cannot be chosen with the rest of what is chosen now; absent if it can. */
  readonly refusal?: LocalizedRefusal;
}

/** A field of a set-up form: an option of `createGame`. */
export interface FormField {
  /** The option, such as `map`, `players` or `teams`. */
  readonly key: string;
  /**
   * `one`: one of the values. `some`: any of the values, as a list. `number`: a whole number from `least` to `most`.
   * `other`: anything else, which a form leaves as it is.
   */
  readonly kind: 'one' | 'some' | 'number' | 'other';
  /** Its name, in words. */
  readonly label: string;
  /** What it means; empty if there is no more to say than its label. */
  readonly text: string;
  /** What is chosen: the default, if nothing is. */
  readonly value: Json;
  /** The values to choose from; none if it is a number or anything else. */
  readonly values: readonly FormValue[];
  /** The least number, if it is one. */
  readonly least?: number;
  /** The highest number, if it is one. */
  readonly most?: number;
}

/** A field for a player's name. */
export interface FormName {
  /** Such as `seat:0`. */
  readonly key: string;
  /** The player. */
  readonly seat: Seat;
  /** Such as `Player 1`. */
  readonly label: string;
  /** The name that is chosen, or the one that the player has without one. */
  readonly value: string;
}

/** What there is to choose before a game: plain JSON, frozen. */
export interface SetUpForm<N extends AnyNewGame = AnyNewGame> {
  /** Its heading, in words. */
  readonly label: string;
  /** The map, the number of players, and all options of the library. */
  readonly fields: readonly FormField[];
  /** The heading of the names. */
  readonly namesLabel: string;
  /** A name for each player. */
  readonly names: readonly FormName[];
  /** What is chosen, for `createGame` together with a seed. */
  readonly options: N;
  /** Why there is no such game; absent if there is. */
  readonly refusal?: LocalizedRefusal;
}
