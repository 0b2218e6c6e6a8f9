/** What is said in games. */
import type { OwnGameWords } from '../own';
import { either } from './grammar';
import { names } from './names';
import { notation } from './notation';
import { actions, corrections, decisions, events, refusals } from './words.js';

/** Everything but screens and faults of input; names of cities, provinces, maps and tiles come from the parts of a library. */
export const dutchGame: OwnGameWords = {
  language: 'nl',
  notation,
  names,
  actions,
  decisions,
  events,
  corrections,
  refusals,
  scores: {
    byzantium: () => 'Byzantium',
    'forum-bids': () => 'Biedingen op tegels',
    'trade-squares': () => 'Handelsvelden',
  },
  gameOver: 'Het spel is afgelopen.',
  wrongMap: (maps) =>
    `Alle plaatsen in dit spelverslag liggen op ${either(maps)}; misschien is het speelbord verkeerd.`,
};
