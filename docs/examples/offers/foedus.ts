/** Treaties: who begins is decided by a secret auction, and Negotiators trade with other players. */
import { defineModule, defineRules, passing } from 'concordia-rules/kit';
import { auctionPart, beginAuction, bid, bidding, bidMade, bidsRevealed } from './auction.js';
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
    parts: [auctionPart],
    roles: [negotiator],
    decisions: [bidding, negotiating, offered, countered],
    steps: [
      bid,
      offer,
      acceptOffer,
      counterOffer,
      passing(negotiating),
      passing(offered),
      passing(countered),
    ],
    events: [bidMade, bidsRevealed, goodOffered, counterOffered, goodSold],
    refusals: [noPartner, nothingToOffer, buyerHasNoRoom, counterTooHigh],
    deck: {
      cards: [{ id: 'negotiator', roles: ['negotiator'], deck: 0, cost: {}, gods: ['mercurius'] }],
      hand: (hand) => [...hand, 'negotiator'],
    },
    setUp: beginAuction,
    modifiers: {
      firstSeat: (seat, { state }) => auctionPart.read(state).first ?? seat,
    },
  }),
});
