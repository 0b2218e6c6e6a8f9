/** Words for faults of its decisions, parts and draws. */
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
  noTribuneTook: () => 'no Tribune can have taken this in this turn',
  goodsOfCastles: () => 'expected one of the five goods for every castle',
  castleWithoutMarker: (_names, { castle }) => `${castle} has no marker`,
};
