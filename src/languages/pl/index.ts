/**
 * All words of this package in Polish, with the terms of the Polish rules: `createLibrary({ maps, words: polish })`.
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
export const polish: OwnWords = {
  language: 'pl',
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
  scores: { byzantium: () => 'Bizancjum', 'trade-squares': () => 'Pola handlowe' },
  gameOver: 'Gra jest zakończona.',
  wrongMap: (maps) =>
    `Wszystkie miejsca z tego zapisu są na mapie ${either(maps)}: może podana mapa jest błędna.`,
};
