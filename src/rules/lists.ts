/**
 * Lists of a state, changed or looked through. What is in a state is frozen, and engines read
 * frozen lists slowly: most of their methods take ten to fifty times as long. Only copying by a spread is
 * quick, and reading by an index; so everything here begins with that.
 */

/** A copy of a list, to look through. */
export function items<T>(list: readonly T[]): T[] {
  return [...list];
}

/** Whether the item is among them. */
export function contains<T>(list: readonly T[], item: T): boolean {
  return placeOf(list, item) !== -1;
}

/** The index of an item, or -1. */
export function placeOf<T>(list: readonly T[], item: T): number {
  for (let index = 0; index < list.length; index++) if (list[index] === item) return index;
  return -1;
}

/** The last item of a list. */
export function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}

/** The list with another item in that place. */
export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  const copy = [...list];
  copy[index] = item;
  return copy;
}

/** The list without the item in that place. */
export function removed<T>(list: readonly T[], index: number): T[] {
  const copy = [...list];
  for (let next = index + 1; next < copy.length; next++) copy[next - 1] = copy[next] as T;
  copy.pop();
  return copy;
}
