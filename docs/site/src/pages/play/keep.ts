/** The games that this browser keeps, each by itself: nothing is lost by another game, or in another tab. */
const PREFIX = 'concordia-rules:play:';

/** A game as it is kept. Nobody has checked its log: whoever uses the browser may have written there. */
export interface Kept {
  readonly id: string;
  /** When it was kept, in milliseconds; 0 if that cannot be read. */
  readonly at: number;
  /** What was written down; undefined if it is no JSON. */
  readonly log: unknown;
  /** All that is there. */
  readonly text: string;
}

export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-');
}

/** @returns whether there was room for it; a browser may forbid it altogether. */
export function keep(id: string, log: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ at: Date.now(), log }));
    return true;
  } catch {
    return false;
  }
}

/** The newest first. */
export function allKept(): readonly Kept[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const found = keys.map((key) => keptIn(key.slice(PREFIX.length), localStorage.getItem(key)));
    return found.sort((a, b) => b.at - a.at);
  } catch {
    // A browser that forbids it keeps nothing.
    return [];
  }
}

function keptIn(id: string, text: string | null): Kept {
  const none = { id, at: 0, log: undefined, text: text ?? '' };
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null || !('log' in value)) return none;
    const at = 'at' in value && typeof value.at === 'number' ? value.at : 0;
    return { ...none, at, log: value.log };
  } catch {
    return none;
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // A browser that forbids it keeps nothing anyway.
  }
}

/** Calls back when another tab keeps the same game. @returns stops it. */
export function onOtherTab(id: string, call: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + id && newValue !== null) call();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
