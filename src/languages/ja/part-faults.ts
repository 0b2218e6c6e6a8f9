/** Faults of decisions, parts and draws of the roles, maps and modules of this package. */
import type { PartFacts } from '../../model/fault-facts';
import type { WordsFor } from '../../model/fault-words';
import { pieces, quotedCard } from './goods';
import { counted, quoted } from './grammar';

export const partFaults: WordsFor<PartFacts> = {
  doesNotFit: () => 'ゲームのほかの部分と合わない',
  notForEverySeat: () => '席ごとに1つずつ必要',
  tooManySteps: (_names, { most, steps }) =>
    `残りは最大${counted(most, 'ステップ')}で、${counted(steps, 'ステップ')}ではあり得ない`,
  tooManyKinds: () => '売買した資源の種類が多すぎる',
  roomForAll: () => '得る資源すべてが倉庫に入るか、1つも入らない',
  cannotHaveArrived: (names, { good }) => `${names.good(good)}をこれほど多く得ることはない`,
  notForSale: (names, { card }) => `${quotedCard(names, card)}は購入できない`,
  noSuchRole: (names, { as }) => `このゲームに${quoted(names.role(as))}はない`,

  markedTwice: (names, { god }) => `1人のプレイヤーが${names.title(god)}を2回マークしている`,
  pointsWithoutMark: (names, { seat }) => `${names.player(seat)}にはマークのない得点がある`,
  noShipBeforeCard: () => 'カードをプレイする前に船は動かない',
  shipOutOfTurn: () => '手番でないのに船が動いた',
  noShipCame: (names, { place }) => `${names.place(place)}にこれほど多くの船が到着することはない`,
  twoShipsCame: (names, { place }) => `${names.place(place)}に船が2隻到着している`,
  noShipHasArrived: () => '建設できる場所に船が到着していない',
  shipHasMoved: () => '船がすでに動いた',
  prefectNotOver: () => '「長官」がまだ終わっていない',
  noShipToScore: () => '神をマークするための船が到着していない',

  tilesLost: (_names, { tile }) => `火山タイル${quoted(tile)}が足りないか、多すぎる`,
  tooManyNeutral: () => '中立の火山タイルが多すぎる',
  notNeutralStack: () => '次の山は中立の火山タイル9枚でなければならない',
  noTileLeft: () => '山が空になっている',
  wrongNumberDrawn: (_names, { count }) =>
    `ゲーム開始前に引く火山タイルはちょうど${counted(count, '枚')}`,
  wrongTileCount: (_names, { tile, found }) =>
    `火山タイル${quoted(tile)}が${counted(found, '枚')}あることはない`,
  thirdGoesBack: (_names, { tile }) => `3枚目の火山タイル${quoted(tile)}は戻さなければならない`,
  wrongNeutral: (_names, { neutral, wanted }) =>
    `中立の火山タイルは${counted(neutral, '枚')}ではなく${counted(wanted, '枚')}必要`,

  noActiveMarker: (names, { province }) =>
    `${names.province(province)}に資源面のボーナスマーカーがない`,
  noSuchCastle: (_names, { castle }) => `城砦${quoted(castle)}はない`,
  tooManyMarkers: (names, { good, left }) =>
    `残っている${names.good(good)}のボーナスマーカーは最大${pieces(left)}`,
  noTribuneTook: () => 'この手番に「護民官」でこれを得たことはあり得ない',
  goodsOfCastles: () => '城砦ごとに5種類の資源のうち1つが必要',
  castleWithoutMarker: (_names, { castle }) => `${quoted(castle)}にボーナスマーカーがない`,
  floodOffNile: () => '氾濫のマーカーはナイル川流域の属州に置かなければならない',
  noShipDocks: () => '今は交易マスに入れる船がない',
  squareOverfull: () => '交易マスに置ける船はプレイヤーごとに1隻だけ',
  notTradeSquare: (_names, { square }) => `${quoted(square)}は交易マスではない`,

  hasNotBegun: (names, { seat }) => `${names.player(seat)}はまだ開始都市を選んでいない`,
  cannotHaveBegun: (names, { city }) => `${names.place(city)}は開始都市にならない`,
  notOfThisTeam: () => '手番のチームの席でなければならない',
  partnerActsAlready: () => 'パートナーがすでにアクションを行っている',
  noSuchHalf: (names, { card, role }) =>
    `${quotedCard(names, card)}に役割${quoted(names.role(role))}はない`,
  partnerPlaysCard: (names, { role }) =>
    `このカードのもう一方の役割（${names.role(role)}）の後、パートナーはカードをプレイする`,
  cardWaits: () => 'パートナーがカードをプレイするまでは、どの属州も生産していない',
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
  dealtNotBlue: () => '配るタイルは山にある青のタイルでなければならない',
  rowLaidLater: () => '全員がタイルを選んでから列を並べる',
  actionWithoutCard: () => 'カードの実行中なのにアクションがない',
  rowNotFilled: () => '列にタイルを補充しなければならない',
  actionOfOtherTurn: () => 'この手番のアクションではない',
  noCardsTakenBack: () => '「護民官」でカードを手札に戻していない',
  fewerSteps: (names, { tile }) =>
    `タイル${quoted(names.title(tile))}で得られるステップはもっと少ない`,
  changesOneGood: (names, { tile }) =>
    `タイル${quoted(names.title(tile))}で交換できる資源は1個だけ`,
  wrongNumberDealt: (_names, { players }) => `${counted(players, '人')}分のタイルが必要`,
  tileNotBlue: (names, { tile }) => `タイル${quoted(names.title(tile))}は青ではない`,
  tileDealtTwice: (names, { tile }) => `タイル${quoted(names.title(tile))}が2回配られている`,
};
