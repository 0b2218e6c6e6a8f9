/** The modifiers that reach into the flow of a game, all in one library. */
// answers for src/engine
import { expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import {
  type ChangingPosition,
  choice,
  count,
  defineModule,
  defineRules,
  event,
} from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { mapConformance } from '../../src/testing';
import { toyLibrary, two } from '../support/toy-map';

/** Fuzzing plays more games, of any number of players; besides, the smallest game there is. */
const PLAYED =
  process.env.FUZZ === undefined ? { games: 1, seed: 78, modules: [two.id] } : { games: 10 };

const ROUNDS = 6;

const library = toyLibrary({
  modifiers: {
    moveCost: (cost, { state }, { path, seat }) =>
      cost + path.filter((route) => route !== path.at(-1)).length + (state.turn + seat > 6 ? 1 : 0),
    production: (goods, _position, { province }) =>
      province === 'east' ? { ...goods, wine: (goods.wine ?? 0) + 1 } : {},
    gameEnds: (ends, { state, game }) => ends || state.turn >= ROUNDS * game.players,
    firstSeat: () => 1,
  },
  // Only wine for the one city with a token.
  tokens: (tokens, letter) => (letter === 'A' ? ['wine'] : tokens),
  scores: [
    {
      id: 'fleet',
      points: ({ state }, seat) =>
        state.board.colonists.filter((piece) => piece.seat === seat && piece.kind === 'sea').length,
    },
  ],
});

const NAMED = { map: 'toy', players: 2, seed: 'ends' } as const;

test('R-2.1: the tokens are those of the rules, and no others are accepted', () => {
  const state = library.createGame(NAMED);
  expect(state.board.cityGoods.insula).toBe('wine');
  const brick = {
    ...state,
    board: { ...state.board, cityGoods: { ...state.board.cityGoods, insula: 'brick' } },
  };
  expect(() => library.parseState(brick)).toThrow(/board\.cityGoods/);
  const { deck, display } = state;
  const setup = { cityGoods: { insula: 'food' }, deck: [...display, ...deck] } as object;
  expect(() => library.createGame({ ...NAMED, setup })).toThrow(/setup\.cityGoods/);
});

test.each(mapConformance(library, 'toy', PLAYED))('conformance: $name', ({ run }) => run());

/** Two cities of the same letter in the same province exchange their tokens. */
function exchange({ state }: ChangingPosition): void {
  const { novaria, aquileia } = state.board.cityGoods;
  if (novaria === undefined || aquileia === undefined) return;
  const cityGoods = { ...state.board.cityGoods, novaria: aquileia, aquileia: novaria };
  state.board = { ...state.board, cityGoods };
}

test('R-6.2: houses score for the token that their city has now, whenever they were counted', () => {
  const swapped = event({ type: 'swapped', shape: {}, follow: exchange });
  const market = defineModule({
    id: 'market',
    rules: defineRules({
      id: 'market',
      events: [swapped],
      on: {
        turnStarted(transition) {
          exchange(transition);
          transition.emit({ type: 'swapped' });
        },
      },
    }),
  });
  const concordia = createLibrary({ maps: [imperium], modules: [market] });
  const players = 2;
  const begun = concordia.createGame({ map: 'imperium', modules: ['market'], players, seed: 'm' });
  const { cityGoods, houses } = begun.board;
  const { novaria, aquileia } = cityGoods;
  expect(novaria).not.toBe(aquileia);
  const [other = ''] = Object.keys(cityGoods).filter(
    (city) => cityGoods[city] === aquileia && city !== 'aquileia',
  );
  const built = concordia.parseState({
    ...begun,
    board: { ...begun.board, houses: { ...houses, novaria: [0], [other]: [0] } },
    players: begun.players.map((player, seat) => (seat === 0 ? { ...player, houses: 13 } : player)),
  });
  /** Mercurius: 2 points for each kind of goods. */
  const kinds = (state: typeof built) => {
    const { value = 0 } = concordia.finalScores(state).players[0]?.gods.mercurius ?? {};
    return value / 2;
  };
  expect(kinds(built)).toBe(2);
  const tribune = concordia.applyAction(built, { type: 'playCard', seat: 0, card: 'tribune' });
  const exchanged = concordia.applyAction(tribune, { type: 'pass', seat: 0 });
  expect(exchanged.board.cityGoods.novaria).toBe(aquileia);
  expect(kinds(exchanged)).toBe(1);
});

test('what is asked for when an action is about to end belongs to the same turn', () => {
  const bid = choice({
    kind: 'lateBid',
    shape: { coins: count(0, 1, 'Coins.') },
    candidates: () => [{ coins: 0 }, { coins: 1 }],
    reveal: () => undefined,
  });
  const late = defineModule({
    id: 'late',
    rules: defineRules({
      id: 'late',
      parts: [bid.part],
      decisions: [bid.decision],
      steps: [bid.step],
      events: [...bid.events],
      on: {
        actionEnding(transition) {
          const { state } = transition;
          // Once in a turn; it says nothing about having asked.
          if (bid.shown(state).length === 0) bid.begin(transition);
        },
      },
    }),
  });
  const concordia = createLibrary({ maps: [imperium], modules: [late] });
  const begun = concordia.createGame({
    map: 'imperium',
    modules: ['late'],
    players: 2,
    seed: 'late',
  });
  const tribune = concordia.applyAction(begun, { type: 'playCard', seat: 0, card: 'tribune' });
  const asked = concordia.applyAction(tribune, { type: 'pass', seat: 0 });
  expect([asked.turn, asked.decision, asked.queue]).toEqual([
    1,
    { kind: 'lateBid', seat: 0 },
    [{ kind: 'lateBid', seat: 1 }],
  ]);
  const first = concordia.applyAction(asked, { type: 'lateBid', seat: 1, coins: 1 });
  const over = concordia.applyAction(first, { type: 'lateBid', seat: 0, coins: 0 });
  expect([over.turn, over.decision]).toEqual([2, { kind: 'playCard', seat: 1 }]);
});
