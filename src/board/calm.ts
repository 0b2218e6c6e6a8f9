/**
 * Boards of maps whose rules let every card do what the box says. What is shown of a map leaves its rules out, and its
 * name says nothing: anybody can call a map as ours is called.
 */

/** As with maps that have been checked: a property would be copied with what it says nothing of. */
const calm = new WeakSet<object>();

/** Notes a board. */
export function noteCalm(board: object): void {
  calm.add(board);
}

/** Whether a board is known to be one, as `getMap` shows it; copies are not. */
export function isCalm(board: object): boolean {
  return calm.has(board);
}
