/** Reasons of refusals, as whole polite sentences. */
import type { SentenceFacts } from '../../all-words';
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { goodsOf, pieces, quotedCard } from './goods';
import { counted, either, quoted } from './grammar';

/** What a player may have to do first. */
const ADVICE = {
  card: '',
  pass: '先にこれを終えるか、パスしてください。',
  make: '先にこれを終えてください。',
} as const;

const GAME_OVER = 'ゲームは終了しています。';
const NO_MORE_MOVING = 'この手番の移動は終わっています。';
const CHOOSE_HALF = 'どちらの役割を使うか選んでください。';

export const refusals: Omit<OwnWords['refusals'], keyof SentenceFacts> = {
  gameOver: () => GAME_OVER,
  notYourTurn: (names, { seat, expected, decision, end }) =>
    `今決めるのは${names.player(seat)}ではなく${names.player(expected)}です（${names.decision(decision)}）。${ADVICE[end]}`,
  otherDecision: (names, { decision, action, seat, end }) =>
    `今は${names.player(seat)}が決める番（${names.decision(decision)}）なので、${quoted(names.action(action))}はできません。${ADVICE[end]}`,
  notOffered: () => 'これは選べません。',
  tooLittleMoney: (names, { needed, money }) =>
    `${names.money(needed)}必要ですが、${butOnly(names, money)}。`,
  tooFewGoods(names, { cost: { any = 0, ...goods }, card }) {
    const what = card === undefined ? 'コスト' : `${quotedCard(names, card)}のコスト`;
    return `${what}は${names.cost({ goods, any })}ですが、倉庫の資源が足りません。`;
  },
  nothingToChoose: () => '支払い方は1通りだけなので、選ぶ必要はありません。',
  payNotNamed: () => '支払う資源を選んでください。',
  wrongPay: () => '選んだ資源がコストと合いません。',
  notInHand: (names, { card }) => `${quotedCard(names, card)}は手札にありません。`,
  halfNotChosen: (names, { card }) => `${quotedCard(names, card)}は${CHOOSE_HALF}`,
  noHalves: (names, { card }) => `${quotedCard(names, card)}に役割の選択はありません。`,
  nobodyThere: (names, { kind, from }) =>
    `${names.place(from)}にあなたの${names.colonist(kind)}はいません。`,
  noWay: (names, { kind, from, to }) =>
    `${names.place(from)}の${names.colonist(kind)}は${names.place(to)}へ移動できません。`,
  tooFar: (names, { from, to, needed, steps }) =>
    `${names.place(from)}から${names.place(to)}まで${counted(needed, 'ステップ')}必要ですが、${steps === 0 ? 'ステップが残っていません' : `残りは${counted(steps, 'ステップ')}です`}。`,
  routeOccupied: (names, { route }) => `${names.place(route)}にはすでに入植者がいます。`,
  movingOver: () => NO_MORE_MOVING,
  cityNotAdjacent: (names, { city }) =>
    `${names.place(city)}に隣接する線上にあなたの入植者がいません。`,
  alreadyBuilt: (names, { city }) => `${names.place(city)}にはすでにあなたの家があります。`,
  noHouseLeft: () => 'すべての家を建て終えています。',
  houseTooDear: (names, { city, cost }) =>
    `${names.place(city)}の家の建設コストは${names.goods(cost)}ですが、倉庫の資源が足りません。`,
  bonusIsPrinted: () => 'ボーナスはマーカーで決まっているので、選べません。',
  provinceInactive: (names, { province, hasProduced }) =>
    hasProduced
      ? `${names.province(province)}は生産済みで、ボーナスマーカーがコイン面になっています。`
      : `${names.province(province)}にはボーナスマーカーがないので、生産できません。`,
  bonusNotChosen: () => 'ボーナスの資源を選んでください。',
  nobodyLeft: (names, { kind }) => `倉庫に${names.colonist(kind)}が残っていません。`,
  noPlaceForColonist: (names, { kind, city }) =>
    `${names.place(city)}に${names.colonist(kind)}は配置できません。`,
  hasPlacedAlready: () =>
    '「入植者」でできるのは、入植者の配置かセステルティウスの獲得のどちらか一方です。',
  tooManyKinds: (_names, { kinds }) =>
    `「商人」で扱える資源は${counted(kinds, '種類')}までで、種類ごとに購入か売却のどちらか一方だけです。`,
  tooFewToSell(names, { good, stored, salt = 0 }) {
    const heap = stored > 0 ? [goodsOf(good, stored)] : [];
    if (salt > 0) heap.push(names.goods({ salt }));
    if (heap.length === 0) return `倉庫に${names.good(good)}がありません。`;
    return `売却できるのは${names.listed(heap)}までです。`;
  },
  storehouseFull: (_names, { room }) =>
    room === 0
      ? '倉庫に空きがありません。'
      : `倉庫にはあと資源${pieces(room)}分の空きしかありません。`,
  saltNotForSale: () => '塩は購入できません。',
  wrongCount: () => '売買する個数は1以上の整数にしてください。',
  nothingToCopy: () =>
    '「外交官」でコピーできるのは他のプレイヤーの捨て札の一番上のカードで、「外交官」はコピーできません。',
  partnersCard: () => 'パートナーのカードはコピーできません。',
  notOnDisplay: (names, { card }) => `${quotedCard(names, card)}はディスプレイにありません。`,
  wrongGoods: () => '倉庫に置く個数は、資源ごとに整数にしてください。',
  notArrived: () => '倉庫に置けるのは、今得た資源だけです。',
  keptTooMany: (_names, { room }) => roomFor(room),
  keptTooFew: (_names, { room }) => roomFor(room),

  etnaAwake: (names, { city }) =>
    `エトナ火山の噴火が近いので、${names.place(city)}にはもう家を建てられません。`,
  sailingOver: () => NO_MORE_MOVING,
  noStepLeft: () => 'ステップが残っていません。',
  noShipThere: (names, { from }) =>
    `${names.place(from)}に、この手番でまだ動かせるあなたの船はありません。`,
  byzantiumClosed: (names, { to }) =>
    `${names.place(to)}に入れるのは1手番に1隻だけで、家が残っているプレイヤーに限ります。`,
  forwardOnly: (names, { from, to }) =>
    `船は前にしか進めません。${names.place(to)}は${names.place(from)}より先にありません。`,
  firstTheBonuses: () => '先に船のボーナスを得てください。',
  noBonusWaiting: (names, { place }) => `${names.place(place)}に、選んで得るボーナスはありません。`,
  goodNotChosen: () => '資源を選んでください。',
  noGoodToChoose: () => 'ここで選ぶ資源はありません。',
  noShipArrived: (names, { city }) =>
    `${names.place(city)}に家を建てるための船が到着していません。`,
  godMarked: (names, { god }) => `${names.title(god)}はすでにマークしています。`,
  castleEmpty: (names, { castle }) => `${names.place(castle)}から得られる資源はありません。`,
  notBesideCastle: (names, { castle }) =>
    `${names.place(castle)}に隣接するあなたの入植者がいません。`,
  oneCastleOnly: () => '「護民官」で資源を得られる城砦は1つだけです。',
  noRoomForCastle: () => '城砦の資源を置く空きが倉庫にありません。',
  noShipBeside: (names, { square, from }) =>
    `${names.place(from)}に、交易マス${quoted(names.place(square))}に隣接するあなたの船はありません。`,

  noLegatusAlone: () => '「前執政官」の後に、パートナーは「総督代理」をプレイできません。',
  teamHasCopied: () => 'このカードはすでにチームでコピーしています。',
  teamsNeedVenus: () => 'チーム戦ではConcordia Venusのカードを使います。',
  wrongNumberInTeams: () => 'チーム戦は4人または6人でプレイします。',
  nobodyActsAfterwards: () =>
    '「総督代理」は、この後にアクションを行うパートナーがいるときだけ使えます。',
  noSecondProconsul: () => '「前執政官」で「前執政官」は購入できません。',
  notInPartnersHand: (names, { card }) =>
    `${quotedCard(names, card)}はパートナーの手札にありません。`,
  noCityToBeginIn: (names, { city }) =>
    `${names.place(city)}は首都に近すぎるので、開始都市に選べません。`,
  firstGoodsNotSold: () => '初期資源は購入だけができ、売却はできません。',

  tileNotDealt: (names, { choice }) =>
    `選べるタイルは${either(choice.map((tile) => quoted(names.title(tile))))}です。`,
  lastTileFree: () => '最後のタイルは無料です。',
  bidTooLow: (names, { least }) => `${names.points(least)}以上を入札してください。`,
  tileNotOpen: (names, { tile, choice }) =>
    `タイル${quoted(names.title(tile))}は獲得できません。獲得できるのは${either(choice.map((open) => quoted(names.title(open))))}です。`,
  notOwnTile: (names, { tile }) =>
    `タイル${quoted(names.title(tile))}はあなたのものではありません。`,
  worksByItself: (names, { tile }) =>
    `タイル${quoted(names.title(tile))}は常に効果があり、使用する必要はありません。`,
  forOtherCard: (names, { tile, role }) =>
    `タイル${quoted(names.title(tile))}は${quoted(names.role(role))}をプレイしたときに使用します。`,
  buildingGoesOn: (names, { tile }) =>
    `「建築家」の建設は中断できないので、今はタイル${quoted(names.title(tile))}を使用できません。`,
  onceInAction: (names, { tile }) =>
    `タイル${quoted(names.title(tile))}はこのアクションですでに使用しています。`,
  useTooDear: (names, { tile, needed, money }) =>
    `タイル${quoted(names.title(tile))}には${names.money(needed)}必要ですが、${butOnly(names, money)}。`,
  noRoomForUse: (names, { tile }) =>
    `タイル${quoted(names.title(tile))}で得るものを置く空きが倉庫にありません。`,
  wouldDoNothing: (names, { tile }) =>
    `今タイル${quoted(names.title(tile))}を使用しても効果がありません。`,
  notLikeThis: (names, { tile }) =>
    `タイル${quoted(names.title(tile))}は今使用できますが、この選び方はできません。`,
  noSuchGood: (names, { give }) => `交換に出す${names.good(give)}がありません。`,
  noSuchChange: (names, { give, take }) =>
    `${names.good(give)}を${names.good(take)}には交換できません。`,

  unreadableText(_names, { line, column, faults }) {
    const [first, ...others] = faults;
    if (first === undefined) return 'このテキストはゲームの記録ではありません。';
    const more = others.length === 0 ? '' : `（ほかに${counted(others.length, '件')}の誤り）`;
    return `${line ?? 1}行目の${column ?? 1}文字目：${first.message}${more}`;
  },

  invalidAction: (_names, details) => `アクションが正しくありません${at(details)}`,
  invalidOptions: (_names, details) => `オプションが正しくありません${at(details)}`,
  invalidMap: (_names, details) => `マップが正しくありません${at(details)}`,
  invalidRules: (_names, details) => `ルールが正しくありません${at(details)}`,
  invalidLibrary: (_names, details) => `ライブラリが正しくありません${at(details)}`,
  invalidState: (_names, details) => `ゲームの状態が正しくありません${at(details)}`,
  invalidLog: (_names, details) => `ゲームの記録が正しくありません${at(details)}`,
  invalidSheet: (_names, details) => `スコアシートが正しくありません${at(details)}`,
  invalidInput: (_names, details) => `入力が正しくありません${at(details)}`,
  wrongDecision: () => '今はその選択をする場面ではありません。',
  cardNotInHand: () => 'このカードは手札にありません。',
  cardNotForSale: () => 'このカードは購入できません。',
  notEnoughGoods: () => '倉庫の資源が足りません。',
  notEnoughMoney: () => 'セステルティウスが足りません。',
  noRoom: () => '倉庫の空きが足りません。',
  noColonist: () => 'そのための入植者がいません。',
  unreachable: () => 'そこへは移動できません。',
  cityClosed: () => 'この都市には家を建てられません。',
  cannotPlay: () => 'このカードは今プレイできません。',
  cannotCopy: () => 'このカードはコピーできません。',
  cannotTrade: () => 'この売買はできません。',
  noBonus: () => '得られるボーナスはありません。',
  noTile: () => 'このタイルは使えません。',
  cannotUse: () => 'これは今使用できません。',
};

function butOnly(names: Names, money: number): string {
  return money === 0 ? '所持金がありません' : `${names.money(money)}しかありません`;
}

function roomFor(room: number): string {
  return `倉庫の空きに合わせて、資源をちょうど${pieces(room)}選んでください。`;
}

/** The place of a fault in the input, and the fault. */
function at({
  path = '',
  owner,
  why,
}: Parameters<OwnWords['refusals']['invalidInput']>[1]): string {
  const where = [path === '' ? '' : `場所：${path}`, owner ?? ''].filter((part) => part !== '');
  const place = where.length === 0 ? '' : `（${where.join('、')}）`;
  return `${place}${why === undefined ? '。' : `：${why}`}`;
}
