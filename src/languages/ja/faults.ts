/** Faults of input, as clauses in the plain form without a full stop; they follow a colon. */
import { pieceIn } from '../../model/names';
import type { OwnWords } from '../own';

import { quotedCard } from './goods';
import { either, listed, meant, quoted } from './grammar';
import { kindNamed } from './kinds';

export const faults = {
  wrongType: (_names, { expected, found }) =>
    `${typeNamed(expected)}が必要${found === 'number' ? '' : `だが、${found === 'undefined' ? '何もない' : `${typeNamed(found)}がある`}`}`,
  wrongSize(_names, { of, most, least, exactly, below, above }) {
    const size = (count = 0): string => `${count}${UNITS[of] ?? ''}`;
    if (exactly !== undefined) return `ちょうど${size(exactly)}にする`;
    if (most !== undefined) return `${size(most)}以下にする`;
    if (least !== undefined) return `${size(least)}以上にする`;
    return below === undefined ? `${size(above)}より大きくする` : `${size(below)}未満にする`;
  },
  unknownField(_names, { fields, more = 0, advice }) {
    const named = fields.map(({ name, nearest }) => `「${name}」${meant(nearest)}`);
    const rest = more === 0 ? '' : `、ほか${more}件`;
    const hint = advice === undefined ? '' : '。マップやモジュールの得点はbonusに書く';
    return `未知の項目：${listed(named)}${rest}${hint}`;
  },
  noneOfThese: (_names, { known = [] }) =>
    known.length === 0 ? 'この値は使えない' : `${orList(known)}が必要`,
  unknownName(_names, { what, unknown, nearest, known = [] }) {
    const rest = known.length === 0 ? meant(nearest) : `。次から選ぶ：${listed(known)}`;
    return `${kindNamed(what)}「${unknown}」はない${rest}`;
  },

  startingCardsMissing(names, { player, missing }) {
    const cards = missing.map((one) =>
      typeof one === 'string'
        ? quotedCard(names, one)
        : `${names.title(one.god)}のカード${one.count}枚`,
    );
    return `${player}の初期カードが足りない（なくなることはない）：${listed(cards)}`;
  },
  otherDeck(names, { missing, extra }) {
    const told = (label: string, cards: readonly string[]) =>
      cards.length === 0 ? '' : `。${label}：${someOf(cards.map((id) => quotedCard(names, id)))}`;
    return `山札のカードが違う${told('不足', missing)}${told('余分', extra)}`;
  },
  notForTheLobby: (_names, { option, open }) =>
    `ゲームの作成者は「${option}」を選べない${
      open.length === 0 ? '' : `。選べるもの：${listed(open)}`
    }`,
  playersTheWrongWay: (_names, { players }) =>
    `人数（${players.join('から')}）は少ないほうから書く`,
  otherVersion: (_names, { text, version }) =>
    Number(text) > version
      ? tooNew(text, version)
      : `記録のバージョンは${text}だが、現在は${version}`,
  ambiguous(_names, { text, expected, more = 0 }) {
    const meanings = more === 0 ? expected : [...expected, 'その他'];
    return `${cited(text)}は${listed(meanings)}のどれのことか分からない`;
  },
  otherwiseDone: (_names, { text, happened }) =>
    `${cited(text)}は起きたことと違う${happened.length === 0 ? '' : `：${happened.join('。')}`}`,
  drawNotKnown: (names, { tag, place, pieces: drawn }) =>
    `[${tag}]の${typeof place === 'number' ? `${place}番目` : place}に引かれたものが書かれていない（${either(drawn.map(pieceIn(names)))}）`,
} satisfies Partial<OwnWords['faults']>;

/** Faults quote at most this many characters. */
const MOST_QUOTED = 80;

export function cited(text: string): string {
  return quoted(`${text}${text.length < MOST_QUOTED ? '' : '…'}`);
}

/** A log of a later version than this package reads. */
export function tooNew(version: unknown, present: number): string {
  return `バージョン${version}の記録には、新しいconcordia-rulesが必要（これはバージョン${present}まで）`;
}

/** The most cards named in a sentence. */
const MAX_NAMED = 8;

function someOf(cards: readonly string[]): string {
  const rest = cards.length - MAX_NAMED;
  const named = listed(cards.slice(0, MAX_NAMED));
  return rest > 0 ? `${named}、ほか${rest}枚` : named;
}

const TYPES: Readonly<Record<string, string>> = {
  string: '文字列',
  number: '数値',
  int: '整数',
  boolean: 'trueまたはfalse',
  array: 'リスト',
  object: 'オブジェクト',
  record: 'オブジェクト',
  function: '関数',
  null: '空の値',
  undefined: 'なし',
};

export function typeNamed(type: string): string {
  return TYPES[type] ?? type;
}

const UNITS: Readonly<Record<string, string>> = { string: '文字', array: '件' };

export function orList(words: readonly string[]): string {
  return either(words.map(quoted));
}
