/** Sentences about faults of options, maps, libraries and rules. */

import type { SentenceFacts } from '../../all-words';
import type { Named } from '../../kit/rule-words';
import type { WordsFor } from '../../model/faults';
import { type FailureFacts, toldFailure } from '../../model/watch';
import { namedThing } from '../shared';
import { typeNamed } from './faults';
import { GOODS } from './goods';
import { either, listed, meant, quoted } from './grammar';
import { KINDS, kindNamed } from './kinds';

export const sentences = {
  unknownMap: (_names, { map, known, nearest }) =>
    `マップ「${map}」はありません${meant(nearest)}。使えるマップ：${listed(known) || 'なし'}。`,
  rulesFailed(names, { rules, at, failure, ...facts }) {
    const whose = rules === undefined ? '' : `「${rules}」の`;
    return `${whose}ルールでエラーが起きました（${placeIn(at)}）：${toldFailure(failures, names, failure, facts)}`;
  },
  sameWordTwice(names, { modules, isBase, overriding, owner = '', ...named }) {
    if (overriding !== undefined) {
      return `${owner}の${thing(named)}が2回置き換えられています：${names.listed(overriding)}。`;
    }
    const copies = isBase ? 'concordia-rules/kitが2つあるのかもしれません。' : '';
    const who = modules === undefined ? '' : `：${listed(modules)}`;
    return `${thing(named)}が2回定義されています${who}。${copies}`;
  },
} satisfies Partial<WordsFor<SentenceFacts>>;

/** Its kind and its name. */
export function thing(named: Named): string {
  const [what, name] = namedThing(named, KINDS);
  return `${kindNamed(what)}${quoted(name)}`;
}

/** A place in rules, such as `the step build, options`. */
function placeIn(at: string): string {
  return at.replace(/^the ([a-z]+)(?: (?:for|of)\b)?/, (_, kind: string) => kindNamed(kind));
}

const failures: WordsFor<FailureFacts> = {
  thrown: (_names, { error }) => error ?? 'エラーでないものがスローされた',
  misuse: (_names, { issues: [first] }) => first?.message ?? '関数の引数が正しくない',
  promise: () => 'プロミスを返した（ルールは同期的に書く）',
  badValue(_names, { found, expected }) {
    const wanted = expected === undefined ? '' : `${either(expected.map(typeNamed))}ではなく`;
    return `${wanted}${typeNamed(found)}を返した`;
  },
  noRefusal: () => '拒否理由にはcodeとmessageが必要',
  noIds: (_names, { found }) => `idのリストではなく${typeNamed(found)}を返した`,
  noFaults: () => '誤りは、seat、path、reasonのリストにする',
  noPoints: () => '得点は、scoresのidごとの整数にする',
  noCandidates: () => '候補はリストにする',
  otherFields: () => '候補の項目がアクションの項目と一致しない',
  noText: () => '文字列を返さなかった',
  noPicture: () => '図は、key、kind、labelの短いリストにする',
  noListOfPlayers: () => 'プレイヤーのリストが不完全になった',
  noPlayer: (names, { seat }) => `${names.seat(seat)}のプレイヤーがいなくなった`,
  badAmount: (names, { of, amount, seat }) =>
    `${names.player(seat)}の${AMOUNTS[of] ?? of}が${amount}になった`,
  noDecision: () => '決定がオブジェクトでなくなった',
  fixedField: (_names, { field }) => `状態の${field}はエンジンだけが変更できる`,
  piecesLost: (_names, { of, before, after }) => `${PIECES[of]}が${before}から${after}になった`,
  piecesExchanged: (_names, { of }) => `${PIECES[of]}が別のものになった`,
  badField: (_names, { field }) => `状態の${field}があり得ない値になった`,
  otherKind: () => '置き換えるものの名前、項目、決定が元と違う',
  noListOfDecisions: () => '待機中の決定がリストでなくなった',
  unknownDecision: (_names, { kind }) => `未知の決定が求められた：${kind}`,
  decisionOfNobody: (_names, { seat }) => `存在しない席${seat}に決定が求められた`,
  unequalParties: (_names, { parties, players }) => `${players}人は${parties}組に等分できない`,
  noSuchCard: (_names, { card }) => `カード「${card}」はない`,
  endless: () => '終わらない',
};

const PIECES = { cards: 'カード', colonists: '入植者' } as const;

const AMOUNTS: Readonly<Record<string, string>> = {
  sestertii: 'セステルティウス',
  ...GOODS,
  land: '陸路入植者',
  sea: '水路入植者',
  houses: '家',
};
