import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  applyAction,
  createGame,
  type GameState,
  isOver,
  legalActions,
  perft,
} from '../../src/index';
import { playGame } from '../support/games';
import { scenario, thrownBy } from '../support/scenario';

/** The display of the Senator's example, with the goods of the other examples. */
const example = scenario(() => {}, {
  deck: [
    'mercator-i',
    'prefect-i',
    'architect-i',
    'farmer-i',
    'mason-i',
    'colonist-i',
    'diplomat-i',
  ],
});
const seeded = (map: string, players: number): GameState =>
  createGame({ map, players, seed: 'perft' });

const POSITIONS: Readonly<Record<string, GameState>> = {
  'the examples of the rules': example,
  'imperium, 4 players': seeded('imperium', 4),
  'imperium, 5 players': seeded('imperium', 5),
  'italia, 2 players': seeded('italia', 2),
  'italia, 3 players': seeded('italia', 3),
};

/** Rows of the table in docs/perft.md. */
const table = readFileSync(new URL('../../docs/perft.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && /\d \|$/.test(line) && !line.includes('position'))
  .map((line) => {
    const [name = '', ...counts] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { name, counts: counts.map(Number) };
  });

test('R-3.1: counted by hand, 6 cards and 74 sequences of two actions', () => {
  expect(perft(example, 1)).toBe(6);
  expect(perft(example, 2)).toBe(3 + 22 + 13 + 14 + 6 + 16);
});

describe('the table in docs/perft.md', () => {
  test('names every position', () => {
    expect(table.map(({ name }) => name)).toEqual(Object.keys(POSITIONS));
  });

  test.each(table)('$name', ({ name, counts }) => {
    const state = POSITIONS[name];
    if (state === undefined) throw new Error(`no position ${name}`);
    expect(counts.map((_, index) => perft(state, index + 1))).toEqual(counts);
  });
});

test('perft counts what applyAction plays, one sequence after the other', () => {
  const leaves = (state: GameState, depth: number): number =>
    depth === 0
      ? 1
      : legalActions(state)
          .map((action) => leaves(applyAction(state, action), depth - 1))
          .reduce((sum, count) => sum + count, 0);
  for (const state of Object.values(POSITIONS)) {
    expect(perft(state, 3)).toBe(leaves(state, 3));
  }
});

test('perft needs a whole depth it can reach', () => {
  for (const depth of [-1, 0.5, Number.NaN, 11, 1000]) {
    expect(thrownBy(() => perft(example, depth))).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Not a valid input, at depth: the depth must be a whole number from 0 to 10',
      details: { path: 'depth' },
    });
  }
  expect(perft(example, 0)).toBe(1);
});

test('R-6.1: after the end there is one sequence of no action, and none longer, to the greatest depth', () => {
  const { states } = playGame({
    options: { map: 'italia', players: 2, seed: 'perft' },
    strategy: 'greedy',
  });
  const state = states.at(-1) ?? example;
  expect(isOver(state)).toBe(true);
  expect(perft(state, 0)).toBe(1);
  expect(perft(state, 10)).toBe(0);
});
