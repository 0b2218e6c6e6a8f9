/** whatever seeds look like, every shuffle is as likely as any other. */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { createGame, getMap, type Letter, type StoredGood } from '../../src/index';
import { type GeneratorWords, nextWord, randomFromSeed } from '../../src/random/random';
import { IS_NIGHT } from '../support/night';

const SEEDS = IS_NIGHT ? 4000 : 1500;
const SYLLABLES = ['ro', 'ma', 'ti', 'be', 'ris', 'os', 'ta', 'lu', 'di', 'nus'];

const SHAPES: Readonly<Record<string, (index: number) => string>> = {
  numbers: (index) => `${index}`,
  words: (index) =>
    [...`${index}`].map((digit) => SYLLABLES[Number(digit)] ?? digit).join('') + (index % 7),
  UUIDs: (index) => {
    const hex = (Math.imul(index + 1, 2_654_435_761) >>> 0).toString(16).padStart(8, '0');
    return `${hex}-1d0c-4b3a-9f00-${index.toString(16).padStart(12, '0')}`;
  },
};

/** The tokens of each letter, and those with salt in their place. */
const TOKENS: Readonly<Record<Letter, Readonly<Partial<Record<StoredGood, number>>>>> = {
  A: { brick: 2, food: 2, tool: 1, wine: 1, cloth: 1 },
  B: { brick: 2, food: 2, tool: 2, wine: 1, cloth: 1 },
  C: { brick: 3, food: 2, tool: 2, wine: 2, cloth: 1 },
  D: { brick: 1, food: 1, tool: 1, wine: 1, cloth: 1 },
};
const WITH_SALT: typeof TOKENS = {
  A: { brick: 2, food: 1, tool: 1, wine: 1, cloth: 1, salt: 1 },
  B: { brick: 2, food: 2, tool: 1, wine: 1, cloth: 1, salt: 1 },
  C: { brick: 3, food: 2, tool: 2, wine: 1, cloth: 1, salt: 1 },
  D: { food: 1, tool: 1, wine: 1, cloth: 1, salt: 1 },
};
/** Byzantium has a city of each letter more, with a token of salt. */
const BYZANTIUM: typeof TOKENS = {
  A: { ...TOKENS.A, salt: 1 },
  B: { ...TOKENS.B, salt: 1 },
  C: { ...TOKENS.C, salt: 1 },
  D: {},
};

/** Expects so many of all, give or take five standard deviations. */
function expectFair(found: number, share: number, all: number, what: string): void {
  const sigma = Math.sqrt(all * share * (1 - share));
  expect(Math.abs(found - all * share) / sigma, what).toBeLessThan(5);
}

const shapes = Object.keys(SHAPES);
const seedsOf = (shape: string) =>
  Array.from({ length: SEEDS }, (_, index) => SHAPES[shape]?.(index) ?? '');

test('the generator is xoroshiro128+, as another library has it', () => {
  for (let seed = 0; seed < 400; seed++) {
    const words: GeneratorWords = [...randomFromSeed(`seed ${seed}`)];
    const other = xoroshiro128plusFromState(words);
    const same = Array.from({ length: 1000 }, () => nextWord(words) === other.next() >>> 0);
    expect(same).not.toContain(false);
    expect(words).toEqual(other.getState());
  }
});

describe.each(shapes)('seeds that are %s', (shape) => {
  test('every bit of the first outputs is one half of the time', () => {
    const ones = Array.from({ length: 4 * 32 }, () => 0);
    for (const seed of seedsOf(shape)) {
      const words: GeneratorWords = [...randomFromSeed(seed)];
      for (let output = 0; output < 4; output++) {
        const value = nextWord(words);
        for (let bit = 0; bit < 32; bit++) {
          const at = 32 * output + bit;
          ones[at] = (ones[at] ?? 0) + ((value >>> bit) & 1);
        }
      }
    }
    for (const [at, found] of ones.entries()) expectFair(found, 1 / 2, SEEDS, `bit ${at}`);
  });

  test.each([
    ['imperium', [], TOKENS],
    ['imperium', ['salt'], WITH_SALT],
    ['byzantium', ['salt'], BYZANTIUM],
  ] as const)(
    'R-2.1: every city of %s with %j has every good as often as its tokens say',
    (map, modules, tokens) => {
      const counts = new Map<string, number>();
      for (const seed of seedsOf(shape)) {
        const { cityGoods } = createGame({ map, players: 3, seed, modules }).board;
        for (const [city, good] of Object.entries(cityGoods)) {
          counts.set(`${city} ${good}`, (counts.get(`${city} ${good}`) ?? 0) + 1);
        }
      }
      for (const { id, letter } of getMap(map).cities) {
        const heap = Object.entries(tokens[letter as Letter] ?? {});
        const all = heap.reduce((sum, [, count]) => sum + count, 0);
        for (const [good, count] of heap) {
          expectFair(counts.get(`${id} ${good}`) ?? 0, count / all, SEEDS, `${id} ${good}`);
        }
      }
    },
  );

  test('R-2.3: every card of the first deck lies at every place as often', () => {
    const counts = new Map<string, number>();
    const cards = new Set<string>();
    for (const seed of seedsOf(shape)) {
      const { display } = createGame({ map: 'imperium', players: 5, seed });
      for (const [place, card] of display.entries()) {
        cards.add(String(card));
        counts.set(`${card} ${place}`, (counts.get(`${card} ${place}`) ?? 0) + 1);
      }
    }
    // Seven of the eight cards of deck I are laid out.
    expect(cards.size).toBe(8);
    for (const card of cards) {
      for (let place = 0; place < 7; place++) {
        expectFair(counts.get(`${card} ${place}`) ?? 0, 1 / cards.size, SEEDS, `${card} ${place}`);
      }
    }
  });
});
