/** What can be wrong with what it asks, remembers and draws, in words. */
import type { FaultFacts } from '../../kit';
import type { WordsFor } from '../../kit-rules';

type BoughtGoodsFault = 'firstGoodsLater';

export const faults: WordsFor<Pick<FaultFacts, BoughtGoodsFault>> = {
  firstGoodsLater: () => 'the first goods are bought in the first turn',
};
