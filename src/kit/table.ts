/** What rules use to read a game and change it. */
import type { AnyEvent, Because, Emitted } from '../model/any';
import type { RoleName } from '../model/cards';
import { refuse } from '../model/errors';
import type { MapId, Seat } from '../model/ids';
import type { Json } from '../model/json';
import type { GameState, WorkingState } from '../model/state';
import type { Game } from './game';

/** A game at one moment: what rules are asked about. */
export interface Table {
  /** Everything that stays fixed while it is played. */
  readonly game: Game;
  /** The state. */
  readonly state: GameState;
}

/** A moment in progress: assign the fields of its state, but never change their contents. */
export interface WorkingTable extends Table {
  /** A working copy; the contents of its fields are shared with the state before. */
  readonly state: WorkingState;
}

/** The history of parts, by their ids, oldest first. */
export type PartHistory = Map<MapId, Json[]>;

/**
 * One action in progress: the state so far and the events. It lives as long as the call that made it. The state is a
 * working copy: assign its fields, but never change their contents, because they are shared with the states before.
 */
export class Play implements WorkingTable {
  /** Everything that stays fixed while it is played. */
  readonly game: Game;
  /** The working copy: assign its fields, but never change their contents. */
  readonly state: WorkingState;
  /** The events so far, if they are wanted. */
  readonly events: AnyEvent[] | undefined;
  /** Whether events are wanted or listened for; if not, the base game does not make them. */
  readonly isHeard: boolean;
  /** The changes of each part, if they are wanted. */
  readonly history: PartHistory | undefined;
  /**
   * The cause of what happens now: the rule of the step, its personality, and what rules add (`dueTo`). Undefined
   * between the actions of cards, and if events are not wanted.
   */
  because: Because | undefined = undefined;
  /** How many of the events are the action's own; automatic consequences come after them. */
  own = 0;
  /** How many public events there have been, if events are wanted. */
  told = 0;
  /** The personality that this action has begun, and the number of events before; undefined once it is over. */
  begun:
    | {
        /** The player. */
        readonly seat: Seat;
        /** The personality. */
        readonly as: RoleName;
        /** The number of events before. */
        readonly told: number;
        /** The cause of what it does. */
        readonly because: Because;
      }
    | undefined = undefined;

  constructor(game: Game, state: WorkingState, events?: AnyEvent[], history?: PartHistory) {
    this.history = history;
    this.game = game;
    this.state = state;
    this.events = events;
    this.isHeard = events !== undefined || game.isListening;
  }

  /**
   * Emits an event with its cause, and calls the rules that listen for it.
   *
   * @param event - its `because` is optional; it takes precedence over the known rule of the step and role of the
   * decision.
   */
  emit<E extends Emitted>(event: E): void {
    const known = this.game.events.get(event.type);
    if (known === undefined) {
      refuse({
        code: 'INVALID_RULES',
        message: `Nothing in this game tells of ${event.type}.`,
        details: { event: event.type },
      });
    }
    const { isQuiet, answers } = known;
    if (!isQuiet) this.told += 1;
    const isNoted = this.events !== undefined && !isQuiet;
    if (!isNoted && answers.length === 0) return;
    const caused = { ...event, because: causeOf(this.because, event.because) };
    if (isNoted) this.events?.push(caused);
    for (const answer of answers) answer(this, caused);
  }
}

/** The cause that an event gives, completed by what is known, always in the same order. */
function causeOf(known: Because | undefined, said: Because | undefined): Because {
  const because: { -readonly [K in keyof Because]: Because[K] } = {};
  const rule = said?.rule ?? known?.rule;
  const role = said?.role ?? known?.role;
  const card = said?.card ?? known?.card;
  const tile = said?.tile ?? known?.tile;
  const province = said?.province ?? known?.province;
  if (rule !== undefined) because.rule = rule;
  if (role !== undefined) because.role = role;
  if (card !== undefined) because.card = card;
  if (tile !== undefined) because.tile = tile;
  if (province !== undefined) because.province = province;
  return because;
}
