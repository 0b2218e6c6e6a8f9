/** The table can be laid for every map, module and number of players, whatever tokens lie where. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createGame,
  getMap,
  type Letter,
  mapIds,
  type NewGame,
  parseState,
  type StoredGood,
} from '../../src/index';
import { check } from '../support/check';

type Tokens = Readonly<Record<Letter, Readonly<Partial<Record<StoredGood, number>>>>>;

/** The thirty tokens, what salt takes the place of, what the two maps add. */
const TOKENS: Tokens = {
  A: { brick: 2, food: 2, tool: 1, wine: 1, cloth: 1 },
  B: { brick: 2, food: 2, tool: 2, wine: 1, cloth: 1 },
  C: { brick: 3, food: 2, tool: 2, wine: 2, cloth: 1 },
  D: { brick: 1, food: 1, tool: 1, wine: 1, cloth: 1 },
};
const REPLACED: Readonly<Record<Letter, StoredGood>> = {
  A: 'food',
  B: 'tool',
  C: 'wine',
  D: 'brick',
};
const ADDED: Readonly<Record<Letter, StoredGood>> = {
  A: 'tool',
  B: 'wine',
  C: 'cloth',
  D: 'brick',
};
const LARGER = ['byzantium', 'hispania'];
const ALL_LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D'];

function tokensFor(map: string, letter: Letter, salt: boolean): readonly StoredGood[] {
  const tokens = Object.entries(TOKENS[letter]).flatMap(([good, count]) =>
    Array<StoredGood>(count).fill(good as StoredGood),
  );
  if (LARGER.includes(map)) return [...tokens, salt ? 'salt' : ADDED[letter]];
  if (!salt) return tokens;
  return tokens.with(tokens.indexOf(REPLACED[letter]), 'salt');
}

/** Goods of all cities as a real shuffle could have dealt them. */
function layouts(map: string, salt: boolean): fc.Arbitrary<Record<string, StoredGood>> {
  const supplies = ALL_LETTERS.map((letter) => {
    const cities = getMap(map).cities.filter((city) => city.letter === letter);
    const tokens = tokensFor(map, letter, salt);
    return fc
      .shuffledSubarray([...tokens.keys()], {
        minLength: tokens.length,
        maxLength: tokens.length,
      })
      .map((order) => cities.map(({ id }, at) => [id, tokens[order[at] ?? 0]]));
  });
  return fc.tuple(...supplies).map((dealt) => Object.fromEntries(dealt.flat()));
}

const tables = fc.record({
  map: fc.constantFrom(...mapIds()),
  players: fc.integer({ min: 2, max: 5 }),
  modules: fc.subarray(['salt', 'forum'] as const),
  cards: fc.constantFrom('concordia', 'venus'),
  startingGoods: fc.constantFrom('standard', 'bought'),
  intermediateScoring: fc.boolean(),
  seed: fc.string(),
}) satisfies fc.Arbitrary<NewGame>;

describe('set-up never fails', () => {
  test('R-2.1, R-10.4, R-11.1: for any map, modules, players and seed', () => {
    check(
      fc.property(tables, (options) => {
        const state = createGame(options);
        expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
      250,
    );
  });

  test('R-2.1: for any tokens that can lie there', () => {
    const shuffled = tables.chain((options) =>
      layouts(options.map, options.modules.includes('salt')).map((cityGoods) => ({
        ...options,
        setup: { cityGoods },
      })),
    );
    check(
      fc.property(shuffled, (options) => {
        const state = createGame(options);
        expect(state.board.cityGoods).toMatchObject(options.setup.cityGoods);
        expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
      250,
    );
  });
});
