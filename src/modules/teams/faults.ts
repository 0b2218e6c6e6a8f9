/** What can be wrong with its decisions, parts and draws. */
import type { Seat } from '../../kit';
import { faultsOf } from '../../kit-rules';

export const faults = faultsOf({
  hasNotBegun: (names, { seat }: { readonly seat: Seat }) =>
    `${names.player(seat)} has no start city yet`,
  cannotHaveBegun: (names, { city }: { readonly city: string }) =>
    `${names.place(city)} is not a start city`,
  notOfThisTeam: () => 'the seat must belong to the team whose turn it is',
  partnerActsAlready: () => 'the partner is already acting',
  noSuchHalf: (names, { card, role }: { readonly card: string; readonly role: string }) =>
    `${names.card(card)} has no ${names.role(role)} half`,
  partnerPlaysCard: (names, { role }: { readonly role: string }) =>
    `after the other half of this ${names.role(role)}, the partner plays a card`,
  cardWaits: () => 'no province can have produced while the partner still has to play a card',
  nothingSuggested: () => 'no card can have been suggested',
  cannotBeCopied: () => 'there is no card to copy',
  copiedTwice: () => 'a card has been copied twice',
  noPartnerHere: () => 'nobody has a partner in this game',
  partnerPlaysNoCard: () => 'the partner does not play a card next',
});
