/** What can be wrong with its decisions, parts and draws. */
import { faultsOf } from '../../kit-rules';

export const faults = faultsOf({
  tilesLost: (names, { tile }: { readonly tile: string }) =>
    `${names.title(tile)} tiles are missing, or there are too many`,
  tooManyNeutral: () => 'there are too many neutral tiles',
  notNeutralStack: () => 'a later stack must be the nine neutral tiles',
  noTileLeft: () => 'the stack is empty',
  wrongNumberDrawn: (names, { count }: { readonly count: number }) =>
    `exactly ${names.counted(count, 'tile')} must be drawn before the game`,
  wrongTileCount: (_names, { tile, found }: { readonly tile: string; readonly found: number }) =>
    `there cannot be ${found} ${tile} tiles`,
  thirdGoesBack: (_names, { tile }: { readonly tile: string }) =>
    `the third ${tile} tile must be put back`,
  wrongNeutral: (
    _names,
    { neutral, wanted }: { readonly neutral: number; readonly wanted: number },
  ) => `there must be ${wanted} neutral tiles, not ${neutral}`,

  unknownTile: (
    _names,
    { tile, known }: { readonly tile: string; readonly known: readonly string[] },
  ) => `there is no tile ${tile}; choose from ${known.join(', ')}`,
  unknownGood: (_names, { good }: { readonly good: string }) => `there is no good ${good}`,
  tilesOfProvince: (_names, { tiles }: { readonly tiles: number }) =>
    `each province has ${tiles} tiles`,
  neutralTogether: (_names, { tiles, found }: { readonly tiles: number; readonly found: number }) =>
    `coin and brick are ${tiles} tiles together, not ${found}`,
});
