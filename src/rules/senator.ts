/** Senator: buy up to two cards, each for its own cost and that of its place. */
import type { Action } from '../model/action';
import type { DecisionOf } from '../model/decision';
import { ask, finish, proceed } from './change';
import type { DecidingRole } from './game';
import { buyCard, purchases } from './market';
import { wrongDecision } from './refusals';

export const senator: DecidingRole<DecisionOf<'senator'>> = {
  name: 'senator',
  kind: 'senator',

  begin(play, seat) {
    ask(play, { kind: 'senator', seat, bought: 0 });
  },

  legal(game, state, { seat }, most) {
    const found: Action[] = purchases(game, state, seat, 'cardAndPlace', most);
    found.push({ type: 'pass', seat });
    return found;
  },

  apply(play, decision, action) {
    const { seat, bought } = decision;
    if (action.type === 'buyCard') {
      buyCard(play, seat, action, 'cardAndPlace', 'R-4.8');
      if (bought === 0) proceed(play, { kind: 'senator', seat, bought: 1 });
      else finish(play);
    } else if (action.type === 'pass') {
      finish(play);
    } else {
      wrongDecision(decision, action);
    }
  },
};
