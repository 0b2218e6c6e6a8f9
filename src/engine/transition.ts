/** What an engine notes of an action on its way, besides what rules see of it. */

import type { Game, Transition } from '../kit/game';
import type { AnyAction, AnyEvent, Because, Emitted } from '../model/any';
import type { RoleName } from '../model/cards';
import { faultsOf, refuseFault } from '../model/faults';
import type { MapId, Seat } from '../model/ids';
import type { Json } from '../model/plain';
import type { WorkingState } from '../model/state';

/** The history of parts, by their ids, oldest first. */
export type PartHistory = Map<MapId, Json[]>;

/** What is noted of an action on its way, as far as it is wanted. */
export interface Notes {
  /** The events, in order. */
  readonly events?: AnyEvent[];
  /** How many of the events are the action's own; automatic consequences come after them. */
  own?: number;
  /** Actions that were carried out because no other was legal. */
  readonly automatic?: AnyAction[];
  /** The changes of parts. */
  readonly history?: PartHistory;
}

/** The personality that an action has begun. */
interface Begun {
  readonly seat: Seat;
  readonly as: RoleName;
  /** How much was told before. */
  readonly eventCount: number;
  /** Why what it does happens. */
  readonly because: Because;
}

/** One action on its way: the state so far and what has happened. */
export class EngineTransition implements Transition {
  readonly game: Game;
  readonly state: WorkingState;
  /** The events so far, if they are wanted. */
  readonly events: AnyEvent[] | undefined;
  readonly hasObservers: boolean;
  readonly notes: Notes | undefined;
  because: Because | undefined = undefined;
  /** How many public events there have been, if events are wanted. */
  eventCount = 0;
  /** The personality that this action has begun; nothing once it is over. */
  begun: Begun | undefined = undefined;

  constructor(game: Game, state: WorkingState, notes?: Notes) {
    this.game = game;
    this.state = state;
    this.notes = notes;
    this.events = notes?.events;
    this.hasObservers = this.events !== undefined || game.isListening;
  }

  emit<E extends Emitted>(event: E): void {
    const known = this.game.events.get(event.type);
    if (known === undefined) {
      const { type } = event;
      refuseFault('INVALID_RULES', {
        path: '',
        ...eventFaults.of('unknownEvent', { event: type }),
      });
    }
    const { isQuiet, answers } = known;
    if (!isQuiet) this.eventCount += 1;
    const isNoted = this.events !== undefined && !isQuiet;
    if (!isNoted && answers.length === 0) return;
    const caused = { ...event, because: causeOf(this.because, event.because) };
    if (isNoted) this.events?.push(caused);
    for (let index = 0; index < answers.length; index++) answers[index]?.(this, caused);
  }

  noteRole(seat: Seat, as: RoleName, because: Because): void {
    this.begun = { seat, as, eventCount: this.eventCount, because };
  }

  notePart(id: MapId, value: Json): void {
    this.notes?.history?.get(id)?.push(value);
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

export const eventFaults = faultsOf({
  unknownEvent: (_names, { event }: { readonly event: string }) =>
    `there is no event ${event} in this game`,
});
