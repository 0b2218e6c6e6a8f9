import type { Library } from '../library';
import type { Action } from '../model/action';
import type { GameState } from '../model/state';
import type { Chance, Strategy } from './strategy';

/** A game played by automatic players. */
export interface PlayedOut {
  /** From the first state to the last, one more than actions. */
  readonly states: readonly GameState[];
  readonly actions: readonly Action[];
}

/** Longer than any game by chance that was ever seen. */
const MAX_ACTIONS = 50_000;

/**
 * Plays a game on to its end, or for so many actions.
 *
 * @param strategies - one for everybody, or one for each seat; seats without one take the first.
 */
export function playOut(
  library: Pick<Library, 'applyTrusted' | 'legalActions' | 'viewFor'>,
  start: GameState,
  strategies: Strategy | readonly Strategy[],
  chance: Chance,
  maxActions = MAX_ACTIONS,
): PlayedOut {
  const players = [strategies].flat();
  const states = [start];
  const taken: Action[] = [];
  let state = start;
  while (state.decision !== null && taken.length < maxActions) {
    const { seat } = state.decision;
    const strategy = players[seat] ?? players[0];
    if (strategy === undefined) break;
    const view = library.viewFor(state, seat);
    const action = strategy.choose(view, library.legalActions(state), chance);
    state = library.applyTrusted(state, action);
    taken.push(action);
    states.push(state);
  }
  return { states, actions: taken };
}
