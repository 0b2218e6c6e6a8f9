/** What can be wrong with what it asks, remembers and draws, in words. */
import type { FaultFacts } from '../../kit';
import type { WordsFor } from '../../kit-rules';

type GermaniaFault =
  | 'noSuchCastle'
  | 'tooManyMarkers'
  | 'noTribuneTook'
  | 'goodsOfCastles'
  | 'castleWithoutMarker';

export const faults: WordsFor<Pick<FaultFacts, GermaniaFault>> = {
  noSuchCastle: (_names, { castle }) => `there is no castle ${castle}`,
  tooManyMarkers: (names, { good, left }) =>
    `at most ${names.counted(left, `${names.good(good)} marker`)} can be left over`,
  noTribuneTook: () => 'no Tribune of this turn has taken that',
  goodsOfCastles: () => 'each castle has one of the five goods',
  castleWithoutMarker: (_names, { castle }) => `${castle} has no marker`,
};
