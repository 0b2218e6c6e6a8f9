/** What can be wrong with what it asks, remembers and draws, in words. */
import type { FaultFacts } from '../../kit';
import type { WordsFor } from '../../kit-rules';

type CretaFault = 'noActiveMarker';

export const faults: WordsFor<Pick<FaultFacts, CretaFault>> = {
  noActiveMarker: (names, { province }) => `${names.province(province)} has no active marker`,
};
