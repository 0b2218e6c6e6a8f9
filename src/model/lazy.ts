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
  const call: Callable = (...args) => (owner()[name] as Callable)(...args);
  return call as T[K];
}

type Callable = (...args: unknown[]) => unknown;

/** A value of something that is made for it. */
export function now<T extends object, K extends keyof T>(owner: () => T, name: K): T[K] {
  return owner()[name];
}
