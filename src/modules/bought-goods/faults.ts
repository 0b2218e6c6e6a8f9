/** Words for faults of its decisions, parts and draws. */
import type { FaultFacts } from '../../kit';
import type { WordsFor } from '../../kit-rules';

type BoughtGoodsFault = 'firstGoodsLater';

export const faults: WordsFor<Pick<FaultFacts, BoughtGoodsFault>> = {
  firstGoodsLater: () => 'the first goods are bought in the first turn',
};
