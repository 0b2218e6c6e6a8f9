/** Texts of sheets in the browser's storage: one entry a sheet, so that tabs with different sheets never meet. */
import { forget, keep, kept, keysWith, type Trouble } from '../../../common/storage';

const PREFIX = 'concordia-rules sheet ';
/** Which sheet is open: in the session for this tab, in the storage for the next one. */
const OPEN = 'concordia-rules open sheet';

/** What could not be written waits here, as long as the page is open. */
const unsaved = new Map<string, string>();

/** Whether an entry of that name is a sheet. */
export function isSheetKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

export function sheetIds(): readonly string[] {
  return [...new Set([...keysWith(PREFIX), ...unsaved.keys()])];
}

/** What this tab knows of a sheet. */
export function textOf(id: string): string | undefined {
  return unsaved.get(id) ?? storedText(id);
}

/** What the storage has, which another tab may have written. */
export function storedText(id: string): string | undefined {
  return kept('local', PREFIX + id);
}

export function store(id: string, text: string): Trouble | undefined {
  const trouble = keep('local', PREFIX + id, text);
  if (trouble === undefined) unsaved.delete(id);
  else unsaved.set(id, text);
  return trouble;
}

export function discard(id: string): void {
  unsaved.delete(id);
  forget('local', PREFIX + id);
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

/** Where this cannot be kept, the newest is opened next time, or none. */
export function rememberOpen(id: string): void {
  keep('session', OPEN, id);
  keep('local', OPEN, id);
}

/** The sheet that was open in this tab, and the one that was open at last. */
export function lastOpen(): readonly string[] {
  const ids = [kept('session', OPEN), kept('local', OPEN)];
  return ids.filter((id) => id !== undefined);
}
