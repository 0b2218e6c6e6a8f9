/** What a viewer remembers of a game: more than a view, which shows only the present. */
import type { OpenEngine } from '../engine/engine';
import { seenActions } from '../engine/seen-log';
import type { AnyAction } from '../model/any';
import { notValid } from '../model/faults';
import type { GameState, Viewer } from '../model/state';
import type { Chance } from '../random/chance';

/** What a viewer who has watched the whole game knows of it. */
export interface History<A extends AnyAction = AnyAction, S = GameState> {
  /** Who has watched. */
  readonly viewer: Viewer;
  /** Every action so far, first to last, each as the viewer has seen it: the same as in `logFor`. */
  readonly actions: readonly A[];
  /** A state that could be the present one, for all that the viewer has seen: as `redeal` makes it. */
  guess(chance: Chance): S;
}

/** @param states - one more than actions. */
export function historyOf(
  engine: OpenEngine,
  states: readonly GameState[],
  actions: readonly AnyAction[],
  viewer: Viewer,
): History {
  const [start, ...after] = states;
  const present = states.at(-1);
  if (start === undefined || present === undefined || after.length !== actions.length) {
    const facts = { of: 'array', exactly: actions.length + 1 };
    return notValid('INVALID_INPUT', 'states', 'wrongSize', undefined, facts);
  }
  // Refuses a viewer who does not exist.
  engine.viewFor(start, viewer);
  let seen: readonly AnyAction[] | undefined;
  return Object.freeze({
    viewer,
    get actions() {
      seen ??= seenActions(engine.gameOf(start), { start, actions, after }, viewer);
      return seen;
    },
    guess: (chance: Chance) => engine.redeal(present, chance, viewer),
  });
}
