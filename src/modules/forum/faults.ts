/** What can be wrong with its decisions, parts and draws. */
import { faultsOf } from '../../kit-rules';

export const faults = faultsOf({
  tileMissing: (names, { tile }: { readonly tile: string }) =>
    `the tile ${names.title(tile)} is missing`,
  tileThereTwice: (names, { tile }: { readonly tile: string }) =>
    `the tile ${names.title(tile)} is listed twice`,
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
  fewerSteps: (names, { tile }: { readonly tile: string }) =>
    `${names.title(tile)} does not have that many steps`,
  changesOneGood: (names, { tile }: { readonly tile: string }) =>
    `${names.title(tile)} exchanges only one good`,
  wrongNumberDealt: (_names, { players }: { readonly players: number }) =>
    `expected tiles for ${players} players`,
  tileNotBlue: (names, { tile }: { readonly tile: string }) =>
    `the tile ${names.title(tile)} is not blue`,
  tileDealtTwice: (names, { tile }: { readonly tile: string }) =>
    `the tile ${names.title(tile)} is dealt twice`,
});
