/** What rules use to read a game and change it. */
import type { Because, Emitted } from '../model/any';
import type { RoleName } from '../model/cards';
import type { MapId, Seat } from '../model/ids';
import type { Json } from '../model/json';
import type { GameState, WorkingState } from '../model/state';
import type { Game } from './game';

/** A game at one moment: what rules are asked about. */
export interface Position {
  /** Everything that stays fixed while it is played. */
  readonly game: Game;
  /** The state. */
  readonly state: GameState;
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
