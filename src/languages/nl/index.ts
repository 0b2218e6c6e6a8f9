/**
 * All words of this package in Dutch, with the terms of the Dutch rules: `createLibrary({ maps, words: dutch })`.
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
export const dutch: OwnWords = {
  language: 'nl',
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
  scores: { byzantium: () => 'Byzantium', 'trade-squares': () => 'Handelsvelden' },
  gameOver: 'Het spel is afgelopen.',
  wrongMap: (maps) =>
    `Alle plaatsen in dit spelverslag liggen op ${either(maps)}; misschien is het speelbord verkeerd.`,
};
