/** Variant: empty storehouses, more money, and a purchase before everybody's first card. */

import type { Action } from '../model/action';
import type { DecisionOf } from '../model/decision';
import { refuse } from '../model/errors';
import { GOODS } from '../model/goods';
import { ask, finish } from '../rules/change';
import type { DecisionHandler, RuleModule } from '../rules/game';
import { wrongDecision } from '../rules/refusals';
import { addTrades, trade } from '../rules/trade';

const buyGoods: DecisionHandler<DecisionOf<'buyGoods'>> = {
  kind: 'buyGoods',
  when: 'beforeCard',

  legal(game, state, { seat }) {
    const found: Action[] = [];
    for (const good of GOODS) addTrades(found, game, state, seat, 'buy', good);
    found.push({ type: 'pass', seat });
    return found;
  },

  apply(play, decision, action) {
    if (action.type === 'pass') {
      finish(play);
      return;
    }
    if (action.type !== 'trade') wrongDecision(decision, action);
    if (action.deal === 'sell') {
      refuse({
        code: 'CANNOT_TRADE',
        message: 'First goods are bought, not sold.',
        rule: 'R-8.1',
      });
    }
    trade(play, decision.seat, action, 'R-8.1');
  },

  check(game, { turn }) {
    if (turn <= game.players) return undefined;
    return {
      code: 'INVALID_STATE',
      message: 'First goods are bought in the first turn.',
      rule: 'R-8.1',
    };
  },
};

export const boughtGoods: RuleModule = {
  id: 'bought-goods',
  usedBy: ({ startingGoods }) => startingGoods === 'bought',
  decisions: [buyGoods],

  turnStarted(play) {
    const { seat, turn } = play.state;
    if (turn <= play.game.players) ask(play, { kind: 'buyGoods', seat });
  },
};
