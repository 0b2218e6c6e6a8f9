/**
 * Lists of a state, changed or looked through. What is in a state is frozen, and engines read
 * frozen lists slowly: most of their methods take ten to fifty times as long. Only copying by a spread is
 * quick, so everything here begins with that.
 */

/** A copy to look through. */
export function items<T>(list: readonly T[]): T[] {
  return [...list];
}

/** The last of them. */
export function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}

export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  const copy = [...list];
  copy[index] = item;
  return copy;
}

export function removed<T>(list: readonly T[], index: number): T[] {
  const copy = [...list];
  for (let next = index + 1; next < copy.length; next++) copy[next - 1] = copy[next] as T;
  copy.pop();
  return copy;
}
