/** The game that this browser keeps, so that nothing is lost when the page is closed. */
import { type Game, logOf, opened } from './game';

const KEY = 'concordia-rules:play';

/** What is kept: a game, nothing, or something that cannot be played on, with the reason. */
export type Kept = { readonly game: Game } | { readonly fault: unknown } | undefined;

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
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : { game: opened(JSON.parse(text)) };
  } catch (fault) {
    return { fault };
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that forbids it keeps nothing anyway.
  }
}
