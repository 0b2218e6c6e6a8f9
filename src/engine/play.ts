/** What an engine notes of an action on its way, besides what rules see of it. */
import type { Game } from '../kit/game';
import type { WorkingTable } from '../kit/table';
import type { AnyEvent, Because, Emitted } from '../model/any';
import type { RoleName } from '../model/cards';
import { refuse } from '../model/errors';
import type { MapId, Seat } from '../model/ids';
import type { Json } from '../model/json';
import type { WorkingState } from '../model/state';

/** What parts have been, by their ids, oldest first. */
export type PartHistory = Map<MapId, Json[]>;

/** The personality that an action has begun. */
interface Begun {
  readonly seat: Seat;
  readonly as: RoleName;
  /** How much was told before. */
  readonly told: number;
  /** Why what it does happens. */
  readonly because: Because;
}

/** One action on its way: the state so far and what has happened. */
export class Play implements WorkingTable {
  readonly game: Game;
  readonly state: WorkingState;
  /** What happens on the way, if anybody wants to know. */
  readonly events: AnyEvent[] | undefined;
  readonly isHeard: boolean;
  /** What each part becomes on the way, if anybody wants to know. */
  readonly history: PartHistory | undefined;
  because: Because | undefined = undefined;
  /** How many of the events are those of the action itself; what follows by itself comes after them. */
  own = 0;
  /** How many events that are not quiet have happened, if anybody hears of them. */
  told = 0;
  /** The personality that this action has begun; nothing once it is over. */
  begun: Begun | undefined = undefined;

  constructor(game: Game, state: WorkingState, events?: AnyEvent[], history?: PartHistory) {
    this.history = history;
    this.game = game;
    this.state = state;
    this.events = events;
    this.isHeard = events !== undefined || game.isListening;
  }

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

  noteRole(seat: Seat, as: RoleName, because: Because): void {
    this.begun = { seat, as, told: this.told, because };
  }

  notePart(id: MapId, value: Json): void {
    this.history?.get(id)?.push(value);
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
