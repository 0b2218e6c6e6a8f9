/** Counts action sequences: two engines with the same rules get the same numbers. */

import type { Engine } from '../engine/engine';
import type { Kinds, StateOf } from '../engine/vocabulary';
import type { AnyAction } from '../model/any';
import { faultsOf } from '../model/faults';
import type { GameState } from '../model/state';

/** Counts action sequences. */
export interface Perft<W extends Kinds = Kinds> {
  /**
   * The number of legal action sequences of length `depth` from a state.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * console.log(perft(state, 1), perft(state, 2)); // -> 6 72
   * ```
   */
  perft(state: StateOf<W>, depth: number): number;
}

/** Deeper counts take too long. */
const MAX_DEPTH = 10;

export function perftFor({ legalActions, applyTrusted, isOver }: Engine): Perft {
  function count(state: GameState, left: number): number {
    if (left === 0) return 1;
    const actions: readonly AnyAction[] = legalActions(state);
    if (left === 1) return actions.length;
    return actions.reduce((sum, action) => sum + count(applyTrusted(state, action), left - 1), 0);
  }
  return {
    perft(state, depth) {
      if (!Number.isInteger(depth) || depth < 0 || depth > MAX_DEPTH) {
        perftFaults.refuse('INVALID_INPUT', 'depth', 'wrongDepth', undefined, { most: MAX_DEPTH });
      }
      // Refuses anything that is not a state of the library, even at depth 0.
      isOver(state);
      return count(state, depth);
    },
  };
}

export const perftFaults = faultsOf({
  wrongDepth: (_names, { most }: { readonly most: number }) =>
    `the depth must be a whole number from 0 to ${most}`,
});
