/**
 * Legatus: look at the partner's hand and suggest a card. What the partner plays then is the
 * turn's business.
 */
import type { DecisionOf } from '../../model/decision';
import { refuse } from '../../model/errors';
import { ask, finish, playerAt } from '../../rules/change';
import type { DecidingRole } from '../../rules/game';
import { wrongDecision } from '../../rules/refusals';
import { teamPart, teamPartner } from './part';

export const legatus: DecidingRole<DecisionOf<'legatus'>> = {
  name: 'legatus',
  kind: 'legatus',

  begin(play, seat) {
    ask(play, { kind: 'legatus', seat });
  },

  legal(game, state, { seat }) {
    const { hand } = playerAt(state, teamPartner(game, seat));
    const suggestions = [...new Set(hand)].map(
      (card) => ({ type: 'suggestCard', seat, card }) as const,
    );
    return [...suggestions, { type: 'pass', seat }];
  },

  apply(play, decision, action) {
    const { seat } = decision;
    finish(play);
    if (action.type === 'pass') return;
    if (action.type !== 'suggestCard') wrongDecision(decision, action);
    const { card } = action;
    const to = teamPartner(play.game, seat);
    if (!playerAt(play.state, to).hand.includes(card)) {
      refuse({
        code: 'CARD_NOT_IN_HAND',
        message: `${card} is not in the partner's hand.`,
        rule: 'R-9.9',
        details: { card },
      });
    }
    teamPart.write(play, { ...teamPart.read(play.state), suggested: { to, card } });
    play.events?.push({ type: 'cardSuggested', seat });
  },

  check(game, state, { seat }) {
    const { next } = teamPart.read(state);
    if (next?.do === 'play' && next.seat === teamPartner(game, seat)) return undefined;
    return { code: 'INVALID_STATE', message: 'The partner plays no card next.', rule: 'R-9.9' };
  },
};
