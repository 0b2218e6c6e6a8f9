/** What a player remembers of a game: as much as a log for the same viewer tells. */
// answers for src/engine
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, playOut, random, type Strategy } from '../../src/bots';
import * as library from '../../src/index';
import {
  createGame,
  type GameState,
  historyFor,
  logFor,
  recordGame,
  viewFor,
} from '../../src/index';
import { biddingLibrary } from '../support/bids';
import { thrownBy } from '../support/scenario';

const TEAMS = { map: 'ionium', players: 4, teams: true, modules: ['forum'], seed: 'a' } as const;
const game = playOut(library, createGame(TEAMS), random, chanceFromSeed('a'), 1500);
const EVERYBODY = ['spectator', 0, 1, 2, 3] as const;

/** The game up to so many actions. */
function upTo(count: number) {
  return { states: game.states.slice(0, count + 1), actions: game.actions.slice(0, count) };
}

const suggested = game.actions.findIndex(({ type }) => type === 'suggestCard');

describe('historyFor', () => {
  test.each(EVERYBODY)('R-3.1, R-9.9: %s remembers the actions of their log', (viewer) => {
    expect(suggested).toBeGreaterThan(0);
    for (const count of [0, 1, suggested, suggested + 1, suggested + 8, game.actions.length]) {
      const { states, actions } = upTo(count);
      const log = logFor(recordGame(TEAMS, actions), viewer);
      const history = historyFor(states, actions, viewer);
      expect(history.viewer).toBe(viewer);
      expect(history.actions).toEqual(log.actions);
    }
  });

  test('R-9.9: opponents do not remember which card a Legatus has suggested', () => {
    const { states, actions } = upTo(suggested + 1);
    const action = actions[suggested];
    const seat = action?.seat ?? 0;
    const seen = EVERYBODY.filter(
      (viewer) =>
        JSON.stringify(historyFor(states, actions, viewer).actions[suggested]) ===
        JSON.stringify(action),
    );
    expect(seen).toEqual([seat, (seat + 2) % 4].sort());
  });

  test.each(EVERYBODY)('R-3.1: a guess of %s looks like the present', (viewer) => {
    for (const count of [0, 30, suggested + 1, 200]) {
      const { states, actions } = upTo(count);
      const history = historyFor(states, actions, viewer);
      const present = states[count] ?? expect.fail('there is no such state');
      const [one, other] = ['a', 'b'].map((seed) => history.guess(chanceFromSeed(seed)));
      if (one === undefined || other === undefined) return;
      expect(viewFor(one, viewer)).toEqual(viewFor(present, viewer));
      expect(one.deck).not.toEqual(other.deck);
      expect(one.random).not.toEqual(present.random);
    }
  });

  test('keeps to what was so far, when the lists grow', () => {
    const { states, actions } = upTo(3);
    const history = historyFor(states, actions, 0);
    states.push(...game.states.slice(4, 6));
    actions.push(...game.actions.slice(3, 5));
    expect(history.actions).toHaveLength(3);
    expect(history.guess(chanceFromSeed('a')).turn).toBe(game.states[3]?.turn);
  });

  test('an outsider’s secret is no memory of others, and guessed anew each time', () => {
    const own = biddingLibrary();
    const start = own.createGame({ map: 'toy', players: 3, seed: 'bids' });
    const bid = { type: 'bid', seat: 0, amount: 1 } as const;
    const course = [[start, own.applyAction(start, bid)], [bid]] as const;
    const [bidder, other] = [0, 1].map((viewer) => own.historyFor(...course, viewer));
    expect(bidder?.actions).toEqual([bid]);
    expect(other?.actions).not.toEqual([bid]);
    const guessed = (history: typeof bidder) =>
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
        (seed) => Object(history?.guess(chanceFromSeed(seed)).parts.bids).bids[0],
      );
    expect(new Set(guessed(bidder))).toEqual(new Set([1]));
    expect(new Set(guessed(other))).toEqual(new Set([0, 1, 2]));
  });

  test('is what strategies are told by playOut', () => {
    const told: (readonly [count: number, viewer: library.Viewer])[] = [];
    const listener: Strategy = {
      name: 'listener',
      choose(view, actions, chance, history) {
        if (history !== undefined) told.push([history.actions.length, history.viewer]);
        return random.choose(view, actions, chance);
      },
    };
    const start = createGame({ map: 'imperium', players: 2, seed: 'a' });
    const { states } = playOut(library, start, listener, chanceFromSeed('a'), 20);
    expect(told).toEqual(states.slice(0, 20).map(({ decision }, count) => [count, decision?.seat]));
  });
});

describe('bad input', () => {
  const { states, actions } = upTo(4);
  test.each([
    ['a state too few', states.slice(1), actions, 0],
    ['an action too few', states, actions.slice(1), 0],
    ['no states', [], [], 0],
    ['no viewer of the game', states, actions, 4],
    ['no viewer at all', states, actions, Number.NaN],
  ] as const)('%s is refused', (_, some, taken, viewer) => {
    expect(thrownBy(() => historyFor(some, taken, viewer)).code).toBe('INVALID_INPUT');
  });

  test('a list that says it is long is refused at once', () => {
    const long: GameState[] = [];
    long.length = 4_000_000_000;
    expect(thrownBy(() => historyFor(long, actions, 0)).code).toBe('INVALID_INPUT');
  });

  test('a state of no game is refused', () => {
    const [first, ...rest] = states;
    const broken = [{ ...first, turn: -1 }, ...rest] as readonly GameState[];
    expect(thrownBy(() => historyFor(broken, actions, 0)).code).toBe('INVALID_STATE');
  });

  test.each([
    ['returns nonsense', () => -1],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('a chance that %s is refused', (_, chance) => {
    const history = historyFor(states, actions, 0);
    expect(thrownBy(() => history.guess(chance)).code).toBe('INVALID_INPUT');
  });
});
