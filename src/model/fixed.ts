/** What rules are handed to read: nobody can change it for later games, on purpose or by mistake. */
import { isPlain } from './plain';

/** What has been made unchangeable with everything in it. */
const fixed = new WeakSet<object>();

/**
 * Makes plain data, maps and sets unchangeable, and whatever is in them. What is made by a class, such as a schema, stays
 * as it is. Maps and sets stay real ones, as quick to ask as before.
 */
export function fix<T>(value: T): T {
  if (typeof value !== 'object' || value === null || fixed.has(value)) return value;
  const isHeap = value instanceof Map || value instanceof Set;
  if (!isHeap && !isPlain(value)) return value;
  fixed.add(value);
  if (isHeap) {
    for (const inner of value.values()) fix(inner);
    if (!Object.isFrozen(value)) Object.assign(value, REFUSING);
  } else {
    for (const inner of Object.values(value)) fix(inner);
  }
  return Object.freeze(value);
}

/** As what is frozen does. */
function refused(): never {
  throw new TypeError('this cannot be changed: it belongs to all games');
}

const REFUSING = Object.freeze({ set: refused, add: refused, delete: refused, clear: refused });
