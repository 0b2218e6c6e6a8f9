/** What happens, in sentences. */
import type { Action, GameEvent, GameState } from 'concordia-rules';
import { playerName } from '../../common/called';
import { describeAction, sentenceOf } from '../../common/library';

/** `Livia: Play Mercator`. */
export function toldAction(before: GameState, action: Action): string {
  return `${playerName(before, action.seat)}: ${describeAction(before, action)}`;
}

/** `0:12:30`. */
export function toldClock(seconds: number): string {
  const two = (value: number) => `${value}`.padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** A sentence for each event that is worth one. */
export function toldEvents(state: GameState, events: readonly GameEvent[]): readonly string[] {
  return events.flatMap((event) => sentenceOf(state, event) ?? []);
}
