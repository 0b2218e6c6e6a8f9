/** The modifiers that reach into the flow of a game, all in one library. */
// answers for src/engine
import { expect, test } from 'vitest';
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
