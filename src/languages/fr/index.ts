/**
 * All words of this package in French, with the terms of the French rules: `createLibrary({ maps, words: french })`.
 *
 * @module
 */

import type { OwnWords } from '../own';
import { actions } from './actions';
import { corrections } from './corrections';
import { decisions } from './decisions';
import { descriptions } from './descriptions';
import { events } from './events';
import { faults } from './faults';
import { fr } from './grammar';
import { names } from './names';
import { notation } from './notation';
import { refusals } from './refusals';
import { screen } from './screen';

/** Names of cities, provinces, maps and tiles come from the parts of a library. */
export const french: OwnWords = {
  language: 'fr',
  notation,
  names,
  actions,
  decisions,
  events,
  corrections,
  refusals,
  faults,
  screen,
  descriptions,
  scores: { byzantium: () => 'Byzance', 'trade-squares': () => 'Cases de commerce' },
  gameOver: 'La partie est terminée.',
  wrongMap: (maps) =>
    fr`Tous les lieux de ce journal sont sur ${maps.join(' ou ')} : son plateau est peut-être faux.`,
};
