/** What can be wrong with its decisions, parts and draws. */
import type { Good } from '../../kit';
import { faultsOf } from '../../kit-rules';

export const faults = faultsOf({
  noSuchCastle: (_names, { castle }: { readonly castle: string }) => `there is no castle ${castle}`,
  tooManyMarkers: (names, { good, left }: { readonly good: Good; readonly left: number }) =>
    `at most ${names.counted(left, `${names.good(good)} marker`)} can be left over`,
  noTribuneTook: () => 'no Tribune can have taken this in this turn',
  goodsOfCastles: () => 'expected one of the five goods for every castle',
  castleWithoutMarker: (names, { castle }: { readonly castle: string }) =>
    `there is no bonus marker at ${names.place(castle)}`,
});
