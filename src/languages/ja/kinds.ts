/** Kinds of things with names, in input and in rules. */
export const KINDS: Readonly<Record<string, string>> = {
  action: 'アクション',
  actionType: 'アクション',
  card: 'カード',
  cardSet: 'カードセット',
  choice: '選択',
  city: '都市',
  decision: '決定',
  display: 'ディスプレイ',
  event: 'イベント',
  good: '資源',
  listener: '反応',
  map: 'マップ',
  modifier: '修正',
  module: 'モジュール',
  option: 'オプション',
  part: 'パート',
  place: '場所',
  province: '属州',
  refusal: '拒否理由',
  role: '役割',
  route: '経路',
  score: '得点',
  'set of rules': 'ルール',
  specialist: '専門家',
  startingGoods: '初期資源',
  step: 'アクション',
  tile: 'タイル',
  word: '語句',
};

/** The word for a kind. */
export function kindNamed(kind: string): string {
  return KINDS[kind] ?? kind;
}
