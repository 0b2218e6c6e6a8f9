/** What cards, tiles, places, options, maps and modules are, for screens; in polite sentences. */
import type { Describe, DescribeRole } from '../../kit/module';
import type { StoredGood } from '../../model/goods';
import type { Names } from '../../model/names';
import type { OwnDescriptions } from '../own';

const produces =
  (good: StoredGood): DescribeRole =>
  (names) =>
    `${names.good(good)}都市にある自分の家1個につき、${names.good(good)}1個を得ます。`;

const always =
  (text: string): DescribeRole & Describe =>
  () =>
    text;

const roles: OwnDescriptions['roles'] = {
  tribune: (names) =>
    `このカードを含むすべての捨て札を手札に戻し、3枚を超える分1枚につき1セステルティウスを得ます。さらに${names.goods({ food: 1, tool: 1 })}を支払って、新しい入植者1個を首都に配置できます。`,
  architect: always(
    'マップ上の自分の入植者の数だけのステップを自由に振り分けて、入植者を移動させます。その後、入植者のいる線に隣接する都市に家を建てられます。',
  ),
  prefect: always(
    '属州を1つ選んで生産します。あなたはボーナスを得て、その属州に家を持つ全員が家ごとに資源を得ます。または、見えているコイン1枚につき1セステルティウスを得て、すべてのボーナスマーカーを資源面に戻します。',
  ),
  colonist: (names) =>
    `1個につき${names.goods({ food: 1, tool: 1 })}を支払って、新しい入植者を首都か自分の家がある都市に配置します。または、5セステルティウスと、マップ上の自分の入植者1個につき1セステルティウスを得ます。`,
  mercator: (names, { income = 0 }) =>
    income === 0
      ? '2種類までの資源を購入または売却します。'
      : `${names.money(income)}を得ます。その後、2種類までの資源を購入または売却します。`,
  diplomat: always(
    '他のプレイヤーの捨て札の一番上にあるカードを、自分がプレイしたかのように実行します。「外交官」は選べません。',
  ),
  senator: always(
    'ディスプレイのカードを2枚まで購入します。カード自体のコストと、位置による追加コストを支払います。',
  ),
  consul: always('ディスプレイのカードを1枚、カード自体のコストだけで購入します。'),
  mason: produces('brick'),
  farmer: produces('food'),
  smith: produces('tool'),
  vintner: produces('wine'),
  weaver: produces('cloth'),
  magister: always(
    '直前にプレイした自分のカードをもう一度実行します。「元老院議員」は選べません。',
  ),
  praetor: always(
    'あなたとパートナーは、ディスプレイのカードをそれぞれ1枚購入できます。カード自体のコストと、位置による追加コストを支払います。',
  ),
  proconsul: always(
    'ディスプレイのカードを1枚、カード自体のコストだけで購入します。「前執政官」は購入できません。その後、パートナーが「総督代理」以外のカードを1枚プレイし、パートナーだけが実行します。',
  ),
  legatus: always(
    'パートナーの手札を見て、カードを1枚提案します。その後、パートナーはそのカードか別のカードをプレイし、2人で実行します。',
  ),
};

const saltOrAny = (names: Names): string =>
  `${names.goods({ salt: 1 })}（塩を使わない場合は任意の資源1個）`;

const tiles: OwnDescriptions['tiles'] = {
  'annaeus-arcadius': () =>
    '建築家：他のプレイヤーの入植者がいる線の一方の端に自分の入植者が隣接していれば、もう一方の端の都市にも家を建てられます。',
  'appius-arcadius': () => '建築家：ステップが1つ増えます。',
  'aulus-arcadius': (names) => `家の建設コストが1個につき${names.money(1)}減ります。`,
  'claudia-agrippina': (names) =>
    `倉庫の空きが4つ増え、すぐに${names.goods({ brick: 1 })}を得ます。`,
  'claudius-pompeius': () => '長官：ボーナスの資源をすぐに売却できます。',
  'cornelius-scipio': () =>
    '元老院議員：ディスプレイの位置による追加コストを任意の資源で支払えます。',
  'donatus-pompeius': () => '長官：生産した属州のボーナスマーカーのコインも得ます。',
  'faustus-marcellus': () => '商人：最初に購入するレンガ1個が無料になります。',
  'gaius-marcellus': (names) => `商人：売却する資源1個につき、${names.money(1)}多く得ます。`,
  'lucius-flavius': () => '外交官：代わりにディスプレイのカードをコピーできます。',
  'servius-marcellus': () => '商人：3種類までの資源を売買できます。',
  'sextus-pompeius': () => '長官：代わりに外交官として使えます。',
  'titus-valerius': (names) => `護民官：資源1個を${saltOrAny(names)}に交換します。`,
  augustus: (names) => `1回限り：資源2個までを、それぞれ${saltOrAny(names)}に交換します。`,
  commodus: (names) =>
    `1回限り：自分の家がある属州3つにつき、${names.goods({ tool: 1 })}を得ます。`,
  julius: () => '1回限り：マップ上の自分の入植者の数だけのステップで、入植者を移動させます。',
  laurentius: (names) => `1回限り：${names.goods({ brick: 1, food: 1 })}を得ます。`,
  mamercus: () => '1回限り、建築家：選んだ家1個の建設にセステルティウスが不要になります。',
  mamilius: () => '1回限り、建築家：この手番の家の建設にレンガが不要になります。',
  marcus: (names) =>
    `1回限り、建築家：塩都市（塩を使わない場合は任意の都市）の家1個を、${names.goods({ tool: 1 })}だけで建てられます。`,
  numerius: (names) => `1回限り：自分の家がある属州1つにつき${names.money(2)}を得ます。`,
  publius: (names) =>
    `1回限り：${names.money(5)}を支払って、新しい入植者1個を首都または自分の家がある都市に配置します。`,
  spurius: (names) => `1回限り：${saltOrAny(names)}を得ます。`,
  tiberius: () =>
    '1回限り：生産できる属州1つのボーナスマーカーの資源を得ます。マーカーは裏返しません。',
};

const nile = (): string => 'ナイル川流域で、氾濫があるとボーナスに食糧1個が加わります。';
const redSea = (): string => '紅海に面しています。';
const port = (): string => '地中海で待つ船のための港湾都市です。';
const etna = (): string =>
  '火山タイルが2枚になるとボーナスの資源がなくなり、3枚で家を建てられなくなり、4枚で何も生産しなくなります。';
const building = (): string => '到着した船で、ここの建設地に家を建てられます。';
const sites = (): string => '建設地には船で到着します。';

const places: OwnDescriptions['places'] = {
  aegyptus: {
    'city:gold': () => '「金細工」の交易マスです。ここにいる船は7点になります。',
    'city:frankincense': () =>
      'ここにいる船は7点になり、紅海に面した属州で生産が行われるたびに5セステルティウスを得ます。',
    'province:kush': nile,
    'province:nubia': nile,
    'province:aegyptus-superior': nile,
    'province:arcadia': nile,
    'province:aegyptus-inferior': nile,
    'province:sinai': redSea,
    'province:arabia': redSea,
    'province:litus': redSea,
  },
  creta: {
    'province:brown': () =>
      '生産すると、選んだ資源のボーナスマーカーがコイン面で置かれ、誰かがコインボーナスを得るまで残ります。',
  },
  gallia: {
    'field:mediterranean': () =>
      'ここにいる船は、持ち主が港湾都市に家を建てるまで待ち、建てたらその都市へ移動します。',
    'city:bononia': port,
    'city:juliobona': port,
    'city:gesocribate': port,
    'city:portus-namnetus': port,
    'city:burdigala': port,
    'city:flaviobriga': port,
  },
  sicilia: { 'province:grey': etna, 'province:yellow': etna, 'province:orange': etna },
  roma: {
    'field:start-field': () =>
      '陸路入植者はここから始まり、最初のステップで門を通って街に入ります。',
    'field:ostia': () => '船はここから始まり、前にだけ進みます。',
    'field:massilia': (names) => `到着した船で${names.money(3)}を得ます。`,
    'field:valentia': (names) => `到着した船で${names.goods({ brick: 1 })}を得ます。`,
    'field:carthago': building,
    'field:cyrene': (names) => `到着した船で${names.money(5)}を得ます。`,
    'field:alexandria': (names) =>
      `到着した船で${names.goods({ food: 1 })}か${names.goods({ tool: 1 })}を得ます。`,
    'field:antiochia': (names) =>
      `到着した船で${names.goods({ wine: 1 })}か${names.goods({ cloth: 1 })}を得ます。`,
    'field:athenae': building,
    'field:byzantium': () =>
      '到着した船で、神1柱に家を置いてマークし、カード1枚分の得点をすぐに得られます。他のプレイヤーがマークした神なら半分です。',
    'province:carthago': sites,
    'province:athenae': sites,
  },
};

const summaries: OwnDescriptions['summaries'] = {
  aegyptus: () =>
    'ナイル川の氾濫で属州1つのボーナスに食糧が加わり、氾濫は下流へ移ります。「建築家」で交易マスの隣に進めた船は交易マスに入り、1隻につき7点になります。',
  corsica: () => 'コインボーナスで2セステルティウス多く得ます。',
  creta: () =>
    'コインボーナスで2セステルティウス多く得ます。Gaudosにはボーナスマーカーがなく、ボーナスは任意の資源です。',
  gallia: () => '各プレイヤーの最初の船は、持ち主が港湾都市に家を建てるまで地中海で待ちます。',
  germania: () =>
    '「建築家」では船1隻につき2ステップになり、同じ河川に複数の船がいられます。「護民官」では、自分の入植者が隣接する城砦の資源を得られます。',
  roma: () =>
    '街の地区が属州になります。船には専用のコースがあり、ボーナスや建設地のほか、すぐに神の得点を得られるビザンチウムがあります。',
  sicilia: () =>
    '「護民官」をプレイするたびにエトナ火山のタイルを引きます。火山のふもとの属州は、タイルが増えるほど得るものが減ります。',
  salt: () =>
    '6種類目の資源です。ほかのどの資源の代わりにもなり、塩都市で生産されます。塩のままでは売買できません。',
  forum: () =>
    'フォルムタイルの人物が、永続的に、または1回だけ持ち主を助けます。全員が1枚を持って始め、「護民官」で多くのカードを手札に戻すと、さらに獲得できます。',
  venus: () => '2つの役割から選べるカード、全員が持つ「教師」、7柱目の神ヴェヌスが加わります。',
  teams: () =>
    'パートナー同士は向かい合って座ります。1人がプレイしたカードを2人とも実行し、役割を選べるカードではそれぞれ別の役割を実行します。得点は合計します。',
  'bought-goods': () =>
    '全員が資源なしで、お金を多く持って始め、最初のカードの前に資源を購入できます。',
  'intermediate-scoring': () =>
    '各プレイヤーが最初に「護民官」をプレイしたときにカードの得点を計算し、上位2人がお金を得ます。',
};

const options: OwnDescriptions['options'] = {
  cards: {
    label: 'カード',
    text: 'カードが入っていた箱です。',
    values: { concordia: 'Concordia（2013）', venus: 'Concordia Venus' },
  },
  teams: { label: 'チーム戦', text: '4人または6人で、2人ずつのチームに分かれてプレイします。' },
  display: {
    label: 'ディスプレイ',
    text: 'ディスプレイの位置による追加コスト。',
    values: { cloth: '布が多い面', wine: 'ワインが多い面' },
  },
  startingGoods: {
    label: '初期資源',
    text: '通常の資源で始めるか、お金を多く持って始めて最初のカードの前に資源を購入するかを選びます。',
    values: { standard: '通常の資源', bought: '購入する' },
  },
  intermediateScoring: {
    label: '中間スコアリング',
    text: '各プレイヤーの最初の「護民官」でカードの得点を計算し、上位2人が少しのお金を得ます。初めてのゲーム向けです。',
  },
  forumTiles: {
    label: '最初のタイル',
    text: '配られた2枚から1枚を選ぶか、勝利点で競り落とすかを決めます。',
    values: { dealt: '配布', auction: '競売' },
  },
  modules: { label: 'モジュール', text: '基本ゲームに加えて使うもの。' },
  omitProvinces: { label: '除く属州', text: 'これらの属州とその都市を使わずにプレイします。' },
};

export const descriptions: OwnDescriptions = { roles, tiles, places, summaries, options };
