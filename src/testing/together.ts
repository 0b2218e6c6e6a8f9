/** Decisions at the same time: whoever is first, they lead to the same state. */
import { ConcordiaError } from '../model/errors';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { fail, type GameCheck, same, shown, type Tested } from './tested';

export function orderIsFree(library: Tested): GameCheck {
  return ({ states }) => {
    for (const state of states) {
      const seats = library.deciders(state);
      if (seats.length < 2) continue;
      if (!same(afterAll(library, state, seats), afterAll(library, state, [...seats].reverse()))) {
        fail(`The order of decisions at the same time matters, at ${shown(state.decision)}.`);
      }
    }
  };
}

/** The state after one action of each seat, which was legal before all of them. */
function afterAll(library: Tested, state: GameState, seats: readonly Seat[]): GameState {
  return seats.reduce((now, seat) => {
    // Not the first one, which often stands for doing nothing.
    const action = library.legalActions(state, seat).at(-1);
    if (action === undefined) return fail(`Seat ${seat} has no legal action.`);
    try {
      return library.applyAction(now, action);
    } catch (error) {
      if (!(error instanceof ConcordiaError) || error.code === 'INVALID_RULES') throw error;
      const why = `${shown(action)} is not legal after those of other seats`;
      return fail(`${why}, at ${shown(state.decision)}: ${error.message}`);
    }
  }, state);
}
