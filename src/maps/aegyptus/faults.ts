/** Words for faults of its decisions, parts and draws. */
import type { FaultFacts } from '../../kit';
import type { WordsFor } from '../../kit-rules';

type AegyptusFault = 'floodOffNile' | 'noShipDocks' | 'squareOverfull' | 'notTradeSquare';

export const faults: WordsFor<Pick<FaultFacts, AegyptusFault>> = {
  floodOffNile: () => 'the flood must be in a province of the Nile',
  noShipDocks: () => 'no ship can enter a square now',
  squareOverfull: () => 'a square holds only one ship of each player',
  notTradeSquare: (_names, { square }) => `${square} is not a trade square`,
};
