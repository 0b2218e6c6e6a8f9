import type { DecisionOf } from '../../model/decision';
import type { Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import { finish, proceed } from '../../rules/change';
import type { DecisionHandler, Game } from '../../rules/game';
import { moveColonist, moves, stepsOf } from '../../rules/moving';
import { wrongDecision } from '../../rules/refusals';
import { appiusSteps } from './permanent';

/** Julius moves colonists as an Architect does. */
export const moveColonists: DecisionHandler<DecisionOf<'moveColonists'>> = {
  kind: 'moveColonists',
  when: 'anyTime',

  legal: (game, state, { seat, steps }, most) => [
    ...moves(game, state, seat, steps, most),
    { type: 'pass', seat },
  ],

  apply(play, decision, action) {
    if (action.type === 'pass') {
      finish(play);
      return;
    }
    if (action.type !== 'moveColonist') wrongDecision(decision, action);
    const { seat, steps } = decision;
    const left = steps - moveColonist(play, seat, steps, action);
    if (left === 0) finish(play);
    else proceed(play, { kind: 'moveColonists', seat, steps: left });
  },

  check(game, state, { seat, steps }) {
    if (steps <= juliusSteps(game, state, seat)) return undefined;
    return { code: 'INVALID_STATE', message: 'Julius has fewer steps.', rule: 'R-12.3' };
  },
};

/** As many steps as an Architect has; Appius helps an Architect only. */
export function juliusSteps(game: Game, state: GameState, seat: Seat): number {
  return stepsOf(game, state, seat) - appiusSteps(state, seat);
}
