/** Faults of input, as clauses in the plain form without a full stop; they follow a colon. */
import { pieceIn } from '../../model/names';
import type { OwnWords } from '../own';
import { definitionFaults } from './definition-faults';
import { pieces, quotedCard } from './goods';
import { counted, either, listed, meant, quoted } from './grammar';
import { partFaults } from './part-faults';

export const faults: OwnWords['faults'] = {
  notPlainData: () => '単純なデータではない',
  notPlainNumber: (_names, { found }) => `${found}という数値は使えない`,
  nestedTooDeeply: () => '入れ子が深すぎる',
  notPlainObject: () => '単純なオブジェクトではない',
  listWithHoles: () => 'リストに欠けた要素やキーがあってはならない',
  keyNotAllowed: (_names, { key }) => `キー${quoted(key)}は使えない`,
  tooMuchData: () => 'データが多すぎる',
  wrongType: (_names, { expected, found }) =>
    found === 'undefined'
      ? `${typeNamed(expected)}が必要だが、何もない`
      : `${typeNamed(expected)}が必要${found === 'number' ? '' : `だが、${typeNamed(found)}になっている`}`,
  wrongValue: (_names, { expected }) => `${orList(expected)}が必要`,
  wrongSize(_names, { of, most, least, exactly, below, above }) {
    const size = (count = 0): string => `${count}${UNITS[of] ?? ''}`;
    if (exactly !== undefined) return `ちょうど${size(exactly)}でなければならない`;
    if (most !== undefined) return `${size(most)}以下でなければならない`;
    if (least !== undefined) return `${size(least)}以上でなければならない`;
    return below === undefined
      ? `${size(above)}より大きくなければならない`
      : `${size(below)}より小さくなければならない`;
  },
  wrongForm: (_names, { pattern }) => `文字列は${pattern}の形でなければならない`,
  unknownField(_names, { fields, more = 0, advice }) {
    const named = fields.map(({ name, nearest }) => `${quoted(name)}${meant(nearest)}`);
    const rest = more === 0 ? '' : `、ほか${counted(more, '件')}`;
    const hint =
      advice === undefined
        ? ''
        : '。マップやモジュール独自のルールによる得点は、プレイヤーの項目bonusに書く';
    return `未知の項目：${listed(named)}${rest}${hint}`;
  },
  wrongKey: () => '項目の名前が正しくない',
  noneOfThese: (_names, { known = [] }) =>
    known.length === 0 ? 'この値は使えない' : `${orList(known)}が必要`,
  unknownName(_names, { what, unknown, nearest, known = [] }) {
    const rest = known.length === 0 ? meant(nearest) : `。次から選ぶ：${listed(known)}`;
    return `${WHAT[what] ?? what}${quoted(unknown)}はない${rest}`;
  },
  hiddenCharacter: (_names, { character }) => `見えない文字${character}がある`,
  moduleTwice: () => '同じモジュールが2回書かれている',
  otherwiseWrong: (_names, { message }) => message,
  notValid: () => 'この値は使えない',

  noSuchCity: (_names, { city, nearest }) => `都市${quoted(city)}はない${meant(nearest)}`,
  otherGoodPrinted: (names, { city, good }) =>
    `${names.place(city)}には別の資源（${good}）が印刷されている`,
  tooFewTokens: (_names, { letter, good, cities, tokens }) =>
    `種別${letter}で資源${quoted(good)}の都市が${cities}か所あるが、都市タイルは${counted(tokens, '枚')}しかない`,
  twoSaltTokens: (_names, { letter }) =>
    `種別${letter}の塩都市が2か所あるが、都市タイルは1枚しかない`,
  cityWithoutGood: (names, { city }) => `${names.place(city)}の資源が書かれていない`,

  storehouseTooSmall: (_names, { spaces, stored }) =>
    `入植者のほかに資源を置ける空きは${pieces(spaces)}分で、${pieces(stored)}は置けない`,
  onlyPartnersShare: () => '属州を共有するのは同じチームのパートナーだけ',
  noSuchPlayer: (_names, { player, nearest }) =>
    `プレイヤー${quoted(player)}はいない${meant(nearest)}`,
  countMissing: () => 'ヴェヌスのカードにはこの数が必要',
  cannotShare: (_names, { count }) =>
    `これらの家では、パートナーと${counted(count, '属州')}を共有することはできない`,
  countsDiffer: (_names, { counts }) =>
    `パートナー同士の数が一致しない（${listed(counts.map(String))}）`,
  housesNeedMap: () => '家を都市名で書くには、マップの指定が必要',
  citiesNeedMap: () => '都市を書くには、マップの指定が必要',
  twoHousesInCity: (names, { city }) => `${names.place(city)}に家が2個ある`,
  tooManyCities: (_names, { good, cities }) =>
    `資源${quoted(good)}の都市が${cities}か所より多いマップはない`,
  tooManyHouses: (_names, { houses }) => `プレイヤーの家は${pieces(houses)}だけ`,
  wrongProvinces: (_names, { houses, provinces }) =>
    `${pieces(houses)}の家が${counted(provinces, '属州')}にあることはない`,
  fewerProvinces: (_names, { map, provinces }) =>
    `マップ${quoted(map)}には${counted(provinces, '属州')}しかない`,
  fewerPlaces: (_names, { houses }) => `これらの属州に建てられる家は最大${pieces(houses)}`,
  wrongPairs: (_names, { houses, provinces }) =>
    `${counted(provinces, '属州')}に${pieces(houses)}の家があることと合わない`,
  onlyOneCard: (names, { card }) => `${quotedCard(names, card)}は1枚しかない`,
  notInTeams: (names, { card }) => `チーム戦では${quotedCard(names, card)}を使わない`,
  notPlayedAlone: (names, { card }) => `チーム戦でなければ${quotedCard(names, card)}を使わない`,
  onlyOneInHand: (names, { card }) =>
    `初期カードに${quotedCard(names, card)}は1枚だけで、購入したものはidで書く`,
  fewerHands: (names, { card }) => `${quotedCard(names, card)}のある初期カードはこれより少ない`,
  fewerCards: (names, { role }) => `${quoted(names.role(role))}のカードはこれほど多くない`,
  unknownCard: (_names, { card }) => `カード${quoted(card)}はない`,
  noTeamsAlone: () => 'このゲームはチーム戦ではない',
  sixPlayInTeams: () => '6人ではチーム戦になる',
  wrongTeamSize: () => 'チーム戦は4人または6人で行う',
  wrongNumberOfTeams: (_names, { teams }) => `ちょうど${counted(teams, 'チーム')}が必要`,
  alreadyInTeam: (_names, { player }) => `${player}はすでにチームに入っている`,
  nobodyHasEnded: () => 'ゲーム終了のきっかけがまだない',
  onlyCardsCount: () => '今計上するのはカードだけで、ほかはゲーム終了時に計上する',
  onlyOneConcordia: () => 'コンコルディアカードを持つのは1人だけ',
  onlyOneTile: (names, { tile }) => `タイル${quoted(names.title(tile))}は1枚しかない`,

  startingCardsMissing(names, { player, missing }) {
    const cards = missing.map((one) =>
      typeof one === 'string'
        ? quotedCard(names, one)
        : `${names.title(one.god)}のカード${counted(one.count, '枚')}`,
    );
    return `${player}の初期カードが足りない（初期カードがなくなることはない）：${listed(cards)}`;
  },
  nobodyHasConcordia: () => 'ゲーム終了時に7点になるコンコルディアカードを誰も持っていない',

  nameTwice: (_names, { name }) => `${quoted(name)}という名前のプレイヤーが2人いる`,
  namesMissing: () => 'すべてのプレイヤーに名前が必要',
  noSuchSeat: () => 'その席はない',
  citiesMissing: () => '都市が足りない',
  twoHousesOfPlayer: () => '同じ都市に同じプレイヤーの家が2個ある',
  noColonistHere: (names, { kind, place }) =>
    `${names.place(place)}に${names.colonist(kind)}は置けない`,
  nobodyStandsHere: (names, { place }) => `${names.place(place)}に入植者が着いたことはあり得ない`,
  twoColonists: (names, { route }) => `${names.place(route)}に入植者が2個いる`,
  wrongTokens: () => 'ボーナスマーカーが都市タイルと合わない',
  missing: (_names, { id }) => `${quoted(id)}がない`,
  notHere: (_names, { id }) => `ここに${quoted(id)}はない`,
  otherMarker: (names, { good, coins }) =>
    `ボーナスマーカーは${good === null ? '資源なし' : names.good(good)}、コイン${counted(coins, '枚')}でなければならない`,
  wrongColonists: (names, { kind, count }) =>
    `プレイヤーの${names.colonist(kind)}は合計${pieces(count)}でなければならない`,
  wrongHouses: (_names, { count }) => `プレイヤーの家は合計${pieces(count)}でなければならない`,
  saltNotPlayed: () => 'このゲームでは塩を使わない',
  storehouseOverfull: () => '倉庫に入りきらない',
  takesItselfBack: (names, { card }) => `${quotedCard(names, card)}は自身も手札に戻る`,
  otherStartingCards: () => '初期カードが正しくない',
  cardsForSaleLost: () => '販売用カードが足りないか、多すぎる',
  decksOutOfOrder: () => '山札がⅠからⅤの順になっていない',
  boughtFromBelow: () => 'まだ山札の下にあるはずのカードが購入されている',
  turnOfOther: (_names, { turn }) => `${counted(turn, '番目')}の手番は別のプレイヤーのもの`,
  turnOver: () => '手番は終わっている',
  holderHasNotProduced: () => 'カードの持ち主はこの手番に生産していない',
  noProvinceProduced: () => '生産した属州がない',
  wrongPhase: (_names, { phase }) => PHASES[phase],
  nothingToWaitFor: () => '進行中の決定がないのに、待機中の決定がある',
  comesWithConcordia: () => '最後の手番はコンコルディアカードの獲得と同時に決まる',
  displayNotFilled: () => 'ディスプレイにカードを補充しなければならない',
  gameHasEnded: () =>
    'ゲーム終了のきっかけがあったので、誰かがコンコルディアカードを持っているはず',
  gameTooLong: () => 'これほど長いゲームはない',
  nothingEndedGame: () => 'ゲーム終了のきっかけがない',
  oneMoreTurnEach: () => 'ほかのプレイヤー（チーム）には最後の手番が1回ずつある',
  noMoreTurnForEnder: () => 'ゲーム終了のきっかけを作ったプレイヤーに、もう手番はない',
  notInLastRound: () => 'この手番は最後のラウンドに入らない',
  nothingKeepsIt: () => 'このゲームでは使われない',
  notInThisGame: (names, { kind }) => `このゲームに${quoted(names.decision(kind))}はない`,
  notTheirTurn: () => '手番のプレイヤーではない',
  nothingToDecide: () => '決めることがない',
  cardEndsTurn: () => 'カードのプレイは手番の最後になる',
  cardNotPlayed: () => 'カードがまだプレイされていない',
  cardPlayed: () => 'カードはすでにプレイされている',
  cardDecisionFirst: () => 'カードの決定は最後になる',
  askedTwice: () => '同じ決定が2回待機している',
  roleNotPlayed: (names, { role }) => `${quoted(names.role(role))}はプレイされていない`,

  unknownTile: (_names, { tile, known }) =>
    `タイル${quoted(tile)}はない。次から選ぶ：${listed(known)}`,
  unknownGood: (_names, { good }) => `資源${quoted(good)}はない`,
  tilesOfProvince: (_names, { tiles }) => `火山タイルは属州ごとに${counted(tiles, '枚')}`,
  neutralTogether: (_names, { tiles, found }) =>
    `coinとbrickは合わせて${counted(found, '枚')}ではなく${counted(tiles, '枚')}`,
  notOnMap: (_names, { id, map, nearest }) =>
    `マップ${quoted(map)}に${quoted(id)}はない${meant(nearest)}`,
  nothingDrawn: (_names, { part }) => `このゲームで${quoted(part)}のために引くものはない`,
  seedMissing: () => 'セットアップの無作為な部分にはシードが必要',
  otherDeck(names, { missing, extra }) {
    const some = (cards: readonly string[]) => someOf(cards.map((id) => quotedCard(names, id)));
    const details = [
      ...(missing.length === 0 ? [] : [`不足：${some(missing)}`]),
      ...(extra.length === 0 ? [] : [`余分：${some(extra)}`]),
    ];
    return `山札がこのゲームのカードと一致しない。${details.join('。')}`;
  },

  nameMissing: (_names, { id }) => `${quoted(id)}の名前がない`,

  isView: () => 'これは情報を隠したビューなので、アクションは元の状態に適用する',
  hiddenCards: () => 'このビューではすべてのカードが見えず、得点はゲーム終了時に分かる',
  otherView: () => 'ライブラリが作るビューではない',
  noSuchViewer: () => 'ビューはゲームの席か観戦者のもの',
  notAccepted: () => 'この関数では受け付けない',
  notALibrary: (_names, { functions }) =>
    `createLibraryかcreateEngineが返した、${listed(functions)}を持つオブジェクトが必要`,
  noNames: () => 'マップか状態が必要',
  nothingToPick: () => '選べるものがない',
  otherGame: () => 'この状態は、前の状態とマップ、プレイヤー、オプションのどれかが違う',
  notTheirDecision: () => 'このビューのプレイヤーが決める番ではないので、何が可能か分からない',
  eventsDoNotFit: () => 'これらのイベントはこのビューに続かない',
  noEvents: () => 'イベントがあるのは成功したアクションだけ',
  otherNumberOfPlayers: (_names, { players, found }) =>
    `このゲームは${counted(found, '人')}用ではなく${counted(players, '人')}用`,
  notForTheLobby: (_names, { option, open }) =>
    `ホストの設定により、ゲームの作成者は${quoted(option)}を選べない${
      open.length === 0 ? '' : `。選べるもの：${listed(open)}`
    }`,
  noListOfOptions: () => 'オプション名のリストが必要',
  dealIsTaken: (_names, { action }) =>
    `このライブラリのアクション${quoted(action)}が、ゲームを始める手と同じ名前になっている`,
  notAnEngine: () => 'createEngineかcreateLibraryが返したエンジンが必要',
  noListsOfParts: () => 'マップとモジュールはリストでなければならない',
  notWords: () => '語句は、説明する対象の名前を付けた関数でなければならない',
  twoLanguages: (_names, { language, other }) =>
    `これらの語句は${quoted(language)}と${quoted(other)}の2つの言語のもの`,
  wrongDepth: (_names, { most }) => `深さは0から${most}までの整数でなければならない`,

  routeNamedOtherwise: (_names, { route, id }) =>
    `経路${quoted(route)}のidは${quoted(id)}にできない`,
  placeTwice: (_names, { place }) => `場所${quoted(place)}が2回ある`,
  provinceTwice: (_names, { province }) => `属州${quoted(province)}が2回ある`,
  cityTwice: (_names, { city }) => `都市${quoted(city)}が2つの属州に入っている`,
  notForHouses: (_names, { city, letter }) =>
    `${quoted(city)}は種別${letter}の場所なので、属州に入らない`,
  cityWithoutProvince: (_names, { city }) => `都市${quoted(city)}がどの属州にも入っていない`,
  noSuchProvince: (_names, { province, nearest }) =>
    `属州${quoted(province)}はない${meant(nearest)}`,
  tokensShort: (_names, { letter, cities, tokens }) =>
    `種別${letter}の都市が${cities}か所あるが、都市タイルは${counted(tokens, '枚')}しかない`,
  routeEndsWhereItBegins: (_names, { route }) => `経路${quoted(route)}の両端が同じ場所になっている`,
  routeEndsNowhere: (_names, { route, end }) =>
    `経路${quoted(route)}の端${quoted(end)}は存在しない`,
  noSuchExit: (_names, { field, exit, kind }) =>
    `場所${quoted(field)}の出口${quoted(exit)}は${ROUTES[kind]}ではない`,
  playersTheWrongWay: (_names, { players }) =>
    `プレイヤー人数は少ないほうから書く（${players.join('から')}ではない）`,
  nobodyStarts: () => 'どこからも入植者が始まらない',
  startsOutsideCapital: (names, { kind, start }) =>
    `${names.colonist(kind)}が、首都でない${quoted(start)}から始まる`,
  noRouteFromStart: (_names, { kind, start }) => `${quoted(start)}から出る${ROUTES[kind]}がない`,
  cutOff: (_names, { city }) => `${quoted(city)}がほかとつながっていない`,
  labelOfNothing: (_names, { id }) => `存在しない${quoted(id)}に名前がある`,
  noPointFor: (_names, { id }) => `${quoted(id)}の座標がない`,
  pointOfNothing: (_names, { id }) => `存在しない${quoted(id)}に座標がある`,

  scoresBeforeEnd: () => '得点があるのに、ゲームが終了していない',
  otherScores: (_names, { recorded, counted: right }) =>
    `得点は${listed(recorded.map(String))}ではなく、${listed(right.map(String))}になるはず`,
  oldLog: (_names, { version }) =>
    `この記録は、シードの混ぜ方が違うバージョン1のもの。シードの代わりに配られたものをセットアップに書き、バージョンを${version}にする`,
  newerVersion: (_names, { version, present }) =>
    `バージョン${version}は新しいconcordia-rulesのもの。これはバージョン${present}までしか読めないので、新しいものをインストールする`,
  noVersion: (_names, { present }) =>
    `バージョンがない（現在は${present}で、必ず書かれる）。ゲームのアクションから作り直す`,
  tooManyNotes: (_names, { notes, most }) =>
    `メモが${counted(notes, '件')}あるが、残せるのは${counted(most, '件')}まで`,
  notInOrder: (_names, { most }) =>
    `前のものより後でなければならず、アクションは${counted(most, '件')}ある`,
  noSuchPiece: (_names, { piece, at }) => `${at}に、訂正する${quoted(piece)}がない`,
  otherStart: () => 'この状態は、記録とマップ、プレイヤー、オプションのどれかが違う',
  startIsOpen: () => 'この記録は、すべてが見える状態から始まる',

  tooManyTags: (_names, { most }) => `タグが${counted(most, '個')}より多い`,
  tooManyClauses: (_names, { most }) => `アクションが${counted(most, '件')}より多い`,
  brokenTag: (_names, { example }) => `タグは${example}のように書く`,
  tagTwice: (_names, { tag }) => `タグ${quoted(tag)}が2つある`,
  unknownTag: (_names, { tag, nearest }) =>
    `タグ${quoted(tag)}はない${meant(nearest)}。メモなら[meta.${tag} "..."]と書く`,
  noJson: () => 'JSONではない',
  otherVersion: (_names, { text, version }) =>
    Number(text) > version
      ? `この記録はバージョン${text}のもの。これはバージョン${version}まで読めるので、新しいconcordia-rulesをインストールする`
      : `この記録はバージョン${text}のもので、現在のバージョンは${version}`,
  mapMissing: (_names, { example }) => `マップを書く（例：${example}）`,
  playersMissing: (_names, { example }) => `プレイヤーを書く（例：${example}）`,
  wrongPlayers: (_names, { least, most }) =>
    `プレイヤーを${least}人から${most}人、コンマで区切って書く`,
  noNumber: (_names, { text }) => `${cited(text)}は整数ではない`,
  ambiguous(_names, { text, expected, more = 0 }) {
    const meanings = more === 0 ? expected : [...expected, 'その他'];
    return `${cited(text)}は${listed(meanings)}のどれを指すか分からない`;
  },
  displayMissing: () => '先に[Display "..."]にディスプレイのカードを書く',
  seedOrDraws: () => 'シードか、引かれたものを書く',
  yesOrNo: () => 'yes（はい）かno（いいえ）を書く',
  actionInComment: (_names, { text }) =>
    `${cited(text)}はアクションのように読める。コメントを書き換えるか、セミコロンの前の空白を1つにする`,
  noSuchWord: (_names, { text, nearest }) =>
    `${cited(text)}というものはここにない${meant(nearest)}`,
  afterGame: (_names, { text }) => `${cited(text)}はゲーム終了の後にある`,
  otherTurn: (_names, { player, decision }) => `今は${player}の番ではない：${decision}`,
  notPossible: (_names, { text, decision, nearest }) =>
    `${cited(text)}はここではできない：${decision}${meant(nearest)}`,
  otherwiseDone: (_names, { text, happened }) =>
    happened.length === 0
      ? `${cited(text)}は起きたことと違う`
      : `${cited(text)}は起きたことと違う：${happened.join('。')}`,
  otherPrice: (_names, { nearest }) => `価格が違う。${cited(nearest)}と書く`,
  tooManyWords: (_names, { text }) => `${cited(text)}はどのアクションよりも長い`,
  noWholeAction: (_names, { text }) => `${cited(text)}はアクションとして不完全`,
  cardNotSeen: (_names, { card }) =>
    `${quoted(card)}がいつ公開されたか、どの行にもない。[Display]と[Deck]にカードを書くか、+ ${card}と書く`,
  tokenNotKnown: (names, { city, goods }) =>
    `${city}の都市タイルがどこにも書かれていない（${either(goods.map(names.good))}）。[Cities]に書く`,
  markerNotKnown: (names, { province, goods }) =>
    `${province}のボーナスマーカーがどこにも書かれていない（${either(goods.map(names.good))}）。[Bonus]に書く`,
  drawNotKnown: (names, { tag, place, pieces: drawn }) =>
    `[${tag}]の${typeof place === 'number' ? counted(place, '番目') : place}に引かれたものがどこにも書かれていない（${either(drawn.map(pieceIn(names)))}）。そこに書く`,
  drawsInFull: (_names, { tag, part }) =>
    `[${tag}]にはすべてを書く。「?」で省けるのは、シードがなく、${quoted(part)}のルールが何から引くかを示しているときだけ`,
  otherMarkerNoted: (names, { province, good }) =>
    `これらの都市タイルでは、${province}のボーナスマーカーは${names.good(good)}にならない`,
  wrongTurnNumber: (_names, { turn, round, found }) =>
    `これは${found}ではなく、第${round}ラウンドの${counted(turn, '番目')}の手番。行が抜けている可能性がある`,
  afterEnd: () => 'この前で記録が終わっている',
  wrongCorrection: (_names, { text }) => `${cited(text)}では何を訂正するか分からない`,
  variationOfNothing: (_names, { most }) =>
    `変化手順は置き換える行の後に書き、入れ子は${counted(most, '段')}まで`,
  notInVariation: (_names, { text }) => `${cited(text)}は変化手順に入れられない`,
  commentTooLong: (_names, { most }) => `コメントが${counted(most, '文字')}より長い`,

  ...partFaults,
  ...definitionFaults,
};

/** Faults quote at most this many characters. */
const MOST_QUOTED = 80;

function cited(text: string): string {
  return quoted(`${text}${text.length < MOST_QUOTED ? '' : '…'}`);
}

/** The most cards named in a sentence. */
const MAX_NAMED = 8;

function someOf(cards: readonly string[]): string {
  const rest = cards.length - MAX_NAMED;
  const named = listed(cards.slice(0, MAX_NAMED));
  return rest > 0 ? `${named}、ほか${counted(rest, '枚')}` : named;
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
  undefined: '空の値',
};

export function typeNamed(type: string): string {
  return TYPES[type] ?? type;
}

const UNITS: Readonly<Record<string, string>> = { string: '文字', array: '件' };

const ROUTES = { land: '陸路', sea: '水路' } as const;

/** Kinds of things with names. */
const WHAT: Readonly<Record<string, string>> = {
  actionType: 'アクション',
  card: 'カード',
  cardSet: 'カードセット',
  city: '都市',
  display: 'ディスプレイ',
  good: '資源',
  map: 'マップ',
  place: '場所',
  province: '属州',
  module: 'モジュール',
  role: '役割',
  specialist: '専門家',
  startingGoods: '初期資源',
  tile: 'タイル',
  word: '語句',
};

const PHASES = {
  playing: 'ゲームは進行中',
  finalRound: '最後のラウンドになっている',
  finished: 'ゲームは終了している',
} as const;

function orList(words: readonly string[]): string {
  return either(words.map(quoted));
}
