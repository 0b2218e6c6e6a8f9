/** Praetor: each partner may buy one card, for its own cost and that of its place. */
import type { DecisionOf } from '../../model/decision';
import { ask, finish } from '../../rules/change';
import type { DecidingRole } from '../../rules/game';
import { buyCard, purchases } from '../../rules/market';
import { wrongDecision } from '../../rules/refusals';

export const praetor: DecidingRole<DecisionOf<'praetor'>> = {
  name: 'praetor',
  kind: 'praetor',

  begin(play, seat) {
    ask(play, { kind: 'praetor', seat });
  },

  *legal(game, state, { seat }) {
    yield* purchases(game, state, seat, 'cardAndPlace');
    yield { type: 'pass', seat };
  },

  apply(play, decision, action) {
    if (action.type === 'buyCard') {
      buyCard(play, decision.seat, action, 'cardAndPlace', 'R-9.7');
    } else if (action.type !== 'pass') {
      wrongDecision(decision, action);
    }
    finish(play);
  },
};
