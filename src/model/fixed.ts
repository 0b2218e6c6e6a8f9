/** Makes what rules receive immutable, so that they cannot change it for later games. */
import { isPlain } from './plain';

/** What has been made immutable with everything in it. */
const fixed = new WeakSet<object>();

/**
 * Makes plain data, maps and sets immutable, with everything in them. Instances of classes, such as schemas, stay as
 * they are. Maps and sets stay native ones, as fast to query as before.
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

/** As a frozen object does. */
function refused(): never {
  throw new TypeError('this cannot be changed: it belongs to all games');
}

const REFUSING = Object.freeze({ set: refused, add: refused, delete: refused, clear: refused });
