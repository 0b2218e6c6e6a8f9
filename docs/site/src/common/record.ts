/** What anybody may have written, by its fields: none of them if it is no object. */
export function recordOf(input: unknown): Partial<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}

/** A text as JSON; undefined if it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
