import type { Action, GameState } from '../index';
import type { Library } from '../library';
import type { AnyAction } from '../model/any';
import type { ActionIn, Chance, Strategy } from './strategy';

/** A game played by automatic players. */
export interface PlayedOut<A extends AnyAction = Action, S = GameState> {
  /** From the first state to the last, one more than actions. */
  readonly states: readonly S[];
  /** Every action, first to last. */
  readonly actions: readonly A[];
}

/** The states of a library, by what it takes. */
export type StateIn<L extends Asked> = Parameters<L['viewFor']>[0];

type Asked = Pick<Library, 'applyTrusted' | 'legalActions' | 'viewFor'>;

/** Longer than any game by chance that was ever seen. */
const MAX_ACTIONS = 50_000;

/**
 * Plays a game on to its end, or for so many actions.
 *
 * @param strategies - one for everybody, or one for each seat; seats without one take the first.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium] });
 * const state = concordia.createGame({ map: 'imperium', players: 2, seed: 'ludi' });
 * const { states } = playOut(concordia, state, random, chanceFromSeed('ludi'));
 * console.log(states.at(-1)?.phase); // -> finished
 * ```
 */
export function playOut<L extends Asked>(
  library: L,
  start: StateIn<L>,
  strategies: Strategy<ActionIn<L>> | readonly Strategy<ActionIn<L>>[],
  chance: Chance,
  maxActions = MAX_ACTIONS,
): PlayedOut<ActionIn<L>, StateIn<L>> {
  const players = [strategies].flat();
  const states = [start];
  const taken: ActionIn<L>[] = [];
  let state = start;
  while (state.decision !== null && taken.length < maxActions) {
    const { seat } = state.decision;
    const strategy = players[seat] ?? players[0];
    if (strategy === undefined) break;
    const view = library.viewFor(state, seat);
    const listed = library.legalActions(state) as readonly ActionIn<L>[];
    const action = strategy.choose(view, listed, chance);
    state = library.applyTrusted(state, action) as StateIn<L>;
    taken.push(action);
    states.push(state);
  }
  return { states, actions: taken };
}
