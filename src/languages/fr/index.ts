/**
 * All words of this package in French, as the French rules of the game have them: `createLibrary({ maps, words: french })`.
 *
 * @module
 */
import { actions } from './actions';
import { decisions } from './decisions';
import { events } from './events';
import { faults } from './faults';
import { fr } from './grammar';
import { names } from './names';
import type { OwnWords } from './own';
import { refusals } from './refusals';

/** What they leave to the parts of a library are the names of cities, provinces, maps and tiles. */
export const french: OwnWords = {
  names,
  actions,
  decisions,
  events,
  refusals,
  faults,
  gameOver: 'La partie est terminée.',
  wrongMap: (maps) =>
    fr`Tous les lieux de ce journal sont sur ${maps.join(' ou ')} : son plateau est peut-être faux.`,
};
