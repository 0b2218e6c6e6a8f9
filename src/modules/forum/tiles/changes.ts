/** Tiles that change goods into salt, or into any other good if salt is not played. */
import {
  ask,
  changePlayer,
  count,
  decision,
  finish,
  type GameState,
  GOODS,
  type Good,
  good,
  interrupt,
  meaning,
  passing,
  playerAt,
  proceed,
  refusal,
  type Seat,
  type StoredGood,
  step,
  storedGood,
  type Transition,
  word,
} from '../../../kit';
import { faultsOf, impossible, minus, plus } from '../../../kit-rules';
import { isNoted, noteTile } from '../part';
import { goodsForSalt } from '../salt';
import { type ForumTile, oneWay } from '../tile';

const RULE = 'R-12.3';
/** Tiles that change goods. */
const CHANGING = ['augustus', 'titus-valerius'] as const;
type ChangingTile = (typeof CHANGING)[number];
/** The most goods that Augustus changes. */
const CHANGES = 2;

export const augustus = {
  id: 'augustus',
  color: 'green',
  use: {
    ways: ({ state }, seat) =>
      canChange(state, seat)
        ? oneWay((transition) => change(transition, seat, 'augustus', CHANGES))
        : [],
  },
} as const satisfies ForumTile;

/** Tribune: changes a good, once in an action. */
export const titusValerius = {
  id: 'titus-valerius',
  color: 'blue',
  use: {
    during: 'tribune',
    isOnce: true,
    ways({ state }, seat) {
      if (isNoted(state, seat, 'titus-valerius') || !canChange(state, seat)) return [];
      return oneWay((transition) => {
        noteTile(transition, 'titus-valerius');
        change(transition, seat, 'titus-valerius', 1);
      });
    },
  },
} as const satisfies ForumTile;

export const changeFaults = faultsOf({
  changesOneGood: (names, { tile }: { readonly tile: string }) =>
    `${names.title(tile)} exchanges only one good`,
});

/** Change goods with a tile. */
export const changeGoods = decision({
  kind: 'changeGoods',
  shape: {
    left: count(1, CHANGES, 'The number of goods that can still be changed.'),
    tile: word(CHANGING, 'The tile that changes them.'),
  },
  audit(_position, { left, tile }) {
    if (tile === 'augustus' || left === 1) return undefined;
    return impossible(changeFaults.of('changesOneGood', { tile }), RULE);
  },
  when: 'anyTime',
  words: (names, { seat, left }) =>
    `${names.player(seat)} may exchange ${names.counted(left, 'good')}`,
});

const noSuchGood = refusal({
  reason: 'noSuchGood',
  code: 'NOT_ENOUGH_GOODS',
  rule: 'R-12.3',
  words: (names, { give }: { readonly give: Good }) =>
    `You have no ${names.good(give)} to exchange.`,
});

const noSuchChange = refusal({
  reason: 'noSuchChange',
  code: 'INVALID_ACTION',
  rule: 'R-12.3',
  words(
    names,
    { give, take }: { readonly path: 'take'; readonly give: Good; readonly take: StoredGood },
  ) {
    return `You cannot exchange ${names.good(give)} for ${names.good(take)}.`;
  },
});

export const changeRefusals = [noSuchGood, noSuchChange] as const;

export const changeGood = step({
  type: 'changeGood',
  notation: 'change {give} > {take}',
  rule: 'R-12.3',
  during: [changeGoods],
  shape: {
    give: meaning(good, 'The good that goes back.'),
    take: meaning(storedGood, 'The good that replaces it.'),
  },
  candidatesAreLegal: true,
  candidates({ game, state }, { seat }) {
    const { goods } = playerAt(state, seat);
    return GOODS.filter((give) => goods[give] > 0).flatMap((give) =>
      goodsForSalt(game)
        .filter((take) => take !== give)
        .map((take) => ({ give, take })),
    );
  },
  refusal({ game, state }, { give, take }, { seat }) {
    if (playerAt(state, seat).goods[give] === 0) return noSuchGood({ give });
    if (take !== give && goodsForSalt(game).includes(take)) return undefined;
    return noSuchChange({ path: 'take', give, take });
  },
  cost: (_position, { give }) => ({ goods: { [give]: 1 } }),
  apply(transition, { give, take }, { seat, left, tile }) {
    const { goods } = playerAt(transition.state, seat);
    changePlayer(transition, seat, { goods: plus(minus(goods, { [give]: 1 }), { [take]: 1 }) });
    transition.emit({ type: 'goodChanged', seat, give, take, because: { tile } });
    if (left === 1) finish(transition);
    else proceed(transition, { kind: 'changeGoods', seat, left: left - 1, tile });
  },
  words: (names, { give, take }) => `Exchange 1 ${names.good(give)} for 1 ${names.good(take)}`,
});

export const changeNoMore = passing(changeGoods);

/** Whether the player has any good to change. */
function canChange(state: GameState, seat: Seat): boolean {
  const { goods } = playerAt(state, seat);
  return GOODS.some((good) => goods[good] > 0);
}

/** Lets the player change up to `left` goods. */
function change(transition: Transition, seat: Seat, tile: ChangingTile, left: number): void {
  interrupt(transition, () => ask(transition, { kind: 'changeGoods', seat, left, tile }));
}
