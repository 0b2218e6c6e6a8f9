/** Playing a card: the decision every turn begins with. */

import type { BaseActionOf } from '../kit/actions';
import * as actions from '../kit/actions';
import { decision } from '../kit/decision';
import type { Game } from '../kit/game';
import { baseRefusal } from '../kit/refusal';
import type { Rules } from '../kit/rules';
import { step } from '../kit/step';
import type { CardId } from '../model/cards';
import type { Seat } from '../model/ids';
import { finish, playerAt, workingPlayer } from './change';
import { contains, items, placeOf, removed } from './lists';
import { onceForSeat } from './once';
import { forbidRefusal } from './refusals';
import {
  beginRole,
  chosenRole,
  halfNotChosen,
  incomeOfRole,
  noHalves,
  roleRefusal,
  rolesToChoose,
} from './role-choice';

export const notInHand = baseRefusal({
  reason: 'notInHand',
  code: 'CARD_NOT_IN_HAND',
  rule: 'R-3.1',
  words: (names, { card }: { readonly card: CardId }) => `${names.card(card)} is not in the hand.`,
});

type PlayCard = BaseActionOf<'playCard'>;

/** The ways to play each card of a game: made when first needed, because they are listed so often. */
const playsIn = onceForSeat(
  (game, seat) => new Map([...game.cards.keys()].map((card) => [card, playsOf(game, seat, card)])),
);

/** The ways in which a player can play a card: one for each of its roles. */
function playsOf(game: Game, seat: Seat, card: CardId): readonly PlayCard[] {
  return rolesToChoose(game, card).map((half) =>
    Object.freeze({ type: 'playCard', seat, card, ...half } as const),
  );
}

const cardDecision = decision({ kind: 'playCard' });

const play = step({
  ...actions.playCard,
  rule: 'R-3.1',
  during: [cardDecision],
  candidatesAreLegal: true,

  candidates({ game, state }, { seat }) {
    const found: PlayCard[] = [];
    const known = playsIn(game, seat);
    const hand = items(playerAt(state, seat).hand);
    for (let index = 0; index < hand.length; index++) {
      const card = hand[index] as CardId;
      if (hand.indexOf(card) !== index) continue;
      const plays = known.get(card) ?? playsOf(game, seat, card);
      for (let next = 0; next < plays.length; next++) found.push(plays[next] as PlayCard);
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
    const player = workingPlayer(transition, seat);
    player.hand = removed(hand, placeOf(hand, card));
    player.discard = [...discard, card];
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
