/**
 * Shuffles with a generator that is a value: xoroshiro128+ by Blackman and Vigna (public domain). Its two words of 64
 * bits are kept in the game's state as four of 32. It has no dependency, because the same seed must give the same game
 * in every later version.
 */
import type { RandomState } from '../model/state';

/** The initial state of the generator for a seed. */
export function randomFromSeed(seed: string): RandomState {
  return cyrb128(seed);
}

/** The items in random order, and the generator's state afterwards. */
export function shuffle<T>(items: readonly T[], random: RandomState): [readonly T[], RandomState] {
  const words: GeneratorWords = [...random];
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) {
    const index = below(rest.length, words);
    shuffled.push(rest[index] as T);
    rest.splice(index, 1);
  }
  return [shuffled, words];
}

/** A whole number from 0 to limit - 1, without bias: draws beyond the last full round are repeated. */
function below(limit: number, words: GeneratorWords): number {
  const rounds = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const value = nextWord(words);
    if (value < rounds) return value % limit;
  }
}

/** The mutable state of a generator. */
export type GeneratorWords = [high0: number, low0: number, high1: number, low1: number];

/** The next whole number from 0 to 2 ** 32 - 1; the words become those after it. */
export function nextWord(words: GeneratorWords): number {
  const [high0, low0, high1, low1] = words;
  const [low, high] = [low1 ^ low0, high1 ^ high0];
  words[0] = (high0 << 24) ^ (low0 >>> 8) ^ high ^ ((high << 16) | (low >>> 16));
  words[1] = (low0 << 24) ^ (high0 >>> 8) ^ low ^ (low << 16);
  words[2] = (low << 5) ^ (high >>> 27);
  words[3] = (high << 5) ^ (low >>> 27);
  return (low0 + low1) >>> 0;
}

/**
 * The public-domain hash cyrb128 by bryc (github.com/bryc/code, jshash/PRNGs.md), a relative of MurmurHash3:
 * every bit of its four words depends on every character.
 */
function cyrb128(text: string): RandomState {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  b ^= a;
  c ^= a;
  d ^= a;
  return [a | 0, b | 0, c | 0, d | 0];
}
