/**
 * All words of this package in Japanese, with the terms of Japanese players: `createLibrary({ maps, words: japanese })`.
 *
 * @module
 */

import type { OwnWords } from '../own';
import { japaneseFaults } from './fault-words';
import { japaneseGame } from './game';
import { japaneseScreens } from './screens';

export { japaneseFaults, japaneseGame, japaneseScreens };

/** Names of cities, provinces, maps and tiles come from the parts of a library. */
export const japanese: OwnWords = {
  ...japaneseGame,
  ...japaneseScreens,
  ...japaneseFaults,
  refusals: { ...japaneseGame.refusals, ...japaneseFaults.refusals },
};
