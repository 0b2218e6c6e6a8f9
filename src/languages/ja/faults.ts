/** Faults of input, as clauses in the plain form without a full stop; they follow a colon. */
import { pieceIn } from '../../model/names';
import type { OwnWords } from '../own';
import { definitionFaults } from './definition-faults';
import { quotedCard } from './goods';
import { counted, either, listed, meant, quoted } from './grammar';
import { kindNamed } from './kinds';
import { partFaults } from './part-faults';

export const faults: OwnWords['faults'] = {
  notPlainData: () => '単純なデータではない',
  notPlainNumber: (_names, { found }) => `数値${found}は使えない`,
  nestedTooDeeply: () => '入れ子が深すぎる',
  notPlainObject: () => '単純なオブジェクトではない',
  listWithHoles: () => 'リストに空きやキーがある',
  keyNotAllowed: (_names, { key }) => `キー「${key}」は使えない`,
  tooMuchData: () => 'データが多すぎる',
  wrongType: (_names, { expected, found }) =>
    `${typeNamed(expected)}が必要${found === 'number' ? '' : `だが、${found === 'undefined' ? '何もない' : `${typeNamed(found)}がある`}`}`,
  wrongValue: (_names, { expected }) => `${orList(expected)}が必要`,
  wrongSize(_names, { of, most, least, exactly, below, above }) {
    const size = (count = 0): string => `${count}${UNITS[of] ?? ''}`;
    if (exactly !== undefined) return `ちょうど${size(exactly)}にする`;
    if (most !== undefined) return `${size(most)}以下にする`;
    if (least !== undefined) return `${size(least)}以上にする`;
    return below === undefined ? `${size(above)}より大きくする` : `${size(below)}未満にする`;
  },
  wrongForm: (_names, { pattern }) => `文字列は${pattern}の形で書く`,
  unknownField(_names, { fields, more = 0, advice }) {
    const named = fields.map(({ name, nearest }) => `「${name}」${meant(nearest)}`);
    const rest = more === 0 ? '' : `、ほか${more}件`;
    const hint = advice === undefined ? '' : '。マップやモジュールの得点はbonusに書く';
    return `未知の項目：${listed(named)}${rest}${hint}`;
  },
  wrongKey: () => '項目の名前が違う',
  noneOfThese: (_names, { known = [] }) =>
    known.length === 0 ? 'この値は使えない' : `${orList(known)}が必要`,
  unknownName(_names, { what, unknown, nearest, known = [] }) {
    const rest = known.length === 0 ? meant(nearest) : `。次から選ぶ：${listed(known)}`;
    return `${kindNamed(what)}「${unknown}」はない${rest}`;
  },
  nothingToSee: () => 'この名前には目に見える文字がない',
  hiddenCharacter: (_names, { character }) => `見えない文字${character}がある`,
  moduleTwice: () => '同じモジュールが2回書かれている',
  otherwiseWrong: (_names, { message }) => message,
  notValid: () => 'この値は使えない',

  noSuchCity: (_names, { city, nearest }) => `都市「${city}」はない${meant(nearest)}`,
  otherGoodPrinted: (names, { city, good }) =>
    `${names.place(city)}の資源は${pieceIn(names)(good)}ではない`,
  tooFewTokens: (names, { letter, good, cities, tokens }) =>
    `種別${letter}で資源「${pieceIn(names)(good)}」の都市が${cities}か所あるが、都市タイルは${tokens}枚しかない`,
  twoSaltTokens: (_names, { letter }) =>
    `種別${letter}の塩都市が2か所あるが、都市タイルは1枚しかない`,
  cityWithoutGood: (names, { city }) => `${names.place(city)}の資源が書かれていない`,

  storehouseTooSmall: (_names, { spaces, stored }) =>
    `倉庫の空きは資源${spaces}個分で、${stored}個は置けない`,
  onlyPartnersShare: () => '属州を共有するのはパートナーだけ',
  noSuchPlayer: (_names, { player, nearest }) => `プレイヤー「${player}」はいない${meant(nearest)}`,
  countMissing: () => 'ヴェヌスにはこの数が必要',
  cannotShare: (_names, { count }) => `これらの家では、パートナーと${count}属州も共有できない`,
  countsDiffer: (_names, { counts }) => `パートナー同士の数が違う（${listed(counts.map(String))}）`,
  housesNeedMap: () => '家を都市名で書くにはマップが必要',
  citiesNeedMap: () => '都市を書くにはマップが必要',
  twoHousesInCity: (names, { city }) => `${names.place(city)}に家が2個ある`,
  tooManyCities: (names, { good, cities }) =>
    `資源「${pieceIn(names)(good)}」の都市は最大${cities}か所`,
  tooManyHouses: (_names, { houses }) => `プレイヤーの家は${houses}個だけ`,
  wrongProvinces: (_names, { houses, provinces }) =>
    `${houses}個の家が${provinces}属州にあることはない`,
  fewerProvinces: (_names, { map, provinces }) => `マップ「${map}」には${provinces}属州しかない`,
  fewerPlaces: (_names, { houses }) => `これらの属州に建てられる家は最大${houses}個`,
  wrongPairs: (_names, { houses, provinces }) =>
    `${provinces}属州に${houses}個の家があることと合わない`,
  onlyOneCard: (names, { card }) => `${quotedCard(names, card)}は1枚しかない`,
  notInTeams: (names, { card }) => `チーム戦では${quotedCard(names, card)}を使わない`,
  notPlayedAlone: (names, { card }) => `チーム戦でなければ${quotedCard(names, card)}を使わない`,
  onlyOneInHand: (names, { card }) =>
    `初期カードの${quotedCard(names, card)}は1枚だけで、購入したものはidで書く`,
  fewerHands: (names, { card }) => `${quotedCard(names, card)}のある初期カードはこれより少ない`,
  fewerCards: (names, { role }) => `${quoted(names.role(role))}のカードはこれほど多くない`,
  unknownCard: (_names, { card }) => `カード「${card}」はない`,
  noTeamsAlone: () => 'このゲームはチーム戦ではない',
  sixPlayInTeams: () => '6人ではチーム戦になる',
  wrongTeamSize: () => 'チーム戦は4人または6人で行う',
  wrongNumberOfTeams: (_names, { teams }) => `ちょうど${teams}チームが必要`,
  alreadyInTeam: (_names, { player }) => `${player}はすでにチームに入っている`,
  nobodyHasEnded: () => 'まだ誰もゲームを終わらせていない',
  onlyCardsCount: () => '今得点になるのはカードだけ',
  linesSayOtherwise: (names, { points, stated }) =>
    `このプレイヤーの欄の得点は${names.points(points)}で、${stated}ではない`,
  onlyOneConcordia: () => 'コンコルディアカードを持つのは1人だけ',
  onlyOneTile: (names, { tile }) => `タイル${quoted(names.title(tile))}は1枚しかない`,

  startingCardsMissing(names, { player, missing }) {
    const cards = missing.map((one) =>
      typeof one === 'string'
        ? quotedCard(names, one)
        : `${names.title(one.god)}のカード${one.count}枚`,
    );
    return `${player}の初期カードが足りない（なくなることはない）：${listed(cards)}`;
  },
  nobodyHasConcordia: () => '誰もコンコルディアカード（7点）を持っていない',

  nameTwice: (_names, { name }) => `「${name}」という名前のプレイヤーが2人いる`,
  namesMissing: () => 'すべてのプレイヤーに名前が必要',
  noSuchSeat: () => 'その席はない',
  citiesMissing: () => '都市が足りない',
  twoHousesOfPlayer: () => '都市に同じプレイヤーの家が2個ある',
  noColonistHere: (names, { kind, place }) =>
    `${names.place(place)}に${names.colonist(kind)}は置けない`,
  nobodyStandsHere: (names, { place }) => `${names.place(place)}に入植者は着けない`,
  twoColonists: (names, { route }) => `${names.place(route)}に入植者が2個いる`,
  wrongTokens: () => 'ボーナスマーカーと都市タイルが合わない',
  missing: (_names, { id }) => `「${id}」がない`,
  notHere: (_names, { id }) => `ここに「${id}」はない`,
  otherMarker: (names, { good, coins }) =>
    `ボーナスマーカーは${good === null ? '資源なし' : names.good(good)}、コイン${coins}枚になる`,
  wrongColonists: (names, { kind, count }) => `プレイヤーの${names.colonist(kind)}は合計${count}個`,
  wrongHouses: (_names, { count }) => `プレイヤーの家は合計${count}個`,
  saltNotPlayed: () => 'このゲームでは塩を使わない',
  storehouseOverfull: () => '倉庫に入りきらない',
  takesItselfBack: (names, { card }) => `${quotedCard(names, card)}は自身も手札に戻る`,
  otherStartingCards: () => '初期カードが違う',
  cardsForSaleLost: () => '販売用カードの数が違う',
  decksOutOfOrder: () => '山札がⅠからⅤの順になっていない',
  boughtFromBelow: () => 'まだ山札にあるはずのカードが購入されている',
  turnOfOther: (_names, { turn }) => `${turn}番目の手番は別のプレイヤーのもの`,
  turnOver: () => '手番は終わっている',
  holderHasNotProduced: () => 'カードの持ち主はこの手番に生産していない',
  noProvinceProduced: () => '生産した属州がない',
  wrongPhase: (_names, { phase }) => PHASES[phase],
  nothingToWaitFor: () => '進行中の決定がないのに待機中の決定がある',
  comesWithConcordia: () => '最後の手番はコンコルディアカードで決まる',
  displayNotFilled: () => 'ディスプレイにカードが補充されていない',
  gameHasEnded: () => 'ゲーム終了なのに、誰もコンコルディアカードを持っていない',
  gameTooLong: () => 'これほど長いゲームはない',
  nothingEndedGame: () => 'ゲームを終わらせた出来事がない',
  oneMoreTurnEach: () => '最後の手番は、ほかのプレイヤー（チーム）に1回ずつ',
  noMoreTurnForEnder: () => 'コンコルディアカードの持ち主に手番はない',
  notInLastRound: () => 'この手番は最後のラウンドに入らない',
  nothingKeepsIt: () => 'このゲームでは使わない',
  notInThisGame: (names, { kind }) => `このゲームに${quoted(names.decision(kind))}はない`,
  notTheirTurn: () => '手番のプレイヤーではない',
  nothingToDecide: () => '決めることがない',
  cardEndsTurn: () => 'カードのプレイは手番の最後になる',
  cardNotPlayed: () => 'カードがまだプレイされていない',
  cardPlayed: () => 'カードはすでにプレイされている',
  cardDecisionFirst: () => 'カードの決定は最後になる',
  askedTwice: () => '同じ決定が2回待機している',
  roleNotPlayed: (names, { role }) => `${quoted(names.role(role))}はプレイされていない`,

  notOnMap: (_names, { id, map, nearest }) => `マップ「${map}」に「${id}」はない${meant(nearest)}`,
  nothingDrawn: (_names, { part }) => `このゲームで「${part}」のために引くものはない`,
  seedMissing: () => 'セットアップにはシードが必要',
  otherDeck(names, { missing, extra }) {
    const told = (label: string, cards: readonly string[]) =>
      cards.length === 0 ? '' : `。${label}：${someOf(cards.map((id) => quotedCard(names, id)))}`;
    return `山札のカードが違う${told('不足', missing)}${told('余分', extra)}`;
  },

  withoutPoints: (_names, { map }) => `マップ「${map}」には座標がない。遊べるが、描けない`,
  nameMissing: (_names, { id }) => `「${id}」の名前がない`,

  isView: () => 'アクションはビューではなく元の状態に適用する',
  hiddenCards: () => '非公開のカードがあり、得点は分からない',
  otherView: () => 'ライブラリが作るビューではない',
  noSuchViewer: () => 'ビューはゲームの席か観戦者のもの',
  notAccepted: () => 'この関数では使えない',
  notALibrary: (_names, { functions }) =>
    `createLibraryかcreateEngineの結果（${listed(functions)}）が必要`,
  noNames: () => 'マップか状態が必要',
  nothingToPick: () => '選べるものがない',
  otherGame: () => '前の状態と、マップ、プレイヤー、オプションのどれかが違う',
  notTheirDecision: () => 'ビューのプレイヤーが決める番ではない',
  eventsDoNotFit: () => 'これらのイベントはこのビューに続かない',
  noEvents: () => 'イベントがあるのは成功したアクションだけ',
  otherNumberOfPlayers: (_names, { players, found }) =>
    `このゲームは${found}人用ではなく${players}人用`,
  notForTheLobby: (_names, { option, open }) =>
    `ゲームの作成者は「${option}」を選べない${
      open.length === 0 ? '' : `。選べるもの：${listed(open)}`
    }`,
  noListOfOptions: () => 'オプション名のリストが必要',
  dealIsTaken: (_names, { action }) => `アクション「${action}」は、ゲームを始める手の名前と同じ`,
  notAnEngine: () => 'createLibraryかcreateEngineの結果が必要',
  noListsOfParts: () => 'マップとモジュールはリストで書く',
  notWords: () => '語句は、対象の名前の関数で書く',
  twoLanguages: (_names, { language, other }) => `語句に2つの言語がある（${language}と${other}）`,
  wrongDepth: (_names, { most }) => `深さは0から${most}までの整数にする`,

  routeNamedOtherwise: (_names, { route, id }) => `経路「${route}」のidは「${id}」にできない`,
  placeTwice: (_names, { place }) => `場所「${place}」が2回ある`,
  provinceTwice: (_names, { province }) => `属州「${province}」が2回ある`,
  cityTwice: (_names, { city }) => `都市「${city}」が2つの属州に入っている`,
  notForHouses: (_names, { city, letter }) => `「${city}」（種別${letter}）は属州に入らない`,
  cityWithoutProvince: (_names, { city }) => `都市「${city}」がどの属州にも入っていない`,
  noSuchProvince: (_names, { province, nearest }) => `属州「${province}」はない${meant(nearest)}`,
  tokensShort: (_names, { letter, cities, tokens }) =>
    `種別${letter}の都市が${cities}か所あるが、都市タイルは${tokens}枚しかない`,
  routeEndsWhereItBegins: (_names, { route }) => `経路「${route}」の両端が同じ`,
  routeEndsNowhere: (_names, { route, end }) => `経路「${route}」の端「${end}」は存在しない`,
  noSuchExit: (_names, { field, exit, kind }) =>
    `場所「${field}」の出口「${exit}」は${ROUTES[kind]}ではない`,
  playersTheWrongWay: (_names, { players }) =>
    `人数（${players.join('から')}）は少ないほうから書く`,
  nobodyStarts: () => 'どこからも入植者が始まらない',
  startsOutsideCapital: (names, { kind, start }) =>
    `${names.colonist(kind)}が、首都でない「${start}」から始まる`,
  noRouteFromStart: (_names, { kind, start }) => `「${start}」から出る${ROUTES[kind]}がない`,
  cutOff: (_names, { city }) => `「${city}」がほかとつながっていない`,
  labelOfNothing: (_names, { id }) => `存在しない「${id}」に名前がある`,
  noPointFor: (_names, { id }) => `「${id}」の座標がない`,
  pointOfNothing: (_names, { id }) => `存在しない「${id}」に座標がある`,

  scoresBeforeEnd: () => '得点があるのに、ゲームが終了していない',
  otherScores: (_names, { recorded, counted: right }) =>
    `得点は${listed(recorded.map(String))}ではなく、${listed(right.map(String))}になるはず`,
  oldLog: (_names, { version }) =>
    `バージョン1はシードの混ぜ方が違う。シードの代わりに引かれたものを書き、バージョンを${version}にする`,
  newerVersion: (_names, { version, present }) => tooNew(version, present),
  noVersion: (_names, { present }) =>
    `バージョンがない（現在は${present}）。アクションから作り直す`,
  tooManyNotes: (_names, { notes, most }) =>
    `メモが${counted(notes, '件')}あるが、残せるのは${counted(most, '件')}まで`,
  notInOrder: (_names, { most }) => `前のものより後にする（アクションは${counted(most, '件')}）`,
  noSuchPiece: (_names, { piece, at }) => `${at}に、訂正する「${piece}」がない`,
  otherStart: () => '記録と、マップ、プレイヤー、オプションのどれかが違う',
  startIsOpen: () => 'この記録は、すべてが見える状態から始まる',

  tooManyTags: (_names, { most }) => `タグが${counted(most, '個')}より多い`,
  tooManyClauses: (_names, { most }) => `アクションが${counted(most, '件')}より多い`,
  tooManyLines: (_names, { most }) => `行とコメントが${counted(most, '件')}より多い`,
  tooManyCorrections: (_names, { most }) => `訂正が${counted(most, '件')}より多い`,
  brokenTag: (_names, { example }) => `タグは${example}のように書く`,
  tagTwice: (_names, { tag }) => `タグ「${tag}」が2つある`,
  unknownTag: (_names, { tag, nearest }) =>
    `タグ「${tag}」はない${meant(nearest)}。メモなら[meta.${tag} "..."]と書く`,
  noJson: () => 'JSONではない',
  otherVersion: (_names, { text, version }) =>
    Number(text) > version
      ? tooNew(text, version)
      : `記録のバージョンは${text}だが、現在は${version}`,
  mapMissing: (_names, { example }) => `マップを書く（例：${example}）`,
  playersMissing: (_names, { example }) => `プレイヤーを書く（例：${example}）`,
  wrongPlayers: (_names, { least, most }) => `プレイヤーを${least}人から${most}人、コンマで区切る`,
  noNumber: (_names, { text }) => `${cited(text)}は整数ではない`,
  ambiguous(_names, { text, expected, more = 0 }) {
    const meanings = more === 0 ? expected : [...expected, 'その他'];
    return `${cited(text)}は${listed(meanings)}のどれか分からない`;
  },
  displayMissing: () => '先に[Display "..."]にディスプレイのカードを書く',
  seedOrDraws: () => 'シードか、引かれたものを書く',
  yesOrNo: () => 'yes（はい）かno（いいえ）を書く',
  actionInComment: (_names, { text }) =>
    `${cited(text)}はアクションに見える。書き換えるか、セミコロンの前の空白を1つにする`,
  noSuchWord: (_names, { text, nearest }) =>
    `${cited(text)}というものはここにない${meant(nearest)}`,
  afterGame: (_names, { text }) => `${cited(text)}はゲーム終了の後にある`,
  otherTurn: (_names, { player, decision }) => `今は${player}の番ではない：${decision}`,
  notPossible: (_names, { text, decision, nearest }) =>
    `${cited(text)}はここではできない：${decision}${meant(nearest)}`,
  otherwiseDone: (_names, { text, happened }) =>
    `${cited(text)}は起きたことと違う${happened.length === 0 ? '' : `：${happened.join('。')}`}`,
  otherPrice: (_names, { nearest }) => `価格が違う。${cited(nearest)}と書く`,
  tooManyWords: (_names, { text }) => `${cited(text)}はどのアクションよりも長い`,
  noWholeAction: (_names, { text }) => `${cited(text)}はアクションとして不完全`,
  cardNotSeen: (_names, { card }) =>
    `「${card}」が公開された行がない。[Display]と[Deck]に書くか、+ ${card}と書く`,
  tokenNotKnown: (names, { city, goods }) =>
    `${city}の都市タイルが書かれていない（${either(goods.map(names.good))}）。[Cities]に書く`,
  markerNotKnown: (names, { province, goods }) =>
    `${province}のボーナスマーカーが書かれていない（${either(goods.map(names.good))}）。[Bonus]に書く`,
  drawNotKnown: (names, { tag, place, pieces: drawn }) =>
    `[${tag}]の${typeof place === 'number' ? `${place}番目` : place}に引かれたものが書かれていない（${either(drawn.map(pieceIn(names)))}）`,
  drawsInFull: (_names, { tag, part }) =>
    `[${tag}]にはすべてを書く。「?」は、シードがなく、「${part}」のルールに引くものが示されているときだけ`,
  otherMarkerNoted: (names, { province, good }) =>
    `${province}のボーナスマーカーは、都市タイルから${names.good(good)}にならない`,
  wrongTurnNumber: (_names, { turn, round, found }) =>
    `${found}ではなく、第${round}ラウンドの${turn}番目の手番。行が抜けている？`,
  afterEnd: () => '記録はこの前で終わっている',
  wrongCorrection: (_names, { text }) => `${cited(text)}では何を訂正するか分からない`,
  variationOfNothing: (_names, { most }) =>
    `変化手順は元の行の後に書き、入れ子は${counted(most, '段')}まで`,
  notInVariation: (_names, { text }) => `${cited(text)}は変化手順に入れられない`,
  commentTooLong: (_names, { most }) => `コメントが${counted(most, '文字')}より長い`,
  commentNotClosed: () => 'ここで始まるコメントを閉じる } がない',

  ...partFaults,
  ...definitionFaults,
};

/** Faults quote at most this many characters. */
const MOST_QUOTED = 80;

function cited(text: string): string {
  return quoted(`${text}${text.length < MOST_QUOTED ? '' : '…'}`);
}

/** A log of a later version than this package reads. */
function tooNew(version: unknown, present: number): string {
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

const ROUTES = { land: '陸路', sea: '水路' } as const;

const PHASES = {
  playing: 'ゲームは進行中',
  finalRound: '最後のラウンドになっている',
  finished: 'ゲームは終了している',
} as const;

function orList(words: readonly string[]): string {
  return either(words.map(quoted));
}
