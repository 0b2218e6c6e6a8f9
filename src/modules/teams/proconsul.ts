/**
 * Proconsul: buy a card for its own cost, though no Proconsul. Afterwards the partner plays a
 * card alone, which is the turn's business.
 */
import { CARDS } from '../../cards/catalogue';
import type { CardId } from '../../model/cards';
import type { DecisionOf } from '../../model/decision';
import { refuse } from '../../model/errors';
import { ask, finish } from '../../rules/change';
import type { DecidingRole } from '../../rules/game';
import { buyCard, purchases } from '../../rules/market';
import { wrongDecision } from '../../rules/refusals';

const isProconsul = (card: CardId): boolean => CARDS[card].roles.includes('proconsul');

export const proconsul: DecidingRole<DecisionOf<'proconsul'>> = {
  name: 'proconsul',
  kind: 'proconsul',

  begin(play, seat) {
    ask(play, { kind: 'proconsul', seat });
  },

  *legal(game, state, { seat }) {
    for (const purchase of purchases(game, state, seat, 'cardOnly')) {
      if (!isProconsul(purchase.card)) yield purchase;
    }
    yield { type: 'pass', seat };
  },

  apply(play, decision, action) {
    if (action.type === 'buyCard') {
      if (isProconsul(action.card)) {
        refuse({
          code: 'CARD_NOT_FOR_SALE',
          message: 'A Proconsul buys no Proconsul.',
          rule: 'R-9.8',
          details: { card: action.card },
        });
      }
      buyCard(play, decision.seat, action, 'cardOnly', 'R-9.8');
    } else if (action.type !== 'pass') {
      wrongDecision(decision, action);
    }
    finish(play);
  },
};
