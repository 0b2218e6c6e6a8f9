/**
 * All words of this package in German, with the terms of the German rules: `createLibrary({ maps, words: german })`.
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
import { either } from './grammar';
import { names } from './names';
import { notation } from './notation';
import { refusals } from './refusals';
import { screen } from './screen';

/** Names of cities, provinces, maps and tiles come from the parts of a library. */
export const german: OwnWords = {
  language: 'de',
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
  scores: { byzantium: () => 'Byzantium', 'trade-squares': () => 'Handelsfelder' },
  gameOver: 'Die Partie ist zu Ende.',
  wrongMap: (maps) =>
    `Alle Orte dieses Spielprotokolls liegen auf ${either(maps)}: Vielleicht ist der Spielplan falsch.`,
};
