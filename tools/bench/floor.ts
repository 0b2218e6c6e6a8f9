/**
 * The least that the changes of a game can cost: each written out by hand as one plain spread,
 * without a single check. This is the floor the library is measured against.
 */
import { compileBoard } from '../../src/board/compiled-board';
import {
  type ActionByType,
  type ActionType,
  type GameState,
  GOODS,
  type Marker,
  type Player,
  PRICES,
  type StoredGood,
} from '../../src/index';
import { imperium } from '../../src/maps';

const BOARD = compileBoard(imperium);

/** The state after an action that the rules allow. */
export type Change<T extends ActionType> = (state: GameState, action: ActionByType<T>) => GameState;

export const playArchitect: Change<'playCard'> = (state, { seat, card }) => {
  const player = playerAt(state, seat);
  let steps = 0;
  for (const piece of state.board.colonists) if (piece.seat === seat) steps += 1;
  return {
    ...state,
    players: state.players.with(seat, {
      ...player,
      hand: player.hand.toSpliced(player.hand.indexOf(card), 1),
      discard: [...player.discard, card],
    }),
    decision: { kind: 'architect', seat, steps, building: false },
  };
};

export const playTribune: Change<'playCard'> = (state, { seat, card }) => {
  const player = playerAt(state, seat);
  const hand = player.hand.toSpliced(player.hand.indexOf(card), 1);
  return {
    ...state,
    players: state.players.with(seat, {
      ...player,
      hand: [...hand, ...player.discard, card],
      discard: [],
      money: player.money + Math.max(0, player.discard.length - 2),
    }),
    decision: { kind: 'tribune', seat, placed: false },
  };
};

export const moveColonist: Change<'moveColonist'> = (state, { seat, kind, from, to }) => {
  const { board, decision } = state;
  if (decision?.kind !== 'architect') return state;
  const moved = board.colonists.findIndex(
    (piece) => piece.seat === seat && piece.kind === kind && piece.at === from,
  );
  const steps = decision.steps - (BOARD.stepsBetween(from, to, kind) ?? 0);
  return {
    ...state,
    board: { ...board, colonists: board.colonists.with(moved, { seat, kind, at: to }) },
    decision: { kind: 'architect', seat, steps, building: false },
  };
};

export const buildHouse: Change<'buildHouse'> = (state, { seat, city }) => {
  const { board, decision } = state;
  const player = playerAt(state, seat);
  const { goods } = player;
  const good = board.cityGoods[city];
  const owners = board.houses[city];
  if (decision?.kind !== 'architect' || owners === undefined) return state;
  if (good === undefined || good === 'salt') return state;
  const left =
    good === 'brick'
      ? { ...goods, food: goods.food - 1 }
      : { ...goods, brick: goods.brick - 1, [good]: goods[good] - 1 };
  return {
    ...state,
    players: state.players.with(seat, {
      ...player,
      goods: left,
      money: player.money - (GOODS.indexOf(good) + 1) * (owners.length + 1),
      houses: player.houses - 1,
    }),
    board: { ...board, houses: { ...board.houses, [city]: [...owners, seat] } },
    decision: { kind: 'architect', seat, steps: decision.steps, building: true },
  };
};

export const trade: Change<'trade'> = (state, { seat, deal, good, count }) => {
  const { decision } = state;
  const player = playerAt(state, seat);
  if (decision?.kind !== 'mercator') return state;
  const bought = deal === 'buy' ? count : -count;
  return {
    ...state,
    players: state.players.with(seat, {
      ...player,
      goods: { ...player.goods, [good]: player.goods[good] + bought },
      money: player.money - bought * PRICES[good],
    }),
    decision: { kind: 'mercator', seat, traded: { ...decision.traded, [good]: deal } },
  };
};

/** All arriving goods must fit. */
export const produceProvince: Change<'produceProvince'> = (state, { seat, province }) => {
  const { board, praefectusMagnus } = state;
  const marker = board.markers[province];
  if (marker === undefined) return state;
  const holdsCard = praefectusMagnus === seat;
  const players = state.players.slice();
  const receive = (owner: number, good: StoredGood | null, count: number) => {
    const player = players[owner];
    if (player === undefined || good === null || good === 'salt') return;
    players[owner] = { ...player, goods: { ...player.goods, [good]: player.goods[good] + count } };
  };
  receive(seat, marker.good, holdsCard ? 2 : 1);
  for (const city of BOARD.provinces.get(province)?.cities ?? []) {
    for (const owner of board.houses[city] ?? []) receive(owner, board.cityGoods[city] ?? null, 1);
  }
  const next = (seat + 1) % players.length;
  return {
    ...state,
    players,
    board: { ...board, markers: { ...board.markers, [province]: { ...marker, side: 'coins' } } },
    praefectusMagnus: holdsCard
      ? (praefectusMagnus + players.length - 1) % players.length
      : praefectusMagnus,
    turn: state.turn + 1,
    seat: next,
    decision: { kind: 'playCard', seat: next },
  };
};

export const takeCoins: Change<'takeCoins'> = (state, { seat }) => {
  const { board } = state;
  const player = playerAt(state, seat);
  const markers: Record<string, Marker> = { ...board.markers };
  let { money } = player;
  for (const province in markers) {
    const marker = markers[province];
    if (marker?.side !== 'coins') continue;
    money += marker.coins;
    markers[province] = { ...marker, side: 'goods' };
  }
  const next = (seat + 1) % state.players.length;
  return {
    ...state,
    players: state.players.with(seat, { ...player, money }),
    board: { ...board, markers },
    turn: state.turn + 1,
    seat: next,
    decision: { kind: 'playCard', seat: next },
  };
};

function playerAt(state: GameState, seat: number): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
}
