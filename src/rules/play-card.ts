/** Playing a card: the decision every turn begins with. */

import type { BaseActionOf } from '../kit/actions';
import * as actions from '../kit/actions';
import { decision } from '../kit/decision';
import { refusal } from '../kit/refusal';
import type { Rules } from '../kit/rules';
import { step } from '../kit/step';
import type { CardId } from '../model/cards';
import { cardOf } from './cards';
import { changePlayer, finish, playerAt } from './change';
import { contains, items, removed } from './lists';
import { forbidRefusal } from './refusals';
import {
  beginRole,
  chosenRole,
  halfNotChosen,
  incomeOfRole,
  noHalves,
  roleRefusal,
} from './role-choice';

export const notInHand = refusal({
  reason: 'notInHand',
  code: 'CARD_NOT_IN_HAND',
  rule: 'R-3.1',
  words: (names, { card }: { readonly card: CardId }) => `${names.card(card)} is not in the hand.`,
});

const cardDecision = decision({ kind: 'playCard' });

const play = step({
  ...actions.playCard,
  rule: 'R-3.1',
  during: [cardDecision],
  candidatesAreLegal: true,

  candidates({ game, state }, { seat }) {
    const found: BaseActionOf<'playCard'>[] = [];
    const hand = items(playerAt(state, seat).hand);
    for (let index = 0; index < hand.length; index++) {
      const card = hand[index];
      if (card === undefined || hand.indexOf(card) !== index) continue;
      const { roles } = cardOf(game, card);
      if (roles.length === 1) found.push({ type: 'playCard', seat, card });
      else for (const as of roles) found.push({ type: 'playCard', seat, card, as });
    }
    return found;
  },

  refusal(position, action, open) {
    const { seat, card, as } = action;
    if (!contains(playerAt(position.state, seat).hand, card)) {
      return notInHand({ card });
    }
    return forbidRefusal(position, action, open) ?? roleRefusal(position.game, card, as);
  },

  cost: (position, { seat, card, as }) =>
    incomeOfRole(position, seat, card, as, playerAt(position.state, seat).discard.length + 1),

  apply(transition, { seat, card, as }) {
    const { hand, discard } = playerAt(transition.state, seat);
    const role = chosenRole(transition.game, card, as);
    changePlayer(transition, seat, {
      hand: removed(hand, hand.indexOf(card)),
      discard: [...discard, card],
    });
    finish(transition);
    if (transition.hasObservers) transition.emit({ type: 'cardPlayed', seat, card, as: role });
    beginRole(transition, seat, card, role);
  },
});

export const playCardRules = {
  id: 'play-card',
  refusals: [notInHand, halfNotChosen, noHalves],
  decisions: [cardDecision],
  steps: [play],
} as const satisfies Rules;
