/**
 * All words of this package in French, with the terms of the French rules: `createLibrary({ maps, words: french })`.
 *
 * @module
 */

import type { OwnWords } from '../own';
import { frenchFaults } from './fault-words';
import { frenchGame } from './game';
import { frenchScreens } from './screens';

export { frenchFaults, frenchGame, frenchScreens };

/** Names of cities, provinces, maps and tiles come from the parts of a library. */
export const french: OwnWords = {
  ...frenchGame,
  ...frenchScreens,
  ...frenchFaults,
  refusals: { ...frenchGame.refusals, ...frenchFaults.refusals },
};
