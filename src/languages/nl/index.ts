/**
 * All words of this package in Dutch, with the terms of the Dutch rules: `createLibrary({ maps, words: dutch })`. Each of
 * its parts can be used without the others.
 *
 * @module
 */

import type { OwnWords } from '../own';
import { dutchFaults } from './fault-words';
import { dutchGame } from './game';
import { dutchScreens } from './screens';

export { dutchFaults, dutchGame, dutchScreens };

/** Names of cities, provinces, maps and tiles come from the parts of a library. */
export const dutch: OwnWords = {
  ...dutchGame,
  ...dutchScreens,
  ...dutchFaults,
  refusals: { ...dutchGame.refusals, ...dutchFaults.refusals },
};
