/** What is said in games. */
import type { OwnGameWords } from '../own';
import { either } from './grammar';
import { names } from './names';
import { notation } from './notation';
import { actions, corrections, decisions, events, refusals } from './words.js';

/** Everything but screens, and faults of input; names of places come from the parts of a library. */
export const germanGame: OwnGameWords = {
  language: 'de',
  notation,
  names,
  actions,
  decisions,
  events,
  corrections,
  refusals,
  scores: {
    byzantium: () => 'Byzantium',
    'forum-bids': () => 'Gebote für Forumskarten',
    'trade-squares': () => 'Handelsfelder',
  },
  gameOver: 'Die Partie ist zu Ende.',
  wrongMap: (maps) =>
    `Alle Orte dieses Spielprotokolls liegen auf ${either(maps)}: Vielleicht ist der Spielplan falsch.`,
};
