/** Names of goods, personalities, gods and numbers, as Japanese players say them. */
import type { God } from '../../model/cards';
import { titleCase } from '../../model/names';
import type { Own, OwnWords } from '../own';
import { entryOf } from '../shared';
import { eachOf, GOODS, pieces } from './goods';
import { counted, listed, number } from './grammar';

const ROLES = {
  tribune: '護民官',
  architect: '建築家',
  prefect: '長官',
  colonist: '入植者',
  mercator: '商人',
  diplomat: '外交官',
  senator: '元老院議員',
  consul: '執政官',
  mason: '石工',
  farmer: '農夫',
  smith: '鍛冶工',
  vintner: 'ワイン醸造家',
  weaver: '織工',
  magister: '教師',
  praetor: '法務官',
  proconsul: '前執政官',
  legatus: '総督代理',
} as const;

const GODS: Readonly<Record<God, string>> = {
  vesta: 'ヴェスタ',
  jupiter: 'ユピテル',
  saturnus: 'サトゥルヌス',
  mercurius: 'メルクリウス',
  mars: 'マルス',
  minerva: 'ミネルヴァ',
  venus: 'ヴェヌス',
};

/** Tiles of the volcano; those of the forum have proper names. */
const TILES: Readonly<Record<string, string>> = {
  grey: '灰色',
  yellow: '黄色',
  orange: 'オレンジ',
  coin: 'コイン',
};

const DECISIONS: Readonly<Record<Own['decision']['kind'], string>> = {
  // The decision of a role has its name.
  ...ROLES,
  playCard: 'カードのプレイ',
  keepGoods: '倉庫に置く資源の選択',
  moveShip: '船の移動',
  takeBonus: 'ボーナスの獲得',
  buildOnArrival: '到着先での建設',
  scoreGod: '神での得点',
  enterSquare: '交易マスへの移動',
  chooseStartCity: '開始都市の選択',
  buyGoods: '初期資源の購入',
  chooseTile: '手元に残すタイルの選択',
  openAuction: 'タイルを競売にかける',
  raiseBid: '値を上げる',
  takeTile: 'タイルの獲得',
  useTiles: 'タイルの使用',
  changeGoods: '資源の交換',
  moveColonists: '入植者の移動',
};

const ACTIONS: Readonly<Record<Own['action']['type'], string>> = {
  playCard: 'カードのプレイ',
  moveColonist: '入植者の移動',
  buildHouse: '家の建設',
  placeColonist: '入植者の配置',
  produceProvince: '属州での生産',
  takeCoins: 'コインボーナスの獲得',
  takeIncome: 'セステルティウスの獲得',
  trade: '資源の売買',
  copyCard: 'カードのコピー',
  buyCard: 'カードの購入',
  keepGoods: '倉庫に置く資源の選択',
  pass: 'パス',
  moveShip: '船の移動',
  takeBonus: 'ボーナスの獲得',
  scoreGod: '神での得点',
  takeCastle: '城砦の資源の獲得',
  enterSquare: '交易マスへの移動',
  suggestCard: 'カードの提案',
  chooseStartCity: '開始都市の選択',
  chooseTile: '手元に残すタイルの選択',
  bidForTile: 'タイルに入札する',
  raiseBid: '値を上げる',
  passBid: '入札を降りる',
  takeTile: 'タイルの獲得',
  useTile: 'タイルの使用',
  changeGood: '資源の交換',
};

/**
 * Names that boards have in English; all others are proper names. Places have no brackets of full width: logs as text
 * pass over those of half width alone.
 */
const PRINTED: Readonly<Record<string, string>> = {
  Blue: '青の州',
  Brown: '茶色の州',
  Cyan: '水色の州',
  'Dark green': '深緑の州',
  'Dark grey': '濃い灰色の州',
  'Dark red': '暗い赤の州',
  Gold: '金',
  Gray: '灰色の州',
  Green: '緑の州',
  Grey: '灰色の州',
  'Light green': '黄緑の州',
  Maroon: '栗色の州',
  Olive: 'オリーブ色の州',
  Orange: 'オレンジの州',
  Purple: '紫の州',
  Red: '赤の州',
  Yellow: '黄色の州',
  'Athenae (cloth)': 'Athenae (布)',
  'Athenae (tool)': 'Athenae (道具)',
  'Athenae (wine)': 'Athenae (ワイン)',
  'Boat near Ebusus': 'Ebusus付近の船',
  'Boat near Minorica': 'Minorica付近の船',
  'Carthago (brick)': 'Carthago (レンガ)',
  'Carthago (food)': 'Carthago (食糧)',
  'Castle Agri Decumates': '城砦Agri Decumates',
  'Castle Alamannia': '城砦Alamannia',
  'Castle Alpes': '城砦Alpes',
  'Castle Belgica': '城砦Belgica',
  'Castle Francia North': '城砦Francia北',
  'Castle Francia South': '城砦Francia南',
  'Castle Gallia': '城砦Gallia',
  'Castle Helvetia': '城砦Helvetia',
  'Castle Nemetes': '城砦Nemetes',
  'Castle Ubii': '城砦Ubii',
  // Modules, and what is left out of a board.
  'Bought goods': '初期資源の購入',
  'Cards of Concordia Venus': 'Concordia Venusのカード',
  Salt: '塩',
  Teams: 'チーム戦',
  'the fish market, whose rules no source gives': '魚市場（ルールの資料がないため）',
  // Beside the board.
  Castles: '城砦',
  'Flood of the Nile': 'ナイル川の氾濫',
  Forum: 'フォルム',
  'Intermediate scoring': '中間スコアリング',
  'Marked gods': 'マークした神',
  'Bids for tiles': 'タイルの入札',
  'Dealt tile': '配られたタイル',
  'Highest bid': '最高の入札',
  'Next tile': '次のタイル',
  Stack: '山',
  'Suggested card': '提案されたカード',
  'Tile to take': '獲得できるタイル',
  'Tile up for auction': '競売中のタイル',
  'Used tiles': '使用済みのタイル',
  Volcano: '火山',
  Frankincense: '乳香',
  Mediterranean: '地中海',
  'Start field': '開始マス',
  // Pieces, places of cards and kinds of routes.
  Land: '陸路',
  Sea: '水路',
  Money: 'お金',
  Houses: '家',
  'Houses Left': '残りの家',
  'Cards In Hand': '手札の枚数',
  'Last Played': '直前にプレイしたカード',
  Storehouse: '倉庫',
  Places: '場所',
  Provinces: '州',
  Routes: '経路',
  Discard: '捨て札',
  Hand: '手札',
  Display: 'ディスプレイ',
  Deck: '山札',
};

export const names: OwnWords['names'] = {
  unnamed: (seat) => `プレイヤー${number(seat + 1)}`,
  seat: (seat) => `席${number(seat)}`,
  printed: (name) => entryOf(PRINTED, name) ?? name,
  colonist: (kind) => (kind === 'land' ? '陸路入植者' : '水路入植者'),
  decision: (kind) => entryOf(DECISIONS, kind) ?? kind,
  action: (type) => entryOf(ACTIONS, type) ?? type,
  role: (name) => entryOf(ROLES, name) ?? titleCase(name),
  half: (card, role) => `${card}（${names.role(role)}）`,
  good: (good) => GOODS[good],
  goods(goods) {
    const parts = eachOf(goods);
    return parts.length === 0 ? 'なし' : listed(parts);
  },
  points: (count) => counted(count, '点'),
  money: (amount) => counted(amount, 'セステルティウス'),
  cost: ({ goods = {}, any = 0, money = 0, steps = 0 }) =>
    listed([
      ...eachOf(goods),
      ...(any === 0 ? [] : [`任意の資源${pieces(any)}`]),
      ...(money === 0 ? [] : [counted(money, 'セステルティウス')]),
      ...(steps === 0 ? [] : [counted(steps, 'ステップ')]),
    ]),
  title: (id) => entryOf(GODS, id) ?? entryOf(TILES, id) ?? titleCase(id),
  // English nouns of maps and modules that have no Japanese words.
  counted: (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`,
  listed,
};
