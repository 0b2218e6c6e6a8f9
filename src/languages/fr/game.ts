/** What is said in games. */
import type { OwnGameWords } from '../own';
import { fr } from './grammar';
import { names } from './names';
import { notation } from './notation';
import { actions, corrections, decisions, events, refusals } from './words.js';

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
