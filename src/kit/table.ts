/** What rules see of a game, and what they change it with. */
import type { Because, Emitted } from '../model/any';
import type { RoleName } from '../model/cards';
import type { MapId, Seat } from '../model/ids';
import type { Json } from '../model/json';
import type { GameState, WorkingState } from '../model/state';
import type { Game } from './game';

/** A game and a moment of it: what every question is about. */
export interface Table {
  /** Everything that does not change while it is played. */
  readonly game: Game;
  /** The moment. */
  readonly state: GameState;
}

/** A moment that changes: assign the fields of its state, and never change what is in them. */
export interface ChangingTable extends Table {
  /** A working copy, whose fields share what is in them with the state before. */
  readonly state: WorkingState;
}

/** An action on its way: rules change its state and tell what happens. It lives as long as the call that made it. */
export interface WorkingTable extends ChangingTable {
  /** Whether anybody hears of events; where nobody does, rules need not make them. */
  readonly isHeard: boolean;
  /**
   * Why happens what happens now: the rule of the step that is taken, the personality it belongs to, and what
   * rules say besides (`dueTo`). Nothing between the actions of cards, and where nobody hears of events.
   */
  because: Because | undefined;
  /**
   * Notes what has happened and why, and lets the rules answer that listen for it.
   *
   * @param event - its `because` may be left out, or say what there is to say besides the rule of the step and
   * the role of the decision; what it says goes before what is known of these.
   */
  emit<E extends Emitted>(event: E): void;
  /** Notes that a personality begins; if nothing comes of it, `nothingDone` says so. For `beginRole`. */
  noteRole(seat: Seat, as: RoleName, because: Because): void;
  /** Notes what a part has become. For its `write`. */
  notePart(id: MapId, value: Json): void;
}
