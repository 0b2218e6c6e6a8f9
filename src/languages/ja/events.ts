/** Events, as whole sentences in the plain past. */
import { type Names, pieceIn } from '../../model/names';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { traded } from './actions';
import { goodsOf, paying, quotedCard } from './goods';
import { counted, quoted } from './grammar';

/** Without a text. */
const silent = () => undefined;

export const events: OwnWords['events'] = {
  turnStarted: silent,
  displayRefilled: silent,
  gameEnded: () => 'ゲームが終了した',
  decisionOpened: silent,
  handsOpened: silent,
  viewChanged: silent,
  cardPlayed: (names, { seat, card, as }) =>
    `${names.player(seat)}は${quotedCard(names, card, as)}をプレイした`,
  cardCopied(names, { seat, from, card, as }) {
    const named = quotedCard(names, card, as);
    if (from === seat) return `${names.player(seat)}は${named}をもう一度実行した`;
    const whose = from === null ? 'ディスプレイ' : names.player(from);
    return `${names.player(seat)}は${whose}の${named}をコピーした`;
  },
  nothingDone: (names, { seat, as }) =>
    `${names.player(seat)}は${quoted(names.role(as))}で何もできなかった`,
  cardsTakenBack: (names, { seat, count }) =>
    `${names.player(seat)}はカード${counted(count, '枚')}を手札に戻した`,
  moneyLent: (names, { seat, to, amount }) =>
    `${names.player(seat)}は${names.player(to)}に${names.money(amount)}を貸した`,
  moneyReceived: (names, { seat, amount }) => `${names.player(seat)}は${names.money(amount)}を得た`,
  colonistPlaced: (names, { seat, kind, city, paid, money = 0 }) =>
    `${names.player(seat)}は${paying(names, { goods: paid, money })}${names.place(city)}に${names.colonist(kind)}を配置した`,
  colonistMoved: (names, { seat, kind, from, to, steps, money = 0 }) =>
    `${names.player(seat)}は${names.colonist(kind)}を${names.place(from)}から${names.place(to)}へ移動させた${spent(names, money, steps)}`,
  shipMoved: (names, { seat, from, to }) =>
    `${names.player(seat)}は船を${names.place(from)}から${names.place(to)}へ進めた`,
  houseBuilt: (names, { seat, city, paid, money }) =>
    `${names.player(seat)}は${paying(names, { goods: paid, money })}${names.place(city)}に家を建てた`,
  provinceProduced(names, { seat, province, bonus }) {
    const isAny = hasAny(bonus);
    const what = isAny ? `ボーナス：${names.goods(bonus)}` : 'ボーナスなし';
    return `${names.player(seat)}は${names.province(province)}で生産を行った（${what}）`;
  },
  goodsReceived(names, { seat, goods, lost }) {
    const isAny = hasAny(goods);
    const isTooMuch = hasAny(lost);
    const got = isAny ? `${names.goods(goods)}を得た` : '資源を得られなかった';
    const tooMuch = isTooMuch ? `（倉庫に置けない資源：${names.goods(lost)}）` : '';
    return `${names.player(seat)}は${got}${tooMuch}`;
  },
  coinsTaken: (names, { seat, provinces }) =>
    provinces.length === 0
      ? `${names.player(seat)}が得られるコインはなかった`
      : `${names.player(seat)}は${names.listed(provinces.map((id) => names.province(id)))}のコインを得た`,
  markerLaid: (names, { province, good }) =>
    good === null
      ? `${names.province(province)}のボーナスマーカーからは資源が得られなくなった`
      : `${names.province(province)}に${names.good(good)}のボーナスマーカーが置かれた`,
  markerRemoved: (names, { province }) =>
    `${names.province(province)}のボーナスマーカーが取り除かれた`,
  goodsTraded(names, { seat, deal, good, count, salt, money }) {
    const what = traded(names, good, count, salt);
    return deal === 'buy'
      ? `${names.player(seat)}は${names.money(money)}で${what}を購入した`
      : `${names.player(seat)}は${what}を${names.money(money)}で売却した`;
  },
  cardBought: (names, { seat, card, paid }) =>
    `${names.player(seat)}は${paying(names, { goods: paid })}${quotedCard(names, card)}を購入した`,
  praefectusMagnusUsed: (names, { seat }) =>
    `${names.player(seat)}はプレフェクトゥス・マグヌスを使用した`,
  praefectusMagnusPassed: (names, { from, to }) =>
    `プレフェクトゥス・マグヌスが${names.player(from)}から${names.player(to)}へ渡った`,
  concordiaTaken: (names, { seat, reason }) =>
    `${names.player(seat)}はコンコルディアカードを獲得した（${
      reason === 'lastHouse' ? '家をすべて建てた' : '販売用カードがすべて購入された'
    }）`,

  tileDrawn: (names, { seat, tile, province, row }) =>
    row === undefined || province === undefined
      ? `${names.player(seat)}は中立の火山タイル（${pieceIn(names)(tile)}）を引いた`
      : `${names.player(seat)}は${names.province(province)}の火山タイルを引き、${counted(row, '段目')}に置いた`,
  volcanoReshuffled: (_names, { tiles }) =>
    `中立の火山タイル${counted(tiles, '枚')}で新しい山が作られた`,
  bonusTaken: (names, { seat, place }) =>
    `${names.player(seat)}は${names.place(place)}のボーナスを得た`,
  godScored: (names, { seat, god, points, halved }) =>
    `${names.player(seat)}は${names.title(god)}で${counted(points, '点')}を得た${halved ? '（半分）' : ''}`,
  noGodScored: (names, { seat }) => `${names.player(seat)}はどの神でも得点しなかった`,
  castleTaken: (names, { seat, castle, good }) =>
    `${names.player(seat)}は${names.place(castle)}から${goodsOf(good)}を得た`,
  floodMoved: (names, { from, to }) =>
    `ナイル川の氾濫が${names.province(from)}から${names.province(to)}へ移った`,
  dockingDue: silent,
  dockingBegun: silent,
  squareEntered: (names, { seat, square, from }) =>
    `${names.player(seat)}は${names.place(from)}の船を交易マス${quoted(names.place(square))}に入れた`,

  partnerFollows: silent,
  partnerActs: (names, { seat, card, as }) =>
    `${names.player(seat)}も${quotedCard(names, card, as)}を実行した`,
  partnerPlays: silent,
  cardSuggested: (names, { seat }) => `${names.player(seat)}はパートナーにカードを1枚提案した`,
  startCityChosen: (names, { seat, city }) =>
    `${names.player(seat)}は${names.place(city)}を開始都市に選んだ`,
  intermediateScored: (names, { seat, points }) =>
    `${names.player(seat)}の中間スコアリングは${counted(points, '点')}だった`,

  tileTaken: (names, { seat, tile }) =>
    `${names.player(seat)}はタイル${quoted(names.title(tile))}を獲得した`,
  tileBid: (names, { seat, tile, points }) =>
    `${names.player(seat)}は「${names.title(tile)}」に${names.points(points)}を入札した`,
  bidPassed: (names, { seat }) => `${names.player(seat)}は入札を降りた`,
  tileSold: (names, { seat, tile, points }) =>
    `${names.player(seat)}は「${names.title(tile)}」のために${points === 0 ? '点を失わない' : `終了時に${names.points(points)}を失う`}`,
  tileUsed: (names, { seat, tile }) =>
    `${names.player(seat)}はタイル${quoted(names.title(tile))}を使用した`,
  goodChanged: (names, { seat, give, take }) =>
    `${names.player(seat)}は${goodsOf(give)}を${goodsOf(take)}に交換した`,
  housePriceLowered: (names, { seat, city }) =>
    `${names.player(seat)}は${names.place(city)}の家の建設コストを減らした`,
  tileNoted: silent,
  cardDone: silent,
  forumReshuffled: (_names, { tiles }) =>
    `使用済みのフォルムタイル${counted(tiles, '枚')}で新しい山が作られた`,
  forumRefilled: silent,
};

/** Steps and money of a move, in brackets. */
function spent(names: Names, money: number, steps: number): string {
  const cost = names.cost({ money, steps });
  return cost === '' ? '' : `（${cost}）`;
}
