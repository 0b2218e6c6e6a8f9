/** Headings, rows and sentences of screens; sentences are polite. */
import type { Names } from '../../model/names';
import type { ScreenFacts } from '../../words/screen-words';
import type { OwnWords } from '../own';
import { pieces } from './goods';
import { counted, listed } from './grammar';

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

export const texts = {
  sentences: (_names, { list }) => list.join(''),
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
  houses: (names, { seats }) =>
    seats.length === 0 ? 'まだ家はありません。' : `家：${listed(seats.map(names.player))}。`,
  pieces: (names, { colonists }) =>
    `ここにいる入植者：${listed(colonists.map(({ seat, kind }) => `${names.player(seat)}の${names.colonist(kind)}`))}。`,
  connections(_names, { land, sea }) {
    const lead = [
      ...(land.length === 0 ? [] : [`陸路の隣：${listed(land)}`]),
      ...(sea.length === 0 ? [] : [`水路の隣：${listed(sea)}`]),
    ];
    return lead.length === 0 ? 'ここにつながる経路はありません。' : `${lead.join('／')}。`;
  },
  active(names, { bonus, coins }) {
    const extra =
      Object.keys(bonus).length === 0 ? 'ボーナスなし' : `ボーナス：${names.goods(bonus)}`;
    return `生産できます（${extra}）。生産後のコイン面はコイン${counted(coins, '枚')}です。`;
  },
  route(names, { ends: [from, to], kind, isPassing }) {
    const stay = isPassing ? '通過はできますが、留まることはできません。' : '';
    return `${names.place(from)}と${names.place(to)}の間の${kind === 'land' ? '陸路' : '水路'}です。${stay}`;
  },
  advice: (_names, { fewest, most }) =>
    fewest === most
      ? `推奨人数は${counted(fewest, '人')}です。`
      : `推奨人数は${counted(fewest, '人')}から${counted(most, '人')}です。`,
} satisfies Partial<OwnWords['screen']['texts']>;
