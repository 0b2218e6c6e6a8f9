/** Words for faults of its decisions, parts and draws. */
import type { FaultFacts } from '../../kit';
import type { WordsFor } from '../../kit-rules';

type ForumFault =
  | 'tileMissing'
  | 'tileThereTwice'
  | 'oneTileOfEach'
  | 'blueNeverUsed'
  | 'tileComesBackOnce'
  | 'chosenBefore'
  | 'noBlueTile'
  | 'dealtOnce'
  | 'dealtNotBlue'
  | 'rowLaidLater'
  | 'actionWithoutCard'
  | 'rowNotFilled'
  | 'actionOfOtherTurn'
  | 'noCardsTakenBack'
  | 'fewerSteps'
  | 'changesOneGood'
  | 'wrongNumberDealt'
  | 'tileNotBlue'
  | 'tileDealtTwice';

export const faults: WordsFor<Pick<FaultFacts, ForumFault>> = {
  tileMissing: (names, { tile }) => `the tile ${names.title(tile)} is missing`,
  tileThereTwice: (names, { tile }) => `the tile ${names.title(tile)} is listed twice`,
  oneTileOfEach: () => 'there is only one tile of each name',
  blueNeverUsed: () => 'a blue tile is never used up',
  tileComesBackOnce: () => 'a tile comes back only once',
  chosenBefore: () => 'tiles are chosen before the first turn',
  noBlueTile: () => 'there is no blue tile',
  dealtOnce: () => 'a tile is dealt twice',
  dealtNotBlue: () => 'dealt tiles must be blue and in the stack',
  rowLaidLater: () => 'the row is filled only after everyone has chosen',
  actionWithoutCard: () => 'a card is being carried out without an action',
  rowNotFilled: () => 'the row must be refilled',
  actionOfOtherTurn: () => 'the action does not belong to this turn',
  noCardsTakenBack: () => 'no Tribune has taken cards back',
  fewerSteps: (names, { tile }) => `${names.title(tile)} does not have that many steps`,
  changesOneGood: (names, { tile }) => `${names.title(tile)} changes only one good`,
  wrongNumberDealt: (_names, { players }) => `expected tiles for ${players} players`,
  tileNotBlue: (names, { tile }) => `the tile ${names.title(tile)} is not blue`,
  tileDealtTwice: (names, { tile }) => `the tile ${names.title(tile)} is dealt twice`,
};
