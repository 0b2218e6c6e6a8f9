/** Consul: buy one card for its own cost only. */
import type { DecisionOf } from '../model/decision';
import { ask, finish } from './change';
import type { DecidingRole } from './game';
import { buyCard, purchases } from './market';
import { wrongDecision } from './refusals';

export const consul: DecidingRole<DecisionOf<'consul'>> = {
  name: 'consul',
  kind: 'consul',

  begin(play, seat) {
    ask(play, { kind: 'consul', seat });
  },

  *legal(game, state, { seat }) {
    yield* purchases(game, state, seat, 'cardOnly');
    yield { type: 'pass', seat };
  },

  apply(play, decision, action) {
    if (action.type === 'buyCard') {
      buyCard(play, decision.seat, action, 'cardOnly', 'R-4.9');
    } else if (action.type !== 'pass') {
      wrongDecision(decision, action);
    }
    finish(play);
  },
};
