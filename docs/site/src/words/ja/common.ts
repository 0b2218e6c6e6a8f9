/** What several pages say, in Japanese. */
import type { SiteWords } from '../texts';

export const common: SiteWords['common'] = {
  board: { larger: '拡大', smaller: '縮小', whole: '盤全体' },
  fault: { place: '場所：', rule: (number) => `ルール ${number}` },
  files: {
    tooLarge: (name) => `${name} はゲームの記録としては大きすぎます。`,
    orDrop: 'またはここにファイルをドロップ',
  },
  log: { nothing: 'まだ読むものがありません。', noJson: 'テキストは完全なJSONではありません。' },
  points: {
    caption: '神ごとの得点',
    god: '神',
    total: '合計',
    rank: '順位',
    bonus: 'ボーナス',
    winner: (names, count) => (count === 1 ? `勝者：${names}` : `勝者（同点）：${names}`),
    inTheLead: (names) => `現在の首位：${names}`,
    team: (rank, names, total) => `${rank}位 ${names}：${total}点`,
  },
  and: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join('、')}と${names.at(-1)}`,
};
