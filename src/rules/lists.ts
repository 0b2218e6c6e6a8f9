/**
 * Changing and searching the lists of a state. These are frozen, and engines read frozen lists slowly: most
 * methods take ten to fifty times as long. Only spreading and reading by index are fast, so every function here
 * begins with one of them.
 */

/** A copy of a list, to search. */
export function items<T>(list: readonly T[]): T[] {
  return [...list];
}

/** Whether a list contains the item. */
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

/** The list with another item at the index. */
export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  const copy = [...list];
  copy[index] = item;
  return copy;
}

/** The list without the item at the index. */
export function removed<T>(list: readonly T[], index: number): T[] {
  const copy = [...list];
  for (let next = index + 1; next < copy.length; next++) copy[next - 1] = copy[next] as T;
  copy.pop();
  return copy;
}
