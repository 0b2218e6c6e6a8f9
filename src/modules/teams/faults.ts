/** What can be wrong with what it asks, remembers and draws, in words. */
import type { FaultFacts } from '../../kit';
import type { WordsFor } from '../../kit-rules';

type TeamsFault =
  | 'hasNotBegun'
  | 'cannotHaveBegun'
  | 'notOfThisTeam'
  | 'partnerActsAlready'
  | 'noSuchHalf'
  | 'partnerPlaysCard'
  | 'cardWaits'
  | 'nothingSuggested'
  | 'cannotBeCopied'
  | 'copiedTwice'
  | 'noPartnerHere'
  | 'partnerPlaysNoCard';

export const faults: WordsFor<Pick<FaultFacts, TeamsFault>> = {
  hasNotBegun: (names, { seat }) => `${names.player(seat)} has not chosen a start yet`,
  cannotHaveBegun: (names, { city }) => `nobody can have begun in ${names.place(city)}`,
  notOfThisTeam: () => 'this seat is not of the team whose turn it is',
  partnerActsAlready: () => 'the partner is acting already',
  noSuchHalf: (names, { card, role }) => `${names.card(card)} is not a ${names.role(role)}`,
  partnerPlaysCard: (names, { role }) =>
    `beside the ${names.role(role)} stands a half after which the partner plays a card`,
  cardWaits: () => 'a card waits to be played, and somebody has produced',
  nothingSuggested: () => 'nothing can have been suggested',
  cannotBeCopied: () => 'there is no such card to copy',
  copiedTwice: () => 'a card has been copied twice',
  noPartnerHere: () => 'nobody has a partner in this game',
  partnerPlaysNoCard: () => 'the partner does not play a card next',
};
