/** How each event of the base game changes a view. */
import type { BaseEvent, ViewEvent } from '../kit/events';
import type { ChangingPosition } from '../kit/game';
import { withEntry } from '../model/freeze';
import type { Bundle } from '../model/goods';
import type { ColonistKind, PlaceId, Seat } from '../model/ids';
import { HIDDEN_CARD, type Player, type SeenCard, type Viewer } from '../model/state';
import {
  changeBoard,
  contains,
  items,
  movePiece,
  playerAt,
  removed,
  replaced,
  workingPlayer,
} from '../rules/change';
import { pieceAt } from '../rules/moving';
import { placeFromStorehouse } from '../rules/new-colonist';
import { minus, plus } from '../rules/payment';
import { doesNotFit } from './follow-faults';

/** A view being updated; hidden cards are `'hidden'`. */
export interface Watching extends ChangingPosition {
  /** The player whose view it is, or a spectator. */
  readonly viewer: Viewer;
}

type FollowedEvent = BaseEvent | ViewEvent;
type PublicEvent = Exclude<
  FollowedEvent['type'],
  'roleBegun' | 'architectEnded' | 'actionEnding' | 'actionEnded' | 'turnEnded'
>;
type BaseFollows = {
  readonly [T in PublicEvent]: (view: Watching, event: Extract<FollowedEvent, { type: T }>) => void;
};

export const BASE_FOLLOWS: BaseFollows = {
  turnStarted({ state }, { seat, turn }) {
    state.seat = seat;
    state.turn = turn;
  },

  cardPlayed(view, { seat, card }) {
    const { hand, discard } = playerAt(view.state, seat);
    const held = hand.indexOf(contains(hand, card) ? card : HIDDEN_CARD);
    if (held === -1) doesNotFit();
    const covered = view.viewer === seat ? discard : hidden(discard.length);
    const player = workingPlayer(view, seat);
    player.hand = removed(hand, held);
    player.discard = [...covered, card];
  },

  cardsTakenBack(view, { seat, count }) {
    const { hand, discard } = playerAt(view.state, seat);
    const back = view.viewer === seat ? discard : hidden(count);
    const player = workingPlayer(view, seat);
    player.hand = [...hand, ...back];
    player.discard = [];
  },

  moneyLent(view, { seat, to, amount }) {
    receive(view, seat, {}, -amount);
    receive(view, to, {}, amount);
  },

  moneyReceived: (view, { seat, amount }) => receive(view, seat, {}, amount),

  colonistPlaced(view, { seat, kind, city, paid, money }) {
    pay(view, seat, paid, money);
    placeFromStorehouse(view, seat, kind, city);
  },

  colonistMoved(view, { seat, kind, from, to, money = 0 }) {
    pay(view, seat, {}, money);
    move(view, seat, kind, from, to);
  },

  shipMoved(view, { seat, from, to }) {
    move(view, seat, 'sea', from, to);
  },

  houseBuilt(view, { seat, city, paid, money }) {
    pay(view, seat, paid, money);
    workingPlayer(view, seat).houses -= 1;
    const { houses } = view.state.board;
    changeBoard(view, { houses: withEntry(houses, city, [...(houses[city] ?? []), seat]) });
  },

  provinceProduced: (view, { province }) => turn(view, province, 'coins'),

  coinsTaken(view, { provinces }) {
    for (const province of provinces) turn(view, province, 'goods');
  },

  markerLaid(view, { province, good, coins, side }) {
    const { markers } = view.state.board;
    changeBoard(view, { markers: withEntry(markers, province, { good, coins, side }) });
  },

  markerRemoved(view, { province }) {
    const { [province]: _gone, ...markers } = view.state.board.markers;
    changeBoard(view, { markers });
  },

  goodsReceived: (view, { seat, goods }) => receive(view, seat, goods),

  goodsTraded(view, { seat, deal, good, count, salt = 0, money }) {
    const goods = salt === 0 ? { [good]: count } : { [good]: count - salt, salt };
    if (deal === 'buy') receive(view, seat, goods, -money);
    else pay(view, seat, goods, -money);
  },

  cardBought(view, { seat, card, place, paid }) {
    pay(view, seat, paid);
    const player = workingPlayer(view, seat);
    player.hand = [...player.hand, view.viewer === seat ? card : HIDDEN_CARD];
    view.state.display = replaced(view.state.display, place, null);
  },

  displayRefilled({ state }, { display }) {
    const fresh = cardsIn(display) - cardsIn(state.display);
    state.deck = items(state.deck).slice(fresh);
    state.display = [...display];
  },

  praefectusMagnusUsed({ state }) {
    state.praefectusUsed = true;
  },

  praefectusMagnusPassed({ state }, { to }) {
    state.praefectusMagnus = to;
    state.praefectusUsed = false;
  },

  concordiaTaken({ state }, { seat, lastTurn }) {
    state.phase = 'finalRound';
    state.concordia = seat;
    state.lastTurn = lastTurn;
  },

  gameEnded({ state }) {
    state.phase = 'finished';
    state.decision = null;
    state.queue = [];
  },

  handsOpened(view, { hands, discards }) {
    const { players } = view.state;
    if (hands.length !== players.length || discards.length !== players.length) doesNotFit();
    for (let seat = 0; seat < players.length; seat++) {
      const player = workingPlayer(view, seat);
      player.hand = hands[seat] ?? [];
      player.discard = discards[seat] ?? [];
    }
  },

  decisionOpened({ state }, { decision, waiting }) {
    state.decision = decision;
    state.queue = waiting;
  },

  viewChanged({ state }, { path, value }) {
    const [field, ...rest] = path;
    if (field === undefined || !MAY_CHANGE.has(field)) doesNotFit();
    // The result is checked at the end.
    Object.assign(state, { [field]: changed(Reflect.get(state, field), rest, value) });
  },

  // These change only parts of maps and modules.
  cardCopied: nothing,
  nothingDone: nothing,
};

function nothing(): void {}

/** The fields of a view that may change during a game. */
const MAY_CHANGE: ReadonlySet<string | number> = new Set([
  'phase',
  'turn',
  'seat',
  'decision',
  'queue',
  'players',
  'board',
  'display',
  'deck',
  'praefectusMagnus',
  'praefectusUsed',
  'concordia',
  'lastTurn',
  'parts',
]);

function receive(view: ChangingPosition, seat: Seat, goods: Bundle, money = 0): void {
  const player = workingPlayer(view, seat);
  player.goods = plus(player.goods, goods);
  player.money += money;
}

function pay(view: ChangingPosition, seat: Seat, paid: Bundle, money = 0): void {
  const player = workingPlayer(view, seat);
  player.goods = minus(player.goods, paid);
  player.money -= money;
}

function move(
  view: ChangingPosition,
  seat: Seat,
  kind: ColonistKind,
  from: PlaceId,
  to: PlaceId,
): void {
  const index = pieceAt(view.state.board.colonists, seat, kind, from);
  if (index === -1) doesNotFit();
  movePiece(view, index, to);
}

function turn(view: ChangingPosition, province: string, side: 'goods' | 'coins'): void {
  const { markers } = view.state.board;
  const marker = markers[province];
  if (marker === undefined) return;
  const { good, coins } = marker;
  changeBoard(view, { markers: withEntry(markers, province, { good, coins, side }) });
}

function cardsIn(display: readonly (SeenCard | null)[]): number {
  return items(display).filter((card) => card !== null).length;
}

function hidden(count: number): Player['hand'] {
  return Array<SeenCard>(count).fill(HIDDEN_CARD);
}

/** A copy with another value at an existing place, or with one key of an object added or removed. */
function changed(inner: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value === undefined ? doesNotFit() : value;
  if (typeof inner !== 'object' || inner === null || key === '__proto__') return doesNotFit();
  if (rest.length > 0 && !Object.hasOwn(inner, key)) doesNotFit();
  if (Array.isArray(inner)) {
    if (typeof key !== 'number' || !Object.hasOwn(inner, key)) return doesNotFit();
    return inner.with(key, changed(inner[key], rest, value));
  }
  const { [key]: before, ...others }: Readonly<Record<string, unknown>> = { ...inner };
  if (rest.length === 0 && value === undefined) return others;
  return { ...inner, [key]: changed(before, rest, value) };
}
