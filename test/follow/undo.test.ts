/** How far a game may be taken back: never over hidden things, chance or the decision of somebody else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/core';
import { createFollower } from '../../src/follow';
import * as concordia from '../../src/index';
import { type Action, type GameState, type Seat, undoLimit } from '../../src/index';
import { imperium } from '../../src/maps/imperium';
import { biddingLibrary } from '../support/bids';
import { check } from '../support/check';
import { anyRecipe, rememberedGame } from '../support/games';
import { thrownBy } from '../support/scenario';

const START = concordia.createGame({ map: 'imperium', players: 2, seed: 'ludi' });

/** The states of a game with these actions. */
function played(...actions: readonly Action[]): readonly GameState[] {
  const states = [START];
  for (const action of actions) states.push(concordia.applyAction(states.at(-1) ?? START, action));
  return states;
}

const json = JSON.stringify;

/** So many actions at the beginning or at the end of a game are enough. */
const SOME = 200;

/** What lies hidden besides the cards of players. */
function heaps({ deck, random, parts }: GameState): string {
  const { sicilia, forum } = JSON.parse(json(parts));
  return json([deck, random, sicilia?.stack, sicilia?.later, forum?.stack, forum?.later]);
}

/** The cards of the others that a player does not see, as each viewer sees them. */
function cardsOfOthers(state: GameState, from: GameState, player: Seat): string {
  const own = concordia.viewFor(from, player);
  return json(
    [player, (player + 1) % state.players.length, 'spectator' as const].map((viewer) =>
      concordia.viewFor(state, viewer).players.map(({ hand, discard }, seat) => {
        const seen = own.players[seat];
        const unseen = (cards: readonly string[], shown: readonly string[] = []): unknown =>
          shown.map((card, index) => card === 'hidden' && cards[index]);
        return [unseen(hand, seen?.hand), unseen(discard, seen?.discard)];
      }),
    ),
  );
}

test('in random games, exactly what nobody else has decided and what has revealed nothing', () => {
  const far: number[] = [];
  check(
    fc.property(anyRecipe, fc.boolean(), (recipe, isEnd) => {
      const game = rememberedGame({ ...recipe, strategy: 'random' });
      const first = isEnd ? Math.max(0, game.actions.length - SOME) : 0;
      const actions = game.actions.slice(first, first + SOME);
      const states = game.states.slice(first, first + SOME + 1);
      /** The earliest state that may be gone back to from each state, walking forwards. */
      let earliest = 0;
      for (const [index, { seat }] of actions.entries()) {
        const [before, now] = [states[index], states[index + 1]];
        if (before === undefined || now === undefined) throw new Error('a state is missing');
        const isOpen =
          now.decision !== null &&
          heaps(before) === heaps(now) &&
          cardsOfOthers(before, before, seat) === cardsOfOthers(now, before, seat);
        if (!isOpen) earliest = index + 1;
        else if (earliest < index && actions[index - 1]?.seat !== seat) earliest = index;
        if (index % 12 > 0 && now.decision !== null) continue;
        expect(undoLimit(states.slice(0, index + 2))).toBe(earliest);
        far.push(index + 1 - earliest);
      }
    }),
    4,
  );
  expect(Math.max(...far)).toBeGreaterThan(3);
  expect(far).toContain(0);
});

describe('the last player', () => {
  const mercator: Action = { type: 'playCard', seat: 0, card: 'mercator' };
  const pass: Action = { type: 'pass', seat: 0 };

  test('takes back the whole turn, also when it is over and the next player has not acted', () => {
    expect(undoLimit([START])).toBe(0);
    expect(undoLimit(played(mercator))).toBe(0);
    const ended = played(mercator, pass);
    expect(ended.at(-1)?.decision).toEqual({ kind: 'playCard', seat: 1 });
    expect(undoLimit(ended)).toBe(0);
  });

  test('is the only one: what the player before has done stays', () => {
    const states = played(mercator, pass, { ...mercator, seat: 1 });
    const limit = undoLimit(states);
    expect(limit).toBe(2);
    expect(states[limit]?.decision?.seat).toBe(1);
  });

  test('R-3.3: keeps a turn after which a card was drawn for the display', () => {
    const senator = played({ type: 'playCard', seat: 0, card: 'senator' });
    const rich: GameState = {
      ...senator.at(-1),
      players: senator
        .at(-1)
        ?.players.map((player, seat) =>
          seat === 0 ? { ...player, goods: { ...player.goods, cloth: 2, wine: 1 } } : player,
        ),
    } as GameState;
    const buys = concordia.legalActions(rich).find(({ type }) => type === 'buyCard');
    if (buys === undefined) throw new Error('there is nothing to buy');
    const bought = concordia.applyAction(rich, buys);
    const passes = concordia.legalActions(bought).find(({ type }) => type === 'pass');
    // The purchase itself can be taken back, until cards have moved up.
    if (passes === undefined) expect(undoLimit([rich, bought])).toBe(1);
    else {
      expect(undoLimit([rich, bought])).toBe(0);
      expect(undoLimit([rich, bought, concordia.applyAction(bought, passes)])).toBe(2);
    }
  });

  test('does not take back secret bids, which are made at the same time', () => {
    const library = biddingLibrary();
    const start = library.createGame({ map: 'toy', players: 2, seed: 'bids' });
    const one = library.applyAction(start, { type: 'bid', seat: 0, amount: 1 });
    const two = library.applyAction(one, { type: 'bid', seat: 1, amount: 0 });
    expect(library.undoLimit([start, one])).toBe(1);
    // The last bid opens the other one.
    expect(library.undoLimit([start, one, two])).toBe(2);
  });

  test('is found in states from JSON, of an engine alone, and of `applyTrusted`', () => {
    const engine = createEngine({ maps: [imperium] });
    const states = played(mercator, pass);
    expect(undoLimit(JSON.parse(json(states)))).toBe(0);
    expect(createFollower(engine).undoLimit(JSON.parse(json(states)))).toBe(0);
    expect(undoLimit([START, concordia.applyTrusted(START, mercator)])).toBe(0);
  });
});

describe('what is no game is refused', () => {
  const other = concordia.createGame({ map: 'italia', players: 2, seed: 'ludi' });

  test.each<[string, unknown, object]>([
    ['nothing', undefined, { code: 'INVALID_INPUT', reason: 'wrongType' }],
    ['a state', START, { code: 'INVALID_INPUT', reason: 'wrongType' }],
    ['no states', [], { code: 'INVALID_INPUT', reason: 'wrongSize' }],
    ['too many', new Array(100_002), { code: 'INVALID_INPUT', reason: 'tooMuchData' }],
    ['another game', [START, other], { reason: 'otherGame', details: { path: 'states[1]' } }],
    ['a view', [concordia.viewFor(START, 0)], { reason: 'isView', details: { path: 'states[0]' } }],
    [
      'a wrong one',
      [START, { ...START, turn: 0 }],
      { code: 'INVALID_STATE', details: { path: 'states[1].turn' } },
    ],
  ])('%s', (_, states, wanted) => {
    expect(thrownBy(() => undoLimit(states as GameState[]))).toMatchObject(wanted);
  });

  test('what is not looked at is not checked', () => {
    const mercator: Action = { type: 'playCard', seat: 0, card: 'mercator' };
    const states = played(mercator, { type: 'pass', seat: 0 }, { ...mercator, seat: 1 });
    // The state before the last player's own actions tells who acted, and no more is read.
    expect(undoLimit([...new Array(1), ...states.slice(1)])).toBe(2);
  });
});

test('a state that stands in the list again and again is checked once', () => {
  let questions = 0;
  const counted: GameState = new Proxy(JSON.parse(json(START)), {
    ownKeys(target) {
      questions += 1;
      return Reflect.ownKeys(target);
    },
  });
  const asked = [2, 200].map((length) => {
    questions = 0;
    expect(undoLimit(new Array(length).fill(counted))).toBe(0);
    return questions;
  });
  expect(asked[0]).toBeGreaterThan(0);
  expect(asked[1]).toBe(asked[0]);
});
