/** Praetor: each partner may buy one card, for its own cost and that of its place. */
import type { DecisionOf } from '../../model/decision';
import { ask } from '../../rules/change';
import type { DecidingRole } from '../../rules/game';
import { buyOneCard, purchases } from '../../rules/market';

export const praetor: DecidingRole<DecisionOf<'praetor'>> = {
  name: 'praetor',
  kind: 'praetor',

  begin(play, seat) {
    ask(play, { kind: 'praetor', seat });
  },

  legal: (game, state, { seat }, most) => [
    ...purchases(game, state, seat, 'cardAndPlace', most),
    { type: 'pass', seat },
  ],

  apply(play, decision, action) {
    buyOneCard(play, decision, action, 'cardAndPlace', 'R-9.7');
  },
};
