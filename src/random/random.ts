/**
 * Shuffles whose generator is a value: xoroshiro128+ from pure-rand, its four words kept in the
 * game's state. The hash of the seed and the shuffle are our own, few lines each, because the same
 * seed must give the same game in every later version.
 */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { RandomState } from '../model/state';

/** The generator's first state for a seed: FNV-1a over the seed, once for each word. */
export function randomFromSeed(seed: string): RandomState {
  return [hash(`1${seed}`), hash(`2${seed}`), hash(`3${seed}`), hash(`4${seed}`)];
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

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
