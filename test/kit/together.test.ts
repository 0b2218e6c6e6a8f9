/** Several players who decide at the same time: secret bids. */
// answers for src/engine
import { Client } from 'boardgame.io/client';
import { describe, expect, test } from 'vitest';
import { createBoardgame } from '../../src/boardgame';
import type { Seat } from '../../src/index';
import { mapConformance } from '../../src/testing';
import { biddingLibrary, HIDDEN } from '../support/bids';
import { thrownBy } from '../support/scenario';

/** Fuzzing plays more games. */
const GAMES = process.env.FUZZ === undefined ? 1 : 10;

const library = biddingLibrary();

const OPTIONS = { map: 'toy', players: ['Anna', 'Ben', 'Cleo'], seed: 'bids' } as const;
const start = () => library.createGame(OPTIONS);
const bidOf = (bidder: Seat, amount: number) => ({ type: 'bid', seat: bidder, amount }) as const;

type Bid = ReturnType<typeof bidOf>;
const played = (...actions: readonly Bid[]) =>
  actions.reduce((state, action) => library.applyAction(state, action), start());

describe('decisions at the same time', () => {
  test('all of them may act, and whoever has chosen may not again', () => {
    expect(library.deciders(start())).toEqual([0, 1, 2]);
    const state = played(bidOf(2, 1));
    expect(library.deciders(state)).toEqual([0, 1]);
    expect(state.decision).toEqual({ kind: 'bidding', seat: 0 });
    expect(thrownBy(() => library.applyAction(state, bidOf(2, 0))).code).toBe('NOT_YOUR_TURN');
    expect(library.deciders(played(bidOf(2, 1), bidOf(0, 2), bidOf(1, 0)))).toEqual([0]);
  });

  test('the order makes no difference', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((seats) => played(...seats.map((bidder) => bidOf(bidder, bidder === 1 ? 2 : 1))));
    expect(orders[1]).toEqual(orders[0]);
    expect(orders[2]).toEqual(orders[0]);
    // 6 sestertii for the second seat, and 10 for the highest bid.
    expect(orders[0]?.players[1]?.money).toBe(16);
  });

  test('lists are for a seat', () => {
    const state = start();
    expect(library.legalActions(state).map((action) => action.seat)).toEqual([0, 0, 0]);
    expect(library.legalActions(state, 2)).toEqual([bidOf(2, 0), bidOf(2, 1), bidOf(2, 2)]);
    expect(library.choices(state, 1).map(({ action }) => action.seat)).toEqual([1, 1, 1]);
    expect(library.legalActions(played(bidOf(2, 1)), 2)).toEqual([]);
    expect(library.costOf(state, bidOf(1, 2)).money).toBe(0);
    for (const wrong of [3, -1, 0.5, Number.NaN]) {
      expect(thrownBy(() => library.legalActions(state, wrong))).toMatchObject({
        code: 'INVALID_INPUT',
        details: { path: 'seat' },
      });
    }
  });

  test('a view shows who has chosen and not what, and its player may act', () => {
    const state = played(bidOf(2, 1));
    const view = library.viewFor(state, 1);
    expect(view.parts.bids).toEqual({ isShown: false, bids: [null, null, HIDDEN] });
    expect(library.viewFor(played(bidOf(2, 2)), 1)).toEqual(view);
    expect(library.legalActions(view).map((action) => action.seat)).toEqual([1, 1, 1]);
    expect(library.legalActions(view, 0)).toEqual([]);
    expect(library.why(view, bidOf(1, 1))).toBeUndefined();
    expect(library.legalActions(library.viewFor(state, 2))).toEqual([]);
    expect(library.legalActions(library.viewFor(state, 'spectator'), 0)).toEqual([]);
    const sent = library.parseView(JSON.parse(JSON.stringify(view)));
    expect(library.deciders(sent)).toEqual([0, 1]);
    expect(library.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test('events keep a view up to date', () => {
    const state = start();
    const result = library.tryApplyAction(state, bidOf(1, 2));
    expect(result.ok && result.events.map(({ type }) => type)).toEqual([
      'bidPlaced',
      'decisionOpened',
    ]);
  });

  test('a log and its text keep the order, and any order is good', () => {
    const actions = [bidOf(2, 1), bidOf(0, 2), bidOf(1, 0)];
    const log = library.recordGame(OPTIONS, actions);
    expect(library.validateLog(JSON.parse(JSON.stringify(log))).ok).toBe(true);
    const text = library.formatLog(log);
    expect(library.parseLog(text).actions).toEqual(actions);
    const sorted = [actions[1], actions[2], actions[0]].flatMap((action) => action ?? []);
    expect(library.replay(log)).toEqual(library.replay({ ...log, actions: sorted }));
    const half = library.recordGame(OPTIONS, actions.slice(0, 2));
    expect(library.logFor(half, 1).actions).toEqual([bidOf(2, 0), bidOf(0, 0)]);
    expect(library.logFor(log, 1).actions).toEqual(actions);
  });
});

test.each(mapConformance(library, 'toy', { games: GAMES }))('conformance: $name', ({ run }) =>
  run(),
);

test('conformance finds an order that matters', () => {
  const name = 'decisions at the same time may be made in any order';
  const [order] = mapConformance(biddingLibrary(1), 'toy', { games: 1 }).filter(
    (check) => check.name === name,
  );
  expect(order?.run).toThrow();
});

describe('at boardgame.io', () => {
  const match = () => {
    const game = createBoardgame(library, { map: 'toy', seed: 'bids' });
    const client = Client({ game, numPlayers: 3, debug: false });
    const move = (seat: Seat, name: string, ...fields: unknown[]): void => {
      client.updatePlayerID(String(seat));
      client.moves[name]?.(...fields);
    };
    move(0, 'deal');
    return { client, move, now: () => client.store.getState() };
  };

  test('all who decide are active, each for one move, in any order', () => {
    const { move, now } = match();
    expect(now().ctx.activePlayers).toEqual({ 0: '', 1: '', 2: '' });
    move(2, 'bid', { amount: 1 });
    expect(now().G.state?.parts.bids).toMatchObject({ bids: [null, null, 1] });
    expect(now().ctx.activePlayers).toEqual({ 0: '', 1: '' });
    move(2, 'bid', { amount: 2 });
    expect(now().G.state?.parts.bids).toMatchObject({ bids: [null, null, 1] });
    move(0, 'bid', { amount: 2 });
    move(1, 'bid', { amount: 0 });
    expect(now().G.state?.decision).toEqual({ kind: 'playCard', seat: 0 });
    expect(now().ctx).toMatchObject({ currentPlayer: '0', activePlayers: null });
    move(0, 'playCard', { card: 'tribune' });
    expect(now().G.state?.players[0]?.discard).toEqual([]);
  });
});
