/** The log that one page hands to another: Check and Play put it down, Replay picks it up. */
import type { GameLog } from 'concordia-rules';

let handed: GameLog | undefined;

export function handOver(log: GameLog): void {
  handed = log;
}

/** The log that was handed over last; it stays there. */
export function handedOver(): GameLog | undefined {
  return handed;
}
