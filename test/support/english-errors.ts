/** English words for errors, with those that the maps and modules of this package bring. */

import { englishErrors as ofLibraries } from '../../src/all-words';
import { allMaps } from '../../src/maps/all';
import type { ErrorWords } from '../../src/model/fault-words';
import { allModules } from '../../src/modules/all';

const PARTS: readonly { readonly rules?: { readonly faults?: ErrorWords['faults'] } }[] = [
  ...allMaps,
  ...allModules,
];

export const englishErrors: ErrorWords = {
  ...ofLibraries,
  faults: Object.assign({}, ofLibraries.faults, ...PARTS.map(({ rules }) => rules?.faults)),
};
