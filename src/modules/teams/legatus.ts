/**
 * Legatus: look at the partner's hand and suggest a card. The card that the partner then plays is part of the
 * same turn.
 */
import {
  ask,
  type CardId,
  card,
  decision,
  event,
  finish,
  meaning,
  passing,
  playerAt,
  type Role,
  refusal,
  seat,
  step,
} from '../../kit';
import { faultsOf, impossible, partyOf } from '../../kit-rules';
import { teamPart, teamPartner } from './part';

export const legatusFaults = faultsOf({
  partnerPlaysNoCard: () => 'the partner does not play a card next',
});

/** Look at the partner's hand and suggest a card. */
export const legatusDecision = decision({
  kind: 'legatus',
  audit({ game, state }, { seat }) {
    const { next } = teamPart.read(state);
    if (next?.do === 'play' && next.seat === teamPartner(game, seat)) return undefined;
    return impossible(legatusFaults.of('partnerPlaysNoCard'), 'R-9.9');
  },
  words: (names, { seat }) => `${names.player(seat)} may suggest a card`,
});

export const legatus: Role = {
  name: 'legatus',
  rule: 'R-9.9',
  begin: (transition, seat) => ask(transition, { kind: 'legatus', seat }),
};

/** A card was suggested; only the partners know which. */
export const cardSuggested = event({
  type: 'cardSuggested',
  shape: {
    seat,
  },
  words: (names, { seat }) => `${names.player(seat)} suggests a card`,
});

export const notInPartnersHand = refusal({
  reason: 'notInPartnersHand',
  code: 'CARD_NOT_IN_HAND',
  rule: 'R-9.9',
  words: (names, { card }: { readonly card: CardId }) =>
    `${names.card(card)} is not in the partner’s hand.`,
});

/** Suggest one of the partner's cards; they need not follow. */
const suggestCard = step({
  type: 'suggestCard',
  notation: 'suggest {card}',
  rule: 'R-9.9',
  during: [legatusDecision],
  shape: {
    card: meaning(card, "A card of the partner's hand."),
  },
  candidates({ game, state }, { seat }) {
    const { hand } = playerAt(state, teamPartner(game, seat));
    return [...new Set(hand)].map((card) => ({ card }));
  },
  refusal({ game, state }, { seat, card }) {
    const { hand } = playerAt(state, teamPartner(game, seat));
    return hand.includes(card) ? undefined : notInPartnersHand({ card });
  },
  apply(transition, { seat, card }) {
    finish(transition);
    const suggested = { to: teamPartner(transition.game, seat), card };
    teamPart.write(transition, { ...teamPart.read(transition.state), suggested });
    transition.emit({ type: 'cardSuggested', seat });
  },
  words: (names, { card }) => `Suggest ${names.card(card)}`,
  // Other players see only that the hand was looked at.
  mask: ({ game }, action, viewer) =>
    viewer !== 'spectator' && partyOf(game, viewer) === partyOf(game, action.seat)
      ? action
      : { type: 'pass', seat: action.seat },
});

export const legatusSteps = [suggestCard, passing(legatusDecision)] as const;
