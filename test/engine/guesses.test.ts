/** Guesses at what a viewer does not know: says what that is. */
// answers for src/board
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, playOut, random } from '../../src/bots';
import * as library from '../../src/index';
import {
  boardOf,
  cards,
  createGame,
  type GameState,
  HIDDEN_CARD,
  imagine,
  mapIds,
  parseState,
  redeal,
  viewFor,
} from '../../src/index';
import { recipes } from '../../src/testing';
import { biddingLibrary } from '../support/bids';
import { check, expectSame } from '../support/check';
import { rememberedGame } from '../support/games';
import { thrownBy } from '../support/scenario';

const STEP = 41;

/** Some states of a game, each as a spectator and one of the players look at it. */
function looksAt(states: readonly GameState[], offset: number) {
  return states
    .filter((_, index) => index % STEP === offset % STEP)
    .flatMap((state) =>
      (['spectator', offset % state.players.length] as const).map((viewer) => ({ state, viewer })),
    );
}

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** States in which a Legatus has suggested a card, in games of teams. */
const suggestions = ['a', 'b'].flatMap((seed) => {
  const start = createGame({ map: 'ionium', players: 4, teams: true, seed });
  const { states } = playOut(library, start, random, chanceFromSeed(seed), 1500);
  return states.flatMap((state) => {
    const suggested = state.parts.teams?.suggested ?? null;
    return suggested === null || state.decision === null ? [] : [{ state, ...suggested }];
  });
});

describe('imagine by chance', () => {
  test('R-3.1: looks the same, could be, and is the same for the same seed', () => {
    check(
      fc.property(recipes(mapIds()), fc.nat(), (recipe, offset) => {
        const { states } = rememberedGame({ ...recipe, strategy: 'random' });
        for (const { state, viewer } of looksAt(states, offset)) {
          const view = viewFor(state, viewer);
          const guess = imagine(view, chanceFromSeed('guess'));
          expectSame(viewFor(guess, viewer), view);
          expectSame(parseState(copyOf(guess)), guess);
          expectSame(imagine(copyOf(view), chanceFromSeed('guess')), guess);
        }
      }),
      5,
    );
  });

  test('R-3.1: other seeds give other decks, tiles and covered cards', () => {
    const options = { map: 'sicilia', players: 3, modules: ['forum'], seed: 'guess' } as const;
    const { states } = playOut(library, createGame(options), random, chanceFromSeed('x'), 60);
    const state = states.find(({ players: [, other] }) => (other?.discard.length ?? 0) > 2);
    if (state === undefined) throw new Error('nobody has covered cards');
    const view = viewFor(state, 0);
    const guesses = ['a', 'b', 'c', 'd', 'e'].map((seed) => imagine(view, chanceFromSeed(seed)));
    const kinds = (of: (guess: GameState) => unknown): number =>
      new Set(guesses.map((guess) => JSON.stringify(of(guess)))).size;
    expect(kinds(({ deck }) => deck)).toBe(5);
    expect(kinds(({ random }) => random)).toBe(5);
    expect(kinds(({ parts }) => parts.sicilia?.stack)).toBeGreaterThan(3);
    expect(kinds(({ parts }) => parts.forum?.stack)).toBe(5);
    expect(kinds(({ players }) => players[1]?.discard)).toBeGreaterThan(1);
    // What the viewer sees is in all of them.
    expect(kinds(({ players }) => players[0])).toBe(1);
    expect(kinds(({ board, display }) => [board, display])).toBe(1);
  });

  test('R-4.1: the Tribune is never covered, because playing it takes it back', () => {
    const options = { map: 'imperium', players: 2, seed: 'tribune' } as const;
    const { states } = playOut(library, createGame(options), random, chanceFromSeed('x'), 40);
    const covered = states.flatMap((state) => {
      const view = viewFor(state, 0);
      return ['a', 'b'].flatMap((seed) => {
        const { players } = imagine(view, chanceFromSeed(seed));
        const seen = view.players[1]?.discard ?? [];
        return (players[1]?.discard ?? []).filter((_, at) => seen[at] === HIDDEN_CARD);
      });
    });
    expect(covered.length).toBeGreaterThan(20);
    expect(covered).not.toContain('tribune');
  });

  test('R-9.9: a card that the viewer has suggested stays in the hand', () => {
    expect(suggestions).not.toEqual([]);
    for (const { state, to, card } of suggestions) {
      const guess = imagine(viewFor(state, (to + 2) % 4), chanceFromSeed('hand'));
      expect(guess.players[to]?.hand).toContain(card);
    }
  });

  test('an outsider’s part gets the chance', () => {
    const own = biddingLibrary();
    const state = own.createGame({ map: 'toy', players: 3, seed: 'bids' });
    const after = own.applyAction(state, { type: 'bid', seat: 0, amount: 1 });
    const view = own.viewFor(after, 1);
    const bids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      JSON.stringify(own.imagine(view, chanceFromSeed(seed)).parts.bids),
    );
    expect(new Set(bids).size).toBe(3);
    for (const bid of [0, 1, 2]) {
      expect(bids).toContain(JSON.stringify({ isShown: false, bids: [bid, null, null] }));
    }
  });

  test.each([
    ['no function', 1],
    ['a chance that knows no limit', () => 99],
    ['a chance that is no number', () => Number.NaN],
    ['a chance between numbers', () => 0.5],
    [
      'a chance that throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('%s is refused', (_, chance) => {
    const state = createGame({ map: 'sicilia', players: 2, modules: ['forum'], seed: 'x' });
    // Nobody who writes TypeScript could pass the first.
    const wrong = chance as library.Chance;
    expect(thrownBy(() => imagine(viewFor(state, 0), wrong)).code).toBe('INVALID_INPUT');
    expect(thrownBy(() => redeal(state, wrong)).code).toBe('INVALID_INPUT');
  });
});

describe('redeal', () => {
  /** The cards of a deck by its number, in the order of the alphabet. */
  function stacks(state: GameState): string {
    return state.deck
      .map((card) => `${cards[card]?.deck} ${card}`)
      .sort()
      .join();
  }
  const order = ({ deck }: GameState): string => deck.map((card) => cards[card]?.deck).join();

  test('R-2.2, R-3.1: hands and display stay, decks are mixed each by itself, and it could be', () => {
    check(
      fc.property(recipes(mapIds()), fc.nat(), (recipe, offset) => {
        const { states } = rememberedGame({ ...recipe, strategy: 'random' });
        for (const { state, viewer } of looksAt(states, offset)) {
          const other = redeal(state, chanceFromSeed('deal'), viewer);
          expectSame(viewFor(other, viewer), viewFor(state, viewer));
          expectSame(other.players, state.players);
          expectSame(other.display, state.display);
          expect(stacks(other)).toBe(stacks(state));
          expect(order(other)).toBe(order(state));
          expectSame(parseState(copyOf(other)), other);
          for (const seat of state.players.keys()) {
            const [{ parts: _own, ...seen }, { parts: _before, ...before }] = [
              viewFor(other, seat),
              viewFor(state, seat),
            ];
            expectSame(seen, before);
          }
        }
      }),
      5,
    );
  });

  test('gives another deck and another generator, and leaves the state as it was', () => {
    const state = createGame({ map: 'sicilia', players: 3, modules: ['forum'], seed: 'deal' });
    const before = JSON.stringify(state);
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => redeal(state, chanceFromSeed(seed)));
    expect(JSON.stringify(state)).toBe(before);
    expect(one).toEqual(again);
    for (const key of ['deck', 'random', 'parts'] as const) {
      expect(one?.[key]).not.toEqual(state[key]);
      expect(one?.[key]).not.toEqual(other?.[key]);
    }
  });

  test('R-3.1: tells nothing of the deck that it deals again', () => {
    const state = createGame({ map: 'sicilia', players: 3, modules: ['forum'], seed: 'deal' });
    const twin = redeal(state, chanceFromSeed('twin'), 0);
    expect(redeal(twin, chanceFromSeed('a'), 0)).toEqual(redeal(state, chanceFromSeed('a'), 0));
  });

  test('R-9.9: what a Legatus has suggested is known to the partners alone', () => {
    for (const { state, to, card } of suggestions) {
      const known = (viewer: library.Viewer) =>
        redeal(state, chanceFromSeed('x'), viewer).parts.teams?.suggested;
      for (const seat of [to, (to + 2) % 4]) expect(known(seat)).toEqual({ to, card });
      for (const viewer of [(to + 1) % 4, (to + 3) % 4, 'spectator'] as const) {
        expect(known(viewer)).toBeNull();
      }
    }
  });

  test('keeps what the viewer knows: by default, the seat that decides', () => {
    const own = biddingLibrary();
    const state = own.createGame({ map: 'toy', players: 3, seed: 'bids' });
    const after = own.applyAction(state, { type: 'bid', seat: 0, amount: 1 });
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const bids = (viewer?: library.Viewer) =>
      new Set(
        seeds.map((seed) => {
          const { parts } = own.redeal(after, chanceFromSeed(seed), viewer);
          return Object(parts.bids).bids[0];
        }),
      );
    expect(after.decision?.seat).toBe(1);
    expect(bids(0)).toEqual(new Set([1]));
    expect(bids(1)).toEqual(new Set([0, 1, 2]));
    expect(bids()).toEqual(new Set([0, 1, 2]));
  });

  test.each([3, -1, 0.5])('refuses a viewer who does not exist: %s', (viewer) => {
    const state = createGame({ map: 'imperium', players: 3, seed: 'x' });
    const error = thrownBy(() => redeal(state, chanceFromSeed('x'), viewer));
    expect(error).toMatchObject({ code: 'INVALID_INPUT', details: { path: 'viewer' } });
  });
});

describe('boardOf', () => {
  const options = { map: 'ionium', players: 2, omitProvinces: ['campania'], seed: 'x' } as const;

  test('is the same for a state, a copy of it and a view', () => {
    const state = createGame(options);
    const board = boardOf(state);
    expect(boardOf(viewFor(state, 1))).toBe(board);
    expect(boardOf(copyOf(state))).toBe(board);
  });

  test('R-9.15: has no province that is left out', () => {
    expect([...boardOf(createGame(options)).provinces.keys()]).not.toContain('campania');
    const whole = boardOf(createGame({ ...options, omitProvinces: [] }));
    expect([...whole.provinces.keys()]).toContain('campania');
  });

  test('R-4.2: a colonist in Roma goes two steps to the route beyond Aquileia', () => {
    const board = boardOf(createGame({ map: 'imperium', players: 3, seed: 'x' }));
    expect(board.stepsBetween('roma', 'land:aquileia~roma', 'land')).toBe(1);
    expect(board.stepsBetween('roma', 'land:aquileia~novaria', 'land')).toBe(2);
    expect(board.stepsBetween('roma', 'land:aquileia~novaria', 'sea')).toBeUndefined();
  });
});
