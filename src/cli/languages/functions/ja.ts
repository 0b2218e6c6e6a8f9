/** What messages call, and texts that are more than a message. */

import type { What } from '../../../form/words';
import { counted, listed, meant, quoted } from '../../../languages/ja/grammar';
import { timeInWords } from '../../archive/pace';
import type { FileTrouble } from '../../file-trouble';
import type { Expected, NotJson } from '../../json-fault';
import { printable } from '../../printable';
import type { LineAndColumn } from '../en';
import { labelIn } from '../functions';
import type { WordsInCode } from '../words';

export { listed, meant, number, quoted } from '../../../languages/ja/grammar';

const TROUBLES: Readonly<Record<FileTrouble['trouble'], string>> = {
  missing: 'そのようなファイルやフォルダーはありません',
  folder: 'これはフォルダーです',
  noFolder: 'パスの途中にフォルダーでないものがあります',
  denied: 'アクセスが許可されていません',
  exists: 'すでに存在します',
  full: 'ディスクに空きがありません',
  link: 'シンボリックリンクなので、リンク先のファイルを指定してください',
  noFile: 'ファイルではなく、デバイスかパイプです',
  notReplaced: 'すでに存在します（--forceで置き換えられます）',
  other: '問題が起きました',
};

const EXPECTED: Readonly<Record<Expected, string>> = {
  value: '値',
  'value or ]': '値か「]」',
  key: '二重引用符で囲んだキー',
  'key or }': '二重引用符で囲んだキーか「}」',
  ':': 'キーの後の「:」',
  ', or ]': '「,」か「]」',
  ', or }': '「,」か「}」',
  end: '終わり',
};

const FOUND: Readonly<Record<string, string>> = {
  comment: 'JSONでは使えないコメント',
  'single quote': '一重引用符',
  end: 'テキストの終わり',
};

const WHAT: Readonly<Record<What, string>> = {
  card: 'カード',
  city: '都市',
  game: 'ゲームの種類',
  god: '神や専門家',
  good: '資源',
  map: 'マップ',
  player: 'プレイヤーの名前',
  tile: 'タイル',
};

export function named(file: string): string {
  return file === '-' ? '標準入力' : quoted(printable(file));
}

/** As the topic of a sentence; without a file the message follows its name. */
export function topic(file: string | undefined): string {
  return file === undefined ? '' : `${named(file)}は`;
}

/** As the object of a sentence. */
export function object(file: string | undefined): string {
  return file === undefined ? '' : `${named(file)}を`;
}

/** The system's own message may be in any language. */
export function troubled({ trouble, said }: FileTrouble): string {
  return said === undefined ? TROUBLES[trouble] : `${TROUBLES[trouble]}（${said}）`;
}

function placed({ line, column = 1 }: LineAndColumn, why: string): string {
  const place = line === undefined ? `${column}文字目` : lineAndColumn(line, column);
  return `${place}：${why}`;
}

export function inLine(line: number | undefined): string {
  return line === undefined ? '' : `（${line}行目が不完全です）`;
}

function lineAndColumn(line: number, column: number): string {
  return `${line}行目の${column}文字目`;
}

function jsonReason(fault: NotJson): string {
  if (!('expected' in fault)) {
    return '文字列が閉じていないか、エスケープの必要な文字があります';
  }
  const { found, expected } = fault;
  return `${EXPECTED[expected]}が必要ですが、${FOUND[found] ?? quoted(found)}があります`;
}

/** A span of time, such as `2分3秒`. */
function time(seconds: number): string {
  return timeInWords(seconds).replace(/ (h|min|s) ?/g, (_, unit: string) => UNITS[unit] ?? unit);
}

const UNITS: Readonly<Record<string, string>> = { h: '時間', min: '分', s: '秒' };

const ROUTES = { land: '陸路', sea: '水路' } as const;

export function asNumbers(goods: readonly string[]): string {
  return `または${goods.join('、')}の順に数を${counted(goods.length, '個')}。`;
}

/** `A、B`. */
export function enumerated(items: readonly string[]): string {
  return items.join('、');
}

export const own = {
  faults: {
    notJson: ({ file, line, column, ...fault }) =>
      `${topic(file)}JSONではありません。${placed({ line, column }, jsonReason(fault))}`,
    notYaml: ({ file, line, column }) =>
      `${topic(file)}YAMLではありません${column === undefined ? '' : `。${placed({ line, column }, 'ここから先が読み取れません')}`}`,
    keyTwice: ({ file, key, ...at }) =>
      `${topic(file)}YAMLではありません。${placed(at, `キー${quoted(key)}が2回あります`)}`,
  },
  told: {
    line: lineAndColumn,
  },
  terms: {
    decimal: (value) => value.toFixed(1),
    time,
  },
  ask: {
    faults: {
      wrongSize: (_names, { most, least = 0 }) =>
        most === undefined
          ? `${least}以上の数を入力してください`
          : `${most}以下の数を入力してください`,
      notKnown(_names, { what, word, nearest, known = [] }) {
        const rest =
          known.length === 0 ? meant(nearest) : `。次から選んでください：${listed(known)}`;
        return `${WHAT[what]}に${quoted(word)}はありません${rest}`;
      },
      whichGoods: (_names, { goods }) =>
        `資源の名前か、${counted(goods.length, '個')}の数を入力してください：${listed(goods)}`,
      draftTaken: (_names, { taken, answers }) =>
        taken === answers
          ? `回答${counted(taken, '件')}を引き継ぎました`
          : `回答${counted(answers, '件')}のうち${counted(taken, '件')}を引き継ぎました。残りはもう合わないので、もう一度質問します`,
    },
    sentence: (clause) => `${clause}${/[？。]$/.test(clause) ? '' : '。'}`,
  },
  score: {
    winners({ names, areTeams, points, isTied, paint }) {
      const all = paint(areTeams ? names.join('／') : listed(names));
      return isTied
        ? `同点：${all}（各${counted(points, '点')}）。プレフェクトゥス・マグヌスの持ち主が上位になります`
        : `勝者：${all}（${counted(points, '点')}）`;
    },
  },
  summary: {
    note: labelIn({ date: '日付', place: '場所', comment: 'コメント' }),
  },
  replay: {
    told: (sentences) => sentences.map((sentence) => `${sentence}。`).join(''),
  },
  archive: {
    total({ logs, good, wrong, unreadable, failed, duplicates }) {
      const sums = [`正しい${good}`, `誤りあり${wrong}`, `読み込めない${unreadable}`];
      if (failed > 0) sums.push(`失敗${failed}`);
      if (duplicates > 0) sums.push(`重複${duplicates}`);
      return `記録${counted(logs, '件')}：${sums.join('、')}`;
    },
    progress: ({ percent, logs, perSecond, left }) =>
      [
        ...(percent === undefined ? [] : [`${percent}%`]),
        counted(logs, '件'),
        `毎秒${counted(perSecond, '件')}`,
        ...(left === undefined ? [] : [`残り${left}`]),
      ].join('、'),
  },
  map: {
    sharedRoutes: (kinds) => `${listed(kinds.map((kind) => ROUTES[kind]))}に入植者を何個でも置ける`,
  },
  rulebook: {
    faults: {
      otherChoices: ({ missing, more }) =>
        [
          ...(missing.length > 0 ? [`できないこと：${missing.join(', ')}`] : []),
          ...(more.length > 0 ? [`ほかにできること：${more.join(', ')}`] : []),
        ].join('。'),
    },
    file: ({ file, scenarios, failures }) =>
      [
        `${file}：シナリオ${counted(scenarios, '件')}`,
        ...(failures === 0 ? [] : [`誤り${counted(failures, '件')}`]),
      ].join('、'),
  },
} satisfies WordsInCode;
