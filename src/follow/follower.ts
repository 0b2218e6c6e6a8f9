/** Updates views by events: each event changes the base game first, then the parts of maps and modules. */

import * as z from 'zod/mini';
import type { ActionResult, OpenEngine, StateOrView } from '../engine/engine';
import type { Kinds, StateOf, ViewOf } from '../engine/vocabulary';
import type { ViewEvent } from '../kit/events';
import type { Game } from '../kit/game';
import type { AnyEvent } from '../model/any';
import { deepFreeze, freezeState, isDeepFrozen, withEntry, workingCopy } from '../model/freeze';
import { quickParserOf } from '../model/quick';
import type { GameState, GameView, Viewer } from '../model/state';
import { BASE_FOLLOWS, type Watching } from './base-events';
import { differences } from './differences';
import { doesNotFit, followFaults } from './follow-faults';
import { type Preview, previewer } from './preview';
import { undoLimitOf } from './undo';

/** Keeps views up to date with events. */
export interface Follower<W extends Kinds = Kinds> {
  /**
   * The events of an action for one viewer; a viewer who sees more than the others also gets what else has changed in
   * the view. With them, `follow` turns the view before the action into the view after it.
   *
   * @param before - the state before the action.
   * @param result - what `tryApplyAction` returned for it.
   * @throws ConcordiaError `INVALID_STATE` if `before` is not a state, `INVALID_INPUT` if the result is not that of a
   * successful action or the viewer does not exist.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * const result = tryApplyAction(state, { type: 'playCard', seat: 0, card: 'mercator' });
   * const events = eventsFor(state, result, 1);
   * console.log(events.map(({ type }) => type)); // -> [ 'cardPlayed', 'moneyReceived', 'decisionOpened' ]
   * ```
   */
  eventsFor(before: StateOf<W>, result: ActionResult<W>, viewer: Viewer): readonly W['event'][];
  /**
   * Applies events from `eventsFor` to a view. A client that has one view needs only events from then on.
   *
   * @throws ConcordiaError `INVALID_STATE` if `view` is not a view, `INVALID_INPUT` if `events` are not events or
   * cannot follow the view (`eventsDoNotFit`).
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * const result = tryApplyAction(state, { type: 'playCard', seat: 0, card: 'mercator' });
   * const view = follow(viewFor(state, 1), eventsFor(state, result, 1));
   * console.log(view.players[0]?.money, view.decision?.kind); // -> 8 mercator
   * ```
   */
  follow(view: ViewOf<W>, events: readonly W['event'][]): ViewOf<W>;
  /**
   * What an action would do, as far as its player can know: the first events that `eventsFor` would tell them, up to
   * the first thing that depends on what their view hides, such as new cards of the display, tiles drawn, a shuffle, the
   * hands at the end. If nothing does, it is `complete`, and `view` is their view afterwards. Nothing changes.
   *
   * @param state - a view of the acting player; of a state, only what this player sees is used.
   * @throws ConcordiaError as `applyAction` does; `INVALID_INPUT` (`notTheirDecision`) if somebody else’s view is to
   * tell what an action would do.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * const next = preview(viewFor(state, 0), { type: 'playCard', seat: 0, card: 'mercator' });
   * console.log(next.complete, next.events.map(({ type }) => type)); // -> true [ 'cardPlayed', 'moneyReceived', 'decisionOpened' ]
   * ```
   */
  preview(state: StateOrView<W>, action: W['action']): Preview<W>;
  /**
   * How far the game may be taken back: the index of the earliest state to go back to, `states.length - 1` if nothing
   * may be taken back. `states` is the whole game, from what `createGame` returned to the present, each the successor of
   * the one before; or its end, as long as it has the present.
   *
   * Only the player who has acted last takes back, as many actions as they made without another player deciding in
   * between; also when it is the next player's turn, until that player acts. What was carried out because nothing else
   * was possible goes back with the action it followed from. An action stays
   *
   * - if something hidden from its player was moved or shown to anybody: the deck, hands of others, covered discards,
   *   what `view` of a part hides. What only its player knew and has shown, such as a card played, may go back to the hand;
   * - if the random generator was used;
   * - if several players decided at the same time, because a state does not say who of them acted;
   * - if it ended the game, which opens all hands.
   *
   * The states are compared pair by pair from the end, as far as can be taken back; earlier ones are not looked at.
   *
   * @throws ConcordiaError `INVALID_STATE` if one of those looked at is not a state, `INVALID_INPUT` if `states` is not
   * a list of states of one game, or is empty.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * const next = applyAction(state, { type: 'playCard', seat: 0, card: 'mercator' });
   * console.log(undoLimit([state, next]), undoLimit([next])); // -> 0 0
   * ```
   */
  undoLimit(states: readonly StateOf<W>[]): number;
}

/** More events than any action has. */
const MOST_EVENTS = 5000;

export function followerFor(engine: OpenEngine): Follower {
  const { schemas, viewFor, adoptView, gameOf, imagine, parseView } = engine;
  const list: z.ZodMiniType<readonly AnyEvent[]> = z
    .array(schemas.event)
    .check(z.maxLength(MOST_EVENTS));
  const read = quickParserOf(list, 'INVALID_INPUT');

  const eventsFor: Follower['eventsFor'] = (before, result, viewer) => {
    if (result?.ok !== true) return followFaults.refuse('INVALID_INPUT', 'result', 'noEvents');
    const events = read(result.events);
    const view = viewFor(before, viewer);
    const wanted = viewFor(result.state, viewer);
    const game = gameOf(before);
    const others = differences(followed(game, view, events), wanted);
    const because = { rule: 'R-3.1' };
    const changes = others.map((other) => ({ type: 'viewChanged', ...other, because }) as const);
    return deepFreeze([...events, ...(changes satisfies readonly ViewEvent[])]);
  };

  return {
    follow(view, told) {
      const events = read(told);
      const game = gameOf(imagine(view));
      // Frozen views can be shared.
      const before = isDeepFrozen(view) ? view : parseView(view);
      if (events.length === 0) return before;
      const after = followed(game, before, deepFreeze(events));
      try {
        return adoptView(after);
      } catch (error) {
        return doesNotFit(error);
      }
    },

    eventsFor,

    preview: previewer(engine, eventsFor),

    undoLimit: (states) => undoLimitOf(engine, states),
  };
}

/** Stands for the random generator, which is hidden in views. */
const NO_RANDOM: GameState['random'] = Object.freeze([0, 0, 0, 0] as const);

function followed(game: Game, view: GameView, events: readonly AnyEvent[]): GameView {
  const { viewer, ...open } = view;
  const before: GameState = { ...open, random: NO_RANDOM };
  const watching: Watching = { game, viewer, state: workingCopy(before) };
  try {
    for (const event of events) followOne(watching, event);
  } catch (error) {
    return doesNotFit(error);
  }
  const state = freezeState(watching.state, before);
  return Object.freeze({ ...state, random: null, viewer });
}

interface OfBase {
  follow(view: Watching, event: AnyEvent): void;
}
const BASE: Readonly<Record<string, OfBase['follow']>> = BASE_FOLLOWS;

function followOne(view: Watching, event: AnyEvent): void {
  const { game, state } = view;
  const { type } = event;
  if (Object.hasOwn(BASE, type)) BASE[type]?.(view, event);
  else game.events.get(type)?.type.follow?.(view, event);
  for (const { id, follow } of game.parts) {
    const seen = state.parts[id];
    const change = follow !== undefined && Object.hasOwn(follow, type) ? follow[type] : undefined;
    if (seen === undefined || change === undefined) continue;
    const after = change(seen, event, view);
    if (after !== seen) state.parts = withEntry(state.parts, id, after);
  }
}
