/**
 * Proconsul: buy a card for its own cost, though no Proconsul. Afterwards the partner plays a
 * card alone, which is the turn's business.
 */
import { CARDS } from '../../cards/catalogue';
import type { CardId } from '../../model/cards';
import type { DecisionOf } from '../../model/decision';
import { refuse } from '../../model/errors';
import { ask } from '../../rules/change';
import type { DecidingRole } from '../../rules/game';
import { buyOneCard, purchases } from '../../rules/market';

const isProconsul = (card: CardId): boolean => CARDS[card].roles.includes('proconsul');

export const proconsul: DecidingRole<DecisionOf<'proconsul'>> = {
  name: 'proconsul',
  kind: 'proconsul',

  begin(play, seat) {
    ask(play, { kind: 'proconsul', seat });
  },

  legal(game, state, { seat }) {
    const bought = purchases(game, state, seat, 'cardOnly');
    return [...bought.filter(({ card }) => !isProconsul(card)), { type: 'pass', seat }];
  },

  apply(play, decision, action) {
    if (action.type === 'buyCard' && isProconsul(action.card)) {
      refuse({
        code: 'CARD_NOT_FOR_SALE',
        message: 'A Proconsul buys no Proconsul.',
        rule: 'R-9.8',
        details: { card: action.card },
      });
    }
    buyOneCard(play, decision, action, 'cardOnly', 'R-9.8');
  },
};
