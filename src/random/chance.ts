/** Randomness outside the rules: for automatic players, and for guesses at what a viewer does not know. */
import { inputFaults } from '../model/faults';
import { sealErrors } from '../model/seal';

/** A random whole number from 0 to `limit - 1`. */
export type Chance = (limit: number) => number;

/**
 * The same source, with its numbers checked.
 *
 * @throws ConcordiaError `INVALID_INPUT` if it is not a function; later, if it throws or returns another number.
 */
export function checkedChance(chance: Chance): Chance {
  if (typeof chance !== 'function') {
    const facts = { expected: 'function', found: typeof chance };
    inputFaults.refuse('INVALID_INPUT', 'chance', 'wrongType', undefined, facts);
  }
  // What it throws is not the fault of the rules that ask it.
  const drawFrom = sealErrors(chance);
  return (limit) => {
    const drawn = drawFrom(limit);
    if (Number.isInteger(drawn) && drawn >= 0 && drawn < limit) return drawn;
    const facts = { of: 'number', least: 0, below: limit };
    return inputFaults.refuse('INVALID_INPUT', 'chance', 'wrongSize', undefined, facts);
  };
}

/**
 * The items in a random order; without `chance`, in the order they have.
 *
 * @example
 * ```ts
 * const last = (limit: number) => limit - 1;
 * console.log(mixed(['grey', 'blue', 'red'], last)); // -> [ 'red', 'blue', 'grey' ]
 * console.log(mixed(['grey', 'blue', 'red'])); // -> [ 'grey', 'blue', 'red' ]
 * ```
 */
export function mixed<T>(items: readonly T[], chance?: Chance): T[] {
  const rest = [...items];
  if (chance === undefined) return rest;
  const taken: T[] = [];
  while (rest.length > 0) taken.push(...rest.splice(chance(rest.length), 1));
  return taken;
}
