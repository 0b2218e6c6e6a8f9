/** Freezes a value and everything in it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}

/**
 * Freezes what a value does not share with the one it was made from, which is frozen already: of a
 * state nearly everything stays the same, and only the changes cost anything.
 */
export function freezeChanges<T extends object>(value: T, before: T): T {
  return Object.isFrozen(before) ? freezeUnshared(value, before) : deepFreeze(value);
}

function freezeUnshared<T extends object>(value: T, before: unknown): T {
  const old = isObject(before) ? before : {};
  for (const key in value) {
    const inner: unknown = value[key];
    if (!isObject(inner)) continue;
    const shared = old[key];
    if (inner !== shared) freezeUnshared(inner, shared);
  }
  return Object.freeze(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
