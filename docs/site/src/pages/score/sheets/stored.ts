/** Texts of sheets in the browser's storage: one entry a sheet, so that tabs with different sheets never meet. */

const PREFIX = 'concordia-rules sheet ';
/** Which sheet is open: in the session for this tab, in the storage for the next one. */
const OPEN = 'concordia-rules open sheet';

/** Why nothing could be written. */
export type Trouble = 'full' | 'closed';

/** What could not be written waits here, as long as the page is open. */
const unsaved = new Map<string, string>();

/** Whether an entry of that name is a sheet. */
export function isSheetKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

export function sheetIds(): readonly string[] {
  return [...new Set([...keys().filter(isSheetKey).map(withoutPrefix), ...unsaved.keys()])];
}

/** What this tab knows of a sheet. */
export function textOf(id: string): string | undefined {
  return unsaved.get(id) ?? storedText(id);
}

/** What the storage has, which another tab may have written. */
export function storedText(id: string): string | undefined {
  return item(PREFIX + id);
}

/** Any entry, or nothing where storage is closed to us. */
export function item(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(id: string, text: string): Trouble | undefined {
  try {
    localStorage.setItem(PREFIX + id, text);
    unsaved.delete(id);
    return undefined;
  } catch (error) {
    unsaved.set(id, text);
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'closed';
  }
}

export function discard(id: string): void {
  unsaved.delete(id);
  discardItem(PREFIX + id);
}

export function discardItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, there is nothing to remove.
  }
}

/** Writes what has been waiting, now that there may be room. */
export function storeUnsaved(): Trouble | undefined {
  const troubles = [...unsaved].map(([id, text]) => store(id, text));
  return troubles.find((trouble) => trouble !== undefined);
}

/** @param but - a sheet that nobody would miss. */
export function hasUnsaved(but?: string): boolean {
  return [...unsaved.keys()].some((id) => id !== but);
}

/** Whether the browser lets the page look at its storage at all. */
export function isClosed(): boolean {
  try {
    return localStorage === null;
  } catch {
    return true;
  }
}

function keys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function withoutPrefix(key: string): string {
  return key.slice(PREFIX.length);
}

export function rememberOpen(id: string): void {
  try {
    sessionStorage.setItem(OPEN, id);
    localStorage.setItem(OPEN, id);
  } catch {
    // Then the newest is opened next time, or none.
  }
}

export function lastOpen(where: 'session' | 'local'): string | undefined {
  try {
    const storage = where === 'session' ? sessionStorage : localStorage;
    return storage.getItem(OPEN) ?? undefined;
  } catch {
    return undefined;
  }
}
