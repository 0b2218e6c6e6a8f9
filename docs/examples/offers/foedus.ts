/** Treaties: who begins is decided by a secret auction, and Negotiators trade with other players. */
import { defineModule, defineRules, passing } from 'concordia-rules/kit';
import { auction, auctionWon, highest } from './auction.js';
import {
  acceptOffer,
  buyerHasNoRoom,
  countered,
  counterOffer,
  counterOffered,
  counterTooHigh,
  goodOffered,
  goodSold,
  negotiating,
  negotiator,
  noPartner,
  nothingToOffer,
  offer,
  offered,
} from './treaty.js';

export const foedus = defineModule({
  id: 'foedus',
  name: 'Foedus',
  rules: defineRules({
    id: 'foedus',
    parts: [auction.part],
    roles: [negotiator],
    decisions: [auction.decision, negotiating, offered, countered],
    steps: [
      auction.step,
      offer,
      acceptOffer,
      counterOffer,
      passing(negotiating),
      passing(offered),
      passing(countered),
    ],
    events: [...auction.events, auctionWon, goodOffered, counterOffered, goodSold],
    refusals: [noPartner, nothingToOffer, buyerHasNoRoom, counterTooHigh],
    deck: {
      cards: [{ id: 'negotiator', roles: ['negotiator'], deck: 0, cost: {}, gods: ['mercurius'] }],
      hand: (hand) => [...hand, 'negotiator'],
    },
    setUp: auction.begin,
    modifiers: {
      firstSeat: (seat, { state }) => highest(auction.shown(state))?.seat ?? seat,
    },
  }),
});
