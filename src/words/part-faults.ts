/** Faults of the decisions of roles. */

import type { WordsFor } from '../model/fault-words';
import type { PartFacts } from '../model/faults';

/** The others, which any map or module may refuse, come with the kit. */
export const partFaults: WordsFor<Omit<PartFacts, 'doesNotFit' | 'notForEverySeat'>> = {
  tooManySteps: (names, { most, steps }) =>
    `at most ${names.counted(most, 'step')} can be left, not ${steps}`,
  tooManyKinds: () => 'too many kinds of goods were traded',
  roomForAll: () => 'the storehouse has room for all arriving goods, or for none',
  cannotHaveArrived: (names, { good }) => `that much ${names.good(good)} cannot have arrived`,
  notForSale: (names, { card }) => `${names.card(card)} is not for sale`,
  noSuchRole: (names, { as }) => `there is no ${names.role(as)} in this game`,
};
