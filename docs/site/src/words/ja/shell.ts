/** The frame, the start page and the way into the reference, in Japanese. */
import type { SiteWords } from '../texts';

export const shell: SiteWords['shell'] = {
  skip: '本文へ移動',
  pages: 'ページ',
  language: '言語',
  footer:
    'ライブラリ concordia-rules で作られた非公式の補助ツールです。コンコルディアは Mac Gerdts のボードゲームです。入力した内容が端末の外に出ることはありません。',
  again: 'もう一度試す',
  kept: 'このサイトは端末に保存されていて、オフラインでも使えます。',
  notKept:
    'このサイトを端末に保存できなかったため、通信が必要です。空き容量が足りないのかもしれません。',
  newer: 'このサイトの新しい版があります。',
  loadNewer: '読み込む',
  loading: '読み込み中…',
  notLoaded:
    '読み込めませんでした。通信できないときは、この端末に保存されたものだけを表示できます。',
  wentWrong: 'このページで問題が起きました。読み込み直すと直ることがあります。',
  notFound: 'ページが見つかりません',
  toStart: '最初のページへ',
  title: '計算いらずのコンコルディア',
  lead: 'ブラウザの中で動くゲームのルールです。オフラインでも使え、入力した内容は送信されません。',
  programmers: 'プログラマー向け',
  titles: {
    score: '得点計算',
    check: '検証',
    replay: 'リプレイ',
    play: 'プレイ',
    guides: 'ガイド',
    reference: 'リファレンス',
  },
  leads: {
    score: 'いま遊び終えたゲームの得点を計算します。',
    check: 'ゲームの記録がルールどおりかを検証します。',
    replay: 'ゲームを一手ずつ見直します。',
    play: '1台の端末で、友人と、またはボットと遊びます。',
    guides: 'ルール、ファイル、ライブラリの使い方（英語）。',
    reference: 'パッケージのすべての関数と型（英語）。',
  },
};
