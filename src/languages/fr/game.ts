/** What is said in games. */
import type { OwnGameWords } from '../own';
import { actions } from './actions';
import { corrections } from './corrections';
import { decisions } from './decisions';
import { events } from './events';
import { fr } from './grammar';
import { names } from './names';
import { notation } from './notation';
import { refusals } from './refusals';

/** Everything but screens, and faults of input; names of places come from the parts of a library. */
export const frenchGame: OwnGameWords = {
  language: 'fr',
  notation,
  names,
  actions,
  decisions,
  events,
  corrections,
  refusals,
  scores: {
    byzantium: () => 'Byzantium',
    'forum-bids': () => 'Mises sur les tuiles',
    'trade-squares': () => 'Cases de commerce',
  },
  gameOver: 'La partie est terminée.',
  wrongMap: (maps) =>
    fr`Tous les lieux de ce journal sont sur ${maps.join(' ou ')} : son plateau est peut-être faux.`,
};
