/** What the browser keeps for this site: `local` for all tabs, `session` for this one. Some keep nothing, and anybody may write. */

type Where = 'local' | 'session';

/** Why nothing could be written. */
export type Trouble = 'full' | 'closed';

/** @throws where the browser keeps nothing for this site. */
function storageOf(where: Where): Storage {
  return where === 'local' ? localStorage : sessionStorage;
}

/** The text of an entry; undefined if there is none. */
export function kept(where: Where, key: string): string | undefined {
  try {
    return storageOf(where).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes an entry, and says why that was not possible. */
export function keep(where: Where, key: string, text: string): Trouble | undefined {
  try {
    storageOf(where).setItem(key, text);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'closed';
  }
}

export function forget(where: Where, key: string): void {
  try {
    storageOf(where).removeItem(key);
  } catch {
    // Where nothing can be kept, there is nothing to remove.
  }
}

/** The entries whose names begin so, without that beginning. */
export function keysWith(prefix: string): readonly string[] {
  try {
    const all = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return all.map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

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
