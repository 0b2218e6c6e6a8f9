/** The game that this browser keeps, so that nothing is lost when the page is closed. */
import { type Game, logOf, opened } from './game';

const KEY = 'concordia-rules:play';

/** What is kept: a game, nothing, or something that cannot be played on, with the reason. */
export type Kept =
  | { readonly game: Game }
  | { readonly fault: unknown; readonly text: string }
  | undefined;

/** @returns whether there was room for it; a browser may forbid it altogether. */
export function keep(game: Game): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(logOf(game)));
    return true;
  } catch {
    return false;
  }
}

/** Whoever uses the browser may have written there, so it is checked like any other file. */
export function kept(): Kept {
  const text = read();
  if (text === null) return undefined;
  try {
    return { game: opened(JSON.parse(text)) };
  } catch (fault) {
    return { fault, text };
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that forbids it keeps nothing.
    return null;
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that forbids it keeps nothing anyway.
  }
}

/** Calls back when another tab keeps a game. @returns stops it. */
export function onOtherTab(call: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) call();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
