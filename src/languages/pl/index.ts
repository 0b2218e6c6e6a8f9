/**
 * All words of this package in Polish, with the terms of the Polish rules: `createLibrary({ maps, words: polish })`.
 *
 * @module
 */

import type { OwnWords } from '../own';
import { polishFaults } from './fault-words';
import { polishGame } from './game';
import { polishScreens } from './screens';

export { polishFaults, polishGame, polishScreens };

/** Names of cities, provinces, maps and tiles come from the parts of a library. */
export const polish: OwnWords = {
  ...polishGame,
  ...polishScreens,
  ...polishFaults,
  refusals: { ...polishGame.refusals, ...polishFaults.refusals },
};
