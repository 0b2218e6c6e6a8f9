import type { DecisionOf } from '../../model/decision';
import { finish, proceed } from '../../rules/change';
import type { DecisionHandler } from '../../rules/game';
import { countColonists, moveColonist, moves } from '../../rules/moving';
import { wrongDecision } from '../../rules/refusals';

/** Julius moves colonists, and is no Architect. */
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

  check(_game, state, { seat, steps }) {
    if (steps <= countColonists(state, seat)) return undefined;
    return { code: 'INVALID_STATE', message: 'Julius has fewer steps.', rule: 'R-12.3' };
  },
};
