/** Freezes a value and everything in it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}

/**
 * Freezes what is new in a value. A frozen part is taken to be frozen throughout, so that a state
 * that shares nearly everything with the one before costs only its changes.
 */
export function freezeNew<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key in value) freezeNew(value[key]);
  return value;
}
