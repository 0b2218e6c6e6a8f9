/**
 * All words of this package in German, with the terms of the German rules: `createLibrary({ maps, words: german })`.
 *
 * @module
 */

import type { OwnWords } from '../own';
import { germanFaults } from './fault-words';
import { germanGame } from './game';
import { germanScreens } from './screens';

export { germanFaults, germanGame, germanScreens };

/** Names of cities, provinces, maps and tiles come from the parts of a library. */
export const german: OwnWords = {
  ...germanGame,
  ...germanScreens,
  ...germanFaults,
  refusals: { ...germanGame.refusals, ...germanFaults.refusals },
};
