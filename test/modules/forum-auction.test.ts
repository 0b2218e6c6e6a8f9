/** The first tiles by auction. */
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, greedy, planner, playOut } from '../../src/bots';
import * as concordia from '../../src/index';
import {
  applyAction,
  createGame,
  createLibrary,
  eventsFor,
  FORUM_TILES,
  finalScores,
  follow,
  formatLog,
  type GameState,
  legalActions,
  parseLog,
  parseState,
  recordGame,
  tryApplyAction,
  validateLog,
  viewFor,
} from '../../src/index';
import { imperium } from '../../src/maps/imperium';
import { allModules } from '../../src/modules/all';
import { scoreGame } from '../../src/scoring';
import { mapConformance } from '../../src/testing';
import { IS_NIGHT } from '../support/night';
import { forumOf, refusal, thrownBy } from '../support/scenario';

const OPTIONS = {
  map: 'imperium',
  players: ['Livia', 'Gaius', 'Flavia'],
  modules: ['forum'],
  forumTiles: 'auction',
  seed: 'forum',
} as const;

const start = createGame(OPTIONS);
const lots = (state: GameState) => forumOf(state).auction?.lots ?? [];
const [first = 'gaius-marcellus', second = first, third = first] = lots(start);
const bid = (seat: number, tile: typeof first, points: number) =>
  ({ type: 'bidForTile', seat, tile, points }) as const;
const raise = (seat: number, points: number) => ({ type: 'raiseBid', seat, points }) as const;
const out = (seat: number) => ({ type: 'passBid', seat }) as const;
/** Livia names a tile, and Flavia gets it for 4; Gaius gets the next for 1, Livia the last for nothing. */
const ACTIONS = [
  bid(0, first, 2),
  raise(1, 3),
  raise(2, 4),
  out(0),
  out(1),
  bid(1, second, 1),
  out(0),
  bid(0, third, 0),
];
const stateAfter = (to = ACTIONS.length) =>
  ACTIONS.slice(0, to).reduce<GameState>(applyAction, start);

describe('the auction', () => {
  test('R-12.4: one blue tile more than players', () => {
    expect(lots(start)).toHaveLength(4);
    expect(start.decision).toEqual({ kind: 'openAuction', seat: 0 });
  });

  test('R-12.4: the last bidder takes the tile; the next without a tile opens the next', () => {
    const sold = stateAfter(5);
    expect(forumOf(sold).owned).toEqual([[], [], [first]]);
    expect(sold.decision).toEqual({ kind: 'openAuction', seat: 1 });
  });

  test('R-12.4: who has a tile sits out', () => {
    expect(stateAfter(6).decision).toEqual({ kind: 'raiseBid', seat: 0 });
  });

  test('R-12.4: the last player takes one of two for nothing, and the row is laid', () => {
    const last = stateAfter(7);
    expect(legalActions(last)).toHaveLength(2);
    expect(refusal(last, bid(0, third, 1))).toEqual({ code: 'INVALID_ACTION', rule: 'R-12.4' });
    const { owned, row, stack } = forumOf(stateAfter());
    expect(owned).toEqual([[third], [second], [first]]);
    expect([row.length, row.includes(null), stack.length]).toEqual([4, false, 17]);
    expect(stateAfter().decision).toMatchObject({ kind: 'playCard', seat: 0 });
  });

  test('R-12.4: at least one more', () => {
    expect(refusal(stateAfter(2), raise(2, 3))).toEqual({ code: 'INVALID_ACTION', rule: 'R-12.4' });
  });

  test('R-12.4: the bids are lost at the end', () => {
    expect(finalScores(stateAfter()).players.map(({ scores }) => scores['forum-bids'])).toEqual([
      0, -1, -4,
    ]);
  });

  test('events tell all that anybody sees change', () => {
    let state = start;
    for (const action of ACTIONS) {
      const result = tryApplyAction(state, action);
      if (!result.ok) throw result.error;
      expect(eventsFor(state, result, 'spectator')).toEqual(result.events);
      state = result.state;
    }
  });

  test('views follow, states are read again, logs and their text lead to the same', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      let view = viewFor(start, viewer);
      let state = start;
      for (const action of ACTIONS) {
        const result = tryApplyAction(state, action);
        if (!result.ok) throw result.error;
        view = follow(view, eventsFor(state, result, viewer));
        state = result.state;
        expect(view).toEqual(viewFor(state, viewer));
        expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }
    }
    const log = recordGame(OPTIONS, ACTIONS);
    const text = formatLog(log);
    expect(text).toContain('[ForumTiles "auction"]');
    expect(validateLog(parseLog(text)).ok).toBe(true);
  });
});

describe('in games of other sizes', () => {
  const playedBy = (players: number, more: object = {}) =>
    createGame({
      map: 'imperium',
      players,
      modules: ['forum'],
      forumTiles: 'auction',
      seed: 'n',
      ...more,
    });
  /** Everybody passes after the first bid of 0. */
  function allPass(start: GameState): GameState {
    let state = start;
    while (state.decision?.kind === 'openAuction' || state.decision?.kind === 'raiseBid') {
      const { seat, kind } = state.decision;
      const [tile = 'gaius-marcellus'] = lots(state);
      state = applyAction(state, kind === 'raiseBid' ? out(seat) : bid(seat, tile, 0));
    }
    return state;
  }

  test.each([2, 3, 4, 5])(
    'R-12.4: with %i players who all pass, each opens once and pays nothing',
    (players) => {
      const start = playedBy(players);
      expect(lots(start)).toHaveLength(players + 1);
      const end = allPass(start);
      expect(forumOf(end).owned.map((tiles) => tiles.length)).toEqual(Array(players).fill(1));
      expect(forumOf(end).auction?.paid).toEqual(Array(players).fill(0));
      // The tile that nobody took is among the others: 24 less those owned and the row.
      expect(forumOf(end).stack).toHaveLength(24 - players - 4);
      expect(end.decision).toMatchObject({ kind: 'playCard', seat: 0 });
    },
  );

  test.each([4, 6])('R-12.4, R-9.4: in teams of %i everybody bids alone', (players) => {
    const end = allPass(playedBy(players, { teams: true, map: 'imperium' }));
    // Start cities come first.
    expect(end.decision?.kind).toBe('chooseStartCity');
  });

  test('R-12.4: the highest bid ends the bidding', () => {
    const [tile = 'gaius-marcellus'] = lots(playedBy(3));
    const state = applyAction(playedBy(3), bid(0, tile, 50));
    expect(forumOf(state).owned[0]).toEqual([tile]);
    expect(finalScores(state).players[0]?.scores['forum-bids']).toBe(-50);
    expect(finalScores(state).players[0]?.total).toBeLessThan(0);
  });

  test('R-12.4: only games with the forum have the option', () => {
    expect(
      createGame({ map: 'imperium', players: 3, seed: 'n' }).options.forumTiles,
    ).toBeUndefined();
    expect(
      thrownBy(() => createGame({ map: 'imperium', players: 3, seed: 'n', forumTiles: 'auction' }))
        .code,
    ).toBe('INVALID_OPTIONS');
  });

  test('R-12.4: a table says what was laid out', () => {
    const FIRST = ['titus-valerius', 'appius-arcadius', 'gaius-marcellus'] as const;
    const given = (laid: readonly string[]) => ({
      setup: {
        parts: { forum: { lots: laid, stack: FORUM_TILES.filter((id) => !laid.includes(id)) } },
      },
    });
    const state = playedBy(2, given(FIRST));
    expect(lots(state)).toEqual(FIRST);
    for (const wrong of [
      FIRST.slice(1),
      ['julius', ...FIRST.slice(1)],
      [FIRST[0], ...FIRST.slice(0, 2)],
    ]) {
      expect(thrownBy(() => playedBy(2, given(wrong))).code).toBe('INVALID_OPTIONS');
    }
  });

  test('R-12.4: points lost are a line of score sheets', () => {
    const player = {
      name: 'Livia',
      cards: { mars: 1 },
      houses: { byGood: {}, provinces: 0 },
      colonists: 3,
      money: 0,
      goods: {},
    };
    const { players } = scoreGame({ players: [{ ...player, scores: { 'forum-bids': -4 } }] });
    expect(players[0]?.total).toBe(2);
  });

  test('R-12.4: planner, greedy and searcher make no absurd bids', () => {
    for (const strategy of [planner, greedy]) {
      const { states } = playOut(
        concordia,
        playedBy(3),
        [strategy, strategy, strategy],
        chanceFromSeed('bids'),
      );
      const paid = states.flatMap((state) => forumOf(state).auction?.paid ?? []);
      expect(Math.max(...paid)).toBeLessThanOrEqual(3);
    }
  });
});

describe('the conformance suite, with an auction in every game', () => {
  const library = createLibrary({ maps: [imperium], modules: allModules });
  const auctioned = { modules: ['forum'], options: { forumTiles: 'auction' } } as const;
  const games = { games: IS_NIGHT ? 3 : 1, ...auctioned };
  for (const { name, run } of mapConformance(library, 'imperium', games)) test(name, run);
});

describe('score sheets (R-12.4)', () => {
  const sheetWith = (points: number) => ({
    players: [
      {
        name: 'Livia',
        cards: { mars: 1 },
        houses: [],
        colonists: 3,
        money: 0,
        goods: {},
        scores: { 'forum-bids': points },
      },
    ],
  });

  test('bids take points away', () => {
    // Mars brings 2 for each of three colonists.
    expect(scoreGame(sheetWith(-4)).players[0]?.total).toBe(2);
    expect(scoreGame(sheetWith(0)).players[0]?.total).toBe(6);
  });

  test('and never bring any', () => {
    const error = thrownBy(() => scoreGame(sheetWith(4)));
    expect(error).toMatchObject({
      code: 'INVALID_SHEET',
      details: { path: 'players[0].scores.forum-bids' },
    });
    expect(error.message).toContain('at most 0');
  });
});
