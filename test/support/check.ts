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
  // Shrinking would play whole games again and again.
  const options = { endOnFailure: true };
  fc.assert(
    property,
    FUZZ ? { ...options, numRuns: runs * 10 } : { ...options, numRuns: runs, seed: SEED },
  );
}
