/** What several pages say, in Japanese. */
import type { SiteWords } from '../texts';

export const common: SiteWords['common'] = {
  board: { larger: '拡大', smaller: '縮小', whole: 'マップ全体' },
  fault: {
    programmers: 'プログラマー向け',
    oldLog: 'この記録は古いバージョンのもので、もう読み込めません。',
    newerVersion: 'この記録は新しいバージョンのものです。ページを再読み込みしてください。',
    hiddenCharacter: (character) => `名前かメモに見えない文字があります：${character}`,
    noFormat: 'このライブラリのゲームではないか、先頭が欠けています。',
    tooLong: 'ゲームとしては長すぎるテキストです。',
    wrongPlayers: 'ゲームは2人から6人用です。',
    wrongName: 'プレイヤーの名前は1～60文字で、前後に空白は使えません。',
    noModule: (name) => `このサイトにモジュール${name}はありません。`,
    sameName: (name) => `${name}という名前のプレイヤーが2人います。`,
    wrongData: 'ゲームにはないデータが含まれています。',
    unexpected: '問題が発生しました。',
    rule: (number) => `ルール${number}`,
  },
  files: {
    tooLarge: (name) => `${name} はゲームの記録としては大きすぎます。`,
    notRead: (name) => `${name} を読み込めませんでした。`,
    orDrop: 'またはここにファイルをドロップ',
  },
  log: {
    nothing: 'まだ読むものがありません。',
    noJson: 'ファイルの先頭か末尾が欠けているか、途中が壊れています。',
    list: 'これはリストで、ゲームの記録ではありません。',
    value: 'これは数や単語ひとつだけで、ゲームの記録ではありません。',
    other:
      'これはコンコルディアのゲームの記録ではありません。スコアシートは「得点計算」のページで開けます。',
  },
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
