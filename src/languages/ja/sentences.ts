/** Sentences about faults of options, maps, libraries and rules. */
import type { FailureFacts, Named, SentenceFacts } from '../../model/fault-facts';
import type { WordsFor } from '../../model/fault-words';
import type { Names } from '../../model/names';
import { typeNamed } from './faults';
import { either, listed, quoted } from './grammar';

export const sentences: WordsFor<SentenceFacts> = {
  unknownMap(_names, { map, known, nearest }) {
    const hint = nearest === undefined ? '' : `もしかして${quoted(nearest)}ですか？`;
    return `${quoted(map)}というマップはありません。${hint}使えるマップ：${listed(known) || 'なし'}。`;
  },
  otherMap: (_names, { map, given }) =>
    `この状態のマップは${quoted(map)}ですが、渡されたマップは${quoted(given)}です。`,
  unknownPlace(_names, { unknown, what, board, nearest = '', isSame, elsewhere }) {
    const missing = `${board}に${PLACES[what]}${quoted(unknown)}はありません。`;
    if (isSame) return `${missing}この経路は${quoted(nearest)}と書きます。`;
    const where = elsewhere === undefined ? '' : `これは${elsewhere}にあります。`;
    return `${missing}${where}${asked(nearest || undefined)}`;
  },
  wrongNumberOfPlayers: () => 'チーム戦でなければ、2人から5人でプレイします。',
  unknownProvince: (_names, { province, board, nearest }) =>
    `${board}に属州${quoted(province)}はありません。${asked(nearest)}`,
  noProvinceLeft: () => '属州を少なくとも1つは残してください。',
  boardFallsApart: () => 'これらの属州を除くと、マップがつながらなくなります。',
  unsupported: (_names, { module = '' }) =>
    `このライブラリにモジュール${quoted(module)}はありません。concordia-rules/modules/${module}からインポートしてcreateLibraryに渡してください。`,
  rulesFailed(names, { rules, at, failure, ...facts }) {
    const whose = rules === undefined ? 'ルール' : `${quoted(rules)}のルール`;
    return `${whose}が失敗しました（${placeIn(at)}）：${toldFailure(names, failure, facts)}`;
  },
  notDefined: (_names, { door }) =>
    `これはconcordia-rules/kitの${door}が返したものではありません。`,
  sameWordTwice(names, { modules, isBase, overriding, owner = '', ...named }) {
    if (overriding !== undefined) {
      return `このライブラリの2つの部分が、${owner}の${thing(named)}を置き換えています：${names.listed(overriding)}。`;
    }
    const copies = isBase ? 'concordia-rules/kitが二重に読み込まれているのかもしれません。' : '';
    const who = modules === undefined ? '' : `：${listed(modules)}`;
    return `このライブラリの2つの部分が${thing(named)}を定義しています${who}。${copies}`;
  },
  unknownWord: (_names, { rules, nearest, ...named }) =>
    `${quoted(rules)}のルールにある${thing(named)}は、このライブラリのどの部分にも定義されていません。${asked(nearest)}`,
};

const PLACES = { city: '都市', province: '属州', route: '経路' } as const;

/** A sentence of its own. */
function asked(nearest: string | undefined): string {
  return nearest === undefined ? '' : `もしかして${quoted(nearest)}ですか？`;
}

const THINGS = {
  action: 'アクション',
  card: 'カード',
  decision: '決定',
  event: 'イベント',
  map: 'マップ',
  module: 'モジュール',
  option: 'オプション',
  part: 'パート',
  refusal: '拒否理由',
  role: '役割',
  score: '得点',
  'set of rules': 'ルール',
} as const satisfies Record<keyof Named, string>;

/** Its kind and its name. */
function thing(named: Named): string {
  const [[what, name] = ['', '']] = Object.entries(named).filter(([key]) => key in THINGS);
  return `${Reflect.get(THINGS, what)}${quoted(String(name))}`;
}

/** The places in rules, as errors name them in English. */
const IN_RULES: Readonly<Record<string, string>> = {
  'the decision': '決定',
  'the event': 'イベント',
  'the listener for': '次への反応：',
  'the modifier': '修正',
  'the part': 'パート',
  'the refusal': '拒否理由',
  'the refusal of': '次の拒否理由：',
  'the role': '役割',
  'the step': 'アクション',
};

/** A place in rules, such as `the step build, options`. */
function placeIn(at: string): string {
  return at.replace(/^the [a-z]+(?: (?:for|of)\b)?/, (what) => IN_RULES[what] ?? what);
}

function toldFailure(names: Names, failure: keyof FailureFacts, facts: object): string {
  const tell: Record<string, (names: Names, facts: never) => string> = { ...failures };
  return tell[failure]?.(names, facts as never) ?? failure;
}

const failures: WordsFor<FailureFacts> = {
  thrown: (_names, { error }) => error ?? 'エラーでないものがスローされた',
  misuse: (_names, { issues: [first] }) => first?.message ?? '関数の引数が正しくない',
  promise: () => 'プロミスを返したが、ルールは同期的でなければならない',
  badValue(_names, { found, expected }) {
    const wanted = expected === undefined ? '' : `${either(expected.map(typeNamed))}ではなく`;
    return `${wanted}${typeNamed(found)}を返した`;
  },
  noRefusal: () => '拒否理由にはcodeとmessageが必要',
  noIds: (_names, { found }) => `idのリストではなく${typeNamed(found)}を返した`,
  noFaults: () => '誤りはリストで、それぞれにseat、path、reasonが必要',
  noCandidates: () => '候補はリストでなければならない',
  otherFields: () => '候補の項目がアクションの項目と一致しない',
  noText: () => '文字列を返さなかった',
  noPicture: () => '図は、それぞれkey、kind、labelを持つ要素の短いリストでなければならない',
  noListOfPlayers: () => 'プレイヤーのリストが不完全になった',
  noPlayer: (names, { seat }) => `${names.seat(seat)}のプレイヤーがいなくなった`,
  badAmount: (_names, { of, amount, seat }) => `席${seat}の${AMOUNTS[of] ?? of}が${amount}になった`,
  noDecision: () => '決定がオブジェクトでなくなった',
  fixedField: (_names, { field }) => `状態の${field}はエンジンだけが変更できる`,
  piecesLost: (_names, { of, before, after }) =>
    of === 'cards'
      ? `${before}枚あったカードが${after}枚になった`
      : `${before}個あった入植者が${after}個になった`,
  piecesExchanged: (_names, { of }) =>
    of === 'cards'
      ? 'カードの枚数は同じだが、中身が変わった'
      : '入植者の数は同じだが、中身が変わった',
  badField: (_names, { field }) => `状態の${field}があり得ない値になった`,
  otherKind: () => '置き換えるものの名前、項目、決定は元と同じでなければならない',
  noListOfDecisions: () => '待機中の決定がリストでなくなった',
  unknownDecision: (_names, { kind }) => `未知の決定が求められた：${kind}`,
  decisionOfNobody: (_names, { seat }) => `存在しない席${seat}に決定が求められた`,
  unequalParties: (_names, { parties, players }) =>
    `プレイヤー${players}人は同じ人数の${parties}組に分けられない`,
  noSuchCard: (_names, { card }) => `カード${quoted(card)}はない`,
  endless: () => '終わらない',
};

const AMOUNTS: Readonly<Record<string, string>> = {
  sestertii: 'セステルティウス',
  brick: 'レンガ',
  food: '食糧',
  tool: '道具',
  wine: 'ワイン',
  cloth: '布',
  salt: '塩',
  land: '陸路入植者',
  sea: '水路入植者',
  houses: '家',
};
