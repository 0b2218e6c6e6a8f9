/** Faults of the decisions of roles. */
import type { PartFacts } from '../model/fault-facts';
import type { WordsFor } from '../model/fault-words';

type PartFault =
  | 'tooManySteps'
  | 'tooManyKinds'
  | 'roomForAll'
  | 'cannotHaveArrived'
  | 'notForSale'
  | 'noSuchRole';

/** The others are in the maps and modules that refuse them. */
export const partFaults: WordsFor<Pick<PartFacts, PartFault>> = {
  tooManySteps: (names, { most, steps }) =>
    `at most ${names.counted(most, 'step')} can be left, not ${steps}`,
  tooManyKinds: () => 'too many kinds of goods were traded',
  roomForAll: () => 'the storehouse has room for all arriving goods, or for none',
  cannotHaveArrived: (names, { good }) => `that much ${names.good(good)} cannot have arrived`,
  notForSale: (names, { card }) => `${names.card(card)} is not for sale`,
  noSuchRole: (names, { as }) => `there is no ${names.role(as)} in this game`,
};
