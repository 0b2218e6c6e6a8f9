/** English words for errors, with those that the maps and modules of this package bring. */

import { englishErrors as ofLibraries } from '../../src/all-words';
import type { ErrorWords } from '../../src/model/error-words';
import { ALL_RULES } from '../../tools/all-rules';

export const englishErrors: ErrorWords = {
  ...ofLibraries,
  faults: Object.assign({}, ofLibraries.faults, ...ALL_RULES.map(({ faults }) => faults)),
};
