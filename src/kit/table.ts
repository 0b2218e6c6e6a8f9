/** What rules see of a game, and what they change it with. */
import type { AnyEvent } from '../model/any';
import { refuse } from '../model/errors';
import type { MapId } from '../model/ids';
import type { Json } from '../model/json';
import type { GameState, WorkingState } from '../model/state';
import type { Game } from './game';

/** A game and a moment of it: what every question is about. */
export interface Table {
  /** Everything that does not change while it is played. */
  readonly game: Game;
  readonly state: GameState;
}

/** What parts have been, by their ids, oldest first. */
export type PartHistory = Map<MapId, Json[]>;

/**
 * One action on its way: the state so far and what has happened. It lives as long as the call that made it.
 * The state is a working copy: assign its fields, and never change what is in them, because that is shared
 * with the states before.
 */
export class Play implements Table {
  readonly game: Game;
  readonly state: WorkingState;
  /** What happens on the way, if anybody wants to know. */
  readonly events: AnyEvent[] | undefined;
  /** Whether anybody hears of events at all; where nobody does, the base game does not even make them. */
  readonly isHeard: boolean;
  /** What each part becomes on the way, if anybody wants to know. */
  readonly history: PartHistory | undefined;

  constructor(game: Game, state: WorkingState, events?: AnyEvent[], history?: PartHistory) {
    this.history = history;
    this.game = game;
    this.state = state;
    this.events = events;
    this.isHeard = events !== undefined || game.isListening;
  }

  /** Notes what has happened, and lets the rules answer that listen for it. */
  emit<E extends AnyEvent>(event: E): void {
    const known = this.game.events.get(event.type);
    if (known === undefined) {
      refuse({
        code: 'INVALID_RULES',
        message: `Nothing in this game tells of ${event.type}.`,
        details: { event: event.type },
      });
    }
    if (this.events !== undefined && !known.isQuiet) this.events.push(event);
    for (const answer of known.answers) answer(this, event);
  }
}
