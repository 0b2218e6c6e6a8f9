/**
 * What people call: whatever they give, nothing but an error of this library comes out; and a program carries only what it
 * calls, because the rest of an entry is made at the first call.
 */
import { ConcordiaError } from './errors';
import { inputFaults, refusalFor } from './faults';

/**
 * Lets only ConcordiaErrors out, whatever is passed in: even a proxy that throws, or a state that was changed in place.
 *
 * @param localized - the error in other words, by the first argument of the call.
 */
export function sealErrors<A extends unknown[], R>(
  call: (...args: A) => R,
  localized?: (error: ConcordiaError, about: unknown) => ConcordiaError,
): (...args: A) => R {
  return (...args) => {
    try {
      return call(...args);
    } catch (error) {
      throw retold(asError(error), localized, args[0]);
    }
  };
}

/** What was passed in may throw once more while its names are looked for. */
function retold(
  error: ConcordiaError,
  localized: ((error: ConcordiaError, about: unknown) => ConcordiaError) | undefined,
  about: unknown,
): ConcordiaError {
  if (localized === undefined) return error;
  try {
    return localized(error, about);
  } catch {
    return localized(error, undefined);
  }
}

/** The same for all functions of an object; the result is frozen. */
export function sealedRoom<R extends object>(
  room: R,
  localized?: (error: ConcordiaError, about: unknown) => ConcordiaError,
): R {
  const members = Object.entries(room).map(([name, member]) => [
    name,
    typeof member === 'function' ? sealErrors(member, localized) : member,
  ]);
  return Object.freeze(Object.fromEntries(members));
}

/** The error that the library throws for whatever a proxy or a getter has thrown. */
export function asError(error: unknown): ConcordiaError {
  try {
    if (error instanceof ConcordiaError) return error;
  } catch {
    // The thrown value, too, may be a proxy that throws.
  }
  const refusal = refusalFor('INVALID_INPUT', { path: '', ...inputFaults.of('notAccepted') });
  return new ConcordiaError(refusal, { cause: error });
}

/** Parts of an entry that are made when one of their functions is first called: a program carries only what it calls. */

/** A value that is made when it is first asked for. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A function of something that is made at its first call. */
export function later<T extends object, K extends keyof T>(owner: () => T, name: K): T[K] {
  // It takes and returns what the function does.
  let member: Callable | undefined;
  const call: Callable = (...args) => {
    member ??= owner()[name] as Callable;
    return member(...args);
  };
  return call as T[K];
}

type Callable = (...args: unknown[]) => unknown;

/** A value of something that is made for it. */
export function now<T extends object, K extends keyof T>(owner: () => T, name: K): T[K] {
  return owner()[name];
}
