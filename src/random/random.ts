/**
 * Shuffles whose generator is a value: xoroshiro128+ from pure-rand, its four words kept in the
 * game's state. The hash of the seed and the shuffle are written out here, because the same seed must give
 * the same game in every later version.
 */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { RandomState } from '../model/state';

/** The generator's first state for a seed. */
export function randomFromSeed(seed: string): RandomState {
  return cyrb128(seed);
}

/** The items in random order, and the generator's state afterwards. */
export function shuffle<T>(items: readonly T[], random: RandomState): [readonly T[], RandomState] {
  const generator = xoroshiro128plusFromState(random);
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) {
    const index = below(rest.length, generator);
    shuffled.push(rest[index] as T);
    rest.splice(index, 1);
  }
  const [a = 0, b = 0, c = 0, d = 0] = generator.getState();
  return [shuffled, [a, b, c, d]];
}

/** A whole number from 0 to limit - 1, without bias: draws beyond the last full round are repeated. */
function below(limit: number, generator: RandomGenerator): number {
  const rounds = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const value = generator.next() >>> 0;
    if (value < rounds) return value % limit;
  }
}

/**
 * The public-domain hash cyrb128 of bryc (github.com/bryc/code, jshash/PRNGs.md), a relative of MurmurHash3:
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
