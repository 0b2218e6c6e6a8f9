/** Headings, rows and sentences of screens; sentences are polite. */
import type { Names } from '../../model/names';
import type { ScreenFacts } from '../../words/screen-words';
import type { OwnWords } from '../own';
import { pieces } from './goods';
import { counted, either, listed, number, quoted } from './grammar';

const points = (count: number): string => counted(count, '点');

/** What a card of the god is worth. */
function worth(names: Names, { god, value, count, partners }: ScreenFacts['godValue']): string {
  switch (god) {
    case 'vesta':
      return `${points(value)}（資源の売却後に${names.money(count)}）`;
    case 'jupiter':
      return `レンガ都市以外の家${pieces(count)}`;
    case 'saturnus':
      return counted(count, '属州');
    case 'venus':
      return partners
        ? `共有する${counted(count, '属州')}`
        : `${points(value)}（家が2個以上ある${counted(count, '属州')}）`;
    case 'mercurius':
      return `${points(value)}（資源${counted(count, '種類')}）`;
    case 'mars':
      return `${points(value)}（入植者${pieces(count)}）`;
  }
}

function counts(names: Names, { god, specialty, partners }: ScreenFacts['cardScores']): string {
  const alone = '自分の家が2個以上ある属州1つにつき2点（最大14点）';
  const shared = '自分とパートナーの両方の家がある属州1つにつき1点';
  switch (god) {
    case 'vesta':
      return '資源をすべて売却した後の10セステルティウスにつき1点';
    case 'jupiter':
      return 'レンガ都市以外の自分の家1個につき1点';
    case 'saturnus':
      return '自分の家がある属州1つにつき1点';
    case 'venus':
      if (partners === undefined) return `${alone}、チーム戦では${shared}`;
      return partners ? shared : alone;
    case 'mercurius':
      return '自分の家がある都市が生産する資源1種類につき2点';
    case 'mars':
      return 'マップ上の自分の入植者1個につき2点';
    case 'minerva':
      return specialty === undefined
        ? '対応する資源の都市にある自分の家に応じた得点'
        : `${names.good(specialty.good)}都市にある自分の家1個につき${points(specialty.points)}`;
  }
}

/** What something costs, or nothing. */
const paid = (names: Names, cost: ScreenFacts['houseCost']['cost']): string =>
  names.cost(cost) || names.goods({});

export const texts = {
  good: (names, { good }) => names.good(good),
  sentences: (_names, { list }) => list.join(''),
  hand: (names, { seat }) => `${names.player(seat)}の手札`,
  discard: (names, { seat }) => `${names.player(seat)}の捨て札`,
  storehouse: (names, { seat }) => `${names.player(seat)}の倉庫`,
  hiddenCards: (_names, { count }) => `非公開のカード${counted(count, '枚')}`,
  turn: (names, { turn, seat }) => `手番${number(turn)}：${names.player(seat)}`,
  lastTurns: (names, { seat }) =>
    `${names.player(seat)}がゲームを終わらせました。ほかのプレイヤーは最後の手番を1回ずつ行います。`,
  spaces: (_names, { free, spaces }) => `${number(free)} / ${number(spaces)}`,
  colonists: (_names, { land, sea }) => `陸路${pieces(land)}、水路${pieces(sea)}`,
  price: (names, { cost, alone }) =>
    `この位置でのコスト：${paid(names, cost)}（カード自体は${paid(names, alone)}）。`,
  ownPrice: (names, { cost }) => `コスト：${paid(names, cost)}。`,
  card(names, { halves, scores }) {
    const known = halves.filter(({ text }) => text !== undefined);
    const does = known.map(({ role, text = '' }) =>
      halves.length === 1 ? text : `${names.role(role)}：${text}`,
    );
    const choice = known.length > 1 ? ['どちらか一方を選びます。'] : [];
    return [...choice, ...does, ...scores].join('');
  },
  cardScores: (names, facts) =>
    `ゲーム終了時の得点（${names.title(facts.god)}）：${counts(names, facts)}。`,
  godPoints: (names, facts) => `カード${counted(facts.cards, '枚')} × ${worth(names, facts)}`,
  godValue: (names, facts) => `カード1枚につき${worth(names, facts)}`,
  specialists: (names, { scores }) =>
    listed(
      scores.map(
        ({ role, good, houses, each }) =>
          `${names.role(role)}：${names.good(good)}都市の家${pieces(houses)} × ${points(each)}`,
      ),
    ),
  city(names, { city, province, good, letter }) {
    const where = province === undefined ? '' : `（属州${names.province(province)}）`;
    return good === undefined
      ? `${names.place(city)}${where}は、種別${letter ?? ''}の都市タイルの資源を生産します。`
      : `${names.place(city)}${where}は${names.good(good)}都市です。`;
  },
  houses: (names, { seats }) =>
    seats.length === 0 ? 'まだ家はありません。' : `家：${listed(seats.map(names.player))}。`,
  houseCost: (names, { cost }) => `あなたの建設コスト：${paid(names, cost)}。`,
  pieces: (names, { colonists }) =>
    `ここにいる入植者：${listed(colonists.map(({ seat, kind }) => `${names.player(seat)}の${names.colonist(kind)}`))}。`,
  connections(_names, { land, sea }) {
    const lead = [
      ...(land.length === 0 ? [] : [`陸路の隣：${listed(land)}`]),
      ...(sea.length === 0 ? [] : [`水路の隣：${listed(sea)}`]),
    ];
    return lead.length === 0 ? 'ここにつながる経路はありません。' : `${lead.join('／')}。`;
  },
  capital: (names, { place }) => `${names.place(place)}は首都で、家は建てられません。`,
  castle: (names, { place }) => `${names.place(place)}に家は建てられません。`,
  gate: (names, { place }) =>
    `${names.place(place)}は門で、家は建てられず、ここを通って別の経路へ進むこともできません。`,
  square: (names, { place }) =>
    `交易マス${quoted(names.place(place))}に家は建てられず、入った入植者は動かせません。`,
  field: (names, { place, kind }) =>
    `${names.place(place)}は${names.colonist(kind)}のための場所です。`,
  province: (names, { province, cities }) =>
    `${names.province(province)}の都市：${listed(cities.map(names.place))}。`,
  active(names, { bonus, coins }) {
    const extra =
      Object.keys(bonus).length === 0 ? 'ボーナスなし' : `ボーナス：${names.goods(bonus)}`;
    return `生産できます（${extra}）。生産後のコイン面はコイン${counted(coins, '枚')}です。`;
  },
  openBonus: (names, { goods }) =>
    `生産できます（ボーナス：${either(goods.map(names.good))}から選択）。`,
  inactive: (_names, { coins }) =>
    `生産済みで、ボーナスマーカーはコイン面（コイン${counted(coins, '枚')}）です。`,
  lies: (_names, { what }) => `${what}。`,
  noMarker: () => 'ボーナスマーカーがないので、生産できません。',
  brings: (names, { seat, goods }) =>
    `生産すると、${names.player(seat)}の家から${names.goods(goods)}を得られます。`,
  bringsNobody: () => '資源が得られる家はありません。',
  route(names, { ends: [from, to], kind, isPassing }) {
    const stay = isPassing ? '通過はできますが、留まることはできません。' : '';
    return `${names.place(from)}と${names.place(to)}の間の${kind === 'land' ? '陸路' : '水路'}です。${stay}`;
  },
  advice: (_names, { fewest, most }) =>
    fewest === most
      ? `推奨人数は${counted(fewest, '人')}です。`
      : `推奨人数は${counted(fewest, '人')}から${counted(most, '人')}です。`,
  saltCities: () => '塩都市があります。塩を使わない場合は、別の資源の都市になります。',
  leftOut: (_names, { what }) => `使わないもの：${what}。`,
  playerCount: (_names, { count }) => counted(count, '人'),
} satisfies OwnWords['screen']['texts'];
