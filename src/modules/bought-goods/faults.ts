/** What can be wrong with its decisions, parts and draws. */
import { faultsOf } from '../../kit-rules';

export const faults = faultsOf({
  firstGoodsLater: () => 'the first goods are bought in the first turn',
});
