/** The log that one page hands to another: Check and Play put it down, Replay picks it up, also after a reload. */
import type { GameLog } from 'concordia-rules';

const KEY = 'concordia-rules log';
/** A browser keeps about five million letters for a whole site; a game has some 50,000. */
const MOST_LETTERS = 1_500_000;

let handed: unknown;

export function handOver(log: GameLog): void {
  handed = log;
  try {
    // A log that cannot be kept must not leave the one before it behind.
    sessionStorage.removeItem(KEY);
    const text = JSON.stringify(log);
    if (text.length <= MOST_LETTERS) sessionStorage.setItem(KEY, text);
  } catch {
    // A full or closed storage only means that a reload forgets it.
  }
}

/** What was handed over last in this tab; it stays there. Whoever uses the browser may have written it. */
export function handedOver(): unknown {
  handed ??= keptLog();
  return handed;
}

function keptLog(): unknown {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null || text.length > MOST_LETTERS ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
