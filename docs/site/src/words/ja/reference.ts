/** The way into the reference, in Japanese. */
import type { SiteWords } from '../texts';

export const reference: SiteWords['reference'] = {
  open: 'リファレンスを開く',
  entries: '入口となるモジュール',
  begin: 'はじめ方',
  what: {
    index: 'すべてのマップとモジュールをすぐに使えます。',
    core: 'エンジンのみ。自作のマップや小さなバンドル向けです。',
    log: 'エンジンのゲームを記録し、再生し、検証します。',
    follow: 'イベントに従って更新されるビューです。',
    notation: 'エンジンの記録をテキストで扱います。',
    words: 'ゲームを言葉で表し、言語に足りないものを調べます。',
    screen: 'マップの横に画面が示すものを、言葉で表します。',
    maps: 'マップを一つずつ読み込みます。',
    modules: 'ヴェヌス、チーム、塩、フォルムなどのモジュールです。',
    scoring: '得点計算のみ。テーブルで遊んだゲーム向けです。',
    sheets: '文章で説明する得点計算。名前とカードも含み、画面上のスコアシート向けです。',
    svg: 'マップやゲームの画像です。',
    board: 'ページに置いて操作できるマップです。',
    bots: 'ボットです。',
    boardgame: 'boardgame.io のゲームです。',
    kit: 'ルールを書くための道具。自作のマップとモジュール向けです。',
    'kit-rules': '基本ゲームを変えるルールのための補助です。',
    testing: '自作のマップとモジュールのテストです。',
  },
  words: (language) => `${language}の言葉です。`,
};
