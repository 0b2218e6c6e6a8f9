/** Playing on in a search, without views and lists of states. */
import type { GameState } from '../../index';
import type { Seat } from '../../model/ids';
import type { Planner, PlannerRules } from '../planner';
import type { Chance } from '../strategy';

/** More decisions than any game of planners has. */
const MOST = 5000;

/** Plays on until a state is far enough, or the game is over. */
export function playOn(
  rules: PlannerRules,
  from: GameState,
  playerAt: (seat: Seat) => Planner,
  chance: Chance,
  isEnough: (state: GameState) => boolean,
): GameState {
  let state = from;
  for (let step = 0; step < MOST; step++) {
    const { decision } = state;
    if (decision === null || isEnough(state)) return state;
    const actions = rules.legalActions(state);
    const [only] = actions;
    if (only === undefined) return state;
    const action =
      actions.length === 1 ? only : playerAt(decision.seat).choose(state, actions, chance);
    state = rules.applyTrusted(state, action);
  }
  return state;
}
