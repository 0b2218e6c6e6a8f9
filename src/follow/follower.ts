/**
 * Views that follow events: each event changes what it tells of, first what is of the base game, then what maps and
 * modules remember.
 */
import * as z from 'zod/mini';
import type { ActionResult, OpenEngine } from '../engine/engine';
import type { Kinds, StateOf, ViewOf } from '../engine/vocabulary';
import type { Game } from '../kit/game';
import type { ViewEvent } from '../kit/view-events';
import type { AnyEvent } from '../model/any';
import { refuse } from '../model/errors';
import { deepFreeze, freezeState, isDeepFrozen, withEntry } from '../model/freeze';
import { quickParserOf } from '../model/quick';
import type { GameState, GameView, Viewer } from '../model/state';
import { workingCopy } from '../rules/change';
import { BASE_FOLLOWS, type Watching } from './base';
import { differences } from './differences';
import { doesNotFit } from './refusals';

/** Views that are kept up to date by events alone. */
export interface Follower<W extends Kinds = Kinds> {
  /**
   * What a viewer is told of an action: its events, and, for whoever sees more than the others, what else has changed
   * in the view. With it `follow` leads from the view before to the view after.
   *
   * @param before - the state before the action.
   * @param result - what `tryApplyAction` has made of it.
   * @throws ConcordiaError `INVALID_STATE` for what is no state, `INVALID_INPUT` if the result is not one of an action that
   * was carried out, or there is no such viewer.
   */
  eventsFor(before: StateOf<W>, result: ActionResult<W>, viewer: Viewer): readonly W['event'][];
  /**
   * The view after some events: of the view before and what `eventsFor` has told its viewer since. So a client that has a
   * view once needs nothing but events.
   *
   * @throws ConcordiaError `INVALID_STATE` for what is no view, `INVALID_INPUT` for what are no events, or none that can
   * have happened after the view (`eventsDoNotFit`).
   */
  follow(view: ViewOf<W>, events: readonly W['event'][]): ViewOf<W>;
}

/** More than any action leads to. */
const MOST_EVENTS = 5000;

export function followerFor(engine: OpenEngine): Follower {
  const { schemas, viewFor, adoptView, gameOf, imagine, parseView } = engine;
  const list: z.ZodMiniType<readonly AnyEvent[]> = z
    .array(schemas.event)
    .check(z.maxLength(MOST_EVENTS));
  const read = quickParserOf(list, 'INVALID_INPUT');

  return {
    follow(view, told) {
      const events = read(told);
      const game = gameOf(imagine(view));
      // What nobody can change any more is shared as it is.
      const before = isDeepFrozen(view) ? view : parseView(view);
      if (events.length === 0) return before;
      const after = followed(game, before, deepFreeze(events));
      try {
        return adoptView(after);
      } catch (error) {
        return doesNotFit(error);
      }
    },

    eventsFor(before, result, viewer) {
      if (result?.ok !== true) {
        return refuse({
          code: 'INVALID_INPUT',
          message: 'Only an action that was carried out has events.',
          details: { path: 'result' },
        });
      }
      const events = read(result.events);
      const view = viewFor(before, viewer);
      const wanted = viewFor(result.state, viewer);
      const game = gameOf(before);
      const others = differences(followed(game, view, events), wanted);
      const because = { rule: 'R-3.1' };
      const changes = others.map((other) => ({ type: 'viewChanged', ...other, because }) as const);
      return deepFreeze([...events, ...(changes satisfies readonly ViewEvent[])]);
    },
  };
}

/** Stands for a generator that no view shows. */
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
