/**
 * All words of this package in Japanese, with the terms of Japanese players: `createLibrary({ maps, words: japanese })`.
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
export const japanese: OwnWords = {
  language: 'ja',
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
  scores: { byzantium: () => 'ビザンチウム', 'trade-squares': () => '交易マス' },
  gameOver: 'ゲームは終了しました。',
  wrongMap: (maps) =>
    `この記録の場所はすべて${either(maps)}にあります。マップの指定が違うかもしれません。`,
};
