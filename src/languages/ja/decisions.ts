/** Titles of decisions, as whole sentences in the plain form. */
import { capitalsOf } from '../../model/moment';
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { counted, either, quoted } from './grammar';

export const decisions: OwnWords['decisions'] = {
  playCard: (names, { seat }) => `${names.player(seat)}はカードを1枚プレイする`,
  tribune(names, { seat, placed }, moment) {
    if (!placed) {
      const places = moment === undefined ? [] : capitalsOf(moment).map(names.place);
      const where = places.length === 0 ? '' : `${either(places)}に`;
      return `${names.player(seat)}は${where}入植者を1個配置できる`;
    }
    const open = (moment?.open() ?? []).filter((type) => type !== 'pass').map(names.action);
    return open.length === 0
      ? `${names.player(seat)}は手番を続けられる`
      : `${names.player(seat)}は続けて${either(open)}ができる`;
  },
  architect: (names, { seat, steps, building }) =>
    building || steps === 0
      ? `${names.player(seat)}は家を建てられる`
      : `${names.player(seat)}は入植者を移動させるか（${stepsLeft(steps)}）、家を建てることができる`,
  prefect: (names, { seat }) => `${names.player(seat)}は属州で生産するか、コインボーナスを得る`,
  colonist: (names, { seat, placed }) =>
    placed === 0
      ? `${names.player(seat)}は入植者を配置するか、セステルティウスを得る`
      : `${names.player(seat)}はさらに入植者を配置できる`,
  mercator: (names, { seat }) => `${names.player(seat)}は資源を売買できる`,
  diplomat: (names, { seat }) => `${names.player(seat)}は他のプレイヤーのカードをコピーする`,
  senator: (names, { seat, bought }) => buyingUpTo(names, seat, 2 - bought),
  consul: (names, { seat }) => buyingUpTo(names, seat, 1),
  keepGoods: (names, { seat, arriving }) =>
    `${names.player(seat)}は得た資源のうち倉庫に置くものを選ぶ（${names.goods(arriving)}）`,
  moveShip: (names, { seat }) => `${names.player(seat)}は船を1隻進められる`,
  takeBonus: (names, { seat }) => `${names.player(seat)}は船のいるマスのボーナスを得る`,
  buildOnArrival: (names, { seat }) => `${names.player(seat)}は船の到着先に家を建てられる`,
  scoreGod: (names, { seat }) => `${names.player(seat)}は神を1柱選んで得点できる`,
  enterSquare: (names, { seat, square }) =>
    `${names.player(seat)}は交易マス${quoted(names.place(square))}に入れる船を選ぶ`,
  magister: (names, { seat }) => `${names.player(seat)}は直前のカードのどちらの役割を使うか選ぶ`,
  praetor: (names, { seat }) => buyingUpTo(names, seat, 1),
  proconsul: (names, { seat }) => buyingUpTo(names, seat, 1),
  legatus: (names, { seat }) => `${names.player(seat)}はパートナーにカードを1枚提案できる`,
  chooseStartCity: (names, { seat }) => `${names.player(seat)}は開始都市を選ぶ`,
  buyGoods: (names, { seat }) => `${names.player(seat)}は初期資源を購入できる`,
  chooseTile: (names, { seat }) => `${names.player(seat)}は手元に残すタイルを1枚選ぶ`,
  openAuction: (names, { seat }) => `${names.player(seat)}がタイルを競売にかける`,
  raiseBid: (names, { seat }) => `${names.player(seat)}が値を上げるか降りる`,
  takeTile: (names, { seat }) => `${names.player(seat)}はタイルを1枚獲得できる`,
  useTiles: (names, { seat }) => `${names.player(seat)}はタイルを使用できる`,
  changeGoods: (names, { seat, left }) =>
    `${names.player(seat)}は資源を${counted(left, '個')}まで交換できる`,
  moveColonists: (names, { seat, steps }) =>
    `${names.player(seat)}は入植者を移動させられる（${stepsLeft(steps)}）`,
};

function stepsLeft(steps: number): string {
  return `残り${counted(steps, 'ステップ')}`;
}

function buyingUpTo(names: Names, seat: number, cards: number): string {
  const most = cards === 1 ? '1枚' : `${counted(cards, '枚')}まで`;
  return `${names.player(seat)}はカードを${most}購入できる`;
}
