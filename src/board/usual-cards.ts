/**
 * Boards of maps whose rules leave every card as the box has it. The board shown of a map leaves its rules out, and its
 * id proves nothing, because anybody can name a map like one of ours.
 */

/** A set instead of a property, which copies with other content would keep. */
const usual = new WeakSet<object>();

/** Marks a board as such. */
export function noteUsualCards(board: object): void {
  usual.add(board);
}

/** Whether a board is marked as such; copies of it are not. */
export function hasUsualCards(board: object): boolean {
  return usual.has(board);
}
