/** Words for faults of its decisions, parts and draws. */
import type { FaultFacts } from '../../kit';
import type { WordsFor } from '../../kit-rules';

type CretaFault = 'noActiveMarker';

export const faults: WordsFor<Pick<FaultFacts, CretaFault>> = {
  noActiveMarker: (names, { province }) => `${names.province(province)} has no active marker`,
};
