/** Why an action is illegal. */

import type { OpenEngine, StateOrView } from '../engine/engine';
import type { Kinds, StateOf, ViewOf } from '../engine/vocabulary';
import type { LocalizedRefusal } from '../model/errors';
import { askedFaults } from '../model/faults';
import type { GameState } from '../model/state';

/** Explains why a single action is illegal. */
export interface Why<W extends Kinds = Kinds> {
  /**
   * Why an action is illegal now; `undefined` if it is legal. Use it for actions that `choices` leaves out.
   *
   * @throws ConcordiaError `INVALID_INPUT` if the view's player does not decide.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * console.log(why(state, { type: 'playCard', seat: 0, card: 'mercator' })); // -> undefined
   * console.log(why(state, { type: 'pass', seat: 0 })?.code); // -> WRONG_DECISION
   * ```
   */
  why(state: StateOf<W> | ViewOf<W>, action: unknown): LocalizedRefusal | undefined;
}

export function whyFor(engine: OpenEngine): Why {
  /** For a view, an imagined state behind it: the deciding player has the same legal actions in both. */
  const stateOf = (state: StateOrView): GameState => {
    // First refuses anything that is not a state.
    engine.isOver(state);
    if (!('viewer' in state)) return state;
    if (engine.deciders(state).some((seat) => seat === state.viewer)) return engine.imagine(state);
    return askedFaults.refuse('INVALID_INPUT', 'state', 'notTheirDecision');
  };
  return {
    why(state, action) {
      const result = engine.tryApplyAction(stateOf(state), action);
      return result.ok ? undefined : result.error.toJSON();
    },
  };
}
