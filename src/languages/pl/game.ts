/** What is said in games. */
import type { OwnGameWords } from '../own';
import { either } from './grammar';
import { names } from './names';
import { notation } from './notation';
import { actions, corrections, decisions, events, refusals } from './words.js';

/** Everything but screens, and faults of input; names of places come from the parts of a library. */
export const polishGame: OwnGameWords = {
  language: 'pl',
  notation,
  names,
  actions,
  decisions,
  events,
  corrections,
  refusals,
  scores: {
    byzantium: () => 'Bizancjum',
    'forum-bids': () => 'Licytacja kafelków',
    'trade-squares': () => 'Pola handlowe',
  },
  gameOver: 'Gra jest zakończona.',
  wrongMap: (maps) =>
    `Wszystkie miejsca tego zapisu są na mapie ${either(maps)}: może podano złą mapę.`,
};
