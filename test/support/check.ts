import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import { IS_NIGHT } from './night';

/** The seed of every property outside of fuzzing. */
const SEED = 20131031;

/** Asserts a property, always with the same examples unless fuzzing. */
export function check<Ts extends [unknown, ...unknown[]]>(
  property: fc.IProperty<Ts>,
  runs = 100,
): void {
  fc.assert(property, parametersFor(runs));
}

/** The same of a property that waits. */
export async function checkAsync<Ts extends [unknown, ...unknown[]]>(
  property: fc.IAsyncProperty<Ts>,
  runs = 100,
): Promise<void> {
  await fc.assert(property, parametersFor(runs));
}

/** Fuzzing looks for new failures, by random seeds and with ten times the runs that a property names; a push tries half of them. */
function parametersFor(runs: number) {
  // Shrinking would play whole games again and again.
  const options = { endOnFailure: true };
  return IS_NIGHT
    ? { ...options, numRuns: runs * 10 }
    : { ...options, numRuns: Math.ceil(runs / 2), seed: SEED };
}

/** As `expect(found).toStrictEqual(expected)`, which takes many times as long where all is well. */
export function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toStrictEqual(expected);
}
