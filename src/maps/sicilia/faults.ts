/** Words for faults of its decisions, parts and draws. */
import type { FaultFacts } from '../../kit';
import type { WordsFor } from '../../kit-rules';

type SiciliaFault =
  | 'tilesLost'
  | 'tooManyNeutral'
  | 'notNeutralStack'
  | 'noTileLeft'
  | 'wrongNumberDrawn'
  | 'wrongTileCount'
  | 'thirdGoesBack'
  | 'wrongNeutral';

export const faults: WordsFor<Pick<FaultFacts, SiciliaFault>> = {
  tilesLost: (names, { tile }) => `${names.title(tile)} tiles are missing, or there are too many`,
  tooManyNeutral: () => 'there are too many neutral tiles',
  notNeutralStack: () => 'a later stack must be the nine neutral tiles',
  noTileLeft: () => 'the stack is empty',
  wrongNumberDrawn: (names, { count }) =>
    `exactly ${names.counted(count, 'tile')} must be drawn before the game`,
  wrongTileCount: (_names, { tile, found }) => `there cannot be ${found} ${tile} tiles`,
  thirdGoesBack: (_names, { tile }) => `the third ${tile} tile must be put back`,
  wrongNeutral: (_names, { neutral, wanted }) =>
    `there must be ${wanted} neutral tiles, not ${neutral}`,
};
