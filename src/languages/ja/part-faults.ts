/** Faults of decisions, parts and draws of the roles, maps and modules of this package. */
import { pieceIn } from '../../model/names';
import type { OwnPartFaults } from '../own';
import { quotedCard } from './goods';
import { counted, listed, quoted } from './grammar';

export const partFaults: OwnPartFaults = {
  doesNotFit: () => 'ゲームのほかの部分と合わない',
  notForEverySeat: () => '席ごとに1つずつ必要',
  tooManySteps: (_names, { most, steps }) =>
    `残りは${steps}ステップではなく、最大${counted(most, 'ステップ')}`,
  tooManyKinds: () => '売買した資源の種類が多すぎる',
  roomForAll: () => '得る資源はすべて入るか、1つも入らない',
  cannotHaveArrived: (names, { good }) => `${names.good(good)}はこれほど得られない`,
  notForSale: (names, { card }) => `${quotedCard(names, card)}は購入できない`,
  noSuchRole: (names, { as }) => `このゲームに${quoted(names.role(as))}はない`,

  markedTwice: (names, { god }) => `1人のプレイヤーが${names.title(god)}を2回マークしている`,
  pointsWithoutMark: (names, { seat }) => `${names.player(seat)}にはマークのない得点がある`,
  noShipBeforeCard: () => 'カードをプレイする前に船は動かない',
  shipOutOfTurn: () => '手番でないのに船が動いた',
  noShipCame: (names, { place }) => `${names.place(place)}に到着する船が多すぎる`,
  twoShipsCame: (names, { place }) => `${names.place(place)}に船が2隻到着している`,
  noShipHasArrived: () => '建設できる場所に船が到着していない',
  shipHasMoved: () => '船がすでに動いた',
  prefectNotOver: () => '「長官」がまだ終わっていない',
  noShipToScore: () => '神をマークするための船が到着していない',

  tilesLost: (names, { tile }) => `火山タイル「${pieceIn(names)(tile)}」の数が違う`,
  tooManyNeutral: () => '中立の火山タイルが多すぎる',
  notNeutralStack: () => '次の山は中立の火山タイル9枚にする',
  noTileLeft: () => '山が空になっている',
  wrongNumberDrawn: (_names, { count }) => `ゲーム開始前に引く火山タイルはちょうど${count}枚`,
  wrongTileCount: (names, { tile, found }) =>
    `火山タイル「${pieceIn(names)(tile)}」が${found}枚あることはない`,
  thirdGoesBack: (names, { tile }) => `3枚目の火山タイル「${pieceIn(names)(tile)}」は戻す`,
  wrongNeutral: (_names, { neutral, wanted }) =>
    `中立の火山タイルは${neutral}枚ではなく${wanted}枚必要`,
  unknownTile: (_names, { tile, known }) => `タイル「${tile}」はない。次から選ぶ：${listed(known)}`,
  unknownGood: (_names, { good }) => `資源「${good}」はない`,
  tilesOfProvince: (_names, { tiles }) => `火山タイルは属州ごとに${tiles}枚`,
  neutralTogether: (_names, { tiles, found }) =>
    `coinとbrickは合わせて${found}枚ではなく${tiles}枚`,

  noActiveMarker: (names, { province }) =>
    `${names.province(province)}に資源面のボーナスマーカーがない`,
  noSuchCastle: (_names, { castle }) => `城砦「${castle}」はない`,
  tooManyMarkers: (names, { good, left }) =>
    `${names.good(good)}のボーナスマーカーの残りは最大${left}個`,
  noTribuneTook: () => 'この手番に「護民官」でこれは得られない',
  goodsOfCastles: () => '城砦ごとに5種類の資源のうち1つが必要',
  castleWithoutMarker: (_names, { castle }) => `「${castle}」にボーナスマーカーがない`,
  floodOffNile: () => '氾濫はナイル川流域の属州に置く',
  noShipDocks: () => '今は交易マスに入れる船がない',
  squareOverfull: () => '交易マスに置ける船はプレイヤーごとに1隻だけ',
  notTradeSquare: (_names, { square }) => `「${square}」は交易マスではない`,

  hasNotBegun: (names, { seat }) => `${names.player(seat)}はまだ開始都市を選んでいない`,
  cannotHaveBegun: (names, { city }) => `${names.place(city)}は開始都市にならない`,
  notOfThisTeam: () => '手番のチームの席にする',
  partnerActsAlready: () => 'パートナーがすでにアクションを行っている',
  noSuchHalf: (names, { card, role }) =>
    `${quotedCard(names, card)}に役割${quoted(names.role(role))}はない`,
  partnerPlaysCard: (names, { role }) =>
    `もう一方の役割（${names.role(role)}）の後、パートナーがカードをプレイする`,
  cardWaits: () => 'パートナーのカードより前に、生産した属州はない',
  nothingSuggested: () => '提案されたカードはあり得ない',
  cannotBeCopied: () => 'コピーできるカードがない',
  copiedTwice: () => '同じカードが2回コピーされている',
  noPartnerHere: () => 'このゲームにパートナーはいない',
  partnerPlaysNoCard: () => 'この後にパートナーはカードをプレイしない',
  firstGoodsLater: () => '初期資源は最初の手番に購入する',

  tileMissing: (names, { tile }) => `タイル${quoted(names.title(tile))}が足りない`,
  tileThereTwice: (names, { tile }) => `タイル${quoted(names.title(tile))}が2枚ある`,
  oneTileOfEach: () => '同じ名前のタイルは1枚しかない',
  blueNeverUsed: () => '青のタイルは使い切りにならない',
  tileComesBackOnce: () => 'タイルが戻るのは1回だけ',
  chosenBefore: () => 'タイルは最初の手番より前に選ぶ',
  noBlueTile: () => '青のタイルがない',
  dealtOnce: () => '同じタイルが2回配られている',
  dealtNotBlue: () => '配るタイルは、山の青のタイルにする',
  rowLaidLater: () => '列を補充するのは全員がタイルを選んだ後',
  actionWithoutCard: () => '実行中のカードにアクションがない',
  rowNotFilled: () => '列にタイルが補充されていない',
  actionOfOtherTurn: () => 'この手番のアクションではない',
  noCardsTakenBack: () => '「護民官」でカードを手札に戻していない',
  fewerSteps: (names, { tile }) =>
    `タイル${quoted(names.title(tile))}で得られるステップはもっと少ない`,
  changesOneGood: (names, { tile }) =>
    `タイル${quoted(names.title(tile))}で交換できる資源は1個だけ`,
  wrongNumberDealt: (_names, { players }) => `${players}人分のタイルが必要`,
  tileNotBlue: (names, { tile }) => `タイル${quoted(names.title(tile))}は青ではない`,
  tileDealtTwice: (names, { tile }) => `タイル${quoted(names.title(tile))}が2回配られている`,
};
