/** What rules see of a game, and what they change it with. */
import type { AnyEvent, Because, Emitted } from '../model/any';
import type { RoleName } from '../model/cards';
import { refuse } from '../model/errors';
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

/** A moment that goes on: assign the fields of its state, and never change what is in them. */
export interface WorkingTable extends Table {
  /** A working copy, whose fields share what is in them with the state before. */
  readonly state: WorkingState;
}

/** What parts have been, by their ids, oldest first. */
export type PartHistory = Map<MapId, Json[]>;

/**
 * One action on its way: the state so far and what has happened. It lives as long as the call that made it.
 * The state is a working copy: assign its fields, and never change what is in them, because that is shared
 * with the states before.
 */
export class Play implements WorkingTable {
  /** Everything that does not change while it is played. */
  readonly game: Game;
  /** The working copy: assign its fields, and never change what is in them. */
  readonly state: WorkingState;
  /** What happens on the way, if anybody wants to know. */
  readonly events: AnyEvent[] | undefined;
  /** Whether anybody hears of events at all; where nobody does, the base game does not even make them. */
  readonly isHeard: boolean;
  /** What each part becomes on the way, if anybody wants to know. */
  readonly history: PartHistory | undefined;
  /**
   * Why happens what happens now: the rule of the step that is taken, the personality it belongs to, and what
   * rules say besides (`dueTo`). Nothing between the actions of cards, and where nobody hears of events.
   */
  because: Because | undefined = undefined;
  /** How many of the events are those of the action itself; what follows by itself comes after them. */
  own = 0;
  /** How many events that are not quiet have happened, if anybody hears of them. */
  told = 0;
  /** The personality that this action has begun, and how much was told before; nothing once it is over. */
  begun:
    | {
        /** Whose action it is. */
        readonly seat: Seat;
        /** The personality. */
        readonly as: RoleName;
        /** How much was told before. */
        readonly told: number;
        /** Why what it does happens. */
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
   * Notes what has happened and why, and lets the rules answer that listen for it.
   *
   * @param event - its `because` may be left out, or say what there is to say besides the rule of the step and
   * the role of the decision; what it says goes before what is known of these.
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

/** What an event says of its cause and what is known of it besides, always in the same order. */
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
