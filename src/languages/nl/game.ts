/** What is said in games. */
import type { OwnGameWords } from '../own';
import { actions } from './actions';
import { corrections } from './corrections';
import { decisions } from './decisions';
import { events } from './events';
import { either } from './grammar';
import { names } from './names';
import { notation } from './notation';
import { refusals } from './refusals';

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
