import { ConcordiaError } from './errors';

/**
 * Whatever is passed in, nothing but a ConcordiaError comes out: not even where a caller without
 * types hands over a proxy that throws, or has changed a state in place.
 *
 * @param retold - the error in other words; by the first argument, which is what the call was about.
 */
export function guarded<A extends unknown[], R>(
  call: (...args: A) => R,
  retold?: (error: ConcordiaError, about: unknown) => ConcordiaError,
): (...args: A) => R {
  return (...args) => {
    try {
      return call(...args);
    } catch (error) {
      const known = asError(error);
      throw retold?.(known, args[0]) ?? known;
    }
  };
}

/** The same for all functions of an object, which is frozen. */
export function guardedRoom<R extends object>(
  room: R,
  retold: (error: ConcordiaError, about: unknown) => ConcordiaError,
): R {
  const members = Object.entries(room).map(([name, member]) => [
    name,
    typeof member === 'function' ? guarded(member, retold) : member,
  ]);
  return Object.freeze(Object.fromEntries(members));
}

/** The error that the library throws for whatever a proxy or a getter has thrown. */
export function asError(error: unknown): ConcordiaError {
  try {
    if (error instanceof ConcordiaError) return error;
  } catch {
    // Even what was thrown may be a proxy that throws.
  }
  const message = 'This is not what the function takes.';
  return new ConcordiaError({ code: 'INVALID_INPUT', message }, { cause: error });
}
