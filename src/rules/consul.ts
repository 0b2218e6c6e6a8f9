/** Consul: buy one card for its own cost only. */
import type { Action } from '../model/action';
import type { DecisionOf } from '../model/decision';
import { ask } from './change';
import type { DecidingRole } from './game';
import { buyOneCard, purchases } from './market';

export const consul: DecidingRole<DecisionOf<'consul'>> = {
  name: 'consul',
  kind: 'consul',

  begin(play, seat) {
    ask(play, { kind: 'consul', seat });
  },

  legal(game, state, { seat }, most) {
    const found: Action[] = purchases(game, state, seat, 'cardOnly', most);
    found.push({ type: 'pass', seat });
    return found;
  },

  apply(play, decision, action) {
    buyOneCard(play, decision, action, 'cardOnly', 'R-4.9');
  },
};
