import fc from 'fast-check';

/** Fuzzing looks for new failures: random seeds and ten times as many runs. */
const FUZZ = process.env.FUZZ !== undefined;

/** The seed of every property outside of fuzzing. */
const SEED = 20131031;

/** Asserts a property, always with the same examples unless fuzzing. */
export function check<Ts extends [unknown, ...unknown[]]>(
  property: fc.IProperty<Ts>,
  runs = 100,
): void {
  fc.assert(property, FUZZ ? { numRuns: runs * 10 } : { numRuns: runs, seed: SEED });
}
