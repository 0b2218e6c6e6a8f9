/** Finds the differences between two views. */
import { isObject } from '../model/freeze';
import { isRecord, isSameData, type Json } from '../model/plain';

/** A place and its new value; `undefined` if it is to be removed. */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly value?: Json;
}

/** The smallest places that differ; a list of words or numbers is one place. */
export function differences(
  one: unknown,
  wanted: unknown,
  path: Difference['path'] = [],
): readonly Difference[] {
  if (one === wanted || isSameData(one, wanted)) return [];
  if (Array.isArray(one) && Array.isArray(wanted) && isWalked(one, wanted)) {
    return wanted.flatMap((item, index) => differences(one[index], item, [...path, index]));
  }
  if (isRecord(one) && isRecord(wanted)) {
    const gone = Object.keys(one).filter((key) => !Object.hasOwn(wanted, key));
    return [
      ...gone.map((key) => ({ path: [...path, key] })),
      ...Object.entries(wanted).flatMap(([key, value]) =>
        differences(Object.hasOwn(one, key) ? one[key] : undefined, value, [...path, key]),
      ),
    ];
  }
  // Views are JSON.
  return [{ path, value: wanted as Json }];
}

function isWalked(one: readonly unknown[], wanted: readonly unknown[]): boolean {
  return one.length === wanted.length && wanted.every(isObject);
}
