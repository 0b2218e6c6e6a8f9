/**
 * What an action would do, as far as its player can know. It is carried out in a state imagined behind the player's view;
 * what is told of it ends before the first thing that depends on what the view hides.
 */

import type { ActionResult, OpenEngine, StateOrView } from '../engine/engine';
import { bringForward, carryOut, decisionOf, EngineTransition } from '../engine/turn';
import { maskState } from '../engine/view';
import type { Kinds, ViewOf } from '../engine/vocabulary';
import type { Game } from '../kit/game';
import type { AnyAction, AnyEvent, Emitted } from '../model/any';
import type { Card, CardId } from '../model/cards';
import { ConcordiaError } from '../model/errors';
import { askedFaults } from '../model/faults';
import { deepFreeze, workingCopy } from '../model/freeze';
import { valueAt } from '../model/parse';
import { isSameData, ownOnly } from '../model/plain';
import { quickParserOf, quickReader } from '../model/quick';
import type { GameState, GameView, Viewer } from '../model/state';
import { changedAt, type HiddenPlace, hiddenPlaces, isRevealed } from './hidden';

/** What an action would do, as far as its player can know. */
export type Preview<W extends Kinds = Kinds> =
  | {
      /** Whether the events are all there will be. */
      readonly complete: true;
      /** What `eventsFor` will tell the player. */
      readonly events: readonly W['event'][];
      /** The player's view after the action. */
      readonly view: ViewOf<W>;
    }
  | {
      /** Whether the events are all there will be. */
      readonly complete: false;
      /** What `eventsFor` will tell the player first; what follows depends on something hidden. */
      readonly events: readonly W['event'][];
    };

/** The events of an action for one viewer. */
type EventsFor = (before: GameState, result: ActionResult, viewer: Viewer) => readonly AnyEvent[];

export function previewer(
  engine: OpenEngine,
  eventsFor: EventsFor,
): (from: StateOrView, input: AnyAction) => Preview {
  const read = quickReader(engine.schemas.action);
  const parse = quickParserOf(engine.schemas.action, 'INVALID_ACTION');

  /** A legal action, and what it leads to. @throws ConcordiaError like `applyAction`. */
  function applied(state: GameState, input: unknown) {
    const action = read(ownOnly(input));
    const result = engine.tryApplyAction(state, action ?? input);
    if (!result.ok) throw result.error;
    return { action: action ?? parse(input), result };
  }

  function previewOf(view: GameView, input: unknown): Preview {
    const imagined = engine.imagine(view);
    const known = read(ownOnly(input));
    if (known !== undefined && known.seat !== view.viewer) {
      // Only its player knows what the others' actions need, such as their cards.
      const decides = engine.deciders(view).some((seat) => seat === known.seat);
      if (decides) askedFaults.refuse('INVALID_INPUT', 'state', 'notTheirDecision');
    }
    const { action, result } = applied(imagined, known ?? input);
    const { seat } = action;
    const { told, isTouched } = toldOf(engine, imagined, view, action);
    if (!isTouched && !isRevealed(engine, imagined, result.state, seat)) {
      return Object.freeze({
        complete: true,
        events: eventsFor(imagined, result, seat),
        view: engine.viewFor(result.state, seat),
      });
    }
    return deepFreeze({ complete: false, events: result.events.slice(0, told) });
  }

  return (from, input) => {
    // Refuses anything that is not a state or a view.
    engine.isOver(from);
    if ('viewer' in from) return previewOf(from, input);
    const { action } = applied(from, input);
    return previewOf(engine.viewFor(from, action.seat), action);
  };
}

/** How much is told of an action before it touches something hidden; all that happens if it touches nothing. */
function toldOf(
  engine: OpenEngine,
  state: GameState,
  view: GameView,
  action: AnyAction,
): { readonly told: number; readonly isTouched: boolean } {
  const hidden = hiddenPlaces(state, view);
  const transition = new WatchedTransition(engine.gameOf(state), state, view, hidden);
  const decision = decisionOf(transition, action.seat);
  if (decision === undefined)
    return askedFaults.refuse('INVALID_INPUT', 'state', 'notTheirDecision');
  bringForward(transition.state, decision);
  carryOut(transition, decision, action);
  transition.look();
  const { told, sure, touched, events } = transition;
  if (told === undefined) return { told: events.length, isTouched: false };
  // The last event may come before the change that it tells of.
  const isClear =
    told === sure || isSameOtherwise(engine, state, action, touched, events.slice(0, told), hidden);
  return { told: isClear ? told : sure, isTouched: true };
}

/** An action on its way, which notes when something hidden is touched first. */
class WatchedTransition extends EngineTransition {
  declare readonly events: AnyEvent[];
  readonly #before: GameState;
  readonly #seen: GameView;
  readonly #hidden: readonly HiddenPlace[];
  /** The number of events before something hidden was touched. */
  told: number | undefined = undefined;
  /** The number of events at the last moment at which nothing was touched. */
  sure = 0;
  /** What was touched first. */
  touched: readonly HiddenPlace[] = [];

  constructor(game: Game, before: GameState, seen: GameView, hidden: readonly HiddenPlace[]) {
    super(game, workingCopy(before), { events: [] });
    this.#before = before;
    this.#seen = seen;
    this.#hidden = hidden;
  }

  override emit<E extends Emitted>(event: E): void {
    this.look();
    super.emit(event);
  }

  look(): void {
    if (this.told !== undefined) return;
    this.touched = this.#touched();
    if (this.touched.length === 0) this.sure = this.events.length;
    else this.told = this.events.length;
  }

  /** What is no longer as it was, or is no longer hidden. */
  #touched(): readonly HiddenPlace[] {
    const moved = changedAt(this.#hidden, this.#before, this.state);
    if (moved.length > 0) return moved;
    try {
      const { viewer, decision } = this.#seen;
      // Between two decisions nothing is opened: without one, it would be the end of the game.
      const state = { ...this.state, decision: this.state.decision ?? decision };
      return changedAt(this.#hidden, this.#seen, maskState({ game: this.game, state }, viewer));
    } catch {
      // Rules of others may not be able to show what is not finished.
      return this.#hidden;
    }
  }
}

/** Whether the first events are the same if what was touched is something else. */
function isSameOtherwise(
  engine: OpenEngine,
  state: GameState,
  action: AnyAction,
  touched: readonly HiddenPlace[],
  events: readonly AnyEvent[],
  hidden: readonly HiddenPlace[],
): boolean {
  try {
    const other = engine.parseState(otherwise(engine.cards, state, hidden));
    if (changedAt(touched, state, other).length < touched.length) return false;
    const result = engine.tryApplyAction(other, action);
    return result.ok && isSameData(result.events.slice(0, events.length), events);
  } catch (error) {
    // There is no such state.
    if (error instanceof ConcordiaError) return false;
    throw error;
  }
}

/** Other words than those that are imagined. */
const OTHER_RANDOM: GameState['random'] = [9, 8, 7, 6];

/** The state with the hidden cards of each deck, and the hidden items of each list of a part, in another order. */
function otherwise(
  cards: Readonly<Record<CardId, Card>>,
  state: GameState,
  hidden: readonly HiddenPlace[],
): unknown {
  const lists = new Map<string, HiddenPlace[]>();
  for (const place of hidden) {
    const [field] = place;
    if (typeof place.at(-1) !== 'number' || (field !== 'deck' && field !== 'parts')) continue;
    const deck = field === 'deck' ? cards[String(valueAt(state, place))]?.deck : undefined;
    const key = JSON.stringify([place.slice(0, -1), deck]);
    lists.set(key, [...(lists.get(key) ?? []), place]);
  }
  const other: object = JSON.parse(JSON.stringify({ ...state, random: OTHER_RANDOM }));
  for (const places of lists.values()) {
    for (const [index, place] of places.entries()) {
      const from = places[(index + Math.floor(places.length / 2)) % places.length];
      const list = valueAt(other, place.slice(0, -1));
      if (from !== undefined && Array.isArray(list)) {
        list[Number(place.at(-1))] = valueAt(state, from);
      }
    }
  }
  return other;
}
