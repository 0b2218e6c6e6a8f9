import { describe, expect, test } from 'vitest';
import { createGame, finalScores, type GameState, getMap, legalActions } from '../../../src/index';
import { SQUARES } from '../../../src/maps/aegyptus/trade-squares';
import { play } from '../../support/scenario';
import { type BoardFacts, type Ends, factsOf, idOf, routeOf, sizeOf } from '../facts';
import { card, produce } from '../support';

interface AegyptusFacts extends BoardFacts {
  special: BoardFacts['special'] & {
    tradeSquares: { name: string; vp: number; touchedBy: Ends[] }[];
    nileDownstream: string[];
    redSeaProvinces: string[];
  };
}

/** Seat 0 lets a province of that name produce. */
const produced = (state: GameState, name: string): GameState =>
  play(state, card(0, 'prefect'), produce(0, idOf(name)));

const moneyOf = (state: GameState, seat: number): number => state.players[seat]?.money ?? 0;

test('R-2.1, R-6.2: 22 cities in 10 provinces', () => {
  // As many as there are tokens of the letters in use, of 7 A, 8 B, 10 C and 5 D: 7 + 10 + 5.
  expect(sizeOf('aegyptus')).toEqual({ cities: 22, provinces: 10 });
});

describe('R-10.8: Aegyptus', () => {
  const { special } = factsOf<AegyptusFacts>('aegyptus');
  const map = getMap('aegyptus');

  test('R-10.8: the trade squares and the sea routes that touch them', () => {
    expect([...SQUARES].sort()).toEqual(special.tradeSquares.map(({ name }) => idOf(name)).sort());
    const squares = map.cities.filter(({ letter }) => letter === 'square');
    const touching = squares.map(({ id, name }) => ({
      name,
      routes: map.routes.flatMap((route) => (route.ends.includes(id) ? [route.id] : [])).sort(),
    }));
    expect(touching).toEqual(
      special.tradeSquares.map(({ name, touchedBy }) => ({
        name,
        routes: touchedBy.map((ends) => routeOf('sea', ends)).sort(),
      })),
    );
  });

  test('R-10.8: a ship in a square is so many points', () => {
    const start = createGame({ map: 'aegyptus', players: 2, seed: 'squares' });
    for (const { name, vp } of special.tradeSquares) {
      const colonists = start.board.colonists.map((piece) =>
        piece.seat === 0 && piece.kind === 'sea' ? { ...piece, at: idOf(name) } : piece,
      );
      const inSquare = { ...start, board: { ...start.board, colonists } };
      const points = [start, inSquare].map((state) => finalScores(state).players[0]?.total ?? 0);
      expect((points[1] ?? 0) - (points[0] ?? 0)).toBe(vp);
    }
  });

  test('R-10.8: the flood goes down the Nile from its beginning, and begins again', () => {
    const [first = ''] = special.nileDownstream;
    const names = [...special.nileDownstream, first];
    const start = createGame({ map: 'aegyptus', players: 2, seed: 'nile' });
    expect(start.parts.aegyptus).toEqual({ flood: idOf(first) });
    for (const [index, name] of special.nileDownstream.entries()) {
      const flooded = { ...start, parts: { ...start.parts, aegyptus: { flood: idOf(name) } } };
      expect(produced(flooded, name).parts.aegyptus).toEqual({
        flood: idOf(names[index + 1] ?? ''),
      });
    }
  });

  test('R-10.8, R-9.15: without Kush the flood begins in the next province', () => {
    const options = { map: 'aegyptus', players: 2, seed: 'nile', omitProvinces: ['kush'] };
    const start = createGame(options);
    expect(start.parts.aegyptus).toEqual({ flood: 'nubia' });
    const last = { ...start, parts: { ...start.parts, aegyptus: { flood: 'aegyptus-inferior' } } };
    expect(produced(last, 'Aegyptus Inferior').parts.aegyptus).toEqual({ flood: 'nubia' });
    const gone = { ...start, parts: { ...start.parts, aegyptus: { flood: 'kush' } } };
    expect(() => legalActions(gone)).toThrow(expect.objectContaining({ code: 'INVALID_STATE' }));
  });

  test('R-10.8: provinces of the Red Sea pay the ship in the frankincense square, no others', () => {
    const start = createGame({ map: 'aegyptus', players: 2, seed: 'red sea' });
    const colonists = start.board.colonists.map((piece) =>
      piece.seat === 1 && piece.kind === 'sea' ? { ...piece, at: 'frankincense' } : piece,
    );
    const state = { ...start, board: { ...start.board, colonists } };
    const paying = map.provinces.filter(
      ({ name }) => moneyOf(produced(state, name), 1) === moneyOf(state, 1) + 5,
    );
    expect(paying.map(({ name }) => name).sort()).toEqual([...special.redSeaProvinces].sort());
  });
});
