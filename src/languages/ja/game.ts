/** What is said in games. */
import type { OwnGameWords } from '../own';
import { either } from './grammar';
import { names } from './names';
import { notation } from './notation';
import { actions, corrections, decisions, events, refusals } from './words.js';

/** Everything but screens, and faults of input; names of cities, provinces, maps and tiles come from a library's parts. */
export const japaneseGame: OwnGameWords = {
  language: 'ja',
  notation,
  names,
  actions,
  decisions,
  events,
  corrections,
  refusals,
  scores: {
    byzantium: () => 'ビザンチウム',
    'forum-bids': () => 'タイルの入札',
    'trade-squares': () => '交易マス',
  },
  gameOver: 'ゲームは終了しました。',
  wrongMap: (maps) =>
    `この記録の場所はすべて${either(maps)}にあります。マップの指定が違うかもしれません。`,
};
