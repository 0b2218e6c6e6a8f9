/** The words of the command line in Japanese. */
import { counted, listed, meant, quoted } from '../../languages/ja/grammar';
import type { RulesThing } from '../../testing/rulebook/faults';
import { timeInWords } from '../archive/pace';
import type { What } from '../ask/faults';
import { printable } from '../printable';
import type { Expected, FileTrouble, LineAndColumn, NotJson } from '../words';
import type { CliWords } from './words';

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

const UNKNOWN = { map: 'マップ', city: '都市', card: 'カード' } as const;

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

function named(file: string): string {
  return file === '-' ? '標準入力' : quoted(printable(file));
}

/** As the topic of a sentence; without a file the message follows its name. */
function topic(file: string | undefined): string {
  return file === undefined ? '' : `${named(file)}は`;
}

/** As the object of a sentence. */
function object(file: string | undefined): string {
  return file === undefined ? '' : `${named(file)}を`;
}

/** The system's own message may be in any language. */
function troubled({ trouble, said }: FileTrouble): string {
  return said === undefined ? TROUBLES[trouble] : `${TROUBLES[trouble]}（${said}）`;
}

function placed({ line, column = 1 }: LineAndColumn, why: string): string {
  const place = line === undefined ? `${column}文字目` : lineAndColumn(line, column);
  return `${place}：${why}`;
}

function inLine(line: number | undefined): string {
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

const RULE_THINGS: Readonly<Record<RulesThing, string>> = {
  city: '都市',
  fact: '確かめられる事柄',
  good: '資源',
  JSON: 'JSON',
  number: '数',
  player: 'プレイヤー',
  province: '属州',
};

const REFUSAL_PARTS = {
  code: 'コード',
  rule: 'ルール',
  reason: '理由',
  place: '場所',
} as const;

export const JAPANESE_WORDS: CliWords = {
  faults: {
    notUtf8: ({ file }) => `${topic(file)}UTF-8のテキストではありません`,
    tooLarge: ({ file, megabytes }) => `${topic(file)}${megabytes}MBを超えています`,
    empty: ({ file }) => `${topic(file)}空です`,
    packedCut: ({ file, line }) => `${topic(file)}途中で切れています${inLine(line)}`,
    packedBroken: ({ file, line }) => `${object(file)}最後まで展開できません${inLine(line)}`,
    packedGrows: ({ file, line, times }) =>
      `${topic(file)}展開すると${times}倍を超える大きさになります。普通のアーカイブではありません${inLine(line)}`,
    noZstd: ({ file, needs, version }) =>
      `${topic(file)}zstdで圧縮されています。展開にはNode.js ${needs}以降が必要ですが、これは${version}です。先に「zstd -dc」で展開してください`,
    manyGames: ({ file }) =>
      `${file === undefined ? '' : `${named(file)}には`}ゲームが複数あります。「--game 3」のように1つを選んでください`,
    noSuchGame: ({ file, game, games }) =>
      `${file === undefined ? '' : `${named(file)}に`}ゲーム${game}はありません（全部で${counted(games, 'ゲーム')}）`,
    notRead: ({ file, ...trouble }) => `${object(file)}読み込めません：${troubled(trouble)}`,
    notAFile: () => TROUBLES.noFile,
    notJson: ({ file, line, column, ...fault }) =>
      `${topic(file)}JSONではありません。${placed({ line, column }, jsonReason(fault))}`,
    notYaml: ({ file, line, column }) =>
      `${topic(file)}YAMLではありません${column === undefined ? '' : `。${placed({ line, column }, 'ここから先が読み取れません')}`}`,
    keyTwice: ({ file, key, ...at }) =>
      `${topic(file)}YAMLではありません。${placed(at, `キー${quoted(key)}が2回あります`)}`,
    nestedTooDeeply: ({ file, most }) =>
      `${topic(file)}入れ子が${counted(most, '段')}を超えています`,
    tooManyValues: ({ file }) => `${topic(file)}値が多すぎます。これほど多い記録はありません`,
    tooLongForYaml: ({ file, kilobytes }) =>
      `${topic(file)}JSONではなく、YAMLとしては長すぎます（${kilobytes}KBまで）`,
    aliasesMultiply: ({ file }) => `${topic(file)}エイリアスで膨れ上がっています`,
    tooManyAliases: ({ file, aliases, most }) =>
      `${topic(file)}エイリアスが${counted(aliases, '個')}ありますが、使えるのは${counted(most, '個')}までです`,
    noLogInFolder: ({ endings }) =>
      `このフォルダーに記録はありません（名前が${endings}で終わるファイルがない）`,
    noExamples: () => 'このパッケージに例は入っていません',
    examplesNotRead: (trouble) => `例を読み込めません：${troubled(trouble)}`,
    inputTaken: () => '標準入力は回答に使うので、ファイルを指定してください',
    notWritten: ({ file, ...trouble }) => `${object(file)}書き込めません：${troubled(trouble)}`,
    notRemoved: ({ file, ...trouble }) => `${object(file)}削除できません：${troubled(trouble)}`,
    noDraft: ({ file }) => `${topic(file)}スコアシートの下書きではないので、そのまま残します`,
    workerDied: () => '検証中にワーカースレッドが2回落ちました',
    noStrategy: ({ file }) =>
      `${topic(file)}strategy（nameと関数chooseを持つオブジェクト）をエクスポートしていません`,
    noSuchLibrary: ({ file }) =>
      `${topic(file)}ファイルでも、インストール済みのパッケージでもありません`,
    noLibrary: ({ file }) =>
      `${topic(file)}マップもモジュールもライブラリもエクスポートしていません。リストならmapsとmodules、createLibraryが返したものならlibraryかデフォルトとしてエクスポートします`,
    neverLoaded: ({ file }) => `${object(file)}読み込めません：決して届かないものを待っています`,
    badLibrary: ({ file, error }) => `${named(file)}でライブラリを作れません：${error}`,
    notLoaded: ({ file, error }) => `${object(file)}読み込めません：${error}`,
    strategyThrew: ({ strategy, error }) => `戦略${quoted(strategy)}が失敗しました：${error}`,
    notAllowed: ({ strategy, chosen }) =>
      `戦略${quoted(strategy)}が、できないアクションを選びました：${chosen}`,
    notWholeNumber: ({ least, most }) => `${least}から${most}までの整数にしてください。`,
    notPlayers: ({ least, most }) =>
      `${least}から${most}までの数か、コンマで区切った同じ数の名前にしてください。`,
    unknownStrategy: ({ known, nearest }) =>
      `${listed(known)}か、名前が.js、.mjs、.cjsで終わるファイルにしてください${meant(nearest)}。`,
    inputTwice: () => '標準入力を読み込めるのは1回だけです。',
    notForSeveral: ({ option }) => `${option}を使えるのは、1つのファイルか標準入力のときだけです`,
    notNameAndValue: () => '「place=Roma」のように、名前とテキストで書いてください。',
    unknownThing: ({ what, nearest }) =>
      `そのような${UNKNOWN[what]}はありません${meant(nearest)}。`,
    fileMissing: () => 'ファイルか--askを指定してください',
    saveWithoutAsk: () => '--saveは--askと一緒に使います',
    noCommand: () => 'コマンドを指定してください',
    unknownOption: ({ option }) => `オプション${quoted(option)}はありません`,
    unknownCommand: ({ command }) => `コマンド${quoted(command)}はありません`,
    argumentMissing: ({ argument }) => `引数${quoted(argument)}を指定してください`,
    valueMissing: ({ option }) => `オプション${quoted(option)}の値を指定してください`,
    tooManyArguments: () => '引数が多すぎます',
    badValue: ({ argument, value, why, choices }) =>
      `${quoted(argument)}に${quoted(value)}は使えません。${choices === undefined ? why : `使えるもの：${choices.join('、')}。`}`,
    optionsConflict: ({ option, other }) =>
      `オプション${quoted(option)}は${quoted(other)}と一緒には使えません`,
    wrongUsage: ({ said }) => `コマンドの使い方が正しくありません（${said}）`,
    wentWrong: ({ error }) => `内部エラー：${error}`,
  },
  told: {
    error: (message) => `エラー：${message}`,
    warning: (message) => `警告：${message}`,
    rule: (code, rule) => `${code}、ルール${rule}`,
    moreFaults: (count) => `ほかの誤り（${counted(count, '件')}）：`,
    alsoAt: (place, message) => `${place}：${message}`,
    top: '全体',
    line: lineAndColumn,
    wrongAt: (place) => `記録に誤りがあります（${place}）`,
    when: '時点',
    action: 'アクション',
    why: '理由',
    afterEnd: 'ゲーム終了後',
    deciding: ({ turn, player, seat, decision }) =>
      `手番${turn}、${player}（席${seat}）の決定：${decision}`,
    atTurn: (turn) => `手番${turn}`,
    moreCharacters: (count) => `…（あと${counted(count, '文字')}）`,
    nothing: 'なし',
    useHelp: '（詳しくは--helpを参照）',
    outputNotWritten: (trouble) => `結果を書き込めません：${troubled(trouble)}`,
  },
  terms: {
    decimal: (value) => value.toFixed(1),
    range: (from, to) => `${from}〜${to}`,
    commas: (items) => items.join('、'),
    time,
  },
  help: {
    frame: {
      usage: '使い方：',
      arguments: '引数：',
      options: 'オプション：',
      globalOptions: '共通のオプション：',
      commands: 'コマンド：',
      anyOptions: 'オプション',
      anyCommand: 'コマンド',
      choices: (values) => `選択肢：${values.join(', ')}`,
      byDefault: (value) => `既定値：${value}`,
      noted: (description, notes) => `${description}（${notes.join('。')}）`,
      help: 'このヘルプを表示する',
      helpCommand: 'コマンドのヘルプを表示する',
      version: 'バージョン番号を表示する',
    },
    values: {
      card: 'カード',
      cards: 'カード',
      city: '都市',
      count: '数',
      file: 'ファイル',
      fileOrPackage: 'ファイルかパッケージ',
      folder: 'フォルダー',
      format: '形式',
      id: 'id',
      ids: 'id',
      language: '言語',
      log: '記録',
      logs: '記録',
      name: '名前',
      nameAndText: '名前=テキスト',
      nameAndValue: '名前=値',
      nameOrFile: '名前かファイル',
      number: '数',
      players: 'プレイヤー',
      points: '得点',
      set: 'セット',
      table: '表',
      text: 'テキスト',
    },
    program: {
      about: 'Concordiaのゲームの得点計算、検証、再現、シミュレーションを行う。非公式。',
      notes: [
        'ファイルはJSONかYAML、記録はテキストでもよい。「-」は標準入力。コマンドの後に--jsonを付けるとJSONで表示する。',
        '終了コード：0 成功、1 拒否（記録やシートの誤り、読み込めないファイル）、2 使い方の誤り。',
      ],
      lang: 'すべてのメッセージの言語。指定がなければ端末の言語',
      library: '独自のマップやモジュール、またはライブラリをエクスポートするJavaScript',
    },
    game: {
      map: 'マップ（一覧は「concordia maps」）',
      players: 'プレイ人数、またはプレイヤーの名前（例：Anna,Ben）',
      seed: 'すべてのシャッフルのシード',
      cards: 'カードセット。指定がなければconcordia、チーム戦ではvenus',
      teams: '4人または6人で、2人ずつのチーム戦を行う（R-9.4）',
      bought: '初期資源を購入する（R-8.1）',
      wineDisplay: 'ディスプレイのワインが多い面を使う（R-2.3）',
      intermediate: '最初の「護民官」でも得点を計算する（R-7.1）',
      salt: '塩を使う（R-11.1）',
      forum: 'フォルムを使う（R-12.1）',
      module: '--libraryのモジュールを使う',
      option: 'そのモジュールのオプションを設定する',
    },
    log: {
      date: '記録に書くゲームの日付',
      place: '記録に書くゲームの場所',
      comment: '記録に書くコメント',
    },
    logs: {
      logs: 'ゲームの記録（JSON、YAML、テキスト）、そのフォルダー、複数のゲームのテキスト、1行に1つずつ記録のあるファイル（NDJSON）。どれもgzipやzstdで圧縮されていてもよい。「-」は標準入力',
      jobs: '同時に読み込む記録の数',
      source: '入力の呼び名（例：入力を切り出した元のファイル名）',
      firstLine: '元のファイルでの、最初の行の番号',
    },
    score: {
      about: 'テーブルでプレイしたゲームの得点を計算する',
      file: 'スコアシート（JSONかYAML）。「-」は標準入力',
      ask: 'シートに書くことを質問する。ファイルがあれば、そのシートを編集する',
      save: 'シートをファイル（.jsonか.yaml）に保存する',
      force: '--saveで既存のファイルを置き換える',
      intermediate: '中間スコアリングのように、カードの得点だけを計算する（R-7.1）',
      json: '得点をJSONで表示する',
    },
    validate: {
      about: 'ゲームの記録を、アクションごとにルールと照らして検証する',
      quiet: '誤りのある記録だけを表示する',
      json: '結果をJSONで表示する。記録が複数なら1行に1つずつ',
    },
    table: {
      about: 'ゲームを表にする（1行がゲーム、プレイヤー、手番、アクションのどれか1つ）',
      table: '表の種類',
      to: 'csvかndjson',
      noHeader: '列の名前を省く（複数の表をつなぐとき）',
      raw: '表計算ソフトが数式とみなす文字列も、CSVにそのまま書く',
    },
    find: {
      about: 'アーカイブからゲームを選び、その記録かidを書き出す',
      to: 'json（1行に1つ）、text、id',
      id: 'このidのゲーム。複数ならコンマで区切る',
      map: 'このマップのゲーム',
      players: 'この人数のゲーム',
      module: 'このモジュールを使ったゲーム',
      tag: 'メモにこのテキストがあるゲーム（例：place=Roma）',
      finished: '終了したゲーム',
      result: 'この結果のゲーム（例：95,95,91）',
      player: 'この名前のプレイヤーが、次のことをしたゲーム',
      won: '…勝った',
      opening: '…最初にこれらのカードをプレイした',
      city: '…この都市に家を建てた',
      card: '…このカードを購入した',
    },
    convert: {
      about: 'ゲームの記録を、JSONと読みやすいテキストの間で変換する',
      logs: 'ゲームの記録（JSON、YAML、テキスト）。1つのファイルに複数あってもよい。「-」は標準入力',
      to: 'jsonかtext。指定がなければもう一方の形式',
      json: '--to jsonと同じ',
      game: '複数のうちの1つだけ（最初は1）',
      narrate: 'テキストに、選択なしで起きたことも書く',
      save: '結果をファイルに保存する',
      force: '--saveで既存のファイルを置き換える',
    },
    replay: {
      about: 'ゲームを手番ごとに再現し、得点を表示する',
      log: 'ゲームの記録（JSON、YAML、テキスト）。「-」は標準入力',
      game: 'ファイルにある複数のゲームのうちの1つ（最初は1）',
      svg: '最後のマップをSVGで描き、ファイルか標準出力に書き出す',
      force: '--svgで既存のファイルを置き換える',
      to: 'この数のアクションで止める',
      json: '最後の状態をJSONで表示する',
    },
    new: {
      about: 'ゲームのセットアップを行い、状態をJSONで表示する',
      log: '状態の代わりに、アクションのない記録を表示する',
      json: '効果なし（結果は常にJSON）',
    },
    simulate: {
      about: 'ボットにゲームをプレイさせ、集計を表示する',
      games: (most) => `ゲームの数（${most}まで）`,
      strategy: (known) => `全員の戦略。${listed(known)}か、自作のJavaScriptファイル`,
      against: '対戦を行う。1つおきの席の戦略',
      save: '最初のゲームの記録を保存する',
      logs: '終了したすべてのゲームの記録を、1行に1つずつ保存する',
      force: '--saveと--logsで既存のファイルを置き換える',
      json: '集計をJSONで表示する',
    },
    analyse: {
      about: '各手番の前の勝率とともにゲームを振り返る',
      sims: '各局面を最後までプレイする回数',
      seed: '乱数のシード。同じシードなら同じ勝率になる',
      svg: '勝率をSVGでも描き、ファイルに書き出す',
      force: '--svgで既存のファイルを置き換える',
      json: '手番ごとに1行のJSONを、できしだい表示し、最後に転機を表示する',
    },
    play: {
      about: 'ボットを相手にゲームをプレイする',
      against: (known) => `相手の戦略。${listed(known)}か、自作のJavaScriptファイル`,
      seat: '自分の席（最初は1）',
      save: '手番ごとに記録を保存する（.jsonならJSON、それ以外はテキスト）',
      from: 'ゲームの続きをプレイする（JSON、YAML、テキスト）',
      force: '--saveで既存のファイルを置き換える',
    },
    maps: { about: 'マップの一覧を表示する', json: '一覧をJSONで表示する' },
    map: {
      about: 'マップを表示する（属州、都市とその種別、経路、開始都市）',
      id: 'マップ（一覧は「concordia maps」）',
      svg: 'マップをSVGで描き、ファイルか標準出力に書き出す',
      force: '--svgで既存のファイルを置き換える',
      json: 'マップのデータをJSONで表示する',
    },
    perft: {
      about: 'ゲーム開始時からできるアクションの手順を数える',
      depth: (most) => `続けて行うアクションの数（${most}まで）`,
      json: '数をJSONで表示する',
    },
    rulebook: {
      about: '.rulesファイルのシナリオを実際に進め、正しくないものを示す',
      files: 'シナリオのファイル（省略するとパッケージのルールブック、-は標準入力）',
      vectors: '代わりにテストベクター（NDJSON）として、ファイルか標準出力に書き出す',
      force: '--vectorsで既存のファイルを置き換える',
      json: '報告をJSONで表示する',
    },
    serve: {
      about: 'ほかのプログラムに答える（JSON-RPC 2.0。標準入力と標準出力の1行が1つのメッセージ）',
      describe: '呼び出せるものをOpenRPCの文書として表示する',
    },
    words: {
      about: 'ある言語にまだない語句を、それぞれ英語の文の下に表示する',
      language: '言語タグ（例：it）',
    },
    example: {
      about: '例の一覧を表示する、または例をフォルダーに書き出す',
      id: '書き出す例',
      folder: '書き出す先。指定がなければ例と同じ名前のフォルダー',
      force: '既存のファイルを置き換える',
      json: '一覧、または書き出したものをJSONで表示する',
    },
  },
  ask: {
    faults: {
      wrongSize: (_names, { most, least = 0 }) =>
        most === undefined
          ? `${least}以上の数を入力してください`
          : `${most}以下の数を入力してください`,
      answerMissing: () => '回答を入力してください（「?」でヘルプ）',
      notKnown(_names, { what, word, nearest, known = [] }) {
        const rest =
          known.length === 0 ? meant(nearest) : `。次から選んでください：${listed(known)}`;
        return `${WHAT[what]}に${quoted(word)}はありません${rest}`;
      },
      severalMeant: (_names, { word, found, more }) =>
        `${quoted(word)}に当てはまるものが複数あります：${listed(found)}${more === 0 ? '' : `、ほか${counted(more, '件')}`}`,
      nothingCounted: (_names, { count }) => `${count}が何の数か、名前も入力してください`,
      neitherYesNorNo: () => '「はい」か「いいえ」で答えてください',
      noWholeNumber: (_names, { found }) => `${quoted(found)}ではなく、整数を入力してください`,
      nobodyPlayed: () => 'プレイヤーが1人以上必要です',
      oddNames: (_names, { names: count }) =>
        `名前はチームごとに2人分必要です（入力は合計${counted(count, '人')}）`,
      minervaNotNamed: () =>
        'ミネルヴァのカードは「農夫」や「鍛冶工」のように名前で入力してください',
      whichGoods: (_names, { goods }) =>
        `資源の名前か、${counted(goods.length, '個')}の数を入力してください：${listed(goods)}`,
      firstQuestion: () => 'これが最初の質問です',
      answerTooLong: () => '長すぎる回答があります',
      endedEarly: (_names, { draft }) =>
        draft === undefined
          ? '回答が途中で終わりました。何も保存されていません'
          : `回答が途中で終わりました。ここまでの回答は${quoted(draft)}にあります`,
      endedByQuit: (_names, { draft }) =>
        draft === undefined
          ? '終了しました。何も保存されていません'
          : `終了しました。ここまでの回答は${quoted(draft)}にあります`,
      interrupted: (_names, { draft }) =>
        draft === undefined
          ? '何も保存されていません'
          : `ここまでの回答は${quoted(draft)}にあり、同じコマンドで続けられます`,
      draftFound: (_names, { since }) => `${since}のシートを続けますか？ [はい]`,
      draftHelp: () => 'はい：途中から続ける。いいえ：これらの回答を使わずに最初から始める',
      draftTaken: (_names, { taken, answers }) =>
        taken === answers
          ? `回答${counted(taken, '件')}を引き継ぎました`
          : `回答${counted(answers, '件')}のうち${counted(taken, '件')}を引き継ぎました。残りはもう合わないので、もう一度質問します`,
      draftNotKept: (_names, { why }) => `回答を保存できません：${why}`,
      otherEnding: (_names, { file, endings }) =>
        `${quoted(file)}には書き込めません。名前の終わりを${endings.join('か')}にしてください`,
      inputNotRead: (_names, { why }) => `標準入力を読み込めません：${why}`,
    },
    greeting: 'Enterで[ ]の回答、?でヘルプ、<で前の質問、quitで終了。',
    answers: {
      back: ['戻る'],
      base: ['基本'],
      done: ['以上', '完了', 'なし'],
      hand: ['初期カード', '手札'],
      no: ['いいえ'],
      nobody: ['なし', '誰も'],
      noMap: ['なし', '数だけ'],
      none: ['なし'],
      opposite: ['向かい', '向かい合わせ'],
      quit: ['quit', '終了'],
      teams: ['チーム', 'チーム戦'],
      venus: ['ヴェヌス', 'ウェヌス', 'ヴィーナス'],
      yes: ['はい'],
    },
    and: ['と'],
    sentence: (clause) => `${clause}${/[？。]$/.test(clause) ? '' : '。'}`,
    answer: (answer, meaning) => `${answer}：${meaning}`,
    player: (number) => `プレイヤー${number}`,
    prompt: (question) => `${question}: `,
    about: ({ player, number, players, question }) => `${player} ${number}/${players}、${question}`,
    kind: {
      question: 'ゲームの種類',
      base: '基本ゲーム（Concordia Venusなし）',
      venus: 'Concordia Venus、個人戦',
      teams: 'Concordia Venus、2人ずつのチーム戦',
    },
    players: {
      question: 'プレイヤー（時計回り）',
      help: ['席順に名前をコンマで区切って：Livia, Gaius。', 'または人数だけ。'],
    },
    teams: {
      question: 'チーム',
      opposite: '向かい合って座るプレイヤーがパートナー。',
      help: 'または2人ずつの名前：Livia, Gaius, Flavia, Marcus。',
    },
    map: {
      question: 'マップ',
      help: (none, maps) => `${none}：家は数だけを入力。または${maps.join(', ')}。`,
    },
    byCity: {
      question: '家を都市の名前で入力しますか？',
      yes: '都市の名前と、それぞれ1回ずつ資源を入力',
      no: '家は数だけを入力',
    },
    salt: { question: '塩を使いましたか？', yes: '塩が6種類目の資源だった' },
    forum: { question: 'フォルムを使いましたか？', yes: 'プレイヤーにフォルムタイルがあった' },
    module: {
      question: (name) => `${name}を使いましたか？`,
      yes: (name) => `${name}を使った`,
    },
    praefectusMagnus: {
      question: 'プレフェクトゥス・マグヌス',
      help: '同点のときの勝者を決める。持ち主の名前か番号、または「なし」。',
    },
    cards: {
      question: 'カード',
      help: (answer, hand) => [
        '手札と捨て札の全カード（コンコルディアカードを除く）。',
        '名前で：初期カード, 2 長官, 農夫, 外交官 III',
        `${answer}：${hand}`,
        'または神ごとの枚数。ミネルヴァは名前で：ヴェスタ 1, マルス 3, 農夫',
      ],
    },
    houses: {
      question: '家',
      more: (count) => `家（ここまで${counted(count, '個')}）`,
      help: (example, done) => [
        'このプレイヤーの家がある都市（一部でもよい）とその資源：',
        `${example}。終わったら${quoted(done)}。名前か番号で：`,
      ],
      province: (name, cities) => `${name}：${cities.join(', ')}`,
    },
    cityGood: {
      question: (city, letter) => `${city}（${letter}）の資源`,
      help: (goods) => `この都市が生産するもの：${goods.join(', ')}。`,
    },
    byGood: {
      question: '資源ごとの家',
      help: (goods) => `資源ごとの、その都市にある家の数：レンガ 3, 食糧 4。${asNumbers(goods)}`,
    },
    provinces: {
      question: '家がある属州の数',
      help: 'このプレイヤーの家が1個以上ある属州の数。',
    },
    provincesWithTwo: {
      question: '家が2個以上ある属州の数',
      help: 'このプレイヤーの家が2個以上ある属州の数。',
    },
    sharedProvinces: {
      question: (partner) => `${partner}と共有する属州の数`,
      help: 'パートナー2人の家が両方ある属州の数。',
    },
    colonists: {
      question: 'マップ上の入植者の数',
      help: 'マップ上の陸路入植者と水路入植者。倉庫にあるものは数えない。',
    },
    money: { question: 'セステルティウス', help: 'このプレイヤーの所持金。' },
    tiles: {
      question: 'フォルムタイル',
      help: 'このプレイヤーのタイルを、名前か番号で、コンマで区切って：',
    },
    goods: {
      question: '倉庫の資源',
      help: (goods) => `倉庫にある資源：布 1, 道具 3。${asNumbers(goods)}`,
    },
    concordia: {
      question: 'コンコルディアカード？',
      yes: 'このプレイヤーがゲームを終わらせ、7点のカードを持っている',
    },
    scores: {
      question: (name) => `${name}の得点`,
      help: (name) => `マップやモジュールによる得点：${name}。`,
    },
    bonus: {
      question: 'ボーナスの得点',
      help: 'マップ自体による得点（例：RomaのByzantium）。',
    },
  },
  score: {
    concordia: 'コンコルディア',
    bonus: 'ボーナス',
    total: '合計',
    rank: '順位',
    sestertii: 'セステルティウス',
    team: 'チーム',
    winners({ names, areTeams, points, isTied, paint }) {
      const all = paint(areTeams ? names.join('／') : listed(names));
      return isTied
        ? `同点：${all}（各${counted(points, '点')}）。プレフェクトゥス・マグヌスの持ち主が上位になります`
        : `勝者：${all}（${counted(points, '点')}）`;
    },
    saved: (file) => `${quoted(file)}に保存しました`,
  },
  summary: {
    good: 'すべてのアクションがルールどおりです。',
    corrected: (corrections) =>
      `すべてのアクションがルールどおりです（訂正${counted(corrections, '件')}）。`,
    onlyResult: '結果だけの記録なので、検証するものはありません。',
    map: 'マップ',
    players: 'プレイヤー',
    teams: 'チーム',
    rules: 'ルール',
    turns: '手番数',
    actions: 'アクション数',
    end: '終了',
    result: '結果',
    note: (key) => NOTES.get(key),
    baseGame: '基本ゲーム',
    venusCards: 'Concordia Venusのカード',
    inTeams: 'チーム戦',
    wineDisplay: 'ディスプレイはワインが多い面',
    boughtGoods: '初期資源の購入',
    intermediate: '中間スコアリング',
    module: ({ name }) => name,
    withoutProvinces: (count) => `${counted(count, '属州')}を除く`,
    unfinished: ({ turn, player, decision }) =>
      `ゲームは途中です（手番${turn}、${player}の決定：${decision}）`,
    over: 'ゲームは終了しています',
    lastHouse: (player) => `${player}が最後の家を建て、コンコルディアカードを獲得`,
    lastCard: (player) => `${player}が最後のカードを購入し、コンコルディアカードを獲得`,
    scoresNow: '今ゲームが終了した場合の得点：',
  },
  replay: {
    told: (sentences) => sentences.map((sentence) => `${sentence}。`).join(''),
    nothingToDo: (player) => `${player}にできることはない`,
    correction: (change) => `訂正：${change}`,
    end: (how) => `終了：${how}`,
  },
  archive: {
    total({ logs, good, wrong, unreadable, failed, duplicates }) {
      const sums = [`正しい${good}`, `誤りあり${wrong}`, `読み込めない${unreadable}`];
      if (failed > 0) sums.push(`失敗${failed}`);
      if (duplicates > 0) sums.push(`重複${duplicates}`);
      return `記録${counted(logs, '件')}：${sums.join('、')}`;
    },
    pace: ({ time: taken, perSecond }) => `${taken}、毎秒${counted(perSecond, '件')}`,
    stopped: (logs, last) =>
      last === undefined
        ? `${counted(logs, '件')}で中断しました`
        : `${counted(logs, '件')}で中断しました（最後は${last}）`,
    progress: ({ percent, logs, perSecond, left }) =>
      [
        ...(percent === undefined ? [] : [`${percent}%`]),
        counted(logs, '件'),
        `毎秒${counted(perSecond, '件')}`,
        ...(left === undefined ? [] : [`残り${left}`]),
      ].join('、'),
  },
  simulation: {
    played: ({ games, unfinished }) =>
      unfinished === 0
        ? `${counted(games, 'ゲーム')}を最後までプレイしました`
        : `${counted(games, 'ゲーム')}を最後までプレイしました（ほか${counted(unfinished, 'ゲーム')}は途中で打ち切り）`,
    average: ({ turns, actions }) => `平均${turns}手番、${actions}アクション。神ごとの平均得点：`,
    wins: ({ wins, percent, margin }) => `${wins}（${percent} ± ${margin}%）`,
    seat: '席',
    winsHead: '勝利',
    houses: '家',
    team: 'チーム',
    strategy: '戦略',
    total: '合計',
    progress: ({ done, games, left }) =>
      left === undefined ? `${done}/${games}ゲーム` : `${done}/${games}ゲーム、残り${left}`,
  },
  analysis: {
    head: (sims) =>
      `各手番の前の勝率（± 標準誤差の二倍）と予想得点。各局面を${sims}回、最後までプレイしました`,
    turn: '手番',
    end: '終了',
    percent: (percent) => `${percent}%`,
    chance: ({ percent, margin }) => `${percent} ± ${margin}%`,
    turningPoints: '転機：',
    noTurningPoints: '誤差を超えて勝率を変えた手番はありません。',
    turningPoint: ({ turn, by, whose, before, after }) =>
      `手番${turn}、${by}：${whose === undefined ? '' : `${whose}の`}勝率 ${before} → ${after}`,
    lastTurns: 'もっと得点できた最後の手番：',
    lastTurn: ({ turn, by, points, most, line }) =>
      `手番${turn}、${by}：${points}点ではなく${most}点（${line.join('、')}）`,
    expected: '神ごとの予想得点：',
    final: '神ごとの得点：',
    plot: (players) => `勝率：${players}`,
    bands: '帯は標準誤差の2倍を示します。',
    chances: '勝率',
    progress: ({ done, turns, left }) =>
      left === undefined ? `${done}/${turns}手番` : `${done}/${turns}手番、残り${left}`,
  },
  play: {
    answers: {
      board: ['場'],
      help: ['ヘルプ'],
      map: ['マップ'],
      more: ['続き'],
      undo: ['戻る', '取り消し'],
    },
    greeting: ({ player, help }) =>
      `あなたは${player}です。選択肢の番号か手を入力してください（${help}で説明）。`,
    help: ({ board, map, more, undo, quit }) => [
      '番号：その選択肢',
      '記録と同じ書き方の手（省略可）。いくつかあれば「;」で区切る',
      `${board}：全員の持ち物、自分の手札、ディスプレイ`,
      `${map}：マップの説明`,
      `${more}：残りの選択肢`,
      `${undo}：自分の最後のアクションを取り消す（その後に隠れたものが公開されていない場合）`,
      `${quit}：ここでやめる`,
    ],
    more: ({ left, answer }) => `ほかに${left}個（${answer}で表示）`,
    noMore: '選択肢はこれで全部です。',
    wrongNumber: (most) => `1〜${most}の番号を入力してください。`,
    noMove: '選択肢の番号か手を入力してください。',
    notYours: 'この手番に自分がすることだけを入力してください。',
    undone: '取り消しました。',
    noUndo: 'ここでは何も取り消せません。',
    left: (file) =>
      file === undefined
        ? 'ゲームをここでやめました。何も保存されていません。'
        : `ゲームをここでやめました。${quoted(file)}にあります。`,
    endedEarly: (file) =>
      file === undefined
        ? 'ゲームより先に入力が終わりました。何も保存されていません'
        : `ゲームより先に入力が終わりました。ゲームは${quoted(file)}にあります`,
  },
  maps: {
    id: 'id',
    name: '名前',
    cities: '都市',
    provinces: '属州',
    routes: '経路',
    players: '人数',
    anyPlayers: '自由',
    leftOut: (map, what) => `${map}で使わないもの：${what}`,
  },
  map: {
    players: '人数',
    anyPlayers: '自由',
    advised: (range) => `${range}人を推奨`,
    size: '大きさ',
    sizeOf: ({ cities, provinces }) => `${counted(provinces, '属州')}に${counted(cities, '都市')}`,
    routes: '経路',
    routesOf: ({ land, sea }) => `陸路${land}、水路${sea}`,
    start: '開始地点',
    later: '以後の入植者',
    starts: ({ land = 'なし', sea = 'なし' }) => `陸路は${land}、水路は${sea}`,
    leftOut: '使わないもの',
    castles: '城砦',
    gates: '門',
    squares: '交易マス',
    landFields: '陸路の場所',
    seaFields: '水路の場所',
    noStop: '通過のみ',
    crossed: ({ place, kind }) => `${place}（${ROUTES[kind]}）`,
    shared: '共用',
    sharedRoutes: (kinds) =>
      `${listed(kinds.map((kind) => ROUTES[kind]))}に入植者が何個でもいられる`,
    letters: { capital: '首都', castle: '城砦', gate: '門', square: '交易マス' },
    printedAs: (name, printed) => `${name}（印刷は${printed}）`,
    province: '属州',
    cities: '都市と種別',
  },
  perft: { depth: '深さ', sequences: '手順の数' },
  rulebook: {
    faults: {
      tooLong: ({ most }) => `テキストが${counted(most, '文字')}を超えています。`,
      longLine: ({ most }) => `この行は${counted(most, '文字')}を超えています。`,
      manyScenarios: ({ most }) =>
        `シナリオは1つのテキストに${counted(most, '件')}までです。残りは進めません。`,
      manyNames: ({ most }) => `タグと名前は1つのテキストに${counted(most, '個')}までです。`,
      noTitle: () => 'この行の上に題名がありません。',
      noRule: () => '題名はルールの番号で始めてください（例：「R-4.3: ...」）。',
      noLines: () => 'この題名の下に何もありません。',
      givenLate: () => '「given」はほかの行より前に書いてください。',
      manyGivens: ({ most }) => `1行で設定できるのは${counted(most, '個')}までです。`,
      belowSheet: () =>
        'スコアシートの下に書けるのは「then」と「!score -> INVALID_SHEET」だけです。',
      manyPlayers: ({ most }) =>
        `このスコアシートのプレイヤーは${counted(most, '人')}を超えています。`,
      form: ({ example }) => `読み取れません。次のように書いてください：${example}`,
      whose: ({ example }) => `誰のことかを書いてください：${quoted(example)}`,
      unknown: ({ what, said }) => `${quoted(said)}は${RULE_THINGS[what]}ではありません。`,
      nothingAt: ({ path }) => `${path}には何もありません。`,
      noList: ({ path }) => `${path}はリストではありません。`,
      notInList: ({ path, item }) => `${path}に${item}はありません。`,
      allowed: ({ action }) => `${action}は認められています。`,
      listed: ({ action }) => `${action}は拒否されますが、選択肢にあります。`,
      otherRefusal: ({ what, expected, found, said }) =>
        `${REFUSAL_PARTS[what]}は${expected}ではなく${found}です：${said}`,
      counted: ({ scores }) => `このスコアシートは計算できます：${scores}`,
      otherChoices: ({ missing, more }) =>
        [
          ...(missing.length > 0 ? [`できないこと：${missing.join(', ')}`] : []),
          ...(more.length > 0 ? [`ほかにできること：${more.join(', ')}`] : []),
        ].join('。'),
      otherFact: ({ said, expected, found }) => `${said}：期待値は${expected}、実際は${found}`,
      refused: ({ code, said }) => `${code}：${said}`,
      threw: ({ said }) => `ライブラリがエラーを返しました：${said}`,
    },
    file: ({ file, scenarios, failures }) =>
      [
        `${file}：シナリオ${counted(scenarios, '件')}`,
        ...(failures === 0 ? [] : [`誤り${counted(failures, '件')}`]),
      ].join('、'),
    total: ({ scenarios, files, failures }) =>
      `ファイル${counted(files, '個')}、シナリオ${counted(scenarios, '件')}：${failures === 0 ? 'すべて正しい' : `誤り${counted(failures, '件')}`}`,
    expected: '期待値',
    found: '実際',
  },
  words: {
    english: '英語の文はルールとともに書かれているので、すべてそろっています。',
    complete: (language) => `${language}の語句はすべてそろっています。`,
  },
  example: {
    id: 'id',
    about: '内容',
    guide: 'ガイド',
    hint: 'フォルダーに書き出すには：npx concordia-rules example ID [フォルダー]',
    wrote: ({ files, folder, about }) =>
      `${quoted(folder)}に${counted(files, 'ファイル')}を書き出しました：${about}。`,
    guideIn: (page) => `ガイド：パッケージの${page}`,
    examples: {
      sheets: 'テーブルでプレイしたゲームのスコアシート',
      games: '全マップのゲームの記録（JSONとテキスト）',
      screen: 'ゲームを最後までプレイできるページ（ReactとVite）',
      board: 'プレイできるマップ（React、Preact、Vue、または何もなし）',
      server: 'WebSocketのゲームサーバーとクライアント',
      boardgame: 'boardgame.ioのロビー、サーバー、ページ',
      stores: 'Redux Toolkitとワーカースレッドでのゲーム',
      bots: '独自のボット',
      training: 'ボットの測定と調整、ニューラルネット用の数値',
      serve: 'Pythonで書いた、1ゲームをプレイするボット',
      vectors: 'Pythonで書いた、テストベクトルの検査',
      'own-map': '独自のマップとそのルール',
      'own-module': '独自のモジュール：新しいカードとそのルール',
      'own-tiles': '独自のフォルムタイル',
      offers: '独自のモジュール：取引の申し出と秘密の選択',
      variant: '基本ゲームのバリアント：別の終わり方、別のコスト',
      solo: 'ソロバリアント：ルールが動かす席と1人で対戦する',
    },
  },
};

const ROUTES = { land: '陸路', sea: '水路' } as const;

const NOTES: ReadonlyMap<string, string> = new Map([
  ['date', '日付'],
  ['place', '場所'],
  ['comment', 'コメント'],
]);

function asNumbers(goods: readonly string[]): string {
  return `または${goods.join('、')}の順に数を${counted(goods.length, '個')}。`;
}
