/** What a viewer remembers of a game: more than a view, which shows only the present. */

import type { OpenEngine } from '../engine/engine';
import { seenActions } from '../engine/seen-log';
import type { AnyAction } from '../model/any';
import type { ConcordiaError } from '../model/errors';
import { inputFaults } from '../model/faults';
import { isShortList, typeOf } from '../model/plain';
import { sealErrors } from '../model/seal';
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

/** More states than any game has. */
const MOST_STATES = 100_001;

/** @param states - one more than actions. */
export function historyOf(
  engine: OpenEngine,
  states: readonly GameState[],
  actions: readonly AnyAction[],
  viewer: Viewer,
  localized: (error: ConcordiaError, about: unknown) => ConcordiaError,
): History {
  mustBeList(states, 'states');
  mustBeList(actions, 'actions');
  const [start] = states;
  const present = states.at(-1);
  if (start === undefined || present === undefined || states.length !== actions.length + 1) {
    const facts = { of: 'array', exactly: actions.length + 1 };
    return inputFaults.refuse('INVALID_INPUT', 'states', 'wrongSize', undefined, facts);
  }
  // Refuses a viewer who does not exist.
  engine.viewFor(start, viewer);
  // The lists may grow while the game goes on.
  const course = { start, actions: actions.slice(), after: states.slice(1) };
  let seen: readonly AnyAction[] | undefined;
  const told = (error: ConcordiaError): ConcordiaError => localized(error, start);
  const seenSoFar = sealErrors(() => seenActions(engine.gameOf(start), course, viewer), told);
  return Object.freeze({
    viewer,
    get actions() {
      seen ??= Object.freeze(seenSoFar());
      return seen;
    },
    guess: sealErrors((chance: Chance) => engine.redeal(present, chance, viewer), told),
  });
}

function mustBeList(list: unknown, path: string): void {
  if (!Array.isArray(list)) {
    const facts = { expected: 'array', found: typeOf(list) };
    inputFaults.refuse('INVALID_INPUT', path, 'wrongType', undefined, facts);
  }
  if (!isShortList(list, MOST_STATES)) inputFaults.refuse('INVALID_INPUT', path, 'tooMuchData');
}
